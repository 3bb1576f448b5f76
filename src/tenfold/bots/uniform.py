"""`random`: any legal move is as good as any other."""

from __future__ import annotations

from typing import Any

from tenfold.fast.dice import below
from tenfold.kernel import rule


@rule
def choose_at_random(s: Any, out: list[int], count: int, dice: list[int], notes: Any) -> int:  # noqa: ARG001
    return below(dice, count)
