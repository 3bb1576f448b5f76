"""Plays the lessons on real tables and writes down what a board needs to show them.

    python web/scripts/lessons.py

writes `web/src/lib/learn/lessons/*.json` and `drills/*.json`, and the facts about the editions for the pages
of rules.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from drills import drills
from lesson_cards import card_lesson
from lesson_tiles import tile_lesson

from tenfold.cards.deck import CARDS, standard_deck
from tenfold.cards.edition import editions as card_editions
from tenfold.catalogue import editions_of
from tenfold.tiles.edition import editions as tile_editions

LEARN: Final = Path(__file__).parents[1] / "src" / "lib" / "learn"
PLAYERS: Final = (2, 3, 4, 5)
KINDS: Final = {"$": "currency", "*": "wildcard"}
Json = dict[str, Any]


def facts() -> list[Json]:
    """The editions as the server's catalogue tells them, for when there is no server to ask."""
    return [{"game": "cards", **_card_edition(name)} for name in editions_of("cards")] + [
        {
            "game": "tiles",
            "id": edition.id,
            "name": edition.name,
            "language": edition.language,
            "publisher": edition.authors,
            "opponent": None,
            "lowest_target": None,
            "highest_target": None,
            "facts": {},
        }
        for edition in tile_editions().values()
    ]


def _card_edition(name: str) -> Json:
    edition = card_editions()[name]
    solo = asdict(edition.solo)
    flags = {field: value for field, value in solo.items() if isinstance(value, bool)}
    return {
        "id": name,
        "name": edition.name,
        "language": edition.language,
        "publisher": edition.publisher,
        "opponent": solo["opponent"],
        "lowest_target": solo["lowest_target"],
        "highest_target": solo["highest_target"],
        "facts": {
            "start_by": edition.start_by,
            "wildcards_pay": edition.wildcards_pay,
            "tie_break": edition.tie_break,
            **flags,
        },
    }


def deck() -> list[Json]:
    """What a deck is made of, by number of players; neighbours alike in everything stand in one row."""
    decks = [standard_deck(players) for players in PLAYERS]
    rows: list[Json] = []
    for code, card in CARDS.items():
        if code[0] in "GOP" and code[1] != "*":
            continue  # the colours are alike: blue stands for all
        copies = [cards[card] for cards in decks]
        kind = "super" if code == "**" else "colour" if code[1] == "*" else KINDS.get(code[0], "number")
        if rows and rows[-1]["kind"] == kind and rows[-1]["copies"] == copies:
            rows[-1]["cards"].append(code)
        else:
            rows.append({"kind": kind, "cards": [code], "copies": copies})
    return [*rows, {"kind": "all", "cards": [], "copies": [sum(cards) for cards in decks]}]


def written() -> dict[Path, str]:
    """Every file of this script, as it should stand."""
    courses = {
        "lesson": {"cards": card_lesson().steps, "tiles": tile_lesson().steps},
        "drill": {game: drills(game).steps for game in ("cards", "tiles")},
    }
    every = [(course, game, steps) for course, games in courses.items() for game, steps in games.items()]
    return {
        **{LEARN / f"{course}s" / f"{game}.json": as_json(steps) for course, game, steps in every},
        LEARN / "outline.json": as_json({f"{course}.{game}": tasks(steps) for course, game, steps in every}),
        LEARN / "editions.json": as_json(facts()),
        LEARN / "deck.json": as_json(deck()),
    }


def tasks(steps: list[Json]) -> list[str]:
    """What there is to do, for pages that say how much of it was done."""
    return [step["name"] for step in steps if "after" in step]


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for path, text in written().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
