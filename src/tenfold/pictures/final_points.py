"""How a card game ended: everybody's points, colour by colour, the best first."""

from __future__ import annotations

from typing import Final

from tenfold.protocol.game import Json

from .collection import run_points
from .drawn_pieces import centred, suit_mark, token
from .letters import fitted, text_at
from .look import SUITS, Look
from .panels import SMALL, TEXT, Box, panel
from .seen_position import Position
from .svg import rect
from .wording import ranking

LINE: Final = 29
HEAD: Final = 38
COLUMN: Final = 22  # of a colour's points
SUM: Final = 36  # of all points
MONEY: Final = 28


def ending_height(seats: int) -> float:
    return HEAD + LINE * seats + 8


def ending(look: Look, position: Position, view: Json, box: Box) -> str:
    money = box.right - MONEY / 2
    total = box.right - MONEY - SUM / 2
    colours = {colour: total - SUM / 2 - COLUMN * (3.5 - at) for at, colour in enumerate(SUITS)}
    line = min((box.height - HEAD - 8) / len(position.names), 40)
    drawn = [panel(look, box)]
    drawn += [
        suit_mark(look, colour, x - 7, box.y + 13, 14, look.suit(colour, "mark"))
        for colour, x in colours.items()
    ]
    drawn += [text_at("Σ", total, box.y + 26, TEXT, bold=True, fill=look["ink"], text_anchor="middle")]
    drawn += [token(look, "coin", money - 9, box.y + 11, 18)]
    for place, seat in enumerate(ranking(position)):
        y = box.y + HEAD + line * (place + 0.5)
        if seat in position.winners:
            drawn.append(rect(box.x + 5, y - 13, box.width - 10, 26, 6, fill=look["accent-soft"]))
        room = colours["B"] - COLUMN / 2 - box.left - 4
        name = fitted(position.names[seat], SMALL, room, bold=seat in position.winners)
        drawn.append(text_at(name, box.left, y + 5, SMALL, bold=seat in position.winners, fill=look["ink"]))
        drawn += [
            centred(look, run_points(view["seats"][seat], colour), x, y, 13, look.suit(colour, "mark"), 12)
            for colour, x in colours.items()
        ]
        result = position.play.result or {}
        drawn.append(centred(look, result["scores"][seat], total, y, 18, look["ink"], 14))
        drawn.append(centred(look, result["money"][seat], money, y, 13, look["ink-soft"], 12))
    return "".join(drawn)
