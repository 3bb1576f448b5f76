"""The position before the first move (rules 2)."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.kernel import Short, Struct, numbers, rule

from .options import Options
from .state import CHANCE_TILE, EACH_VALUE, PLACE, SEATS, TILES, TILES_EACH, State


@dataclass(slots=True)
class Setup(Struct):
    """What was agreed, as numbers."""

    open: int = 0  # 1: the open game
    start: int = 0
    repetitions: int = 0
    second_round_limit: int = 0
    rows: list[Short] = numbers(TILES)  # open: the values by seat × 15 + place


def setup_of(options: Options) -> Setup:
    return Setup(
        open=int(options.open),
        start=options.start,
        repetitions=options.repetitions,
        second_round_limit=options.second_round_limit,
        rows=[int(value) for row in options.rows for value in row] if options.rows else [0] * TILES,
    )


@rule
def set_up(s: State, setup: Setup) -> None:
    """Makes a blank state the first position."""
    s.is_open = setup.open
    s.start = setup.start
    s.repetitions = setup.repetitions
    s.limit = setup.second_round_limit
    s.mover = setup.start
    s.winner = -1
    if s.is_open == 1:
        s.phase = PLACE
        lay_out_rows(s, setup)
    else:
        s.phase = CHANCE_TILE
        for place in range(len(s.supply)):
            s.supply[place] = EACH_VALUE


@rule
def lay_out_rows(s: State, setup: Setup) -> None:
    for place in range(TILES):
        s.rows[place] = setup.rows[place]
    for seat in range(SEATS):
        s.right[seat] = TILES_EACH
