"""The card table: what happened, the stage, the market, and everybody's collection, in two columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tenfold.protocol.game import Json

from .collection import collection, collection_height
from .final_points import ending, ending_height
from .grid import ROW, Cell, grid
from .letters import fitted, text_at
from .look import Look
from .panels import EDGE, GAP, SMALL, WIDTH, Box, banner, panel, whole
from .seen_position import Position
from .stage import stage, stage_height

COLUMN: Final = (WIDTH - 2 * EDGE - GAP) / 2
TALLEST_ROW: Final = 46  # of the market, which fills its place
MARKET_HEIGHT: Final = 36 + 4 * ROW + 4


def cards_table(look: Look, position: Position) -> str:
    view = position.play.view()
    drawn, y = banner(look, position)
    y += GAP
    is_wide = len(position.names) % 2 == 1  # the market then stands beside a collection
    top = _height_above(position, is_wide)
    above = Box(EDGE, y, WIDTH - 2 * EDGE if is_wide else COLUMN, top)
    drawn += (ending if position.winners else stage)(look, position, view, above)
    height = collection_height(view)
    places = _places(y + top + GAP if is_wide else y, height if is_wide else top, height)
    if not is_wide:
        next(places)
    drawn += _market(look, position, view, next(places))
    for seat in position.order:
        box = next(places)
        drawn += collection(look, position, view, seat, box)
    return whole(look, position, drawn, box.y + height + EDGE)


def _height_above(position: Position, is_wide: bool) -> float:
    seats = len(position.names)
    if is_wide:
        return ending_height(seats) if position.winners else stage_height(WIDTH)
    return max(MARKET_HEIGHT, ending_height(seats), stage_height(COLUMN))


def _places(y: float, first: float, others: float) -> Iterator[Box]:
    """Two beside each other, again and again."""
    height = first
    while True:
        yield Box(EDGE, y, COLUMN, height)
        yield Box(EDGE + COLUMN + GAP, y, COLUMN, height)
        y, height = y + height + GAP, others


def _market(look: Look, position: Position, view: Json, box: Box) -> str:
    """What is for sale; around what may be bought now, light."""
    say, legal = position.catalog.say, set(position.play.legal())
    count = sum(view["market"].values())
    cells = {
        code: Cell("have", copies, f"buy:{code}" in legal)
        for code, copies in view["market"].items()
        if copies
    }
    told = f"{say('cards.market')} · {say('cards.market_count', count=count)}"
    title = fitted(told, SMALL, box.inside, bold=True)
    row = min((box.height - 42) / 4, TALLEST_ROW)
    return (
        panel(look, box)
        + text_at(title, box.left, box.y + 22, SMALL, bold=True, fill=look["ink"])
        + grid(look, cells, {}, box.left, box.y + 36, box.inside, row)
    )
