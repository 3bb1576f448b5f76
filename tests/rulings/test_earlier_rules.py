"""What was played before a ruling changed: in version 1 she paid kind after kind everywhere (C11)."""

from __future__ import annotations

import pytest
from earlier_rules import FIRST_OTHER, OPTIONS, earlier_record
from table import EDITIONS, play_cards

from tenfold.catalogue import find_game
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.server.table import log
from tenfold.server.table.log import Entry, SeatRow, TableRow
from tenfold.server.table.table import Table
from tenfold.wire.table import Agreement

# She pays 7 with five tokens and a bust token, and could have kept a token.
BEFORE = """
    draw B2 numbers pass      draw B1 draw $5 draw $5 draw $1
    draw $3 currency          draw B1 draw O9 numbers
    draw O2 numbers pass      draw *7 bid:6 bid:7
"""
PAID = ["spend:$", "spend:$", "spend:$", "spend:$", "spend:$", "spend:!"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_earlier_rules_are_read_where_only_they_fit(edition: str) -> None:
    begun = play_cards(BEFORE, "P9", edition=edition, seats=1, target=10).record()
    record = Record("cards", begun.options, begun.moves + PAID)
    play = Play.from_record(record)
    assert play.moves == record.moves
    assert play.is_by_earlier_rules == (edition in ("gamefactory", "trefl"))
    assert not Play.from_record(begun).is_by_earlier_rules


def test_earlier_rules_hold_to_the_end_of_a_table() -> None:
    row = TableRow(
        id="aaaaaaaaaa",
        created=0,
        game="cards",
        options=OPTIONS,
        agreement=Agreement(lot=False),
        secret=bytes(32),
        opening=0,
        status="playing",
        owner="p0",
        due=None,
    )
    moves = earlier_record().moves
    table = Table(row, [SeatRow("person", "p0", "Ana", digest="d")])
    begun = Entry(1, 0, log.START, log.NOBODYS, '{"words": []}', None)  # as logs were that named no version
    table.read_log([begun, *_entries(moves[: FIRST_OTHER - 1])])
    assert table.info().earlier_rules
    assert table.legal() == [moves[FIRST_OTHER - 1]]
    today = find_game("cards")
    state = today.start(today.read_options(OPTIONS))
    for token in moves[: FIRST_OTHER - 1]:
        state = today.apply(state, today.move(state, token))
    assert [today.token(state, move) for move in today.legal(state)] != table.legal()


def _entries(moves: list[str]) -> list[Entry]:
    return [Entry(number, 0, log.MOVE, 0, token, None) for number, token in enumerate(moves, 2)]
