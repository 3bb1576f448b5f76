"""Which choices of a position are right and which are wrong; None wherever one of them is neither."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

from tenfold.puzzles.puzzle import How

CLEARLY: Final = 0.05  # of a victory: what the best wrong choice loses at least
BY_GAMES: Final = 0.08  # likewise by the mean of games: below that, others who play on often disagree
BY_FORCE: Final = 0.2  # likewise where one side is proved, whatever the other is worth
MOST_RIGHT: Final = 3  # one in so many choices, or one


class Worth(NamedTuple):
    """What a choice is worth to whoever decides, and between which bounds that lies."""

    value: float
    least: float
    most: float
    standard_error: float = 0.0  # of its distance from the best

    @property
    def is_exact(self) -> bool:
        return self.least == self.most


@dataclass(frozen=True, slots=True)
class Valued:
    """A position whose choices were all judged."""

    worths: list[Worth]  # by choice
    how: How
    looked: int
    margin: float  # what a right choice may lose
    seed: int = 0
    is_by_force: bool = False  # one side is proved: what is right wins, or what is wrong loses


@dataclass(frozen=True, slots=True)
class Verdict:
    right: list[int]  # places of choices, the best first
    wrong: list[int]  # likewise
    gap: float
    interval: tuple[float, float]


def verdict_on(valued: Valued) -> Verdict | None:
    """Every choice is within the margin, or clearly worse than all that are, wherever the values lie within
    their bounds; and few enough are right."""
    worths = valued.worths
    order = sorted(range(len(worths)), key=lambda place: (-worths[place].value, place))
    best = worths[order[0]].value
    right = [place for place in order if best - worths[place].value <= valued.margin]
    wrong = order[len(right) :]
    if not wrong or len(right) > ceil(len(order) / MOST_RIGHT):
        return None
    interval = _gap([worths[place] for place in right], [worths[place] for place in wrong])
    gap = worths[right[-1]].value - worths[wrong[0]].value
    if interval[0] < CLEARLY and not (valued.is_by_force and gap >= BY_FORCE):
        return None
    if valued.how == "playouts" and gap < BY_GAMES:
        return None
    return Verdict(right, wrong, gap, interval)


def _gap(right: Sequence[Worth], wrong: Sequence[Worth]) -> tuple[float, float]:
    """Between which bounds the distance of the worst right choice from the best wrong one lies."""
    least = min(one.least for one in right) - max(one.most for one in wrong)
    most = min(one.most for one in right) - max(one.least for one in wrong)
    return least, most
