"""`random`: any legal move is as good as any other."""

from __future__ import annotations

from typing import TypeVar

from tenfold.kernel import rule
from tenfold.loops.dice import below

S = TypeVar("S")  # the state of either game
N = TypeVar("N")  # and what its bots keep in mind


@rule
def choose_at_random(s: S, out: list[int], count: int, dice: list[int], notes: N) -> int:  # noqa: ARG001
    return below(dice, count)
