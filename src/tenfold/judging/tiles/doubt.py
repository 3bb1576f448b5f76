"""How far what was found about a decision may be off, and whether anybody can tell."""

from __future__ import annotations

from tenfold.judging.findings import Comparison
from tenfold.judging.marks import CLEAR, mark_of, worth
from tenfold.judging.options import option_of
from tenfold.kernel import rule, square_root
from tenfold.tiles.state import State

from .desk import TileDesk
from .levels import CLOSED_ERRORS, OPEN_ERRORS


@rule
def note_doubt(d: TileDesk, s: State, c: Comparison) -> None:
    """A difference is off by nothing where both choices are proved; where two looks disagree, by half of that
    at least. If one of them sees a clear error, and yet there is no mark, it is unclear what is best."""
    off = OPEN_ERRORS[c.level] if s.is_open == 1 else CLOSED_ERRORS[c.level]
    measure = option_of(c.found, c.measure)
    has_mark = False
    is_unclear = False
    for place in range(c.found.count):
        guesses = 2 - c.found.exact[place] - c.found.exact[measure]
        error = 0.0
        if place != measure and guesses > 0:
            error = off * square_root(float(guesses) / 2.0)
            if d.is_seen[place] == 1:
                least, most = leads_over(d, place, measure, c.seat)
                is_unclear = is_unclear or most >= max(CLEAR, error)
                error = max(error, (most - least) / 2.0)
        c.found.standard_errors[place] = error
        lost = worth(c.found, place, c.seat) - worth(c.found, measure, c.seat)
        has_mark = has_mark or mark_of(lost, error) > 0
    c.is_unclear = 1 if is_unclear and not has_mark else 0


@rule
def leads_over(d: TileDesk, place: int, measure: int, seat: int) -> tuple[float, float]:
    """By how much an option is better than the measure, as two looks see it: the least, and the most."""
    sign = 1.0 if seat == 0 else -1.0
    one = sign * (d.one[place] - d.one[measure])
    other = sign * (d.other[place] - d.other[measure])
    return min(one, other), max(one, other)
