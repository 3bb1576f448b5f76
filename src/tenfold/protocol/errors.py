"""What can be wrong, by key. The sentences belong to whoever speaks to people."""

from __future__ import annotations

import errno
from functools import partial
from typing import Any, Final

# What a system refuses, by the words that catalogs have for it.
PROBLEMS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ECONNREFUSED: "refused",
    errno.ETIMEDOUT: "late",
    errno.ENOSPC: "full",
}


class TenfoldError(Exception):
    """Something a caller did wrong: a key such as `illegal.bid_too_low`, and the details it speaks of."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details
        self.move_number: int | None = None  # in a record: which of its moves is at fault, counted from 1

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it gets from one process to another: an exception's own way knows no names of details."""
        return partial(type(self), self.key, **self.details), (), {"move_number": self.move_number}

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.key} ({told})" if told else self.key


class BadOptions(TenfoldError):
    """The game cannot be set up like that."""


class Unreadable(TenfoldError):
    """This is not a move at all, in any position."""


class Illegal(TenfoldError):
    """A move, but not one that the rules allow here."""


class Over(TenfoldError):
    """The game has ended; nobody moves any more."""


class BadRecord(TenfoldError):
    """This is not a record of a game, or not of the game that its moves make."""


def problem_of(error: OSError) -> str:
    """Why a system refuses something: a word for it, or else what the system itself says."""
    if isinstance(error, TimeoutError):
        return PROBLEMS[errno.ETIMEDOUT]
    return PROBLEMS.get(error.errno or 0) or error.strerror or str(error) or type(error).__name__


def refused_file(error: OSError) -> TenfoldError:
    """What went wrong with the file that a system's error names."""
    return TenfoldError("system.file", path=str(error.filename), problem=problem_of(error))
