"""The board of the tile game: what happened, the plane, and both supplies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenfold.protocol.game import Json

from .letters import fitted, text_at, text_width
from .look import Look
from .panels import EDGE, GAP, SMALL, WIDTH, Box, banner, whole
from .seen_position import Position
from .supply import HEIGHT, supply
from .svg import rect
from .tiles_plane import frame_of, plane
from .wording import mover_of

ROUND_HEIGHT: Final = 34


def tiles_board(look: Look, position: Position) -> str:
    view = position.play.view()
    mover = mover_of(position)
    drawn, y = banner(look, position)
    first, last = position.order
    drawn += supply(look, position, view, first, mover, _strip(y + GAP))
    y += 2 * GAP + HEIGHT
    if view["second_round"]:
        drawn += _second_round(look, position, view["second_round"], y)
        y += ROUND_HEIGHT + GAP / 2
    frame = frame_of(view["tiles"], y)
    drawn += plane(look, view, frame, _last_cell(position))
    y += frame.height + GAP
    drawn += supply(look, position, view, last, mover, _strip(y))
    return whole(look, position, drawn, y + HEIGHT + EDGE)


def _strip(y: float) -> Box:
    return Box(EDGE, y, WIDTH - 2 * EDGE, HEIGHT)


def _last_cell(position: Position) -> Sequence[int] | None:
    """Where the last move laid a tile."""
    for token in reversed(position.play.moves):
        if ":" in token:
            x, y = token.partition(":")[2].split(">")[-1].split(",")
            return int(x), int(y)
    return None


def _second_round(look: Look, position: Position, found: Json, y: float) -> str:
    """How many moves are left before nobody wins."""
    say = position.catalog.say
    left = max(found["limit"] - found["moved"], 0)
    title, rest = say("tiles.second_round"), say("tiles.moves_left", left=left)
    wide = WIDTH - 2 * EDGE
    begin = EDGE + 6 + text_width(title, SMALL, bold=True) + 12
    room = WIDTH - EDGE - 6 - begin
    return (
        text_at(title, EDGE + 6, y + 15, SMALL, bold=True, fill=look["ink"])
        + text_at(fitted(rest, SMALL, room), begin, y + 15, SMALL, fill=look["ink-soft"])
        + rect(EDGE + 6, y + 23, wide - 12, 5, 2.5, fill=look["line"])
        + rect(EDGE + 6, y + 23, (wide - 12) * left / found["limit"], 5, 2.5, fill=look["ink"])
    )
