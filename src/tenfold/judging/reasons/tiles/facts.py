"""What can be counted of two choices in the tile game: wins, threats and answers, and what lines become."""

from __future__ import annotations

from tenfold.judging.findings import (
    MISSED_BLOCK,
    MISSED_WIN,
    PLACING,
    SECOND_ROUND,
    WINS_AT_ONCE,
    Choices,
    Reasons,
)
from tenfold.judging.reasons.table import (
    ANSWERS_IT,
    MAKES_THREATS,
    THREAT_BY_TAKING,
    THREAT_OPENED,
    THREAT_STAYS,
)
from tenfold.judging.reasons.telling import in_percent, note_common, note_detail, note_first, note_list, say
from tenfold.kernel import rule
from tenfold.tiles.state import MOVE, State

from .line_facts import tell_lines
from .next_wins import Threat, count_cells, count_ways, has_win, look_for_threat, note_cells
from .paper import TilePaper, has_won, move_of, take_both, target_cell


@rule
def note_reasons(
    p: TilePaper, s: State, choices: Choices, other: int, better: list[int], count: int, r: Reasons
) -> None:
    note_common(tell_tile_facts, p, s, choices, other, better, count, r, p.told)


@rule
def note_first_reason(p: TilePaper, s: State, choices: Choices, other: int, best: int, r: Reasons) -> None:
    note_first(tell_tile_facts, p, s, choices, other, best, r)


@rule
def kind_of_decision(p: TilePaper, s: State, choices: Choices, made: int, best: int) -> int:
    if s.phase == MOVE:
        return SECOND_ROUND
    take_both(p, s, move_of(choices, made), move_of(choices, best))
    if has_won(p.better, s.mover) and not has_won(p.worse, s.mover):
        return MISSED_WIN
    look_at_answers(p, s)
    return MISSED_BLOCK if p.stood.odds > 0.0 and p.left.odds > p.kept.odds else PLACING


@rule
def look_at_answers(p: TilePaper, s: State) -> None:
    """What the other seat threatened, and what of it is left."""
    look_for_threat(p.stood, s, 1 - s.mover)
    look_for_threat(p.left, p.worse, 1 - s.mover)
    look_for_threat(p.kept, p.better, 1 - s.mover)


@rule
def tell_tile_facts(p: TilePaper, s: State, choices: Choices, other: int, best: int, r: Reasons) -> None:
    """Wins now, what is left to the other seat, and what the mover then threatens."""
    cell = target_cell(s, move_of(choices, best))
    take_both(p, s, move_of(choices, other), move_of(choices, best))
    if has_won(p.better, s.mover):
        if not has_won(p.worse, s.mover):
            say(r, WINS_AT_ONCE)
            note_detail(r, 0, cell)
        return
    look_at_answers(p, s)
    is_told = tell_threat(p, 1 - s.mover, cell, r)
    look_for_threat(p.less, p.worse, s.mover)
    look_for_threat(p.more, p.better, s.mover)
    if count_ways(p.more) > count_ways(p.less):
        tell_own_threats(p.more, r)
    if not is_told:
        tell_lines(p, s, r)


@rule
def tell_threat(p: TilePaper, seat: int, cell: int, r: Reasons) -> bool:
    """One way to win that the worse choice leaves to the other seat and the better one does not; returns
    whether there is one."""
    if p.left.odds <= p.kept.odds:
        return False
    place = 0
    while place < p.left.count and has_win(p.kept, p.left.cells[place], p.left.values[place]):
        place += 1
    if place < p.left.count:
        say(r, THREAT_STAYS if p.stood.odds > 0.0 else THREAT_OPENED)
        note_detail(r, 0, seat)
        note_detail(r, 1, p.left.cells[place])
        note_detail(r, 2, p.left.values[place])
        note_detail(r, 3, in_percent(p.left.odds))
    elif p.left.taken > 0:
        say(r, THREAT_BY_TAKING)
        note_detail(r, 0, seat)
        note_detail(r, 1, p.left.sources[0])
    else:
        return False
    if p.kept.odds == 0.0:
        say(r, ANSWERS_IT)
        note_detail(r, 0, cell)
    return True


@rule
def tell_own_threats(t: Threat, r: Reasons) -> None:
    """How many there are, and where, unless a tile needs only be taken away."""
    say(r, MAKES_THREATS)
    note_detail(r, 0, count_ways(t))
    note_detail(r, 1, 0 if t.taken > 0 else count_cells(t))
    if t.taken > 0:
        note_list(r, 2)
    else:
        note_cells(r, 2, t)
