"""The published edition of the tile game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "editions"


@dataclass(frozen=True, slots=True)
class Edition:
    id: str
    name: str
    language: str  # of the rule book
    authors: str


@cache
def editions() -> dict[str, Edition]:
    """Every edition by its id, in alphabetical order."""
    return {
        path.stem: Edition(id=path.stem, **tomllib.loads(path.read_text("utf-8")))
        for path in sorted(FOLDER.glob("*.toml"))
    }
