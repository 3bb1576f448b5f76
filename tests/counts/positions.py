"""The positions whose continuations are counted; run as a program, it prints `counts.jsonl` anew."""

from __future__ import annotations

import json
import sys
from typing import Any

from tenfold.cards.edition import editions
from tenfold.protocol.conformance import count_continuations
from tenfold.records.play import Play

DEPTH = 16
MOST = 40_000

DECKS = {
    "wildcards": {"B1": 1, "*1": 1, "B*": 1},
    "bust": {"B9": 2, "G2": 1, "$2": 1},
    "currency": {"$5": 3, "$1": 1, "P4": 1},
    "mixed": {"B4": 2, "G7": 1, "$3": 2, "**": 1},
}


def positions() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for edition in editions().values():
        for name, deck in DECKS.items():
            for seats in (1, 2, 3):
                options = {"edition": edition.id, "seats": seats, "busting": name == "bust", "deck": deck}
                if seats == 1:
                    options["target"] = 6
                found.append(position(f"{edition.id}-{name}-{seats}", "cards", options))
        found.append(position(f"{edition.id}-standard", "cards", {"edition": edition.id, "seats": 4}))
    rows = ["311312321331222", "321132322131123"]
    closed = "1 place:0,0 3 place:1,0 2 place:1,1 2 place:0,1"
    open_game = {"edition": "steffen", "open": True, "rows": rows}
    found += [
        position("tiles-closed", "tiles", {"edition": "steffen"}),
        position("tiles-closed-square", "tiles", {"edition": "steffen"}, closed),
        position("tiles-open", "tiles", open_game),
    ]
    return found


def position(name: str, game: str, options: dict[str, Any], after: str = "") -> dict[str, Any]:
    return {"id": name, "game": game, "options": options, "after": after}


def play_of(position: dict[str, Any]) -> Play:
    play = Play(position["game"], **position["options"])
    for token in position["after"].split():
        play.push(token)
    return play


def count(position: dict[str, Any], most: int = MOST) -> list[int]:
    """The numbers of continuations of length 1, 2, 3 … up to DEPTH, or until they are too many to count."""
    play, counts = play_of(position), [1]
    while len(counts) <= DEPTH and counts[-1] < most / 8:
        counts.append(count_continuations(play.game, play.state, len(counts)))
    return counts[1:]


if __name__ == "__main__":
    for one in positions():
        sys.stdout.write(json.dumps(one | {"counts": count(one)}) + "\n")
