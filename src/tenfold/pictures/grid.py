"""The grid of four colours and nine numbers, and purses: the same wherever cards are owned or for sale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from tenfold.cards.state import MOST_TOKENS
from tenfold.protocol.game import Json

from .drawn_pieces import CARD_HEIGHT, card, centred, numeral, suit_mark, token
from .look import SUITS, Look
from .svg import Attribute, circle, rect

ROW: Final = 34  # from one row of a grid to the next
BAR: Final = 5  # of it below the cells, for the run
DISC: Final = 18  # of a purse
SHOWN_BUSTS: Final = 5  # bust tokens that are drawn; more are counted


class Cell(NamedTuple):
    state: Literal["none", "have", "wild"] = "none"
    copies: int = 0
    is_lit: bool = False  # it may be bought


def owned(seat: Json) -> dict[str, Cell]:
    """A collection: what is there, and where wildcards serve."""
    cells = {}
    for colour in SUITS:
        first, last = seat["runs"][colour] or (10, 0)
        for number in range(1, 10):
            copies = seat["cards"].get(f"{colour}{number}", 0)
            stands_in = not copies and first <= number <= last
            cells[f"{colour}{number}"] = Cell("have" if copies else "wild" if stands_in else "none", copies)
    return cells


def grid(
    look: Look,
    cells: Mapping[str, Cell],
    runs: Mapping[str, Sequence[int]],
    x: float,
    y: float,
    width: float,
    high: float = ROW,
) -> str:
    """With its upper left corner, its width, and how high a row is."""
    step = width / 9
    drawn = [
        _cell(look, code, cells.get(code, Cell()), x + (int(code[1]) - 1) * step, y + row * high, step, high)
        for row, colour in enumerate(SUITS)
        for code in (f"{colour}{number}" for number in range(1, 10))
    ]
    for row, colour in enumerate(SUITS):
        if run := runs.get(colour):
            left, right = x + (run[0] - 1) * step + 3, x + run[1] * step - 3
            top = y + (row + 1) * high - BAR
            drawn.append(rect(left, top, right - left, 4, 2, fill=look.suit(colour, "mark")))
    return "".join(drawn)


def _cell(look: Look, code: str, cell: Cell, x: float, y: float, step: float, row: float) -> str:
    colour, wide, high = code[0], step - 3.5, row - BAR - 3.0
    face, edge, ink = look["cell-face"], look["line"], look["cell-ink"]
    drawn = ""
    more: dict[str, Attribute] = {"stroke_width": 1.2}
    if cell.state == "have":
        face, edge, ink = look.suit(colour), look.suit(colour, "deep"), look["on-suit"]
        drawn = rect(x, y + 2, wide, high, 4.5, fill=edge)
    elif cell.state == "wild":
        face, edge, ink = look["wild"], look.suit(colour, "mark"), look["on-suit"]
        more = {"stroke_dasharray": "4 2.5", "stroke_linecap": "butt", "stroke_width": 2}
    if cell.is_lit:
        more = {"stroke_width": 3}
        edge = look["glow"]
    drawn += rect(x, y, wide, high, 4.5, fill=face, stroke=edge, **more)
    middle = x + wide / 2 + (-1 if cell.copies > 1 else 2.5)
    drawn += suit_mark(look, colour, x + 2, y + 2, 6, ink)
    drawn += centred(look, code[1], middle, y + high / 2 + 2, 14.5, ink, 13)
    return drawn + (_badge(look, cell.copies, x + wide - 3, y + 4) if cell.copies > 1 else "")


def _badge(look: Look, count: int, x: float, y: float) -> str:
    disc = circle(x, y, 7.5, fill=look["ink"], stroke=look["sheet"], stroke_width=1.2)
    return disc + centred(look, count, x, y, 8.5, look["paper"], 15)


def token_purse(look: Look, tokens: int, busts: int, x: float, y: float) -> tuple[str, float]:
    """Ten places in two rows, so that the limit is visible, and the bust tokens; with its width."""
    drawn = [
        token(look, "coin" if at < tokens else "place", x + at % 5 * DISC, y + at // 5 * DISC, DISC)
        for at in range(MOST_TOKENS)
    ]
    end = x + 5 * DISC + 4
    drawn.append(numeral(look, tokens, end, y + 9, 17, look["ink"], 12))
    end += 15 * len(str(tokens)) + 5
    if busts:
        shown = min(busts, SHOWN_BUSTS)
        drawn += [token(look, "bust", end + 12 * at, y + 6, 24) for at in range(shown)]
        end += 12 * shown + 14
        if busts > shown:
            drawn.append(numeral(look, busts, end, y + 9, 17, look["ink"], 12))
            end += 15 * len(str(busts)) + 5
    return "".join(drawn), end - x


def fan(look: Look, codes: Sequence[str], x: float, y: float, room: float, width: float) -> str:
    """Cards beside one another, or over one another where there is too little room."""
    if not codes:
        return ""
    step = width + 4
    if len(codes) > 1:
        step = min(step, (room - width) / (len(codes) - 1))
    return "".join(card(look, code, x + at * step, y, width) for at, code in enumerate(codes))


def height_of(width: float) -> float:
    return width * CARD_HEIGHT
