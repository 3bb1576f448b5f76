"""Taking back among people (A1), being away from them (A3), and playing again (A6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tenfold.records.dealer import check_shuffle
from tenfold.records.record import Record
from tenfold.server.table import log
from tenfold.server.table.change import Change, Refused, make_moves, start
from tenfold.server.table.clock import SECOND
from tenfold.server.table.deadlines import TURN_GRACE, Away, due, due_again, enforce
from tenfold.server.table.leaving import come_back
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.rematch import come_along, seats_again, stay_away
from tenfold.server.table.standing import last_decision, now
from tenfold.server.table.table import Table
from tenfold.server.table.takeback import answer, offer_draw, take_back
from tenfold.server.table.waiting import UNAGREED, check_may_sit
from tenfold.wire.table import Agreement


def table_of(people: int) -> Table:
    """A card game in which seat 0 has drawn a card."""
    row = TableRow(
        id="aaaaaaaaaa",
        created=0,
        game="cards",
        options={"edition": "aeg", "seats": people, "deck": {"B1": 5, "G2": 5, "O1": 5}},
        agreement=Agreement(lot=False),
        secret=bytes(32),
        opening=0,
        status="waiting",
        owner="p0",
        due=None,
    )
    table = Table(row, [SeatRow("person", f"p{seat}", f"N{seat}", digest="d") for seat in range(people)])
    start(Change(table, 0))
    draw(table, "first")
    return table


def draw(table: Table, command: str) -> None:
    make_moves(Change(table, 0, command), [0], ["draw"])


def key_of(table: Table) -> str:
    with pytest.raises(Refused) as refused:
        take_back(Change(table, 0, "back"), [0])
    return refused.value.key


def test_a01_a_card_that_was_turned_up_comes_again() -> None:
    table = table_of(2)
    before = list(table.moves)
    take_back(Change(table, 0, "back"), [0])
    answer(Change(table, 0, "yes"), [1], yes=True)
    assert table.moves == []
    draw(table, "again")
    assert table.moves == before
    assert table.dealer
    shuffle = table.dealer.reveal()
    assert check_shuffle(Record("cards", table.options, table.moves, meta={"shuffle": shuffle}))


def test_a01_everybody_has_to_agree() -> None:
    table = table_of(3)
    take_back(Change(table, 0, "back"), [0])
    answer(Change(table, 0, "yes"), [1], yes=True)
    assert table.moves
    answer(Change(table, 0, "no"), [2], yes=False)
    assert table.asking is None
    assert table.moves


def test_a01_nothing_is_agreed_over_the_head_of_somebody_away() -> None:
    table = table_of(3)
    Change(table, 0).add(log.AWAY, 2, {"bot": "greedy"})
    assert key_of(table) == "table.somebody_away"
    with pytest.raises(Refused) as refused:
        offer_draw(Change(table, 0, "draw"), [0])
    assert refused.value.key == "table.somebody_away"
    come_back(Change(table, 0, "here"), 2, [2])
    take_back(Change(table, 0, "later"), [0])
    assert table.asking
    assert table.asking.waiting_for == [1, 2]


def test_a01_a_question_falls_when_somebody_goes_away() -> None:
    table = table_of(3)
    take_back(Change(table, 0, "back"), [0])
    Change(table, 0).add(log.AWAY, 2, {"bot": "greedy"})
    assert table.asking is None


def in_one_hand(table: Table) -> Table:
    for row in table.seats:
        row.person = "p0"
    return table


def test_a01_alone_a_card_that_was_seen_makes_the_game_practice() -> None:
    table = in_one_hand(table_of(2))
    assert now(table, 0, {}).take_back == [0]
    assert now(table, 0, {}).take_back_is_practice
    take_back(Change(table, 0, "back"), [0, 1])
    assert (table.moves, table.is_practice, table.info().practice) == ([], True, True)
    assert now(table, 0, {}).take_back == []
    assert key_of(table) == "table.nothing_to_take_back"


def test_a01_alone_what_nobody_has_answered_costs_nothing() -> None:
    table = in_one_hand(table_of(2))
    make_moves(Change(table, 0, "stop"), [0], ["numbers"])
    stopped = len(table.moves)
    assert not now(table, 0, {}).take_back_is_practice
    take_back(Change(table, 0, "back"), [0, 1])
    assert (len(table.moves), table.is_practice) == (stopped - 1, False)


def test_a01_what_had_to_be_done_was_no_decision() -> None:
    """The market is empty: there is nothing to do but to pass, and clients do that by themselves."""
    table = in_one_hand(table_of(2))
    make_moves(Change(table, 0, "stop"), [0], ["numbers"])
    assert table.legal() == ["pass"]
    make_moves(Change(table, 0, "by itself"), [0], ["pass"])
    take_back(Change(table, 0, "back"), [0, 1])
    assert table.moves[-1] != "numbers"
    assert "numbers" in table.legal()


def test_a01_a_table_that_was_read_again_knows_what_was_decided() -> None:
    table = in_one_hand(table_of(2))
    change = Change(table, 0, "stop")
    make_moves(change, [0], ["numbers"])
    entries = change.entries
    change = Change(table, 0, "by itself")
    make_moves(change, [0], ["pass"])
    entries += change.entries
    fresh = in_one_hand(table_of(2))
    fresh.read_log(entries)
    assert fresh.moves == table.moves
    assert last_decision(fresh, [0]) == last_decision(table, [0]) == 2


def test_a01_among_people_who_agreed_on_free_nobody_goes_behind_a_card() -> None:
    table = table_of(2)
    table.row.agreement.takeback = "free"
    assert key_of(table) == "table.cannot_take_back"
    assert now(table, 0, {}).take_back == []


def test_a01_what_older_logs_say_still_holds() -> None:
    """There, those who were there could agree without the one who was away."""
    table = table_of(3)
    for kind, seat, body in (
        (log.AWAY, 2, {"bot": "greedy"}),
        (log.ASK, 0, {"kind": "take_back", "kept": 0}),
        (log.ANSWER, 1, {"yes": True}),
        (log.BACK, 0, {"kept": 0}),
    ):
        Change(table, 0).add(kind, seat, body)
    assert (table.moves, table.asking, table.to_move) == ([], None, 0)


def see(table: Table, at: int, away: Away) -> list[str]:
    """What happens by itself when the table is looked at."""
    change = Change(table, at)
    enforce(change, away)
    return [entry.kind for entry in change.entries]


def test_a03_patience_counts_from_when_somebody_left() -> None:
    """Whenever it is looked, and however long they had thought before."""
    table = table_of(2)
    patience = table.row.agreement.patience * SECOND
    for look in range(2 * patience, 4 * patience, SECOND):
        assert see(table, look, {0: look - 3_500}) == []
    left = 4 * patience
    assert see(table, left + patience - 1, {0: left}) == []
    assert see(table, left + patience, {1: left}) == []  # it is not their turn
    assert see(table, left + patience, {0: left}) == [log.AWAY]


def test_a03_nobody_is_played_for_as_a_turn_begins() -> None:
    """However long they have been away."""
    table = table_of(2)
    assert see(table, TURN_GRACE - 1, {0: -86_400 * SECOND}) == []
    assert see(table, TURN_GRACE, {0: -86_400 * SECOND}) == [log.AWAY]


def test_a06_another_game_is_asked_for_and_nobody_is_played_for() -> None:
    """Seats are kept for those who are asked, until they come, or it begins without them."""
    old = table_of(3)
    row = replace(old.row, status="waiting")
    again = Table(row, seats_again(old, "p0"))
    assert [(seat.kind, seat.person) for seat in again.seats] == [
        ("open", "p2"),
        ("person", "p0"),
        ("open", "p1"),
    ]
    with pytest.raises(Refused, match="seat_held"):
        check_may_sit(again, 2, "p2", is_program=False)
    come_along(Change(again, 0), old, [1])
    assert (again.status, again.people) == ("waiting", [1, 2])
    start(Change(again, 0))
    assert [seat.person for seat in again.seats] == ["p0", "p1"]  # who did not come has no seat at all
    assert again.options["seats"] == 2
    with pytest.raises(Refused, match="has_begun"):
        come_along(Change(again, 0), old, [2])
    come_along(Change(again, 0), old, [1])  # who has come is there


def test_a06_a_bot_plays_where_one_sat_before_or_is_asked_for_by_name() -> None:
    old = table_of(3)
    old.seats[1] = SeatRow("bot", bot="momo")
    for bot, expected in ((None, ["p0", "momo"]), ("greedy", ["greedy", "p0", "momo"])):
        again = Table(replace(old.row, status="waiting"), seats_again(old, "p0"))
        start(Change(again, 0), bot)
        assert [seat.person or seat.bot for seat in again.seats] == expected


def test_a06_nobody_plays_alone_because_the_others_did_not_come() -> None:
    old = table_of(3)
    again = Table(replace(old.row, status="waiting"), seats_again(old, "p0"))
    with pytest.raises(Refused, match="seats_open"):
        start(Change(again, 0))
    assert (again.status, len(again.seats)) == ("waiting", 3)


def test_a06_whoever_was_to_begin_or_sits_next_to_them_begins() -> None:
    for first, begins in ((0, 0), (1, 0), (2, 1)):
        old = table_of(3)
        row = replace(old.row, status="waiting", options=old.row.options | {"start": first})
        again = Table(row, seats_again(old, "p0"))
        come_along(Change(again, 0), old, [1])  # seat 0 stays empty, so 1 and 2 become 0 and 1
        start(Change(again, 0))
        assert again.to_move == begins


def test_a06_when_all_have_come_it_begins() -> None:
    old = table_of(3)
    again = Table(replace(old.row, status="waiting"), seats_again(old, "p0"))
    stay_away(Change(again, 0), old, [2])
    assert again.seats[0] == SeatRow("open")
    for seat in (1, 2, 1):
        come_along(Change(again, 0), old, [seat])
    assert again.status == "playing"
    assert [seat.person for seat in again.seats] == ["p2", "p0", "p1"]


@pytest.mark.parametrize(
    ("agreement", "patience"),
    [(Agreement(patience=10), 10 * SECOND), (Agreement(absence="wait", patience=10), UNAGREED)],
)
def test_a06_whoever_asked_and_has_gone_asks_nobody_any_longer(agreement: Agreement, patience: int) -> None:
    old = table_of(3)
    again = Table(replace(old.row, status="waiting", agreement=agreement), seats_again(old, "p0"))
    Change(again, 0).add(log.SEATED, body={"asked_from": "bbbbbbbbbb"})
    come_along(Change(again, 0), old, [1])
    assert due(again, 0) == patience
    left = 5 * SECOND
    for at, away, status in (
        (left + patience, {2: 0}, "waiting"),  # she is there
        (left + patience - 1, {1: left}, "waiting"),
        (left + patience, {1: left}, "over"),
    ):
        enforce(Change(again, at), away)
        assert again.status == status
        if status == "waiting":
            assert due_again(again, at, away) == (left + patience if 1 in away else at + patience)
    assert again.ending
    assert again.ending.reason == "aborted"
