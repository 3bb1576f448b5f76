"""The documents, for tables, opponents and studies, and the files that a browser fetches by need."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tenfold.fast.exports import sources_digest
from tenfold.protocol.game import RULES_VERSION, Json
from tenfold.server.daily import schedule
from tenfold.server.results import ratings
from tenfold.wire.choices import choices

from .game_facts import facts_of_cards, facts_of_tiles
from .layouts import calls_at_tables
from .opponents import network_files, opponents, ratings_of_bots
from .studying import studying
from .words import WordLists

MODULE: Final = "rules.wasm"
STUDY_MODULE: Final = "study.wasm"


def facts() -> Json:
    words = WordLists()
    both = {"cards": facts_of_cards(words), "tiles": facts_of_tiles(words)}
    return {
        "rules": RULES_VERSION,
        "calls": calls_at_tables(),
        "games": both,
        "words": words.lists,
        "opponents": ratings_of_bots(),
        "ratings": {
            "beginning": ratings.BEGINNING,
            "points_for_tenfold": ratings.POINTS_FOR_TENFOLD,
            "new_games": ratings.NEW_GAMES,
            "speed_when_new": ratings.SPEED_WHEN_NEW,
            "speed": ratings.SPEED,
            "shown_after": ratings.SHOWN_AFTER,
            "most_in_course": ratings.MOST_IN_COURSE,
        },
        "daily": {
            "targets": schedule.TARGETS,
            "editions": schedule.EDITIONS,
            "opponents": schedule.OPPONENTS,
        },
        "catalogue": {**choices(), "reviews": True, "hints": True},
    }


def digest_of_facts() -> str:
    """Changes with whatever `write_files` writes, as far as it does not depend on the machine."""
    found = hashlib.sha256(_text([facts(), opponents(), studying()]).encode())
    for path in network_files().values():
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return f"{found.hexdigest()} {sources_digest()}"


def write_files(folder: Path, module: bytes, study: bytes) -> None:
    """Writes the documents, the modules and the networks into a folder, and what each file must be."""
    networks = {f"{name}.bin": path.read_bytes() for name, path in network_files().items()}
    documents = {
        "facts.json": facts(),
        "opponents.json": opponents(),
        "study.json": studying(),
        "module.json": _digests({MODULE: module}),
        "study_module.json": _digests({STUDY_MODULE: study}),
        "networks.json": _digests(networks),
    }
    told = {name: _text(document).encode() for name, document in documents.items()}
    for name, data in {MODULE: module, STUDY_MODULE: study, **networks, **told}.items():
        path = folder / name
        if not path.exists() or path.read_bytes() != data:  # whoever watches is told of changes only
            path.write_bytes(data)


def _digests(files: Mapping[str, bytes]) -> Json:
    return {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
