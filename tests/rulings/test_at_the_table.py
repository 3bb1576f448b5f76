"""Taking back among people (A1)."""

from __future__ import annotations

import pytest

from tenfold.records.dealer import check_shuffle
from tenfold.records.record import Record
from tenfold.server.table import log
from tenfold.server.table.change import Change, Refused, make_moves, start
from tenfold.server.table.leaving import come_back
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.standing import last_decision, now
from tenfold.server.table.table import Table
from tenfold.server.table.takeback import answer, offer_draw, take_back
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
    assert now(table, 0).take_back == [0]
    assert now(table, 0).take_back_is_practice
    take_back(Change(table, 0, "back"), [0, 1])
    assert (table.moves, table.is_practice, table.info().practice) == ([], True, True)
    assert now(table, 0).take_back == []
    assert key_of(table) == "table.nothing_to_take_back"


def test_a01_alone_what_nobody_has_answered_costs_nothing() -> None:
    table = in_one_hand(table_of(2))
    make_moves(Change(table, 0, "stop"), [0], ["numbers"])
    stopped = len(table.moves)
    assert not now(table, 0).take_back_is_practice
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
    assert now(table, 0).take_back == []


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
