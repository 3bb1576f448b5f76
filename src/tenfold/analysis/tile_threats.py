"""Where a seat wins on its next turn, in a position of the tile game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from tenfold.bots.tiles.lines.odds import in_thousandths, odds_of, row_ends
from tenfold.bots.tiles.lines.survey import values_to_win
from tenfold.protocol.game import Seat
from tenfold.tiles.lines import leaves_line
from tenfold.tiles.plane import DX, DY, SIDES, cell_at
from tenfold.tiles.spots import tiles_beside
from tenfold.tiles.state import MOVE, OVER, State
from tenfold.tiles.taking_out import is_free

Cell: TypeAlias = tuple[int, int]


class Threat(NamedTuple):
    """What a seat could do on its next turn."""

    cells: list[tuple[Cell, int]]  # where it wins, and with which value
    odds: float  # that it has the tile for one of them
    taken: tuple[Cell, ...] = ()  # whence it wins by taking a tile away, wherever that is put


def count_ways(threat: Threat) -> int:
    """On how many cells it wins, or by taking how many tiles away."""
    return len({cell for cell, _ in threat.cells}) + len(threat.taken)


def written_cells(threat: Threat) -> list[str]:
    """The cells where it wins, each once."""
    return [f"{x},{y}" for x, y in dict.fromkeys(cell for cell, _ in threat.cells)]


def threat_of(state: State, seat: Seat) -> Threat:
    """Where a seat would win on its next turn, whatever happens in between left aside."""
    if state.phase == OVER:
        return Threat([], 1.0 if state.winner == seat else 0.0)
    if state.phase == MOVE:
        return _threat_of_moving(state, seat)
    have = _values_to_come(state, seat)
    cells: list[tuple[Cell, int]] = []
    any_of = 0
    for cell in free_cells(state):
        mask = values_to_win(state, seat, cell_at(*cell)) & have
        cells += [(cell, value) for value in (1, 2, 3) if mask & 1 << value - 1]
        any_of |= mask
    return Threat(cells, _odds(state, seat, any_of))


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
    """In the second round a tile from anywhere may be brought to a cell, and taking it away may be enough."""
    copy, free = state.copy(), free_cells(state)
    cells: dict[tuple[Cell, int], None] = {}
    taken: list[Cell] = []
    for tile in range((state.start + seat) & 1, state.laid, 2):
        if not is_free(state, tile):
            continue
        source = cell_at(state.xs[tile], state.ys[tile])
        copy.ring[source] = 0
        if leaves_line(copy, seat, source, state.around[tile]):
            taken.append((state.xs[tile], state.ys[tile]))
        else:
            cells |= dict.fromkeys(_wins_with(copy, seat, state.values[tile], free))
        copy.ring[source] = tile + 1
    return Threat(list(cells), 1.0 if cells or taken else 0.0, tuple(taken))


def _wins_with(state: State, seat: Seat, value: int, free: list[Cell]) -> Iterator[tuple[Cell, int]]:
    """Where a tile in the hand makes ten beside others."""
    for cell in free:
        there = cell_at(*cell)
        if tiles_beside(state, there) and values_to_win(state, seat, there) & 1 << value - 1:
            yield cell, value


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
    return in_thousandths(odds_of(state, seat, mask)) / 1000
