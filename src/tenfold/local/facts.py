"""Everything in one document, and the files that a browser fetches by need beside it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from tenfold.fast.exports import PACKAGE, sources_digest
from tenfold.protocol.game import RULES_VERSION, Json
from tenfold.server.results import ratings
from tenfold.wire.choices import choices

from . import games
from .layouts import calls
from .opponents import network_files, opponents
from .words import WordLists

MODULE: Final = PACKAGE / "rules.wasm"


def facts() -> Json:
    words = WordLists()
    both = {"cards": games.cards(words), "tiles": games.tiles(words)}
    return {
        "rules": RULES_VERSION,
        "calls": calls(),
        "games": both,
        "words": words.lists,
        "opponents": opponents(),
        "ratings": {
            "beginning": ratings.BEGINNING,
            "points_for_tenfold": ratings.POINTS_FOR_TENFOLD,
            "new_games": ratings.NEW_GAMES,
            "speed_when_new": ratings.SPEED_WHEN_NEW,
            "speed": ratings.SPEED,
            "shown_after": ratings.SHOWN_AFTER,
            "most_in_course": ratings.MOST_IN_COURSE,
        },
        "catalogue": {**choices(), "reviews": False, "hints": False},
    }


def digest() -> str:
    """Changes with whatever `write` writes, as far as it does not depend on the machine."""
    found = hashlib.sha256(_text(facts()).encode())
    for path in network_files().values():
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return f"{found.hexdigest()} {sources_digest()}"


def write(folder: Path, module: bytes | None = None) -> None:
    """Writes the facts, the module and the networks into a folder, and what each of the files must be."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {"rules.wasm": MODULE.read_bytes() if module is None else module}
    files |= {f"{name}.bin": path.read_bytes() for name, path in network_files().items()}
    digests = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    files |= {"facts.json": _text(facts()).encode(), "files.json": _text(digests).encode()}
    for name, data in files.items():
        path = folder / name
        if not path.exists() or path.read_bytes() != data:  # whoever watches is told of changes only
            path.write_bytes(data)


def _text(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
