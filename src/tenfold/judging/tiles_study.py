"""The study of a tile game, with all that it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Struct, inside, rule
from tenfold.tiles.chances import note_chances
from tenfold.tiles.phases import legal, step, to_move
from tenfold.tiles.state import SEATS, State

from .findings import Comparison, Study
from .judge import Judge
from .reasons.tiles.facts import kind_of_decision, note_reasons
from .reasons.tiles.paper import TilePaper
from .tiles.desk import TileDesk
from .tiles.evaluator import begin_comparing, go_on_comparing, value_of, weigh_outcomes


@dataclass(slots=True)
class TileStudy(Struct):
    study: Study = inside(Study)
    position: State = inside(State)
    tried: State = inside(State)
    desk: TileDesk = inside(TileDesk)
    paper: TilePaper = inside(TilePaper)


@rule
def seats_at(s: State) -> int:  # noqa: ARG001  (as every game has it)
    return SEATS


@rule
def whose_chance(s: State) -> int:
    return s.mover


@rule
def is_paying(s: State) -> bool:  # noqa: ARG001
    return False


@rule
def is_same_payment(s: State, later: State) -> bool:  # noqa: ARG001
    return False


@rule
def propose(desk: TileDesk, s: State, out: list[int]) -> int:  # noqa: ARG001
    return 0


@rule
def share_at_end(desk: TileDesk, s: State, shares: list[float]) -> None:
    value_of(desk, s, shares)


@rule
def note_leads(desk: TileDesk, s: State, c: Comparison, places: list[int], count: int) -> int:  # noqa: ARG001
    """There are no points."""
    return 1


TILE_JUDGE: Final = Judge(
    legal=legal,
    step=step,
    to_move=to_move,
    count_seats=seats_at,
    note_chances=note_chances,
    whose_chance=whose_chance,
    is_paying=is_paying,
    is_same_payment=is_same_payment,
    propose=propose,
    share_out=share_at_end,
    value_of=value_of,
    weigh_outcomes=weigh_outcomes,
    begin_comparing=begin_comparing,
    go_on_comparing=go_on_comparing,
    note_leads=note_leads,
    note_reasons=note_reasons,
    kind_of=kind_of_decision,
)
