"""The plane of the tile game: linen, tiles, the sums of lines, and the line that won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tenfold.i18n.catalogs import MINUS
from tenfold.protocol.game import Json

from .drawn_pieces import centred, tile
from .letters import text_at, text_width
from .line_sums import Line, Point, figure_places, growing, won
from .look import Look
from .panels import EDGE, WIDTH
from .svg import circle, group, path, rect

RULER: Final = 24  # on the left and above, for the figures of columns and rows
WIDEST_CELL: Final = 62
LEAST_COLUMNS: Final = 7
LEAST_ROWS: Final = 5
TALLEST: Final = 560
RADIUS: Final = 0.2  # of a sum's disc, in cells
LEGIBLE: Final = 50  # in cells of this size it can be read, and is larger in smaller ones
CRAMPED: Final = 22  # in smaller ones it would hide what it counts


class Frame(NamedTuple):
    """The part of the plane that is seen, and where it lies in the picture."""

    left: int
    top: int
    columns: int
    rows: int
    cell: float
    x: float
    y: float

    @property
    def height(self) -> float:
        return RULER + self.rows * self.cell + 8

    def at(self, x: float, y: float) -> Point:
        """The middle of a cell; rows count upwards."""
        return self.x + (x - self.left + 0.5) * self.cell, self.y + (self.top - y + 0.5) * self.cell


def frame_of(tiles: Sequence[Json], y: float) -> Frame:
    """All tiles and the cells around them."""
    xs, ys = [tile["x"] for tile in tiles] or [0], [tile["y"] for tile in tiles] or [0]
    left, columns = _stretched(min(xs), max(xs), LEAST_COLUMNS)
    bottom, rows = _stretched(min(ys), max(ys), LEAST_ROWS)
    room = WIDTH - 2 * EDGE - RULER - 8
    cell = min(WIDEST_CELL, room / columns, TALLEST / rows)
    spare = int(room / cell) - columns  # linen on both sides rather than nothing
    left, columns = left - spare // 2, columns + spare
    x = EDGE + RULER + (room - columns * cell) / 2
    return Frame(left, bottom + rows - 1, columns, rows, cell, x, y + RULER)


def _stretched(first: int, last: int, least: int) -> tuple[int, int]:
    """A cell more on both sides, and at least so many."""
    first, count = first - 1, last - first + 3
    more = max(least - count, 0)
    return first - more // 2, count + more


def plane(look: Look, view: Json, frame: Frame, last: Sequence[int] | None) -> str:
    winning = [won(view["tiles"], cells) for cells in view["lines"]]
    shining = {cell for line in winning for cell in line.cells}
    drawn = [_linen(look, frame), _rulers(look, frame)]
    for one in view["tiles"]:
        x, y = frame.at(one["x"], one["y"])
        shine = (one["x"], one["y"]) in shining
        corner = (x - 0.47 * frame.cell, y - 0.47 * frame.cell)
        drawn.append(tile(look, one["value"], one["seat"], *corner, 0.94 * frame.cell, shine=shine))
    if last is not None and not winning:
        drawn.append(_ring(look, frame, last))
    shown = winning or (growing(view["tiles"]) if frame.cell >= CRAMPED else [])
    return "".join([*drawn, *_sums(look, frame, shown, is_won=bool(winning))])


def _linen(look: Look, frame: Frame) -> str:
    """Cloth with a thread along every cell and a stitch at every corner."""
    x, y, cell = frame.x, frame.y, frame.cell
    wide, high = frame.columns * cell, frame.rows * cell
    threads = "".join(f"M{x + at * cell:.2f} {y:.2f}v{high:.2f}" for at in range(frame.columns + 1))
    threads += "".join(f"M{x:.2f} {y + at * cell:.2f}h{wide:.2f}" for at in range(frame.rows + 1))
    stitches = "".join(
        f"M{x + column * cell:.2f} {y + row * cell:.2f}h0"
        for column in range(frame.columns + 1)
        for row in range(frame.rows + 1)
    )
    ground = rect(EDGE, y - RULER, WIDTH - 2 * EDGE, frame.height, 12, fill=look["sunk"], stroke=look["line"])
    return (
        ground
        + path(threads, stroke=look["line"], stroke_opacity=0.5, fill="none")
        + path(
            stitches,
            stroke=look["line-strong"],
            stroke_opacity=0.38,
            stroke_width=3.5,
        )
    )


def _rulers(look: Look, frame: Frame) -> str:
    """The figures of columns and rows; every second or third where there is little room."""
    size = 13
    every = next(step for step in range(1, 9) if step * frame.cell >= text_width("−10", size) + 2)
    written = []
    for at in range(frame.columns):
        if (column := frame.left + at) % every == 0:
            written.append(text_at(_signed(column), frame.at(column, 0)[0], frame.y - 7, size))
    for at in range(frame.rows):
        if (row := frame.top - at) % every == 0:
            written.append(text_at(_signed(row), EDGE + RULER / 2 + 1, frame.at(0, row)[1] + 4.5, size))
    return group(*written, fill=look["ink-soft"], text_anchor="middle")


def _signed(number: int) -> str:
    return str(number).replace("-", MINUS)


def _ring(look: Look, frame: Frame, cell: Sequence[int]) -> str:
    """Around the tile that was laid or moved last."""
    x, y = frame.at(cell[0], cell[1])
    half = frame.cell * 0.5
    place = (x - half, y - half, 2 * half, 2 * half, 0.18 * frame.cell)
    outer = rect(*place, fill="none", stroke=look["sheet"], stroke_width=5)
    return outer + rect(*place, fill="none", stroke=look["accent"], stroke_width=3)


def _sums(look: Look, frame: Frame, lines: Sequence[Line], *, is_won: bool) -> list[str]:
    size = max(1.0, LEGIBLE / frame.cell) * (1.5 if is_won else 1)
    places = figure_places(lines, RADIUS * size)
    chains = [_chain(look, frame, line, is_won) for line in lines]
    discs = [
        _disc(look, frame, line, place, RADIUS * size * frame.cell, is_won)
        for line, place in zip(lines, places, strict=True)
    ]
    return chains + discs


def _chain(look: Look, frame: Frame, line: Line, is_won: bool) -> str:
    """From tile to tile, so that the pips stay free."""
    links = ""
    for (x, y), (far_x, far_y) in zip(line.cells, line.cells[1:], strict=False):
        middle, way = ((x + far_x) / 2, (y + far_y) / 2), (0.15 * (far_x - x), 0.15 * (far_y - y))
        (a, b), (c, d) = (frame.at(middle[0] + sign * way[0], middle[1] + sign * way[1]) for sign in (-1, 1))
        links += f"M{a:.2f} {b:.2f}L{c:.2f} {d:.2f}"
    rim, stroke = look[f"tile-{line.seat}"], look[f"tile-{line.seat}-line"]
    wide, narrow = 0.15, 0.08
    if is_won:
        rim, stroke, wide, narrow = look["tile-0-ink"], look["glow"], 0.19, 0.12
    return group(
        path(links, stroke=rim, stroke_width=wide * frame.cell),
        path(links, stroke=stroke, stroke_width=narrow * frame.cell),
        fill="none",
    )


def _disc(look: Look, frame: Frame, line: Line, place: Point, radius: float, is_won: bool) -> str:
    x, y = frame.at(*place)
    ground, rim, ink = (look[f"tile-{line.seat}{part}"] for part in ("", "-line", "-ink"))
    if is_won:
        ground, rim, ink = look["glow"], look["tile-0-ink"], look["tile-0-ink"]
    return (
        circle(x, y, radius + 1, fill=look["sheet"])
        + circle(x, y, 0.9 * radius, fill=ground, stroke=rim, stroke_width=0.2 * radius)
        + centred(look, line.sum, x, y, radius * (0.85 if is_won else 1), ink, 15)
    )
