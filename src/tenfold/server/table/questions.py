"""Questions among people: one that stands, and those that were asked before."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from tenfold.protocol.game import Seat

Kind: TypeAlias = Literal["take_back", "draw"]
Asker: TypeAlias = str | Seat  # a person, or the seat of one who was forgotten

AT_ONCE: Final = 3  # questions of a kind by one person, within so many decisions of people:
DECISIONS: Final = 10  # after which one may ask again


@dataclass(slots=True)
class Asking:
    """A question that stands until everybody has agreed, somebody has not, or the game moves on."""

    kind: Kind
    seat: Seat
    kept: int
    waiting_for: list[Seat]
    agreed: list[Seat] = field(default_factory=list)


class Asked:
    """What was asked before, by version."""

    def __init__(self) -> None:
        self._versions: defaultdict[tuple[Kind, Asker], list[int]] = defaultdict(list)

    def note(self, kind: Kind, who: Asker, version: int) -> None:
        self._versions[kind, who].append(version)

    def is_too_often(self, kind: Kind, who: Asker, decisions: list[int]) -> bool:
        """Given the versions of all decisions, in order."""
        last = decisions[-DECISIONS] if len(decisions) >= DECISIONS else 0
        return sum(version > last for version in self._versions[kind, who]) >= AT_ONCE
