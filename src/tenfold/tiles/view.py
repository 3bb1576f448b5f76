"""What both players see, as plain JSON types."""

from __future__ import annotations

from tenfold.kernel import rule
from tenfold.protocol.events import cells_in
from tenfold.protocol.game import Json

from .lines import ROOM_FOR_LINES, write_winning_lines
from .notation import VALUES
from .plane import owner
from .refusals import PHASES
from .state import MOVE, SEATS, TILES_EACH, State

Cells = list[list[int]]


def view(s: State) -> Json:
    return {
        "phase": PHASES[s.phase],
        "open": bool(s.is_open),
        "hand": s.hand or None,
        "supplies": [_supply(s, seat) for seat in range(SEATS)],
        "tiles": [
            {"x": s.xs[tile], "y": s.ys[tile], "seat": owner(s, tile), "value": s.values[tile]}
            for tile in range(s.laid)
        ],
        "second_round": {"moved": s.moved, "limit": s.limit} if is_second_round(s) else None,
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
    out = [0] * TILES_EACH
    left = note_supply(s, seat, out)
    if s.is_open:
        return {"row": out[:left], "left": left}
    return {"counts": dict(zip(VALUES, out, strict=False)), "left": left}


@rule
def is_second_round(s: State) -> bool:
    """Whether the game has come that far, over or not."""
    return s.phase == MOVE or s.moved > 0


@rule
def note_supply(s: State, seat: int, out: list[int]) -> int:
    """Writes how many tiles of each value a seat has left, or in the open game which; returns how many."""
    if s.is_open == 1:
        left = s.right[seat] - s.left[seat]
        for place in range(left):
            out[place] = s.rows[TILES_EACH * seat + s.left[seat] + place]
        return left
    left = 0
    for place in range(3):
        out[place] = s.supply[3 * seat + place]
        left += out[place]
    return left
