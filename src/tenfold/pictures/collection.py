"""What a seat has: its grid with the runs, its purse, its wildcards."""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import CARDS, WILD
from tenfold.protocol.game import Json, Seat

from .drawn_pieces import numeral
from .grid import ROW, fan, grid, height_of, owned, token_purse
from .letters import text_at, text_width
from .look import SUITS, Look
from .panels import SMALL, Box, chip, name_at, panel, turn_mark
from .seen_position import Position

HEAD: Final = 32  # above the grid
FOOT: Final = 46  # below it, for the purse
BESIDE: Final = 4  # wildcards have room beside the purse; where somebody has more, all lie below it
WILDCARD: Final = 26  # its width
NAME_ROOM: Final = 46  # a name has at least so much room
RUNS: Final = 24  # beside the grid, for the points of each run
FULL: Final = 9  # numbers, which count one more


def collection_height(view: Json) -> float:
    below = height_of(WILDCARD) + 6 if _are_many(view) else 0
    return HEAD + 4 * ROW + FOOT + below


def _are_many(view: Json) -> bool:
    return any(len(_wildcards(has)) > BESIDE for has in view["seats"])


def _wildcards(has: Json) -> list[str]:
    return [code for code, copies in has["cards"].items() if CARDS[code] >= WILD for _ in range(copies)]


def collection(look: Look, position: Position, view: Json, seat: Seat, box: Box) -> str:
    has = view["seats"][seat]
    is_winner = seat in position.winners
    top = box.y + HEAD
    drawn = [
        panel(look, box, active=is_winner or (not position.winners and view["active"] == seat)),
        _head(look, position, has, seat, box),
        grid(look, owned(has), has["runs"], box.left, top, box.inside - RUNS),
        _points(look, has, box.right - RUNS + 7, top),
    ]
    foot = top + 4 * ROW + 3
    pocket, taken = token_purse(look, has["tokens"], has["busts"], box.left, foot)
    x, y = (box.left, foot + FOOT - 4) if _are_many(view) else (box.left + taken + 6, foot - 1)
    drawn += [pocket, fan(look, _wildcards(has), x, y, box.right - x, WILDCARD)]
    if has["to_move"]:
        drawn.append(turn_mark(look, box))
    return "".join(drawn)


def _head(look: Look, position: Position, has: Json, seat: Seat, box: Box) -> str:
    """The name, and the points so far; of a winner, that it is one."""
    say = position.catalog.say
    points = say("cards.points", points=has["score"])
    room = box.inside - text_width(points, SMALL, bold=True) - 8
    mark = ""
    if seat in position.winners:
        mark, taken = chip(look, say("tiles.winner"), box.left + room, box.y + 7, room - NAME_ROOM)
        room -= taken + 6
    base = box.y + 23
    name = name_at(look, position.names[seat], box.left, base, room)
    return (
        name + mark + text_at(points, box.right, base, SMALL, bold=True, fill=look["ink"], text_anchor="end")
    )


def run_points(has: Json, colour: str) -> int:
    run = has["runs"][colour]
    length = run[1] - run[0] + 1 if run else 0
    return length + (length == FULL)


def _points(look: Look, has: Json, x: float, top: float) -> str:
    return "".join(
        numeral(look, points, x, top + row * ROW + 7, 14, look.suit(colour, "mark"), 13)
        for row, colour in enumerate(SUITS)
        if (points := run_points(has, colour))
    )
