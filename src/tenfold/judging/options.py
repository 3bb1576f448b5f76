"""The choices of a decision that are looked at more closely: which they are, and the order they come in."""

from __future__ import annotations

from typing import Final

from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import rule

from .findings import Comparison, Options
from .marks import SMALL, TOLERANCE, worth

SHOWN: Final = 6


@rule
def keep_what_is_worth_it(c: Comparison) -> None:
    """Those that look best, the best first, and the measure. If that is a mistake, somebody may be asked for
    something better: then all that is right must be known."""
    for choice in range(c.choices.count):
        c.is_kept[choice] = 0
    c.kept_count = 0
    best = best_left(c)
    most = look_of(c, best)
    is_mistake = most - look_of(c, c.measure) >= SMALL
    while best >= 0 and (c.kept_count < SHOWN or (is_mistake and most - look_of(c, best) <= TOLERANCE)):
        keep(c, best)
        best = best_left(c)
    if c.is_kept[c.measure] == 0:
        keep(c, c.measure)


@rule
def look_of(c: Comparison, choice: int) -> float:
    """What a choice is worth to whoever decides, at first sight."""
    return c.looks[choice * MOST_SEATS + c.seat]


@rule
def best_left(c: Comparison) -> int:
    """The choice that looks best among those that are not kept yet, or -1."""
    best = -1
    for choice in range(c.choices.count):
        if c.is_kept[choice] == 0 and (best < 0 or look_of(c, choice) > look_of(c, best)):
            best = choice
    return best


@rule
def keep(c: Comparison, choice: int) -> None:
    c.is_kept[choice] = 1
    c.kept[c.kept_count] = choice
    c.kept_count += 1


@rule
def add_option(options: Options, choice: int, standard_error: float, exact: int) -> int:
    """One more, whose values are still to be written; returns its place."""
    place = options.count
    options.choices[place] = choice
    options.standard_errors[place] = standard_error
    options.exact[place] = exact
    options.is_equal[place] = 0
    options.has_lead[place] = 0
    options.leads[place] = 0.0
    options.lead_errors[place] = 0.0
    options.count += 1
    return place


@rule
def add_as_it_looks(c: Comparison, choice: int, standard_error: float, exact: int) -> None:
    place = add_option(c.found, choice, standard_error, exact)
    for seat in range(MOST_SEATS):
        c.found.values[place * MOST_SEATS + seat] = c.looks[choice * MOST_SEATS + seat]


@rule
def put_best_first(options: Options, seat: int) -> None:
    """Equals stay in their order."""
    for last in range(1, options.count):
        place = last
        while place > 0 and worth(options, place, seat) > worth(options, place - 1, seat):
            swap(options, place)
            place -= 1


@rule
def swap(o: Options, place: int) -> None:
    """An option and the one before it, as far as anything is known of them when they are ranked."""
    before = place - 1
    o.choices[before], o.choices[place] = o.choices[place], o.choices[before]
    o.standard_errors[before], o.standard_errors[place] = o.standard_errors[place], o.standard_errors[before]
    o.exact[before], o.exact[place] = o.exact[place], o.exact[before]
    for seat in range(MOST_SEATS):
        one = before * MOST_SEATS + seat
        other = place * MOST_SEATS + seat
        o.values[one], o.values[other] = o.values[other], o.values[one]


@rule
def option_of(options: Options, choice: int) -> int:
    """The place of a choice among the options; whoever judges keeps the measure."""
    place = 0
    while options.choices[place] != choice:
        place += 1
    return place
