"""Wins, threats and answers in a position of the tile game, and what a choice does about them, as reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from tenfold.bots.tiles.moving import winning_cells
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.odds import odds_face_down, row_ends
from tenfold.bots.tiles.threats import values_to_win
from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Seat
from tenfold.tiles.notation import take_apart
from tenfold.tiles.plane import DX, DY, SIDES, cell_at
from tenfold.tiles.state import CELLS, MOVE, OVER, State

from .evaluator import Choice, after
from .findings import Kind, Reason

Cell: TypeAlias = tuple[int, int]


class Threat(NamedTuple):
    """What a seat could do on its next turn."""

    cells: list[tuple[Cell, int]]  # where it wins, and with which value
    odds: float  # that it has the tile for one of them


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


def tile_reasons(game: AnyGame, state: State, made: Choice, best: Choice) -> Iterator[Reason]:
    """What speaks for the better choice."""
    if _wins(game, state, best):
        yield Reason("review.wins_at_once", {"cell": _target(game, state, best)})
        return
    mover, other = state.mover, 1 - state.mover
    before = threat_of(state, other)
    left, kept = (threat_of(after(game, state, choice), other) for choice in (made, best))
    if left.odds > kept.odds:
        key = "review.threat_stays" if before.odds > 0 else "review.threat_opened"
        (x, y), value = next(one for one in left.cells if one not in kept.cells)
        details: dict[str, str | int] = {
            "seat": other,
            "cell": f"{x},{y}",
            "value": value,
            "percent": round(100 * left.odds),
        }
        yield Reason(key, details)
        if kept.odds == 0:
            yield Reason("review.answers_it", {"cell": _target(game, state, best)})
    mine, better = (threat_of(after(game, state, choice), mover) for choice in (made, best))
    cells = len({cell for cell, _ in better.cells})
    if cells > len({cell for cell, _ in mine.cells}):
        yield Reason("review.makes_threats", {"count": cells})


def threat_of(state: State, seat: Seat) -> Threat:
    """Where a seat would win on its next turn, whatever happens in between left aside."""
    if state.phase == OVER:
        return Threat([], 1.0 if state.winner == seat else 0.0)
    if state.phase == MOVE:
        return _threat_of_moving(state, seat)
    have = _values_to_come(state, seat)
    cells = [
        (cell, value)
        for cell in free_cells(state)
        for value in (1, 2, 3)
        if values_to_win(state, seat, cell_at(*cell)) & have & 1 << value - 1
    ]
    mask = 0
    for _, value in cells:
        mask |= 1 << value - 1
    return Threat(cells, _odds(state, seat, mask))


def free_cells(state: State) -> list[Cell]:
    """Every cell that a tile can be put on."""
    found: dict[Cell, None] = {}
    for tile in range(state.laid):
        for side in range(SIDES):
            x, y = state.xs[tile] + DX[2 * side], state.ys[tile] + DY[2 * side]
            if state.ring[cell_at(x, y)] == 0:
                found[x, y] = None
    return list(found)


def _threat_of_moving(state: State, seat: Seat) -> Threat:
    """In the second round a tile from anywhere may be brought to a cell."""
    notes = TileNotes()
    copy = state.copy()
    count = winning_cells(copy, seat, notes)
    there = {cell_at(*cell): cell for cell in free_cells(state)}
    hits = [there[hit] for hit in notes.hits[:count] if hit < CELLS and hit in there]
    cells = [
        (cell, value)
        for cell in hits
        for value in (1, 2, 3)
        if values_to_win(state, seat, cell_at(*cell)) & 1 << value - 1
    ]
    return Threat(cells, 1.0 if count else 0.0)


def _values_to_come(state: State, seat: Seat) -> int:
    """Mask of the values that a seat may have on its next turn."""
    if state.is_open:
        return row_ends(state, seat, 0, 0)
    if state.hand and state.mover == seat:
        return 1 << state.hand - 1
    return sum(1 << place for place in range(3) if state.supply[3 * seat + place])


def _odds(state: State, seat: Seat, mask: int) -> float:
    if mask == 0:
        return 0.0
    if state.is_open or (state.hand and state.mover == seat):
        return 1.0
    return odds_face_down(state, seat, mask) / 1000


def _wins(game: AnyGame, state: State, choice: Choice) -> bool:
    later = after(game, state, choice)
    return bool(later.phase == OVER and later.winner == state.mover)


def _target(game: AnyGame, state: Any, choice: Choice) -> str:
    target = take_apart(game.token(state, choice[0])).target
    assert target is not None
    return f"{target[0]},{target[1]}"
