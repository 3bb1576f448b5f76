"""Lines on the plane that anybody could count: which grow, and where their sums stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tenfold.protocol.game import Json, Seat
from tenfold.tiles.state import SEATS, WINNING_SUM

Cell = tuple[int, int]
Point = tuple[float, float]

WAYS: Final = ((1, 0), (1, 1), (0, 1), (1, -1))
LEAST: Final = 5  # a line of less is not worth a figure
SHOWN_LINES: Final = 3  # figures for each seat
OUTSIDE: Final = 0.7  # from the last tile's middle: in the free cell, beside the tile
RIM: Final = 0.5  # half on the tile


class Line(NamedTuple):
    seat: Seat
    cells: list[Cell]
    sum: int
    ends: list[Cell]  # free cells right before and after it


def growing(tiles: Sequence[Json]) -> list[Line]:
    """Lines that are not yet ten and have somewhere to grow; of each seat the longest."""
    laid = {(tile["x"], tile["y"]): tile for tile in tiles}
    found = [line for tile in tiles for line in _beginning(laid, tile) if LEAST <= line.sum < WINNING_SUM]
    worth = sorted((line for line in found if line.ends), key=lambda line: (-line.sum, len(line.cells)))
    return [
        line for seat in range(SEATS) for line in [one for one in worth if one.seat == seat][:SHOWN_LINES]
    ]


def won(tiles: Sequence[Json], cells: Sequence[Sequence[int]]) -> Line:
    """The winner's line, by its cells."""
    laid = {(tile["x"], tile["y"]): tile for tile in tiles}
    places = [(x, y) for x, y in cells]
    return Line(laid[places[0]]["seat"], places, WINNING_SUM, _ends(laid, places))


def _beginning(laid: Mapping[Cell, Json], tile: Json) -> list[Line]:
    """The lines of two tiles or more that begin with this one, at their full length."""
    lines = []
    for dx, dy in WAYS:
        x, y, cells = tile["x"], tile["y"], []
        if _is(laid, (x - dx, y - dy), tile["seat"]):
            continue
        while _is(laid, (x, y), tile["seat"]):
            cells.append((x, y))
            x, y = x + dx, y + dy
        if len(cells) > 1:
            total = sum(laid[cell]["value"] for cell in cells)
            lines.append(Line(tile["seat"], cells, total, _ends(laid, cells)))
    return lines


def _is(laid: Mapping[Cell, Json], cell: Cell, seat: Seat) -> bool:
    return cell in laid and laid[cell]["seat"] == seat


def _ends(laid: Mapping[Cell, Json], cells: Sequence[Cell]) -> list[Cell]:
    (x, y), (far_x, far_y) = cells[0], cells[-1]
    dx, dy = cells[1][0] - x, cells[1][1] - y
    return [cell for cell in ((x - dx, y - dy), (far_x + dx, far_y + dy)) if cell not in laid]


def figure_places(lines: Sequence[Line], radius: float) -> list[Point]:
    """Where the sums stand: at an end that is free, off the tiles, and not on one another."""
    placed: list[Point] = []
    for line in lines:
        placed.append(min(_places(line), key=lambda place: _cost(place, placed, radius))[0])
    return placed


def _cost(place: tuple[Point, int], placed: Sequence[Point], radius: float) -> int:
    (x, y), covers = place
    hits = sum((x - far_x) ** 2 + (y - far_y) ** 2 < (2 * radius) ** 2 for far_x, far_y in placed)
    return 8 * hits + covers


def _places(line: Line) -> list[tuple[Point, int]]:
    """Points, and how much a disc there hides; a line that cannot grow has its sum beyond its last tile."""
    last, before = line.cells[-1], line.cells[-2]
    beyond = (2 * last[0] - before[0], 2 * last[1] - before[1])
    found = []
    for end in line.ends[::-1] or [beyond]:
        x, y = min(line.cells[0], last, key=lambda cell: abs(cell[0] - end[0]) + abs(cell[1] - end[1]))
        dx, dy = end[0] - x, end[1] - y
        aslant = 2 if dx and dy else 1
        found.append(((x + OUTSIDE * dx, y + OUTSIDE * dy), 0 if line.ends else aslant))
        found.append(((x + RIM * dx, y + RIM * dy), aslant))
    return found
