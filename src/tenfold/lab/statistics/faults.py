"""Bots that failed."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.protocol.errors import TenfoldError


@dataclass(slots=True)
class Fault:
    """How often a bot failed, and how the first time: the key and the details of the error."""

    times: int
    key: str
    details: dict[str, str | int]

    @property
    def error(self) -> TenfoldError:
        return TenfoldError(self.key, **self.details)


class Faults(dict[str, Fault]):
    """By bot."""

    def add(self, bot: str, error: TenfoldError, times: int = 1) -> None:
        self.setdefault(bot, Fault(0, error.key, error.details)).times += times

    def merge(self, other: Faults) -> None:
        for bot, fault in other.items():
            self.add(bot, fault.error, fault.times)
