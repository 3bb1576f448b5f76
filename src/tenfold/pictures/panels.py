"""What every picture is made of: a sheet of a fixed width, panels on it, a banner above them."""

from __future__ import annotations

from typing import Final, NamedTuple

from .letters import fitted, sized, text_at, text_width, wrapped
from .look import Look
from .seen_position import Position
from .svg import group, path, rect, tag, words
from .wording import headline_of, position_in_words

# In units of the picture: at two thirds of its size, 400 pixels wide, small letters still have ten.
WIDTH: Final = 600
EDGE: Final = 12
GAP: Final = 12
INSIDE: Final = 10  # from the edge of a panel to what is in it
HEADLINE: Final = 20
TEXT: Final = 17
SMALL: Final = 15
STORY_LINES: Final = 3  # of what happened last


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        return self.x + INSIDE

    @property
    def right(self) -> float:
        return self.x + self.width - INSIDE

    @property
    def inside(self) -> float:
        return self.width - 2 * INSIDE


def panel(look: Look, box: Box, *, active: bool = False) -> str:
    """A sheet of paper on the table; around the one whose turn it is, light."""
    drawn = rect(
        box.x, box.y, box.width, box.height, 10, fill=look["sheet"], stroke=look["line"], stroke_width=1.5
    )
    if active:
        drawn += rect(
            box.x, box.y, box.width, box.height, 10, fill="none", stroke=look["glow"], stroke_width=4
        )
    return drawn


def turn_mark(look: Look, box: Box) -> str:
    """Who decides now."""
    x, y = box.x + box.width / 2, box.y
    return path(f"M{x - 9} {y - 8}h18l-9 12Z", fill=look["ink"], stroke=look["paper"], stroke_width=1.5)


def chip(look: Look, text: str, right: float, y: float, most: float) -> tuple[str, float]:
    """A word on a dark ground that ends at `right`, and how much room it takes."""
    shown = fitted(text, 13, most - 16, bold=True)
    width = text_width(shown, 13, bold=True) + 16
    ground = rect(right - width, y, width, 20, 10, fill=look["ink"])
    word = text_at(
        shown, right - width / 2, y + 14.5, 13, bold=True, fill=look["paper"], text_anchor="middle"
    )
    return ground + word, width


def name_at(look: Look, name: str, x: float, y: float, room: float) -> str:
    """A long name is written smaller before it is cut."""
    shown, size = sized(name, (TEXT, SMALL - 1), room)
    return text_at(shown, x, y, size, bold=True, fill=look["ink"])


def banner(look: Look, position: Position) -> tuple[str, float]:
    """What is to be done, what happened last, and which move it was; with its height."""
    count = position.counted
    room = WIDTH - 2 * EDGE - 34 - text_width(count, SMALL)
    shown, size = sized(headline_of(position), (HEADLINE, TEXT, SMALL), room)
    lines = wrapped(position.told, 16, WIDTH - 2 * EDGE - 30, STORY_LINES)
    height = 36.0 + 20 * len(lines) + (4 if lines else 0)
    x, y = EDGE + 18, EDGE + 25
    drawn = [
        rect(EDGE, EDGE, WIDTH - 2 * EDGE, height, 10, fill=look["sunk"]),
        rect(EDGE, EDGE, 6, height, 3, fill=look["glow"]),
        text_at(shown, x, y, size, bold=True, fill=look["ink"]),
        text_at(count, WIDTH - EDGE - 12, y, SMALL, fill=look["ink-soft"], text_anchor="end"),
    ]
    drawn += [text_at(line, x, y + 4 + 20 * at, 16, fill=look["ink"]) for at, line in enumerate(lines, 1)]
    return "".join(drawn), EDGE + height


def whole(look: Look, position: Position, body: str, height: float) -> str:
    """The picture as a document of its own."""
    ground = rect(0, 0, WIDTH, height, 14, fill=look["paper"])
    return tag(
        "svg",
        tag("title", words(position_in_words(position))),
        group(ground, body, font_family=look.sans, stroke_linecap="round", stroke_linejoin="round"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height:.0f}",
        width=WIDTH,
        height=round(height),
        role="img",
    )
