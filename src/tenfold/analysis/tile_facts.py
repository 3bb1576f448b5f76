"""What can be counted of two choices in the tile game: wins, threats and answers, and what lines become."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Seat
from tenfold.tiles.notation import take_apart
from tenfold.tiles.state import MOVE, OVER, State

from .evaluator import Choice, after
from .facts import Fact
from .findings import Kind, Reason
from .tile_lines import line_facts
from .tile_threats import Threat, count_ways, threat_of, written_cells

Details: TypeAlias = dict[str, str | int | list[str]]

WINS_AT_ONCE: Final = "review.wins_at_once"


def tile_kind(game: AnyGame, state: State, made: Choice, best: Choice) -> Kind:
    if state.phase == MOVE:
        return "second_round"
    if _wins(game, state, best) and not _wins(game, state, made):
        return "missed_win"
    other = 1 - state.mover
    if threat_of(state, other).odds > 0:
        left = [threat_of(after(game, state, choice), other).odds for choice in (made, best)]
        if left[0] > left[1]:
            return "missed_block"
    return "placing"


def tile_facts(game: AnyGame, state: State, made: Choice, best: Choice) -> Iterator[Fact]:
    """Wins now, what is left to the other seat, and what the mover then threatens."""
    if _wins(game, state, best):
        yield Fact(WINS_AT_ONCE, 1, _wins(game, state, made), {"cell": _target(game, state, best)})
        return
    mover, other = state.mover, 1 - state.mover
    stood = threat_of(state, other).odds > 0
    worse, better = (after(game, state, choice) for choice in (made, best))
    left, kept = threat_of(worse, other), threat_of(better, other)
    answer = Reason("review.answers_it", {"cell": _target(game, state, best)})
    threats = [
        Fact(key, -kept.odds, -left.odds, details, () if kept.odds else (answer,))
        for key, details in _new_threat(other, left, kept, stood=stood)
    ]
    yield from threats
    less, more = (threat_of(later, mover) for later in (worse, better))
    yield Fact("review.makes_threats", count_ways(more), count_ways(less), _ways(more))
    if not any(fact.speaks_for_best for fact in threats):
        yield from line_facts(game, state, worse, better)


def _ways(threat: Threat) -> Details:
    """How many there are, and where, unless a tile needs only be taken away."""
    cells = [] if threat.taken else written_cells(threat)
    return {"count": count_ways(threat), "named": len(cells), "cells": cells}


def _new_threat(seat: Seat, left: Threat, kept: Threat, *, stood: bool) -> Iterator[tuple[str, Details]]:
    """One way to win that a choice leaves to a seat and another does not."""
    for (x, y), value in left.cells:
        if ((x, y), value) not in kept.cells:
            key = "review.threat_stays" if stood else "review.threat_opened"
            percent = round(100 * left.odds)
            yield key, {"seat": seat, "cell": f"{x},{y}", "value": value, "percent": percent}
            return
    for x, y in left.taken[:1]:
        yield "review.threat_by_taking", {"seat": seat, "cell": f"{x},{y}"}


def _wins(game: AnyGame, state: State, choice: Choice) -> bool:
    later = after(game, state, choice)
    return bool(later.phase == OVER and later.winner == state.mover)


def _target(game: AnyGame, state: Any, choice: Choice) -> str:
    target = take_apart(game.token(state, choice[0])).target
    assert target is not None
    return f"{target[0]},{target[1]}"
