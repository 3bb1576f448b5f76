"""What both players see, as plain JSON types."""

from __future__ import annotations

from tenfold.protocol.events import cells_in
from tenfold.protocol.game import Json

from .lines import ROOM_FOR_LINES, write_winning_lines
from .plane import owner
from .refusals import PHASES
from .state import MOVE, TILES_EACH, State

Cells = list[list[int]]


def view(s: State) -> Json:
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
    if s.winner < 0:
        return []
    out = [0] * ROOM_FOR_LINES
    end = write_winning_lines(s, out)
    lines: list[Cells] = []
    at = 0
    while at < end:
        following = at + 1 + 2 * out[at]
        lines.append(cells_in(out[at + 1 : following]))
        at = following
    return lines


def _supply(s: State, seat: int) -> Json:
    """Closed: how many of each value are face down. Open: the row that is left."""
    if s.is_open:
        row = s.rows[TILES_EACH * seat + s.left[seat] : TILES_EACH * seat + s.right[seat]]
        return {"row": row, "left": len(row)}
    counts = s.supply[3 * seat : 3 * seat + 3]
    return {"counts": {str(value): count for value, count in enumerate(counts, 1)}, "left": sum(counts)}
