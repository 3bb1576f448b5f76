"""Something that can be counted of two choices, and for which of them it speaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .findings import Reason


@dataclass(frozen=True, slots=True)
class Fact:
    """One count made for both choices: whoever decides would rather have more of it."""

    key: str
    best: float  # for the choice that is called better
    other: float
    details: Mapping[str, str | int | list[str]] = field(default_factory=dict)
    more: tuple[Reason, ...] = ()  # what is said with it

    @property
    def speaks_for_best(self) -> bool:
        return self.best > self.other

    @property
    def reasons(self) -> list[Reason]:
        return [Reason(self.key, self.details), *self.more]
