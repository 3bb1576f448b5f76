"""Boards in the pages: a block becomes a picture of a position, and a link to play on from there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final, Literal
from urllib.parse import quote

from tenfold.i18n.catalogs import Catalog
from tenfold.pictures.picture import drawn
from tenfold.pictures.seen_position import Position, find_position
from tenfold.pictures.wording import mover_of, position_in_words
from tenfold.protocol.errors import BadOptions, TenfoldError
from tenfold.server.settings import Settings

from .board_blocks import Block, read_block
from .repository import BUILT

BLOCK: Final = re.compile(r"^```board\n(.*?)^```$", re.MULTILINE | re.DOTALL)
APP: Final = "app"  # the folder of the site that has the client
PICTURES: Final = "boards"
CODE: Final = re.compile("`(.+?)`")
SIZE: Final = re.compile(r' width="\d+" height="\d+"')
# As in web/src/lib/replay/position_link.ts:
BETWEEN_MOVES: Final = "."
TIMES: Final = "~"
AS_IT_IS: Final = ":,$*!>"


class BadBoard(Exception):
    """A block that no board can be made of; the message names page and line."""


def with_boards(page: str, place: str, text: str, site: Path = BUILT) -> str:
    """The text of a page with figures instead of blocks; their pictures go into the folder of the site."""
    parts, at = [], 0
    for found in BLOCK.finditer(text):
        try:
            figure = _figure(read_block(found[1]), place, site)
        except (TenfoldError, ValueError) as error:
            line = text.count("\n", 0, found.start()) + 1
            why = Catalog().explain(error) if isinstance(error, TenfoldError) else error
            raise BadBoard(f"{page}, line {line}: {why}") from None
        parts += [text[at : found.start()], figure]
        at = found.end()
    return "".join([*parts, text[at:]])


def position_path(position: Position, seat: int | None = None) -> str:
    """Where in the client one plays on from a position: its options and the moves that led there."""
    game = position.play.game
    options = game.write_options(position.play.options)
    said = {"game": game.name, **options, "moves": _moves(position.play.moves), "seat": seat}
    words = [
        f"{name}={quote(value if isinstance(value, str) else json.dumps(value), safe=AS_IT_IS)}"
        for name, value in said.items()
        if value is not None and value is not False and value != ""
    ]
    return f"/position?{'&'.join(words)}"


def _moves(tokens: list[str]) -> str:
    """Tokens that are the same one after another, as in a payment, are said once."""
    runs = [(token, len(list(same))) for token, same in groupby(tokens)]
    return BETWEEN_MOVES.join(token if times == 1 else f"{token}{TIMES}{times}" for token, times in runs)


def _figure(block: Block, place: str, site: Path) -> str:
    position = _position(block)
    up, say = "../" * place.count("/"), position.catalog.say
    pictures = "".join(_pictures(block, position, up, site))
    link = escape(f"{up}{APP}/index.html#{position_path(position, block.seat)}")
    from_files = CODE.sub(r"<code>\1</code>", escape(say("board.from-files")))
    here = f"http://127.0.0.1:{Settings().port}/"
    return (
        f'<figure class="board">{pictures}<figcaption>{escape(block.caption)} '
        f'<span><a href="{link}" data-here="{here}">{say("replay.play-on")}</a></span> '
        f'<small hidden lang="{block.language}">{from_files}</small></figcaption></figure>'
    )


def _position(block: Block) -> Position:
    """As the reader sees it, from their own seat."""
    position = find_position(block.record, block.move, Catalog(block.language), seat=block.seat)
    if position.play.is_over:
        raise BadOptions("table.game_is_over")
    mover = mover_of(position)
    return replace(position, bottom=mover) if block.seat is None and mover is not None else position


def _pictures(block: Block, position: Position, up: str, site: Path) -> Iterator[str]:
    """One for light pages and one for dark ones; `look.css` shows the one that fits."""
    alt = escape(position_in_words(position))
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        picture = drawn(position, theme)
        seat = "" if block.seat is None else f"-{block.seat}"
        path = f"{PICTURES}/{block.name}-{position.move}{seat}-{block.language}-{theme}.svg"
        file = site / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(picture, "utf-8")
        size = SIZE.search(picture)
        assert size
        yield f'<img class="{theme}" src="{up}{path}" alt="{alt}"{size[0]} loading="lazy">'
