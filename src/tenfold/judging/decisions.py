"""One decision judged: of a game that was played, or of a position where somebody has still to choose."""

from __future__ import annotations

from typing import Any

from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import rule

from .findings import FIRST_LOOK, LOOKED, NO_MARK, QUICK, Comparison, Decision, Options
from .judge import Judge, W
from .leads import add_leads
from .marks import is_a_choice, is_as_good, mark_of, worth
from .options import add_option, option_of, put_best_first
from .verdicts import note_loss, note_verdict, note_what_speaks


@rule
def begin_comparison(judge: Judge[Any, Any, Any], w: W, level: int, measure: int, measuring: int) -> None:
    """Choices are listed; one of them is what the others are measured against."""
    c = w.study.comparison
    c.measuring = measuring
    c.level = level
    c.seed = w.study.seed
    c.seat = judge.to_move(w.position)
    c.measure = measure
    c.stage = 0
    c.place = 0
    c.is_done = 0
    c.is_unclear = 0
    c.found.count = 0
    w.study.work += judge.begin_comparing(w.desk, w.position, c)


@rule
def compare(judge: Judge[Any, Any, Any], w: W, work: int) -> bool:
    """About so much work; yes if nothing is left to be done."""
    c = w.study.comparison
    if c.is_done == 0:
        w.study.work += judge.go_on_comparing(w.desk, w.position, c, work)
    return c.is_done == 1


@rule
def take_only_choice(c: Comparison, seat: int, values: list[float]) -> None:
    """Where there is one, nothing is looked at."""
    c.seat = seat
    c.found.count = 0
    c.is_unclear = 0
    place = add_option(c.found, 0, 0.0, 0)
    for other in range(MOST_SEATS):
        c.found.values[place * MOST_SEATS + other] = values[other]


@rule
def measure_by_best(judge: Judge[Any, Any, Any], w: W) -> None:
    """Where nothing was made yet: a quick look has said whom the others are measured against."""
    c = w.study.comparison
    put_best_first(c.found, c.seat)
    begin_comparison(judge, w, w.study.level, c.found.choices[0], LOOKED)


@rule
def conclude(judge: Judge[Any, Any, Any], w: W) -> None:
    """What the choice was worth, once all that seem worth it have been compared."""
    study = w.study
    c = study.comparison
    put_best_first(c.found, c.seat)
    made = 0 if study.made < 0 else option_of(c.found, study.made)
    study.decision.number = study.at + 1
    study.decision.seat = c.seat
    study.decision.unclear = c.is_unclear
    weigh_up(study.decision, c.found, made, study.seats)
    choice = c.found.choices[made]
    best = c.found.choices[0 if study.decision.counts == 1 else made]
    study.decision.moves = c.choices.lengths[choice]
    study.decision.kind = judge.kind_of(w.paper, w.position, c.choices, choice, best)
    add_leads(judge, w)
    note_why(judge, w)


@rule
def weigh_up(decision: Decision, options: Options, made: int, seats: int) -> None:
    seat = decision.seat
    for place in range(options.count):
        options.is_equal[place] = 1 if is_as_good(options, place, seat) else 0
    decision.made = made
    lost = worth(options, 0, seat) - worth(options, made, seat)
    is_error = mark_of(lost, options.standard_errors[0]) > NO_MARK  # however little is known of the others
    decision.counts = 1 if is_error or is_a_choice(options, seat) else 0
    best = 0 if decision.counts == 1 else made
    for other in range(seats):
        decision.changes[other] = worth(options, made, other) - worth(options, best, other)
    decision.error = -decision.changes[seat]
    decision.standard_error = options.standard_errors[best]
    decision.mark = mark_of(decision.error, decision.standard_error)


@rule
def note_why(judge: Judge[Any, Any, Any], w: W) -> None:
    """Why an error is one; and of a single decision what speaks for the best choice and not for the one made,
    or the next that is not as good."""
    decision = w.study.decision
    options = w.study.comparison.found
    decision.reasons.count = 0
    decision.reasons.listed_count = 0
    if decision.mark > 0:
        note_verdict(decision.reasons, options, decision.error)
        note_what_speaks(judge, w, decision.made)
        note_loss(decision.reasons, options, decision.made, decision.seat)
    elif w.study.is_single == 1:
        other = next_that_is_worse(options) if decision.made == 0 else decision.made
        if options.is_equal[other] == 0:
            note_what_speaks(judge, w, other)


@rule
def next_that_is_worse(options: Options) -> int:
    """The first option that is not as good as the best; 0 if there is none."""
    for place in range(1, options.count):
        if options.is_equal[place] == 0:
            return place
    return 0


@rule
def begin_measuring(judge: Judge[Any, Any, Any], w: W) -> None:
    begin_comparison(judge, w, QUICK, 0, FIRST_LOOK)
