"""How the two seats stand in any position of the tile game, in millionths of a victory.

Whoever can win now wins; else the other seat wins where one blocked cell is not enough to stop it; and what
is left over goes by the lines of both.
"""

from __future__ import annotations

import math
from typing import Final

from tenfold.kernel import rule
from tenfold.loops.tiles import NoPaper
from tenfold.tiles.state import CHANCE_TILE, MOVE, OVER, State

from .moving import winning_cells
from .notes import TileNotes
from .odds import AFTER_LEFT, OTHERS, note_odds, row_ends
from .threats import after_a_block, any_value, list_cells, survey_all

IS_DECIDED: Final = -1  # what is written down are shares already
IS_CHANCE: Final = -2  # nothing was judged: chance is to move

WHOLE: Final = 1_000_000
CERTAIN: Final = 1000
STEPS: Final = 600  # a hundredth of a unit each, to either side
LOGISTIC: Final = tuple(round(WHOLE / (1 + math.exp(-step / 100))) for step in range(-STEPS, STEPS + 1))

# What counts in hundredths of a unit, found by fitting 500 games of `careful` against itself.
LINES: Final = (26, 154)  # of 256, for each unit of hope, in the closed and in the open game
PROMISE: Final = 300  # for certainty to win on one's next turn, whatever is blocked
DANGER_MOVE: Final = (0, 150, 850)  # second round, of 1,000: by the cells that the other seat can win on


@rule
def standing(
    s: State,
    work: State,  # noqa: ARG001
    out: list[int],  # noqa: ARG001
    dice: list[int],  # noqa: ARG001
    notes: TileNotes,
    paper: NoPaper,  # noqa: ARG001
    shares: list[int],
) -> int:
    """Writes each seat's share."""
    if s.phase == CHANCE_TILE:
        return IS_CHANCE
    mine = WHOLE // 2
    if s.phase == OVER:
        if s.winner >= 0:
            mine = WHOLE if s.winner == s.mover else 0
    elif s.laid > 0:
        mine = share_of_mover(s, notes)
    shares[s.mover] = mine
    shares[1 - s.mover] = WHOLE - mine
    return IS_DECIDED


@rule
def share_of_mover(s: State, notes: TileNotes) -> int:
    mover = s.mover
    list_cells(s, notes)
    survey_all(s, notes.cells, notes.listed, notes)
    if wins_now(s, notes):
        return WHOLE
    danger = danger_after_block(s, notes)
    note_odds(s, mover, 0, 0, notes)
    notes.own = AFTER_LEFT
    promise = after_a_block(notes.threats[mover], notes)
    lines = LINES[s.is_open] * (notes.hopes[mover] - notes.hopes[1 - mover]) // 256
    unit = lines + PROMISE * promise // CERTAIN
    return LOGISTIC[STEPS + max(min(unit, STEPS), -STEPS)] * (CERTAIN - danger) // CERTAIN


@rule
def wins_now(s: State, notes: TileNotes) -> bool:
    """Whether the mover has a move that wins at once."""
    wanted = any_value(notes.threats[s.mover])
    if s.phase == MOVE:
        hopes = notes.hopes[0]  # the count of cells writes over nothing else
        found = winning_cells(s, s.mover, notes)
        notes.hopes[0] = hopes
        return found > 0
    if s.is_open == 1:
        return row_ends(s, s.mover, 0, 0) & wanted != 0
    return wanted >> (s.hand - 1) & 1 == 1


@rule
def danger_after_block(s: State, notes: TileNotes) -> int:
    """Of 1,000, how likely the other seat wins on its next turn although its best cell is taken."""
    if s.phase == MOVE:
        return DANGER_MOVE[min(winning_cells(s, 1 - s.mover, notes), 2)]
    note_odds(s, s.mover, 0, 0, notes)
    notes.own = OTHERS
    return after_a_block(notes.threats[1 - s.mover], notes)
