"""How the table looks. The client says it, and `web/scripts/look.py` writes it down for Python."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
SUITS: Final = {"B": "blue", "G": "green", "O": "orange", "P": "pink"}


@cache
def _told() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(Path(__file__).with_name("look.json").read_text("utf-8"))
    return told


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a theme by the names of the client's tokens, and the shapes of the pieces."""

    theme: Theme = "light"

    def __getitem__(self, token: str) -> str:
        return str(_told()[self.theme][token])

    def shape(self, family: str, name: str | int) -> str:
        """A path."""
        return str(_told()["shapes"][family][name])

    def places(self, family: str) -> Any:
        """Where something lies on a piece: points, or lists of points by the number of a card."""
        return _told()["shapes"][family]

    def suit(self, colour: str, part: str = "") -> str:
        """The colour of a suit by its letter, or of a part of it: `deep`, or `mark` on the sheet."""
        return self["-".join(filter(None, (SUITS[colour], part)))]

    @property
    def sans(self) -> str:
        """The client's letters, and some that programs find which have no `sans-serif` of their own."""
        *named, any_other = str(_told()["sans"]).split(", ")
        return ", ".join([*named, "'DejaVu Sans'", "'Liberation Sans'", "Arial", any_other])
