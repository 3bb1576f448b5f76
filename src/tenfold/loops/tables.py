"""One game, a move at a time, as environments step it: chance plays by itself and is told of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Short, Struct, numbers, rule
from tenfold.protocol.game import CHANCE, NOBODY

from .masks import is_marked
from .rulebook import P, Rulebook, S

MOST_DEALT: Final = 64  # moves of chance between two decisions


@dataclass(slots=True)
class Slip(Struct):
    """What is handed over: a move, and then what it came to."""

    move: int = 0
    mover: int = 0  # who decides now
    marked: int = 0  # see `masks.py`
    count: int = 0  # of chance's moves,
    dealt: list[int] = numbers(MOST_DEALT)  # which are these


@rule
def step_table(
    game: Rulebook[S, P],
    observe: Callable[[S, int, list[Short]], None],
    s: S,
    slip: Slip,
    out: list[int],
    mask: list[int],
    chance: list[int],
    paper: P,
    shares: list[float],
    seen: list[Short],
) -> bool:
    """Makes a move, or none if it is below 0, lets chance deal up to the next decision, and notes what
    whoever decides there may do and sees. False, and nothing is done, if the move is not legal."""
    if slip.move >= 0:
        if not is_marked(mask, slip.move):
            return False
        game.step(s, slip.move)
    slip.count = 0
    mover = game.to_move(s)
    while mover == CHANCE:
        slip.dealt[slip.count] = game.deal(s, chance)
        game.step(s, slip.dealt[slip.count])
        slip.count += 1
        mover = game.to_move(s)
    slip.mover = mover
    if mover == NOBODY:
        game.share_out(s, paper, shares)
    else:
        slip.marked = game.mark(s, mask, out, slip.marked)
        observe(s, mover, seen)
    return True


@rule
def step_state(game: Rulebook[S, P], s: S, slip: Slip, out: list[int]) -> int:
    """Makes a legal move of anybody's, chance included, or none if it is below 0; notes who is to move and
    lists what may be done. Returns how many moves that are."""
    if slip.move >= 0:
        game.step(s, slip.move)
    slip.mover = game.to_move(s)
    return game.legal(s, out) if slip.mover != NOBODY else 0
