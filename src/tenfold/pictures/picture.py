"""The door: a position of a game as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.i18n.catalogs import DEFAULT_LANGUAGE, Catalog
from tenfold.protocol.game import Seat
from tenfold.records.play import Play
from tenfold.records.record import Record

from .cards_table import cards_table
from .look import Look, Theme
from .seen_position import Position, find_position
from .tiles_board import tiles_board


def picture(
    game: Play | Record,
    move: int | None = None,
    *,
    theme: Theme = "light",
    language: str = DEFAULT_LANGUAGE,
    names: Sequence[str] | None = None,
    seat: Seat | None = None,
) -> str:
    """The position after a move as SVG, drawn as the table draws it.

    Moves are counted as in the browser and in `tenfold replay`; 0 is the beginning, and without a number it
    is the position at hand. `names` are those of the seats, if the record does not have them; `seat` is the
    one whose place is the last.

    >>> picture(Play("tiles", edition="steffen"), theme="dark")[:4]
    '<svg'
    """
    return drawn(find_position(game, move, Catalog(language), names, seat), theme)


def drawn(position: Position, theme: Theme = "light") -> str:
    draw = cards_table if position.play.game.name == "cards" else tiles_board
    return draw(Look(theme), position)
