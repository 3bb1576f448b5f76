"""By how many points a choice ends ahead or behind: told where the chance to win says little, because the
game is all but lost or won."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from tenfold.judging.practising import TOLERANCE

from .evaluator import Candidate, Evaluator, Lead
from .findings import Decision

DECIDED: Final = 0.1  # of a victory: nothing promises as much, or nothing less than the rest
PLAYED_ERROR: Final = 0.5  # points that a difference is off because it is not the expert who plays on


def with_leads(
    state: Any, decision: Decision, candidates: Sequence[Candidate], evaluator: Evaluator, beside: int = 0
) -> Decision:
    """With the leads of the best option and the one made, if that is not right; or of the best and some
    beside it."""
    if not is_all_but_decided(decision):
        return decision
    places = list(range(len(candidates)))[: 1 + beside]
    if not beside and lost_by(decision) > TOLERANCE:
        places.append(decision.made)
    if len(places) < 2:
        return decision
    leads = evaluator.leads(state, [candidates[place].choice for place in places])
    if not any(differs(lead, leads[0]) for lead in leads):
        return decision  # or the game has no points
    options = list(decision.options)
    for place, lead in zip(places, leads, strict=True):
        options[place] = replace(options[place], lead=lead.mean, lead_error=lead.standard_error)
    return replace(decision, options=options)


def differs(lead: Lead, best: Lead) -> bool:
    """Whether it is sure enough that a choice ends otherwise than the best one."""
    return abs(lead.mean - best.mean) > 2 * math.hypot(lead.standard_error, PLAYED_ERROR)


def lost_by(decision: Decision) -> float:
    """What the choice made is worth less than the best, whether it counts or not."""
    best, made = decision.options[0], decision.options[decision.made]
    return best.values[decision.seat] - made.values[decision.seat]


def is_all_but_decided(decision: Decision) -> bool:
    """Whatever is chosen, the game is as good as lost, or as good as won."""
    values = [option.values[decision.seat] for option in decision.options]
    return max(values) < DECIDED or min(values) > 1 - DECIDED
