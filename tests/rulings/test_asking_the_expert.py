"""Who may ask what the expert would do (A2)."""

from __future__ import annotations

from typing import Literal

import pytest

from tenfold.server.table.change import Change, Refused, make_moves, start
from tenfold.server.table.hinting import asking_seat, take_hint
from tenfold.server.table.leaving import leave
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.table import Table
from tenfold.wire.socket import Hint
from tenfold.wire.table import Agreement


def person(name: str) -> SeatRow:
    return SeatRow("person", name, name, digest=name)


def bot() -> SeatRow:
    return SeatRow("bot", bot="greedy")


def table_of(*seats: SeatRow, hints: Literal["alone", "everybody", "never"] = "alone") -> Change:
    """A card game that has just begun."""
    row = TableRow(
        id="aaaaaaaaaa",
        created=0,
        game="cards",
        options={"edition": "aeg", "seats": len(seats), "deck": {"B1": 5, "G2": 5, "O1": 5}},
        agreement=Agreement(lot=False, hints=hints),
        secret=bytes(32),
        opening=0,
        status="waiting",
        owner="p0",
        due=None,
    )
    change = Change(Table(row, list(seats)), 0)
    start(change)
    return change


def ask(table: Table, seat: int = 0) -> Change:
    change = Change(table, 0)
    take_hint(change, asking_seat(table, [seat]), Hint("id", table.version), [seat])
    return change


def key_of(table: Table, seat: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        ask(table, seat)
    return refused.value.key


def test_a02_alone_a_hint_makes_the_game_practice() -> None:
    for seats in ((person("a"), bot()), (person("a"), bot(), bot())):
        table = table_of(*seats).table
        assert [entry.kind for entry in ask(table).entries] == ["hint"]
        assert table.is_practice
        assert ask(table).entries == []  # once is enough


def test_a02_a_table_that_was_read_again_is_still_practice() -> None:
    begun = table_of(person("a"), bot())
    entries = [*begun.entries, *ask(begun.table).entries]
    again = Table(begun.table.row, begun.table.seats)
    again.read_log(entries)
    assert again.is_practice
    assert again.version == begun.table.version


def test_a02_people_have_to_agree_beforehand() -> None:
    for seats in ((person("a"), person("b")), (person("a"), person("a")), (person("a"), person("b"), bot())):
        assert key_of(table_of(*seats).table) == "hint.not_here"
        table = table_of(*seats, hints="everybody").table
        assert ask(table).entries == []  # nothing is at stake that a hint could spoil
        assert not table.is_practice
        if seats[1].person == "b":
            assert key_of(table, seat=1) == "hint.not_your_turn"


def test_a02_whoever_has_left_was_a_person() -> None:
    change = table_of(person("a"), person("b"), person("c"))
    leave(change, 2, [2])
    leave(change, 1, [1])
    assert change.table.people == [0]
    assert key_of(change.table) == "hint.not_here"


def test_a02_a_table_may_want_none() -> None:
    table = table_of(person("a"), bot(), hints="never").table
    assert key_of(table) == "hint.not_here"
    make_moves(Change(table, 0), [0], ["draw"])
    assert not table.is_practice
