"""What a notebook shows of a play or a record: its last position, and the same in words."""

from __future__ import annotations

import os

from tenfold.i18n.catalogs import Catalog, language_of
from tenfold.protocol.errors import TenfoldError
from tenfold.records.displays import Bundle
from tenfold.records.play import Play
from tenfold.records.record import Record

from .picture import drawn
from .seen_position import find_position
from .wording import position_in_words


def show_game(game: Play | Record) -> Bundle:
    """A record may be anybody's: of one that is wrong it is said what is."""
    catalog = Catalog(language_of(os.environ))
    try:
        position = find_position(game, None, catalog)
    except TenfoldError as error:
        return {"text/plain": f"{game!r}\n{catalog.explain(error)}"}
    return {"image/svg+xml": drawn(position), "text/plain": position_in_words(position)}
