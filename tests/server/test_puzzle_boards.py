"""A puzzle's table has a seat for everybody whom its position shows."""

from __future__ import annotations

import asyncio

import pytest

from tenfold.puzzles.puzzle import Puzzle, puzzles_of
from tenfold.server.records.puzzle_boards import PuzzleBoards
from tenfold.server.storage.exercises import table_of

BY_SEATS = {
    (one.game, one.options.get("seats")): one for game in ("cards", "tiles") for one in puzzles_of(game)
}


@pytest.mark.parametrize(
    "puzzle", BY_SEATS.values(), ids=lambda one: f"{one.game}-{one.options.get('seats')}"
)
def test_nobody_stands(puzzle: Puzzle) -> None:
    boards, table = PuzzleBoards(), table_of(puzzle.id)
    info = asyncio.run(boards.info(table))
    step = asyncio.run(boards.step(table, len(puzzle.moves)))
    assert [seat.kind for seat in info.seats].count("person") == 1
    assert info.seats[puzzle.seat].kind == "person"
    if puzzle.game == "cards":
        assert len(info.seats) == len(step.view["seats"])
