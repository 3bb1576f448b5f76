"""How far what was found about a decision may be off, and whether anybody can tell what is best."""

from __future__ import annotations

from tenfold.judging.findings import Comparison
from tenfold.judging.marks import CLEAR, mark_of, worth
from tenfold.kernel import rule, square_root
from tenfold.tiles.state import PLACE, State

from .desk import TileDesk
from .levels import CLOSED_ERRORS, OPEN_ERRORS


@rule
def note_doubt(d: TileDesk, s: State, c: Comparison, measure: int) -> int:
    """How far each option's difference to the measure may be off. Returns the best option that one of two
    looks sees ahead by a clear error, if there is no mark, so that it is unclear; else -1."""
    has_mark = False
    unclear = -1
    for place in range(c.found.count):
        error = off_by(d, s, c, place, measure)
        least, most = leads_over(d, place, measure, c.seat)
        if error > 0.0 and d.seen[place] > 0:
            is_better = unclear < 0 or worth(c.found, place, c.seat) > worth(c.found, unclear, c.seat)
            if most >= max(CLEAR, error) and is_better:
                unclear = place
            error = max(error, (most - least) / 2.0)
        c.found.standard_errors[place] = error
        lost = worth(c.found, place, c.seat) - worth(c.found, measure, c.seat)
        has_mark = has_mark or mark_of(lost, error) > 0
    return -1 if has_mark else unclear


@rule
def off_by(d: TileDesk, s: State, c: Comparison, place: int, measure: int) -> float:
    """Nothing if both are proved. In the open game one guess is as bad as two: what is not proved yet may
    turn out to be won or lost."""
    guesses = 2 - c.found.exact[place] - c.found.exact[measure]
    if place == measure or guesses == 0:
        return 0.0
    if s.is_open == 0:
        return CLOSED_ERRORS[c.level] * square_root(float(guesses) / 2.0)
    level = min(level_of(d, c, place), level_of(d, c, measure)) if s.phase == PLACE else c.level
    return OPEN_ERRORS[max(c.level, level)]


@rule
def level_of(d: TileDesk, c: Comparison, place: int) -> int:
    """How closely an option was looked at; what is proved needs no closer look."""
    return d.level if c.found.exact[place] == 1 else d.seen[place] - 1


@rule
def leads_over(d: TileDesk, place: int, measure: int, seat: int) -> tuple[float, float]:
    """By how much an option is better than the measure, as two looks see it: the least, and the most."""
    sign = 1.0 if seat == 0 else -1.0
    one = sign * (d.one[place] - d.one[measure])
    other = sign * (d.other[place] - d.other[measure])
    return min(one, other), max(one, other)
