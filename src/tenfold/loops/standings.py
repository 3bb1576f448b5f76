"""How the seats stand in a position and after each of its moves, as a game judges it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from tenfold.kernel import Struct, overwrite, rule

from .rulebook import P, Rulebook, S

N = TypeVar("N", bound=Struct)  # what the bots of a game keep in mind

# Writes figures by seat about a state, and returns one more; what lies between is paper.
Standing: TypeAlias = Callable[[S, S, list[int], list[int], N, P, list[int]], int]


@rule
def stand_after_each(
    game: Rulebook[S, P],
    standing: Standing[S, N, P],
    s: S,
    after: S,
    work: S,
    moves: list[int],
    out: list[int],
    dice: list[int],
    notes: N,
    paper: P,
    figures: list[int],
    stands: list[int],
) -> int:
    """Writes the legal moves and, for each, the figures by seat and behind them the one that was returned.
    Returns how many moves there are; for none, the position itself stands in the first place."""
    width = len(figures)
    count = game.legal(s, moves)
    for place in range(max(count, 1)):
        overwrite(after, s)
        if count > 0:
            game.step(after, moves[place])
        stands[place * (width + 1) + width] = standing(after, work, out, dice, notes, paper, figures)
        for seat in range(width):
            stands[place * (width + 1) + seat] = figures[seat]
    return count


@rule
def stand(
    standing: Standing[S, N, P],
    s: S,
    work: S,
    out: list[int],
    dice: list[int],
    notes: N,
    paper: P,
    figures: list[int],
) -> int:
    return standing(s, work, out, dice, notes, paper, figures)
