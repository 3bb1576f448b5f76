"""Games that go on from a position between house bots, dealt alike for every choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import Any, Final

from tenfold.bots.registry import HOUSE
from tenfold.cards.moves import GIVE
from tenfold.cards.state import MOST_SEATS
from tenfold.fast.match import CompiledMatch
from tenfold.kernel.layout import layout_of
from tenfold.protocol.game import Move
from tenfold.tiles.state import TILES_EACH

CERTAINTY: Final = 3.0  # standard errors


def won_by(bot: str, game: str, state: Any, seat: int, games: range, seed: int) -> list[float]:
    """A seat's share of the victory in games that one bot plays on at all seats. Game n has the same order of
    tiles or cards, whichever position with as many to come it goes on from."""
    packed = layout_of(type(state)).pack(state)
    bots = [list(HOUSE[game].bots).index(bot)] * MOST_SEATS
    shares = []
    for number in games:
        finished = _table(game).play(packed, PILES[game](state, Random(f"{seed} {number}")), bots, number)
        assert finished.result
        winners = finished.result["winners"] or range(2)
        shares.append(1 / len(winners) if seat in winners else 0.0)
    return shares


@cache
def _table(game: str) -> CompiledMatch:
    return CompiledMatch(game)


def _tiles_to_come(state: Any, dice: Random) -> list[Move]:
    """Each seat's tiles; those that were drawn stand before the others."""
    piles = []
    for seat in range(2):
        left = [value for value in range(3) for _ in range(state.supply[3 * seat + value])]
        dice.shuffle(left)
        piles += [0] * (TILES_EACH - len(left)) + left
    return piles


def _cards_to_come(state: Any, dice: Random) -> list[Move]:
    left = [GIVE + kind for kind, copies in enumerate(state.deck) for _ in range(copies)]
    dice.shuffle(left)
    return left


PILES: Final = {"tiles": _tiles_to_come, "cards": _cards_to_come}


def error_of_gain(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference of pairs."""
    gains = [mine - yours for mine, yours in zip(one, other, strict=True)]
    mean = sum(gains) / len(gains)
    return sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) * (len(gains) - 1)))


def is_won_more_often(one: Sequence[float], other: Sequence[float]) -> bool:
    """Beyond doubt, in games that were dealt alike."""
    gain = (sum(one) - sum(other)) / len(one)
    return gain > CERTAINTY * error_of_gain(one, other)
