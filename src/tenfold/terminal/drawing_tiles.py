"""The tile game on paper: the board with its coordinates, and the tiles still to come."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tenfold.i18n.catalogs import MINUS
from tenfold.i18n.columns import wrapped
from tenfold.protocol.game import Json, Seat

from .choosing import Cell
from .console import Console

MARGIN: Final = 6  # for the coordinates at the left

# How a tile of each seat looks, wide and narrow; a tile of the winning line; a cell that has a letter.
WIDE: Final = (" [{}]", " ({})")
NARROW: Final = ("#{}", "o{}")
WON: Final = (" *{}*", "*{}")
OPEN: Final = ("{:>3} ", "{:>2}")


class Frame(NamedTuple):
    """The part of the plane that is drawn."""

    left: int
    right: int
    bottom: int
    top: int

    @property
    def columns(self) -> range:
        return range(self.left, self.right + 1)

    @property
    def rows(self) -> range:
        return range(self.top, self.bottom - 1, -1)


def draw_board(console: Console, view: Json, labels: Mapping[Cell, str]) -> list[str]:
    """The tiles that lie, and the letters of cells and tiles that may be chosen; y grows upwards."""
    tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    won = {(x, y) for line in view["lines"] for x, y in line}
    whole = _frame_of(view, labels)
    narrow = _is_narrow(console, whole)
    lines: list[str] = []
    for frame in _parts(console, whole):
        lines += ["", *_heads(frame, narrow)] if lines else _heads(frame, narrow)
        lines += _rows(console, frame, tiles, labels, won, narrow)
    return lines


def _rows(
    console: Console,
    frame: Frame,
    tiles: Mapping[Cell, Json],
    labels: Mapping[Cell, str],
    won: Collection[Cell],
    narrow: bool,
) -> Iterator[str]:
    for y in frame.rows:
        row = "".join(
            _square(console, tiles.get((x, y)), labels.get((x, y), ""), (x, y) in won, narrow)
            for x in frame.columns
        )
        yield f" {_signed(y):>4} {row}".rstrip()


def draw_supplies(
    console: Console,
    view: Json,
    names: Sequence[str],
    reader: Seat | None,
    cells: Collection[Cell],
    *,
    has_counts: bool = True,
) -> list[str]:
    """Whose tiles look how, and what each still has."""
    say = console.catalog.say
    shapes = NARROW if _is_narrow(console, _frame_of(view, cells)) else WIDE
    lines: list[str] = []
    for seat, supply in enumerate(view["supplies"]):
        who = "you" if seat == reader else "other"
        if supply["left"] == 0:
            rest = say("board.none_left")
        elif view["open"]:
            rest = say("board.row", row=" ".join(str(value) for value in supply["row"]))
        elif not has_counts:
            rest = say("board.left", count=supply["left"])
        else:
            rest = say("board.face_down", **{f"of_{value}": supply["counts"][value] for value in "123"})
        mark = shapes[seat].format(1).strip()
        text = say("board.supply", mark=mark, who=who, name=names[seat], rest=rest)
        lines += wrapped(text, console.room, " ", " " * 5)
    return lines


def line_sum(view: Json, seat: Seat, cell: Cell, value: int, without: Cell | None = None) -> int:
    """The longest sum of a line of one's own that a tile would stand in; ten if any line of it is ten."""
    own = {(tile["x"], tile["y"]): tile["value"] for tile in view["tiles"] if tile["seat"] == seat}
    if without is not None:
        own.pop(without, None)
    sums = []
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        total = value
        for way in (1, -1):
            x, y = cell[0] + way * dx, cell[1] + way * dy
            while (x, y) in own:
                total += own[x, y]
                x, y = x + way * dx, y + way * dy
        sums.append(total)
    return 10 if 10 in sums else max(sums)


def _frame_of(view: Json, cells: Collection[Cell]) -> Frame:
    shown = [*((tile["x"], tile["y"]) for tile in view["tiles"]), *cells] or [(0, 0)]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    return Frame(min(xs), max(xs), min(ys), max(ys))


def _is_narrow(console: Console, frame: Frame) -> bool:
    """Whether a cell is drawn two signs wide instead of four."""
    return MARGIN + 4 * len(frame.columns) > console.room


def _parts(console: Console, frame: Frame) -> Iterator[Frame]:
    """What is too wide even so is drawn in parts, one below the other."""
    most = (console.room - MARGIN) // (2 if _is_narrow(console, frame) else 4)
    for left in range(frame.left, frame.right + 1, most):
        yield frame._replace(left=left, right=min(left + most - 1, frame.right))


def _heads(frame: Frame, narrow: bool) -> list[str]:
    margin = " " * MARGIN
    if not narrow:
        return [margin + "".join(f"{_signed(x):>3} " for x in frame.columns).rstrip()]
    # Two columns are too narrow for −12: sign, tens and ones stand below each other.
    texts = [f"{_signed(x):>3}" for x in frame.columns]
    return [(margin + "".join(f" {text[place]}" for text in texts)).rstrip() for place in range(3)]


def _square(console: Console, tile: Json | None, label: str, won: bool, narrow: bool) -> str:
    if tile is None:
        return OPEN[narrow].format(label)
    shapes = NARROW if narrow else WIDE
    text = (WON[narrow] if won else shapes[tile["seat"]]).format(tile["value"])
    shown = console.paint(text.lstrip(), "B" if tile["seat"] == 0 else "O")
    return shown if narrow else f"{label or ' '}{shown}"  # two signs have no room for a letter


def _signed(number: int) -> str:
    return str(number).replace("-", MINUS)
