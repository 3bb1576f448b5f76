"""The published editions. Whatever differs between them is a field here and a line in `editions/`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final, Literal

FOLDER: Final = Path(__file__).parent / "editions"

TieBreak = Literal["owned", "used", "unused"]


@dataclass(frozen=True, slots=True)
class Solo:
    """What differs in the game against the solo opponent (rules 1.9)."""

    opponent: str  # her name
    lowest_target: int
    highest_target: int
    busts_above_target: bool  # she busts by currency above the target; else above 10
    bids_against_poor: (
        bool  # she bids 5 when she bids first and the player's purse is below 5; else she passes
    )
    idle_wildcards_pay: (
        bool  # a numbered wildcard is a duplicate once its number is owned in all four colours
    )
    pays_least: bool  # bidding second, she pays with the least excess; else always kind after kind (C11)


@dataclass(frozen=True, slots=True)
class Edition:
    id: str
    name: str
    language: str  # of the rule book
    publisher: str
    start_by: Literal["lot", "age"]  # who begins: drawn by lot, or whose age is nearest to ten (1.2)
    wildcards_pay: bool  # may wildcards be spent and bid with like other cards (1.5, 1.6, C13)
    tie_break: TieBreak  # after points and money: fewest cards owned, fewest used, or most unused (1.8)
    solo: Solo
    year: int | None = None
    # What was ruled otherwise in solo before, by the last version of the rules in which it was.
    solo_until: Mapping[int, Solo] = field(default_factory=dict)

    @property
    def solo_ruled_since(self) -> int:
        """The first version of the rules that says the same of solo as today's."""
        return max(self.solo_until, default=0) + 1

    def under(self, rules: int) -> Edition:
        """This edition as it was ruled in a version of the rules."""
        for last, solo in sorted(self.solo_until.items()):
            if rules <= last:
                return replace(self, solo=solo)
        return self


@cache
def editions() -> dict[str, Edition]:
    """Every edition by its id, in alphabetical order."""
    return {path.stem: _read(path) for path in sorted(FOLDER.glob("*.toml"))}


def _read(path: Path) -> Edition:
    fields = tomllib.loads(path.read_text("utf-8"))
    told = fields.pop("solo")
    until = told.pop("until", {})
    earlier = {int(last): Solo(**told | otherwise) for last, otherwise in until.items()}
    return Edition(id=path.stem, solo=Solo(**told), solo_until=earlier, **fields)
