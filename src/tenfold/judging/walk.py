"""A game studied from its moves, a bounded amount of work at a time; one decision likewise."""

from __future__ import annotations

from typing import Any

from tenfold.kernel import rule

from .findings import MORE
from .judge import Judge, W


@rule
def begin_review(judge: Judge[Any, Any, Any], w: W, level: int, seed: int) -> None:
    """A whole game, from `position` on."""
    w.study.level = level
    w.study.seed = seed


@rule
def begin_decision(
    judge: Judge[Any, Any, Any], w: W, level: int, seed: int, number: int, made: list[int]
) -> None:
    """The one decision at `position`, as it was made; or if `made` is empty, as it would be made."""
    w.study.level = level
    w.study.seed = seed
    w.study.at = number - 1


@rule
def go_on(judge: Judge[Any, Any, Any], w: W, moves: list[int], work: int) -> int:
    """Does about so much work and says what came of it; `moves` are those of the whole game."""
    return MORE
