"""Random numbers in the rules' own subset: the same interpreted and compiled, from the same seed.

The generator is linear congruential with its high bits folded into what it gives, plenty for playing at
random. Shuffles that people play with come from the dealer, never from here.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule

MASK: Final = (1 << 62) - 1


@rule
def seed_dice(dice: list[int], seed: int, stream: int) -> None:
    """Starts one of many independent streams of a seed; `dice` is a list of one number."""
    mixed = (seed * 0x1F4A7C15F39CC06 + stream * 0x2545F4914F6CDD1D + 0x14057B7EF767814F) & MASK
    for _ in range(3):
        mixed ^= mixed >> 31
        mixed = mixed * 0x2127599BF4325C37 & MASK
    dice[0] = mixed ^ mixed >> 29


@rule
def below(dice: list[int], bound: int) -> int:
    """A number from 0 up to, not including, the bound."""
    state = (dice[0] * 0x1851F42D4C957F2D + 0x14057B7EF767814F) & MASK
    dice[0] = state
    return ((state >> 29 ^ state >> 11) & 0xFFFFFFFF) * bound >> 32


@rule
def slip_in(pile: list[int], first: int, place: int, number: int, dice: list[int]) -> None:
    """Puts a number anywhere into a pile that goes from `first` up to `place`; a pile that gets all its
    numbers like that is shuffled."""
    other = first + below(dice, place - first + 1)
    pile[place] = pile[other]
    pile[other] = number
