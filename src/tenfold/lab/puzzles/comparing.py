"""Choices of a position held against each other in games that go on from them, dealt alike, until there is no
doubt left, or so many have been played."""

from __future__ import annotations

from statistics import NormalDist
from typing import Final, NamedTuple

from tenfold.analysis.evaluator import Choice
from tenfold.fast.continuations import MOST_GAMES, Company, continuations_of

from .found_positions import Position
from .playing_on import error_of_gain
from .verdict import CLEARLY

# It is asked after so many games whether the interval leaves no doubt. Every time that might go wrong; each
# has its part of the doubt, so that all together are wrong about one pair of a thousand.
LOOKS: Final = 100, 250, 600, 1_500, 4_000, 10_000
DOUBT: Final = 0.001
CERTAINTY: Final = NormalDist().inv_cdf(1 - DOUBT / (2 * len(LOOKS)))  # standard errors

# Who plays on. At the table of the card game everybody is somebody else, and what they are about to do
# matters most; whole games of theirs would take twenty times as long, and tell hardly more.
COMPANIES: Final = {
    "cards": Company(("momo", "frieda", "willa", "nora", "expert"), 6, "careful"),
    "tiles": Company(("wanda", "nell", "iris"), 4, "nell"),
}
WINNERS: Final = Company(("iris", "hugo"), 8, "iris")  # who play a win of the tile game out that takes longer


class Gain(NamedTuple):
    """What one choice wins more than another, and between which bounds that lies."""

    mean: float
    least: float
    most: float


class Contest:
    """Games from the choices of one position; what was played once is not played again."""

    def __init__(self, position: Position, seed: int, most: int, company: Company | None = None) -> None:
        self._position, self._seed, self._most = position, seed, most
        self._company = company or COMPANIES[position.game.name]
        self._won: dict[Choice, list[float]] = {}

    @property
    def played(self) -> int:
        return sum(map(len, self._won.values()))

    def gain(self, one: Choice, other: Choice) -> Gain:
        """Known well enough to say that there is one, or that it is none to speak of; or as well as it is
        going to be."""
        for games in [*(look for look in LOOKS if look < self._most), self._most]:
            gain = self._gain(self.first(one, games), self.first(other, games))
            if gain.least > 0.0 or gain.most < CLEARLY:
                break
        return gain

    def first(self, choice: Choice, games: int) -> list[float]:
        """The mover's share of the victory in the first so many games."""
        won, play = self._won.setdefault(choice, []), continuations_of(self._position.game.name)
        state, seat = self._position.after(choice), self._position.seat
        while len(won) < games:
            now = min(MOST_GAMES, games - len(won))
            won += play.won(state, seat, self._company, self._seed, now, len(won))
        return won[:games]

    def _gain(self, one: list[float], other: list[float]) -> Gain:
        mean = (sum(one) - sum(other)) / len(one)
        off = CERTAINTY * error_of_gain(one, other)
        return Gain(mean, mean - off, mean + off)
