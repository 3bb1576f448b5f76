"""What both players see, as plain JSON types."""

from __future__ import annotations

from typing import Any

from .notation import PHASES
from .plane import DX, DY, beside, cell_at, owner
from .state import MOVE, OVER, TILES_EACH, WINNING_SUM, State

Cells = list[list[int]]


def view(s: State) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "open": bool(s.is_open),
        "hand": s.hand or None,
        "supplies": [_supply(s, seat) for seat in range(2)],
        "tiles": [
            {"x": s.xs[tile], "y": s.ys[tile], "seat": owner(s, tile), "value": s.values[tile]}
            for tile in range(s.laid)
        ],
        "second_round": {"moved": s.moved, "limit": s.limit} if s.phase == MOVE or s.moved else None,
        "lines": winning_lines(s),
    }


def winning_lines(s: State) -> list[Cells]:
    """The cells of each line of ten of the winner's, in order; empty while nobody has won."""
    lines: list[Cells] = []
    if s.phase != OVER or s.winner < 0:
        return lines
    for tile in range(s.laid):
        for direction in range(4):
            before = s.ring[beside(cell_at(s.xs[tile], s.ys[tile]), direction + 4)] - 1
            if owner(s, tile) != s.winner or (before >= 0 and owner(s, before) == s.winner):
                continue
            line = _line_from(s, tile, direction)
            if sum(s.values[one] for one in line) == WINNING_SUM:
                lines.append([[s.xs[one], s.ys[one]] for one in line])
    return lines


def _line_from(s: State, tile: int, direction: int) -> list[int]:
    line = [tile]
    while True:
        last = line[-1]
        x, y = s.xs[last] + DX[direction], s.ys[last] + DY[direction]
        following = s.ring[cell_at(x, y)] - 1
        if following < 0 or owner(s, following) != owner(s, tile):
            return line
        line.append(following)


def _supply(s: State, seat: int) -> dict[str, Any]:
    """Closed: how many of each value are face down. Open: the row that is left."""
    if s.is_open:
        row = s.rows[TILES_EACH * seat + s.left[seat] : TILES_EACH * seat + s.right[seat]]
        return {"row": row, "left": len(row)}
    counts = s.supply[3 * seat : 3 * seat + 3]
    return {"counts": {str(value): count for value, count in enumerate(counts, 1)}, "left": sum(counts)}
