"""Which errors deserve a mark. One that its uncertainty could explain deserves none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenfold.protocol.game import Seat

from .evaluator import Candidate
from .findings import Mark

# From which loss of a victory on.
SMALL: Final = 0.02
CLEAR: Final = 0.05
GRAVE: Final = 0.12

CERTAINTY: Final = 2.5  # standard errors that a difference must exceed
SAME: Final = 0.001  # choices that are worth the same to so much are no choice

GREAT_LUCK: Final = 0.08  # from which change of a victory on luck is great
UNEXPECTED: Final = 0.25  # and how likely as much of it may be at most


def mark_of(error: float, standard_error: float) -> Mark:
    if error < SMALL or error <= CERTAINTY * standard_error:
        return ""
    if error < CLEAR:
        return "small"
    return "clear" if error < GRAVE else "grave"


def is_a_choice(candidates: Sequence[Candidate], seat: Seat) -> bool:
    """Whether it matters what is chosen, as far as can be told."""
    if len(candidates) < 2:
        return False
    ranked = sorted(candidates, key=lambda candidate: candidate.values[seat])
    spread = ranked[-1].values[seat] - ranked[0].values[seat]
    uncertain = max(ranked[0].standard_error, ranked[-1].standard_error)
    return spread > max(SAME, CERTAINTY * uncertain)


def is_as_good(one: Candidate, best: Candidate, seat: Seat) -> bool:
    """Whether a choice reads the same as the best, or cannot be told from it."""
    mine, most = one.values[seat], best.values[seat]
    uncertain = max(one.standard_error, best.standard_error)
    return round(100 * mine) == round(100 * most) or most - mine <= uncertain
