"""`expert` in the tile game."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.loops.dice import below
from tenfold.tiles.state import PLACE, State

from .closed_game import decide_closed
from .moving_search import choose_moving
from .notes import TileNotes
from .open_search import choose_open
from .survey import load_tables


@rule
def expert_in_tiles(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    n.budget = n.effort if n.effort > 0 else 60000
    load_tables(n)
    if s.phase == PLACE and s.is_open == 1:
        return choose_open(s, out, count, n)
    if s.phase == PLACE:
        return decide_closed(s, out, count, dice, n)
    return choose_moving(s, out, count, dice, n)
