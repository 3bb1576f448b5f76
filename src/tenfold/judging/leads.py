"""By how many points a choice ends ahead or behind: told where the chance to win says little, because the
game is all but lost or won."""

from __future__ import annotations

from typing import Any, Final

from tenfold.kernel import rule, square_root

from .findings import Comparison, Decision, Options
from .judge import Judge, W
from .marks import TOLERANCE, worth

DECIDED: Final = 0.1  # of a victory: nothing promises as much, or nothing less than the rest
PLAYED_ERROR: Final = 0.5  # points that a difference is off because it is not the expert who plays on
BESIDE: Final = 2  # choices whose leads are told beforehand, next to the best
MOST_LEADS: Final = 1 + BESIDE


@rule
def add_leads(judge: Judge[Any, Any, Any], w: W) -> None:
    """Those of the best option and the one made, if that is not right; or before anything is made, of the
    best and some beside it. Where none differs, nothing is told."""
    study = w.study
    options = study.comparison.found
    if not is_all_but_decided(options, study.decision.seat):
        return
    count = list_places(study.comparison, study.decision, study.made < 0, study.listed)
    if count < 2:
        return
    study.work += judge.note_leads(w.desk, w.position, study.comparison, study.listed, count)
    is_worth_telling = False
    for number in range(count):
        if options.has_lead[study.listed[number]] == 1 and differs(options, study.listed[number]):
            is_worth_telling = True
    if not is_worth_telling:
        for number in range(count):
            options.has_lead[study.listed[number]] = 0


@rule
def list_places(c: Comparison, decision: Decision, beforehand: bool, places: list[int]) -> int:
    """Which options are asked about; returns how many."""
    count = 1
    places[0] = 0
    if beforehand:
        count = min(1 + BESIDE, c.found.count)
        for place in range(count):
            places[place] = place
    elif lost_by(c.found, decision) > TOLERANCE:
        places[1] = decision.made
        count = 2
    return count


@rule
def differs(options: Options, place: int) -> bool:
    """Whether it is sure enough that a choice ends otherwise than the best one."""
    error = square_root(options.lead_errors[place] * options.lead_errors[place] + PLAYED_ERROR * PLAYED_ERROR)
    return abs(options.leads[place] - options.leads[0]) > 2.0 * error


@rule
def lost_by(options: Options, decision: Decision) -> float:
    """What the choice made is worth less than the best, whether it counts or not."""
    return worth(options, 0, decision.seat) - worth(options, decision.made, decision.seat)


@rule
def is_all_but_decided(options: Options, seat: int) -> bool:
    """Whatever is chosen, the game is as good as lost, or as good as won. The best option comes first."""
    best = worth(options, 0, seat)
    worst = worth(options, options.count - 1, seat)
    return best < DECIDED or worst > 1.0 - DECIDED
