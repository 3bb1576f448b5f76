"""The tiles that a seat has still to lay, with its name and the one in its hand."""

from __future__ import annotations

from typing import Final

from tenfold.protocol.game import Json, Seat

from .drawn_pieces import numeral, tile
from .look import Look
from .panels import Box, chip, name_at, panel, turn_mark
from .seen_position import Position
from .svg import group

HEIGHT: Final = 54
SMALL_TILE: Final = 26
COUNT: Final = 56  # of a small tile and how many there are
WIDEST_ROW: Final = 330  # of the width, for the row of an open game


def supply(look: Look, position: Position, view: Json, seat: Seat, mover: Seat | None, box: Box) -> str:
    has = view["supplies"][seat]
    is_turn, is_winner = seat == mover, seat in position.winners
    hand = view["hand"] if is_turn and view["hand"] else 0
    tiles, taken = _row(look, has, seat, box) if "row" in has else _counts(look, has, seat, box)
    drawn = [panel(look, box, active=is_turn or is_winner), tiles]
    size, inset = (42, 0) if hand else (30, 6)
    drawn.append(tile(look, hand, seat, box.left - 2 + inset, box.y + 6 + inset, size))
    left = box.left + 50
    room = box.right - taken - left - 8
    word = "tiles.winner" if is_winner else "tiles.turn" if is_turn else None
    drawn.append(name_at(look, position.names[seat], left, box.y + (23 if word else 33), room))
    if word:
        mark, width = chip(look, position.catalog.say(word, mine="no"), 0, 0, room)
        drawn.append(group(mark, x=left + width, y=box.y + 29))
    if is_turn:
        drawn.append(turn_mark(look, box))
    return "".join(drawn)


def _counts(look: Look, has: Json, seat: Seat, box: Box) -> tuple[str, float]:
    """Closed: how many of each value lie face down; with the room it takes."""
    drawn = []
    for at, (value, count) in enumerate(has["counts"].items()):
        x = box.right - (3 - at) * COUNT
        drawn.append(tile(look, int(value), seat, x, box.y + 14, SMALL_TILE, faint=not count))
        drawn.append(
            numeral(look, count, x + SMALL_TILE + 5, box.y + 18, 17, look["ink" if count else "ink-soft"], 12)
        )
    return "".join(drawn), 3 * COUNT


def _row(look: Look, has: Json, seat: Seat, box: Box) -> tuple[str, float]:
    """Open: the row that is left; only its ends can be taken."""
    row = has["row"]
    step = min(SMALL_TILE + 2, WIDEST_ROW / max(len(row), 1))
    first = box.right - len(row) * step
    size = step - 2
    y = box.y + (HEIGHT - size) / 2
    drawn = [tile(look, value, seat, first + at * step, y, size) for at, value in enumerate(row)]
    return "".join(drawn), len(row) * step
