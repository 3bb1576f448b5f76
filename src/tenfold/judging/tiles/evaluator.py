"""What positions of the tile game are worth, and the choices of a decision compared.

That goes a step at a time: every choice at a glance, then those that seem close more closely. A step is one
look, and the work may be cut after any of them.
"""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.shares import share_of_first
from tenfold.cards.state import MOST_SEATS
from tenfold.judging.findings import DEEP, Comparison, Weighing
from tenfold.judging.marks import worth
from tenfold.judging.options import (
    add_as_it_looks,
    best_left,
    keep,
    keep_what_is_worth_it,
    look_of,
    option_of,
)
from tenfold.kernel import overwrite, rule
from tenfold.tiles.phases import step
from tenfold.tiles.state import State

from .desk import TileDesk
from .doubt import level_of, note_doubt
from .levels import CLOSE, LUCK_AHEAD
from .looks import NO_MORE, PROOF, glance_after, look_closely, note_shares, work_of_look

GLANCES: Final = 0
CLOSER: Final = 1  # and then which look at the option at hand


@rule
def value_of(d: TileDesk, s: State, values: list[float]) -> int:
    """Any position: before a decision, before chance, or over."""
    note_shares(values, 0, share_of_first(s, d.notes, LUCK_AHEAD))
    return work_of_look(d)


@rule
def weigh_outcomes(
    d: TileDesk, s: State, w: Weighing, moves: list[int], count: int, values: list[float], work: int
) -> int:
    """After each tile that may come."""
    done = 0
    while w.place < count and done < work:
        overwrite(d.after, s)
        step(d.after, moves[w.place])
        note_shares(values, w.place * MOST_SEATS, share_of_first(d.after, d.notes, LUCK_AHEAD))
        done += work_of_look(d)
        w.place += 1
    w.is_done = 1 if w.place == count else 0
    return done


@rule
def begin_comparing(d: TileDesk, s: State, c: Comparison) -> int:  # noqa: ARG001  (as every judge has it)
    c.stage = GLANCES
    c.place = 0
    return 1


@rule
def go_on_comparing(d: TileDesk, s: State, c: Comparison, work: int) -> int:
    """Looks until about so much work is done, or all; returns how much it was."""
    done = 0
    while c.is_done == 0 and done < work:
        if c.stage == GLANCES:
            done += glance_after(d, s, c, c.place)
            c.place += 1
            if c.place == c.choices.count:
                keep_close_ones(d, c)
        else:
            look, took = look_closely(d, s, c, c.place, c.stage - CLOSER)
            c.stage = CLOSER + look
            done += took
        if c.stage == CLOSER + NO_MORE:
            go_to_next(d, s, c)
    return done


@rule
def keep_close_ones(d: TileDesk, c: Comparison) -> None:
    keep_what_is_worth_it(c)
    d.level = c.level
    d.at_first = c.kept_count
    best = look_of(c, c.kept[0])
    for place in range(c.kept_count):
        add_unseen(d, c, place)
        if c.kept[place] == c.measure or look_of(c, c.kept[place]) >= best - CLOSE:
            d.is_close[place] = 1
    c.place = -1
    c.stage = CLOSER + NO_MORE


@rule
def add_unseen(d: TileDesk, c: Comparison, place: int) -> None:
    add_as_it_looks(c, c.kept[place], 0.0, 0)
    d.is_close[place] = 0
    d.seen[place] = 0


@rule
def go_to_next(d: TileDesk, s: State, c: Comparison) -> None:
    """The next option that is close, or has come close since others turned out worse than they looked; then
    those that leave it unclear what is best."""
    measure = option_of(c.found, c.measure)
    if c.place >= 0:
        d.seen[c.place] = 1 + d.level
        drop_if_needless(d, c, measure)
    c.stage = CLOSER + PROOF
    c.place = next_close(d, c)
    if c.place < 0:
        c.place = come_close(d, c)
    if c.place < 0:
        c.place = next_unclear(d, s, c, measure)
    if c.place < 0:
        c.is_done = 1


@rule
def next_close(d: TileDesk, c: Comparison) -> int:
    for place in range(c.kept_count):
        if d.is_close[place] == 1 and d.seen[place] == 0:
            return place
    return -1


@rule
def come_close(d: TileDesk, c: Comparison) -> int:
    """An option that is close to what is best by now, or a choice that was not kept and looks even better; -1
    if there is none."""
    best = worth(c.found, 0, c.seat)
    for place in range(c.kept_count):
        best = max(best, worth(c.found, place, c.seat))
    for place in range(c.kept_count):
        if d.seen[place] == 0 and worth(c.found, place, c.seat) >= best - CLOSE:
            return place
    choice = best_left(c)
    if choice < 0 or look_of(c, choice) <= best:
        return -1
    keep(c, choice)
    add_unseen(d, c, c.kept_count - 1)
    return c.kept_count - 1


@rule
def drop_if_needless(d: TileDesk, c: Comparison, measure: int) -> None:
    """A choice that was not kept at first, and is no better than the measure after all, is not told of."""
    is_last = c.place == c.kept_count - 1 and c.place >= d.at_first
    if is_last and worth(c.found, c.place, c.seat) <= worth(c.found, measure, c.seat):
        c.kept_count -= 1
        c.found.count -= 1


@rule
def next_unclear(d: TileDesk, s: State, c: Comparison, measure: int) -> int:
    """The measure, or what may be better, if one of them can be looked at more closely; -1 if not."""
    unclear = note_doubt(d, s, c, measure)
    c.is_unclear = 1 if unclear >= 0 else 0
    if unclear < 0 or c.level == DEEP:
        return -1
    d.level = c.level + 1
    if level_of(d, c, measure) < d.level:
        return measure
    return unclear if level_of(d, c, unclear) < d.level else -1
