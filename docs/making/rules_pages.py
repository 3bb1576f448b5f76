"""How to play, in every language: the chapters that the client shows, from the same sentences."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from tenfold.i18n.catalogs import Catalog, languages

from .repository import ROOT

LEARN: Final = ROOT / "web" / "src" / "lib" / "learn"
RULES: Final = json.loads((LEARN / "rules_chapters.json").read_text("utf-8"))
# Positions to try out what a chapter says: the record in docs/boards, and the move.
BOARDS: Final = {
    "cards.turn": ("evening", 54),
    "cards.auction": ("evening", 8),
    "tiles.ten": ("short_duel", 10),
    "tiles.second": ("long_duel", 31),
}
EDITIONS: Final = json.loads((LEARN / "editions.json").read_text("utf-8"))


def rules_pages() -> Iterator[tuple[str, str]]:
    """Each with its place on the site."""
    for language in languages():
        catalog = Catalog(language)
        for edition in EDITIONS:
            yield f"play/{language}/{edition['id']}.md", _page(catalog, edition)
        yield f"play/{language}/editions.md", _editions_page(catalog)


def _page(catalog: Catalog, edition: dict[str, Any]) -> str:
    game = edition["game"]
    alike = [other for other in EDITIONS if other["game"] == game]
    parts = [
        f"# {catalog.say('rules.title', **edition)}",
        catalog.say("pages.play", game=game),
        f"{catalog.say('rules.published', **edition)} {catalog.say('rules.own-words')}",
        " · ".join(_other_languages(catalog, edition["id"])),
    ]
    for chapter in RULES["chapters"][game]:
        parts += _chapter(catalog, edition, chapter)
    if len(alike) > 1:
        parts.append(f"## {catalog.say('rules.compare')} {{ #compare }}")
        parts += _comparison(catalog, alike, edition)
    return "\n\n".join(parts) + "\n"


def _editions_page(catalog: Catalog) -> str:
    """The editions of the card game side by side: first in short, then every rule that differs, in full."""
    alike = [edition for edition in EDITIONS if edition["game"] == "cards"]
    parts = [
        f"# {catalog.say('rules.compare')}",
        catalog.say("pages.compare"),
        " · ".join(_other_languages(catalog, "editions")),
        *_comparison(catalog, alike),
    ]
    for chapter in RULES["chapters"]["cards"]:
        key = f"rules.cards.{chapter['name']}"
        for paragraph in chapter.get("differs", []):
            texts = [catalog.say(f"{key}-{paragraph}", **_details(edition)) for edition in alike]
            heads = [_head(edition) for edition in alike]
            parts.append(f"## {catalog.say(key)} {{ #{chapter['name']}-{paragraph} }}")
            parts.append("\n".join([_row(heads), _row(["---"] * len(alike)), _row(texts)]))
    return "\n\n".join(parts) + "\n"


def _other_languages(catalog: Catalog, page: str) -> Iterator[str]:
    for language in languages():
        name = catalog.say("rules.language", language=language)
        yield f"**{name}**" if language == catalog.language else f"[{name}](../{language}/{page}.md)"


def _chapter(catalog: Catalog, edition: dict[str, Any], chapter: dict[str, Any]) -> Iterator[str]:
    game, details = edition["game"], _details(edition)
    key = f"rules.{game}.{chapter['name']}"
    yield f"## {catalog.say(key)} {{ #{chapter['name']} }}"
    for paragraph in chapter["paragraphs"]:
        text = catalog.say(f"{key}-{paragraph}", **details)
        differs = paragraph in chapter.get("differs", [])
        yield f'!!! note "{catalog.say("rules.differs")}"\n    {text}' if differs else text
    if f"{game}.{chapter['name']}" in BOARDS:
        yield _board(catalog, edition, f"{game}.{chapter['name']}")


def _board(catalog: Catalog, edition: dict[str, Any], chapter: str) -> str:
    record, move = BOARDS[chapter]
    said = {
        "record": f"docs/boards/{record}.jsonl",
        "move": move,
        "edition": edition["id"],
        "language": catalog.language,
        "caption": catalog.say(f"board.{chapter.replace('.', '-')}"),
    }
    return "\n".join(["```board", *(f"{key}: {value}" for key, value in said.items()), "```"])


def _comparison(
    catalog: Catalog, alike: list[dict[str, Any]], chosen: dict[str, Any] | None = None
) -> Iterator[str]:
    yield catalog.say("rules.compare-text")
    heads = [_head(other, chosen=other is chosen) for other in alike]
    lines = [_row(["", *heads]), _row(["---"] * (len(alike) + 1))]
    for fact in RULES["facts"]:
        values = [catalog.say(f"rules.fact-{fact}-value", **_details(other)) for other in alike]
        told = [
            f"**{value}**" if fact != "opponent" and values.count(value) == 1 else value for value in values
        ]
        lines.append(_row([catalog.say(f"rules.fact-{fact}"), *told]))
    yield "\n".join(lines)


def _head(edition: dict[str, Any], *, chosen: bool = False) -> str:
    return edition["publisher"] if chosen else f"[{edition['publisher']}]({edition['id']}.md)"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _details(edition: dict[str, Any]) -> dict[str, Any]:
    """An edition's facts as sentences need them."""
    facts = {
        name: ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in edition["facts"].items()
    }
    return {
        "opponent": edition["opponent"] or "",
        "lowest": edition["lowest_target"] or 0,
        "highest": edition["highest_target"] or 0,
        **facts,
    }
