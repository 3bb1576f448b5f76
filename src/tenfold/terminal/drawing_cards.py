"""The card game on paper: the tableau with its gauges, and one grid for all that is owned or for sale."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from tenfold.cards.deck import CARDS, COLOURS, NUMBERS, WILD
from tenfold.cards.state import LIMIT, MOST_TOKENS
from tenfold.i18n.catalogs import MINUS
from tenfold.protocol.game import Json

from .console import WIDTH, Console

BLOCK: Final = 26  # columns of one grid
MOST_IN_A_ROW: Final = 3  # collections beside each other
NONE: Final = "·"

Paint = Callable[[str, str], str]


class Odds(NamedTuple):
    """What the next card may be: how many of the cards left bust, and how many are auctioned."""

    left: int
    by_numbers: int
    by_currency: int
    wildcards: int

    @property
    def busts(self) -> int:
        return self.by_numbers + self.by_currency

    @property
    def percent(self) -> str:
        """To the whole percent; never 0 or 100 for what is merely unlikely or likely."""
        rounded = round(100 * self.busts / self.left)
        if rounded == 0 and self.busts:
            return "<1"
        return ">99" if rounded == 100 and self.busts < self.left else str(rounded)


def bust_odds(view: Json) -> Odds:
    """Exact, since everybody may count the cards that are left (rules 1.3, 1.4)."""
    by_numbers = by_currency = wildcards = 0
    for code, copies in view["deck"].items():
        if CARDS[code] < NUMBERS:
            by_numbers += copies * (view["total"] + int(code[1]) > LIMIT)
        elif CARDS[code] < WILD:
            by_currency += copies * (view["currency"] + int(code[1]) > LIMIT)
        else:
            wildcards += copies
    return Odds(view["left"], by_numbers, by_currency, wildcards)


def draw_stage(console: Console, view: Json, *, can_bust: bool) -> list[str]:
    """What lies in the middle: the cards of this turn, the two totals, the deck. The solo opponent has
    limits of her own, so nothing is said about them in her turn."""
    say = console.catalog.say
    laid = [_coloured(console, code) for code in view["tableau"]]
    lines = [f" {say('stage.tableau')}  {'  '.join(laid) or say('stage.empty')}"]
    deck = say("stage.deck", left=view["left"])
    for key, amount in (("stage.total", view["total"]), ("stage.currency", view["currency"])):
        room = say("stage.room", room=LIMIT - amount) if can_bust else ""
        shown = str(amount).replace("-", MINUS).rjust(2)
        lines.append(f"   {say(key, amount=shown, gauge=_gauge(amount))} {room}".rstrip())
    # Where lines are scarce, the deck stands behind the tableau, if that is short.
    width = len(say("stage.tableau")) + 4 * max(len(laid), 4)
    if is_crowded(view) and width + len(deck) < WIDTH - 8:
        lines[0] = f"{lines[0]}     {' '.join(deck.split())}"
    else:
        lines.append(f"   {deck}")
    return lines


def is_crowded(view: Json) -> bool:
    """Whether the grids take two rows."""
    return len(view["seats"]) > MOST_IN_A_ROW - 1


def draw_grids(console: Console, view: Json, names: Sequence[str]) -> list[str]:
    """The market, unless the game is over, and everybody's collection, all in the same grid."""
    crowded = is_crowded(view)
    blocks = [] if view["phase"] == "over" else [_market(console, view)]
    blocks += [
        _collection(console, seat, name, crowded) for seat, name in zip(view["seats"], names, strict=True)
    ]
    lines: list[str] = []
    for first in range(0, len(blocks), MOST_IN_A_ROW):
        row = blocks[first : first + MOST_IN_A_ROW]
        if first:
            row = [[title, *rest] for title, _, *rest in row]  # the numbers stand above already
        for parts in zip_longest(*row, fillvalue=("", 0)):
            lines.append("".join(f" {text}{' ' * (BLOCK - 1 - width)}" for text, width in parts).rstrip())
    return lines


Line = tuple[str, int]  # a text, and how wide it is on the screen


def _market(console: Console, view: Json) -> list[Line]:
    title = console.catalog.say("grid.market")
    rows = [_row(console, colour, view["market"], [], "") for colour in COLOURS]
    return [_strong(console, title), _numbers(), *rows]


def _collection(console: Console, seat: Json, name: str, crowded: bool) -> list[Line]:
    say = console.catalog.say
    points = say("grid.points", points=seat["score"])
    marker = "▶ " if seat["to_move"] else ""
    room = BLOCK - 4 - len(points) - len(marker)
    shown = name if len(name) <= room else name[: room - 1] + "…"
    lines = [_strong(console, f"{marker}{shown}, {points}"), _numbers()]
    for colour in COLOURS:
        run = seat["runs"][colour]
        length = run[1] - run[0] + 1 if run else 0
        worth = str(10 if length == 9 else length) if length else ""
        lines.append(_row(console, colour, seat["cards"], run, worth))
    below = _brief_possessions(seat) if crowded else _possessions(console, seat)
    return [*lines, *((line, len(line)) for line in below)]


def _possessions(console: Console, seat: Json) -> list[str]:
    """Tokens and wildcards, a line for each kind."""
    say = console.catalog.say
    lines = [say("grid.purse", discs="●" * seat["tokens"] + "○" * (MOST_TOKENS - seat["tokens"]))]
    if seat["busts"]:
        lines.append(say("grid.busts", count=seat["busts"], worth=3 * seat["busts"]))
    if wild := _wildcards(seat):
        text = say("grid.wild", codes=" ".join(wild))
        margin = " " * len(say("grid.wild", codes=""))
        lines += textwrap.wrap(text, BLOCK - 3, subsequent_indent=margin)
    return lines


def _brief_possessions(seat: Json) -> list[str]:
    """The same by their codes, on one line as long as it is long enough."""
    busts = [f"{seat['busts']}×!"] if seat["busts"] else []
    return textwrap.wrap(" ".join([f"{seat['tokens']}●", *busts, *_wildcards(seat)]), BLOCK - 2)


def _wildcards(seat: Json) -> list[str]:
    return [code for code, copies in seat["cards"].items() if CARDS[code] >= WILD for _ in range(copies)]


def _numbers() -> Line:
    text = "   " + " ".join(str(number) for number in range(1, 10))
    return text, len(text)


def _row(console: Console, colour: str, cards: Json, run: list[int], worth: str) -> Line:
    """One colour: how many of each number; a run is joined by a bar, wildcards stand in its gaps."""
    first, last = run or (10, 0)
    text = ""
    for number in range(1, 10):
        copies = cards.get(f"{colour}{number}", 0)
        in_run = first <= number <= last
        sign = ("*" if in_run else NONE) if copies == 0 else str(copies) if copies < 10 else "+"
        text += sign + ("━" if in_run and number < last else " ")
    plain = f"{colour}  {text} {worth}".rstrip()
    return console.paint(plain, colour), len(plain)


def _strong(console: Console, text: str) -> Line:
    return console.paint(text, "strong"), len(text)


def _gauge(amount: int) -> str:
    filled = min(max(amount, 0), LIMIT)
    return "■" * filled + "□" * (LIMIT - filled)


def _coloured(console: Console, code: str) -> str:
    return console.paint(code, code[0]) if code[0] in COLOURS else code


def rule_line(title: str) -> str:
    """A line across the page with a title in it."""
    return f" ━━ {title} ".ljust(WIDTH - 1, "━")
