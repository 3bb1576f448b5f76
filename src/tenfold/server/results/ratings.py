"""Ratings of people, on Elo's scale: one against people and one against bots, which play on another scale.

A game is taken apart into pairs. Of two, the one with the larger share of the victory was better, in
proportion to the shares; two who both won nothing are not compared, since nobody plays for the second place.
So what is expected of a pair is what Luce's choice model expects of a whole table, with which the lab rates
bots. All pairs of a game together move a rating as far as one game of two would, and among people whose
ratings move equally fast nothing is won or lost in sum.

Two who play each other again and again on one day learn less of each other each time, and nobody whose rating
is settled learns anything from somebody new (ruling A5).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tenfold.bots.registry import HOUSE

BEGINNING: Final = 1500.0
POINTS_FOR_TENFOLD: Final = 400.0
NEW_GAMES: Final = 20  # so many games move a rating faster
SPEED_WHEN_NEW: Final = 40.0  # points for one game, at most
SPEED: Final = 20.0
SHOWN_AFTER: Final = 5  # games; a rating after fewer says little
MOST_IN_COURSE: Final = 30  # games that are told of how a rating has come about

# Fixed, as the anchors of the scale; the registry says where they come from.
BOTS: Final[dict[str, dict[str, float]]] = {
    game: {name: bot.rating for name, bot in house.bots.items()} for game, house in HOUSE.items()
}


class Standing(NamedTuple):
    """What a person's rated games have made of the rating."""

    games: int = 0
    gained: float = 0.0

    @property
    def rating(self) -> float:
        return BEGINNING + self.gained

    @property
    def shown(self) -> float | None:
        return self.rating if self.is_settled else None

    @property
    def is_settled(self) -> bool:
        return self.games >= SHOWN_AFTER

    def may_learn_from(self, other: Standing) -> bool:
        """Somebody new may be anybody, even oneself in another browser."""
        return other.is_settled or not self.is_settled


class Pair(NamedTuple):
    """One opponent in a game."""

    rating: float  # the opponent's
    share: float  # one's own of the victory
    other: float  # the opponent's
    weight: float = 1.0


def change(standing: Standing, pairs: Sequence[Pair]) -> float | None:
    """What a game adds to a rating; None when it compares nobody.

    >>> change(Standing(), [Pair(1500, 1, 0)])
    20.0
    """
    surprises = [
        pair.weight * (pair.share / (pair.share + pair.other) - expected(standing.rating, pair.rating))
        for pair in pairs
        if pair.share + pair.other > 0
    ]
    if not surprises:
        return None
    speed = SPEED_WHEN_NEW if standing.games < NEW_GAMES else SPEED
    return speed * sum(surprises) / len(pairs)


def weight_after(meetings: int) -> float:
    """What a game of two counts who have met so often within a day: all of them together less than two.

    >>> [weight_after(meetings) for meetings in range(3)]
    [1.0, 0.5, 0.25]
    """
    return float(0.5**meetings)


def expected(rating: float, other: float) -> float:
    """The share that a player is expected to win against another."""
    return float(1 / (1 + 10 ** ((other - rating) / POINTS_FOR_TENFOLD)))
