"""The editions: the published ones, and one's own. Whatever differs between them is a field here and a line
in `editions/`.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, get_args, get_type_hints

from tenfold.protocol.errors import BadOptions

from .state import LIMIT

FOLDER: Final = Path(__file__).parent / "editions"
OWN: Final = (
    "TENFOLD_EDITIONS"  # a folder, named by the environment so that every process of a command has it
)
ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,29}")

T = TypeVar("T", bound=Any)  # a dataclass
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
def published() -> dict[str, Edition]:
    """Every published edition by its id, in alphabetical order."""
    return {path.stem: _read(path) for path in sorted(FOLDER.glob("*.toml"))}


@cache
def editions() -> dict[str, Edition]:
    """These, and behind them those of one's own."""
    folder = os.environ.get(OWN)
    return published() | (editions_in(Path(folder)) if folder else {})


def editions_in(folder: Path) -> dict[str, Edition]:
    if not folder.is_dir():
        raise BadOptions("options.no_edition_folder", path=str(folder))
    found = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            found[path.stem] = _checked(_read(path))
        except (OSError, TypeError, ValueError) as error:  # of the file, its text, a table, or a field
            raise BadOptions("options.edition_fails", path=str(path), problem=str(error)) from None
    return found


def _checked(edition: Edition) -> Edition:
    """What no type says."""
    if not ID.fullmatch(edition.id) or edition.id in published():
        raise BadOptions("options.edition_id", id=edition.id)
    lowest, highest = edition.solo.lowest_target, edition.solo.highest_target
    if not 1 <= lowest <= highest <= LIMIT:
        raise BadOptions("options.edition_targets", id=edition.id, lowest=lowest, highest=highest, most=LIMIT)
    return edition


def _read(path: Path) -> Edition:
    given = tomllib.loads(path.read_text("utf-8"))
    if own := given.keys() & {"id", "solo_until"}:
        raise ValueError(f"there is no `{min(own)}`")
    told = dict(given.pop("solo", {}))
    until = dict(told.pop("until", {}))
    earlier = {int(last): _typed(Solo, told | otherwise) for last, otherwise in until.items()}
    return replace(
        _typed(Edition, {**given, "id": path.stem, "solo": _typed(Solo, told)}), solo_until=earlier
    )


def _typed(kind: type[T], given: Mapping[str, Any]) -> T:
    """Nothing missing, nothing of another type, and nothing that no edition has."""
    types = get_type_hints(kind)
    if unknown := given.keys() - types.keys():
        raise ValueError(f"there is no `{min(unknown)}`; there are {', '.join(types)}")
    for one in fields(kind):
        if one.name not in given:
            if one.default is MISSING and one.default_factory is MISSING:
                raise ValueError(f"`{one.name}` is missing")
        elif not _fits(given[one.name], types[one.name]):
            wanted = ", ".join(map(str, get_args(types[one.name]))) or types[one.name].__name__
            raise ValueError(f"`{one.name}` must be {wanted}, and {given[one.name]!r} is not")
    found: T = kind(**given)
    return found


def _fits(value: object, wanted: Any) -> bool:
    choices = get_args(wanted)
    return type(value) in (wanted, *choices) or value in choices
