"""Where facts of the tile game are counted."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.judging.findings import Choices, Reasons
from tenfold.judging.reasons.telling import packed_cell
from tenfold.kernel import Struct, inside, numbers, overwrite, rule
from tenfold.tiles.moves import SPACE
from tenfold.tiles.notation import write_move
from tenfold.tiles.phases import step
from tenfold.tiles.state import OVER, State

from .next_wins import Threat


@dataclass(slots=True)
class Fork(Struct):
    """On how many cells at once a seat can threaten to win after its next tile, and which tile that is."""

    ways: int = 0
    cell: int = 0
    value: int = 0
    threat: Threat = inside(Threat)


@dataclass(slots=True)
class TilePaper(Struct):
    worse: State = inside(State)  # the positions that two choices lead to
    better: State = inside(State)
    given: State = inside(State)  # with a tile to lay, and
    laid: State = inside(State)  # when it lies
    out: list[int] = numbers(SPACE)
    tiles: list[int] = numbers(SPACE)  # that chance may give

    stood: Threat = inside(Threat)  # by the other seat before,
    left: Threat = inside(Threat)  # after the worse choice,
    kept: Threat = inside(Threat)  # and after the better one
    less: Threat = inside(Threat)  # by the mover after the worse choice,
    more: Threat = inside(Threat)  # and after the better one
    seen: Threat = inside(Threat)  # after one more tile
    fork: Fork = inside(Fork)  # what the worse choice leaves
    calm: Fork = inside(Fork)  # and the better one
    told: Reasons = inside(Reasons)


@rule
def move_of(choices: Choices, place: int) -> int:
    return choices.moves[choices.firsts[place]]


@rule
def take_both(p: TilePaper, s: State, other: int, best: int) -> None:
    """The positions that two moves lead to."""
    overwrite(p.worse, s)
    step(p.worse, other)
    overwrite(p.better, s)
    step(p.better, best)


@rule
def has_won(later: State, seat: int) -> bool:
    return later.phase == OVER and later.winner == seat


@rule
def target_cell(s: State, move: int) -> int:
    """Where a move puts its tile."""
    _, x, y, _, _ = write_move(s, move)
    return packed_cell(x, y)
