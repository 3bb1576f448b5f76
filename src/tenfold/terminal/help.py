"""The help, in pages that fit on a screen."""

from __future__ import annotations

import re
from typing import Final

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.columns import width_of, wrapped

from .console import Console

MOST_LINES: Final = 22  # of a page; below it stand its number and the prompt


def show_help(console: Console, game: str, page: int) -> int:
    """Shows a page and says which one comes next; after the last one it is the first again."""
    pages = pages_of(console.catalog, game, console.room)
    console.write(*(f" {line}".rstrip() for line in pages[page]))
    more = "yes" if page + 1 < len(pages) else "no"
    console.say("help.page", page=page + 1, pages=len(pages), more=more)
    return (page + 1) % len(pages)


def pages_of(catalog: Catalog, game: str, room: int) -> list[list[str]]:
    """What can be typed, and then the rules; a paragraph is never broken."""
    texts = [catalog.say("help.commands", game=game), catalog.say(f"help.{game}")]
    paragraphs = [_fitted(paragraph, room - 1) for text in texts for paragraph in _paragraphs(text)]
    pages: list[list[str]] = [[]]
    for lines in paragraphs:
        if len(pages[-1]) + 1 + len(lines) > MOST_LINES:
            pages.append([])
        pages[-1] += ["", *lines] if pages[-1] else lines
    return pages


def _paragraphs(text: str) -> list[list[str]]:
    return [paragraph.split("\n") for paragraph in text.strip("\n").split("\n\n")]


def _fitted(lines: list[str], room: int) -> list[str]:
    """As it is written where it fits, else in lines of the screen's width."""
    if all(width_of(line) <= room for line in lines):
        return lines
    return [part for line in _joined(lines) for part in _broken(line, room)]


def _joined(lines: list[str]) -> list[str]:
    """Lines that only go on are one with those before; a title and a list of keys stand alone."""
    joined: list[str] = []
    for line in lines:
        before = joined[-1] if joined else ""
        begins = not before or before.isupper() or _keys_in(before) or _keys_in(line)
        if begins or (line.startswith(" ") and before.endswith((".", ":"))):
            joined.append(line)
        else:
            joined[-1] = f"{before} {line.strip()}"
    return joined


def _broken(line: str, room: int) -> list[str]:
    if keys := _keys_in(line):
        return [part for key in keys for part in wrapped(key, room, "", "   ")]
    margin = " " * (len(line) - len(line.lstrip()))
    return wrapped(line.strip(), room, margin, f"{margin}  " if margin else "")


def _keys_in(line: str) -> list[str]:
    """The entries of a line that lists keys, each with two blanks after it and more before the next."""
    return re.split(r" {3,}", line.strip()) if "  " in line.strip() else []
