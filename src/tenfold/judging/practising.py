"""What practice counts with: when a mistake comes back and which answers are right, how well a seat decided,
and whether somebody plays better than before. Times are milliseconds of any clock."""

from __future__ import annotations

from typing import Final

from tenfold.bots.layers import exponential
from tenfold.kernel import rule, square_root

from .findings import CLEAR_MARK
from .marks import TOLERANCE

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE

AGAIN: Final = 10 * MINUTE  # after a wrong answer
INTERVALS: Final = (1 * DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY, 90 * DAY)  # after right ones in a row

STEEPEST: Final = 600.0  # beyond it nothing is left of a figure
FAR: Final = 15.0  # below the gentlest opponent: like nobody

LATELY: Final = 10  # games
BEFORE: Final = 40  # at most; what is longer ago says nothing of what was learnt lately
ERRORS: Final = 3.0  # standard errors: once in some hundred times it is chance after all
LEAST: Final = 0.0001  # that is told; so the last digits of sums are no improvement


@rule
def is_learnt(box: int) -> bool:
    """Leitner's boxes: the last one is left for good."""
    return box > len(INTERVALS)


@rule
def is_due(due: int, box: int, now: int) -> bool:
    return due <= now and not is_learnt(box)


@rule
def answer_exercise(box: int, asked: int, missed: int, is_right: bool, now: int) -> tuple[int, int, int, int]:
    """When it is due again, in which box, how often it was asked and missed: a wrong answer sends it back to
    the first box."""
    if not is_right:
        return now + AGAIN, 0, asked + 1, missed + 1
    return now + INTERVALS[min(box, len(INTERVALS) - 1)], box + 1, asked + 1, missed


@rule
def deserves_practice(mark: int, error: float) -> bool:
    return mark >= CLEAR_MARK and error > TOLERANCE


@rule
def is_right(error: float, is_equal: bool) -> bool:
    """Whether a choice that costs so much, or cannot be told from the best, is a right answer."""
    return is_equal or error <= TOLERANCE


@rule
def accuracy_figure(steepness: float, lost: float, decisions: int) -> float:
    """From 0 to 100, where 100 lost nothing; of decisions that count, at least one."""
    fall = steepness * 100.0 * lost / decisions
    return 100.0 * exponential(-min(fall, STEEPEST))


@rule
def nearest_figure(figures: list[float], count: int, figure: float) -> int:
    """The place of the figure that comes nearest, the first of equals; -1 where even the lowest is far
    better."""
    nearest, lowest = 0, figures[0]
    for place in range(1, count):
        if abs(figures[place] - figure) < abs(figures[nearest] - figure):
            nearest = place
        lowest = min(lowest, figures[place])
    return -1 if figure < lowest - FAR else nearest


@rule
def improvement(losses: list[float], count: int) -> tuple[bool, float, float]:
    """From what a decision lost in each game, the oldest first: whether the latest games are better, and can
    hardly be so by chance; the mean of them, and of those before."""
    middle = count - LATELY
    first = max(middle - BEFORE, 0)
    if middle - first < LATELY:
        return False, 0.0, 0.0
    before, lately = _mean(losses, first, middle), _mean(losses, middle, count)
    doubt = square_root(_doubt(losses, first, middle, before) + _doubt(losses, middle, count, lately))
    return before - lately > max(ERRORS * doubt, LEAST), lately, before


@rule
def _mean(losses: list[float], first: int, end: int) -> float:
    total = 0.0
    for place in range(first, end):
        total += losses[place]
    return total / (end - first)


@rule
def _doubt(losses: list[float], first: int, end: int, mean: float) -> float:
    """The square of the standard error of a mean."""
    total = 0.0
    for place in range(first, end):
        total += (losses[place] - mean) * (losses[place] - mean)
    return total / (end - first - 1) / (end - first)


EXPORTED: Final = (
    *(is_learnt, is_due, answer_exercise, deserves_practice, is_right),
    *(accuracy_figure, nearest_figure, improvement),
)
