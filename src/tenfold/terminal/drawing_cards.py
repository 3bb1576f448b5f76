"""The card game on paper: the tableau with its gauges, and one grid for all that is owned or for sale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from tenfold.cards.deck import CARDS, COLOURS, NUMBERS, WILD
from tenfold.cards.state import LIMIT, MOST_TOKENS
from tenfold.i18n.catalogs import MINUS
from tenfold.i18n.columns import cut, listed, padded, width_of, wrapped
from tenfold.protocol.game import Json

from .console import Console

BLOCK: Final = 26  # columns of one grid
NARROW_BLOCK: Final = 24  # where two would not stand beside each other otherwise
LEAST_BESIDE: Final = 36  # columns that the middle of the table needs beside the grids
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


def draw_cards(
    console: Console,
    view: Json,
    names: Sequence[str],
    *,
    has_grids: bool = True,
    has_stage: bool,
    can_bust: bool,
) -> list[str]:
    """The grids and the middle of the table: below them, or on a wide screen beside them."""
    grids = draw_grids(console, view, names)
    if has_stage and (room := beside(console, grids)):
        return side_by_side(grids, draw_stage(console, view, can_bust=can_bust, room=room))
    stage = draw_stage(console, view, can_bust=can_bust) if has_stage else []
    gap = [] if is_crowded(console, view) or not stage else [""]
    return [*grids, *gap, *stage] if has_grids else stage


def draw_stage(console: Console, view: Json, *, can_bust: bool, room: int | None = None) -> list[str]:
    """What lies in the middle: the cards of this turn, the two totals, the deck. The solo opponent has
    limits of her own, so nothing is said about them in her turn."""
    say, room = console.catalog.say, room or console.room
    laid = [_coloured(console, code) for code in view["tableau"]] or [say("stage.empty")]
    title = f" {say('stage.tableau')}  "
    lines = listed(laid, room, title, " " * width_of(title))
    deck = say("stage.deck", left=view["left"])
    for key, amount in (("stage.total", view["total"]), ("stage.currency", view["currency"])):
        more = say("stage.room", room=LIMIT - amount) if can_bust else ""
        shown = str(amount).replace("-", MINUS).rjust(2)
        lines += _gauge_lines(f"   {say(key, amount=shown, gauge=_gauge(amount))}", more, room)
    # Where lines are scarce, the deck stands behind the tableau, if that is short.
    width = len(say("stage.tableau")) + 4 * max(len(view["tableau"]), 4)
    if is_crowded(console, view) and width + len(deck) < room - 7:
        lines[0] = f"{lines[0]}     {' '.join(deck.split())}"
    else:
        lines.append(f"   {deck}")
    return lines


def _gauge_lines(gauge: str, more: str, room: int) -> list[str]:
    """What it means stands behind the gauge, or below it where that is too narrow."""
    line = f"{gauge} {more}".rstrip()
    return [line] if width_of(line) <= room else [gauge, *wrapped(more, room, " " * 5, " " * 5)]


def beside(console: Console, grids: Sequence[str]) -> int:
    """Columns for the middle of the table beside the grids; 0 if there are too few."""
    left = console.room - max(map(width_of, grids)) - 2
    return left if left >= LEAST_BESIDE else 0


def side_by_side(left: Sequence[str], right: Sequence[str]) -> list[str]:
    width = max(map(width_of, left))
    return [f"{padded(one, width)}  {two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")]


def _block_width(console: Console) -> int:
    return BLOCK if console.room >= 2 * BLOCK else NARROW_BLOCK


def _across(console: Console) -> int:
    """How many grids stand beside each other."""
    return console.room // _block_width(console)


def is_crowded(console: Console, view: Json) -> bool:
    """Whether the grids take more than one row."""
    return len(view["seats"]) >= _across(console)


def draw_grids(console: Console, view: Json, names: Sequence[str]) -> list[str]:
    """The market, unless the game is over, and everybody's collection, all in the same grid."""
    crowded, across, width = is_crowded(console, view), _across(console), _block_width(console)
    blocks = [] if view["phase"] == "over" else [_market(console, view)]
    blocks += [
        _collection(console, seat, name, crowded) for seat, name in zip(view["seats"], names, strict=True)
    ]
    lines: list[str] = []
    for first in range(0, len(blocks), across):
        row = blocks[first : first + across]
        if first:
            row = [[title, *rest] for title, _, *rest in row]  # the numbers stand above already
        for parts in zip_longest(*row, fillvalue=""):
            lines.append("".join(f" {padded(text, width - 1)}" for text in parts).rstrip())
    return lines


def _market(console: Console, view: Json) -> list[str]:
    title = console.catalog.say("grid.market")
    rows = [_row(console, colour, view["market"], [], "") for colour in COLOURS]
    return [_strong(console, cut(title, _block_width(console) - 1)), _numbers(console), *rows]


def _collection(console: Console, seat: Json, name: str, crowded: bool) -> list[str]:
    say = console.catalog.say
    points = say("grid.points", points=seat["score"])
    marker = "▶ " if seat["to_move"] else ""
    shown = cut(name, _block_width(console) - 4 - len(points) - len(marker))
    lines = [_strong(console, f"{marker}{shown}, {points}"), _numbers(console)]
    for colour in COLOURS:
        run = seat["runs"][colour]
        length = run[1] - run[0] + 1 if run else 0
        worth = str(10 if length == 9 else length) if length else ""
        lines.append(_row(console, colour, seat["cards"], run, worth))
    below = _brief_possessions(console, seat) if crowded else _possessions(console, seat)
    return [*lines, *below]


def _possessions(console: Console, seat: Json) -> list[str]:
    """Tokens and wildcards, a line for each kind."""
    say = console.catalog.say
    lines = [say("grid.purse", discs="●" * seat["tokens"] + "○" * (MOST_TOKENS - seat["tokens"]))]
    if seat["busts"]:
        lines.append(say("grid.busts", count=seat["busts"], worth=3 * seat["busts"]))
    if wild := _wildcards(seat):
        text = say("grid.wild", codes=" ".join(wild))
        margin = " " * len(say("grid.wild", codes=""))
        lines += wrapped(text, _block_width(console) - 3, others=margin)
    return lines


def _brief_possessions(console: Console, seat: Json) -> list[str]:
    """The same by their codes, on one line as long as it is long enough."""
    busts = [f"{seat['busts']}×!"] if seat["busts"] else []
    held = " ".join([f"{seat['tokens']}●", *busts, *_wildcards(seat)])
    return wrapped(held, _block_width(console) - 2)


def _wildcards(seat: Json) -> list[str]:
    return [code for code, copies in seat["cards"].items() if CARDS[code] >= WILD for _ in range(copies)]


def _numbers(console: Console) -> str:
    return f"{_margin(console)} {' '.join(str(number) for number in range(1, 10))}"


def _margin(console: Console) -> str:
    """Between the letter of a colour and its cards."""
    return " " * (2 - (_block_width(console) < BLOCK))


def _row(console: Console, colour: str, cards: Json, run: list[int], worth: str) -> str:
    """One colour: how many of each number; a run is joined by a bar, wildcards stand in its gaps."""
    first, last = run or (10, 0)
    text = ""
    for number in range(1, 10):
        copies = cards.get(f"{colour}{number}", 0)
        in_run = first <= number <= last
        sign = ("*" if in_run else NONE) if copies == 0 else str(copies) if copies < 10 else "+"
        text += sign + ("━" if in_run and number < last else " ")
    return console.paint(f"{colour}{_margin(console)}{text} {worth}".rstrip(), colour)


def _strong(console: Console, text: str) -> str:
    return console.paint(text, "strong")


def _gauge(amount: int) -> str:
    filled = min(max(amount, 0), LIMIT)
    return "■" * filled + "□" * (LIMIT - filled)


def _coloured(console: Console, code: str) -> str:
    return console.paint(code, code[0]) if code[0] in COLOURS else code


def rule_line(console: Console, title: str) -> str:
    """A line across the page with a title in it."""
    line = f" ━━ {cut(title, console.room - 8)} "
    return console.paint(line + "━" * (console.room - width_of(line)), "strong")
