"""Whole games told step by step, so that two forms of the same rules can be held against each other."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.protocol.game import CHANCE, NOBODY

from .dice import MASK, below
from .rulebook import P, Rulebook, S

NUMBERS_A_STEP: Final = 3


@rule
def play_and_tell(
    game: Rulebook[S, P], s: S, piles: list[int], out: list[int], dice: list[int], told: list[int]
) -> int:
    """Plays at random to the end, choosing from the list of legal moves; tells of each step who moves, a
    digest of the legal moves, and the move. Returns how many steps there were."""
    game.lay_out(s, piles, dice)
    steps = 0
    mover = game.to_move(s)
    while mover != NOBODY:
        count = game.legal(s, out)
        move = game.next_of(s, piles) if mover == CHANCE else out[below(dice, count)]
        told[NUMBERS_A_STEP * steps] = mover
        told[NUMBERS_A_STEP * steps + 1] = digest(out, count)
        told[NUMBERS_A_STEP * steps + 2] = move
        steps += 1
        game.step(s, move)
        mover = game.to_move(s)
    return steps


@rule
def digest(numbers: list[int], count: int) -> int:
    """A number that hardly any other list has."""
    mixed = count
    for place in range(count):
        mixed = (mixed ^ numbers[place]) * 0x2127599BF4325C37 & MASK
        mixed ^= mixed >> 31
    return mixed
