"""The help, in pages that fit on a screen."""

from __future__ import annotations

from typing import Final

from tenfold.i18n.catalogs import Catalog

from .console import Console

MOST_LINES: Final = 22  # of a page; below it stand its number and the prompt


def show_help(console: Console, game: str, page: int) -> int:
    """Shows a page and says which one comes next; after the last one it is the first again."""
    pages = pages_of(console.catalog, game)
    console.write(*(f" {line}".rstrip() for line in pages[page]))
    more = "yes" if page + 1 < len(pages) else "no"
    console.say("help.page", page=page + 1, pages=len(pages), more=more)
    return (page + 1) % len(pages)


def pages_of(catalog: Catalog, game: str) -> list[list[str]]:
    """What can be typed, and then the rules; a paragraph is never broken."""
    texts = [catalog.say("help.commands", game=game), catalog.say(f"help.{game}")]
    paragraphs = [paragraph.split("\n") for text in texts for paragraph in text.strip("\n").split("\n\n")]
    pages: list[list[str]] = [[]]
    for lines in paragraphs:
        if len(pages[-1]) + 1 + len(lines) > MOST_LINES:
            pages.append([])
        pages[-1] += ["", *lines] if pages[-1] else lines
    return pages
