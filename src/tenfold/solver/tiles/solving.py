"""The tile game solved as far as it can be: what every move is worth, and whether that is proved.

    values = solve(state, limit=200_000)

gives a `MoveValue` for each legal move, in their order: the share of the victory that the mover gets with it
(a win 1, a draw 1/2, a loss 0), and whether the value is exact. In the closed game it is an expectation over
the tiles that lie face down. Where the limit of positions to look at is too small, the value is the middle of
what it can be, and not exact. Both rounds are searched alike; compiled, `tiles.solve_move` does it faster.

The search keeps two numbers for a position, the least and the most that it can be worth. They meet where the
value is exact, and whatever is not looked at lies anywhere between a loss and a win.
"""

from __future__ import annotations

from typing import NamedTuple

from tenfold.tiles.moves import SPACE
from tenfold.tiles.phases import legal
from tenfold.tiles.state import State

from .bounds import Looks, solve_move


class MoveValue(NamedTuple):
    move: int
    value: float  # the mover's share of the victory: the middle of what it can be
    is_exact: bool


def solve(state: State, limit: int = 20_000) -> list[MoveValue]:
    """The value of every legal move of a seat; `limit` is how many positions may be looked at for each."""
    s, looks, out = state.copy(), Looks(), [0] * SPACE
    count = legal(s, out)
    found = []
    for move in out[:count]:
        least, most = solve_move(s, looks, move, limit)
        found.append(MoveValue(move, (least + most) / 2, least == most))
    return found
