"""How a command that is sent again is recognised: by the id that its client gave it.

The id stands in the log with whatever the command did, so that any server that reads the log knows it, also
after a crash. Only what changes nothing, a phrase said, is remembered in memory alone.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

REMEMBERED: Final = 64  # so many of a table's last commands; nobody sends an older one again


class Repeated(NamedTuple):
    """A command that was accepted before: it is not done again."""

    version: int  # that it led to


class CommandMemory:
    """The last commands of a table, and the version that each led to."""

    def __init__(self) -> None:
        self._versions: OrderedDict[str, int] = OrderedDict()

    def __contains__(self, command: str) -> bool:
        return command in self._versions

    def find(self, command: str | None) -> Repeated | None:
        if command is None or command not in self._versions:
            return None
        return Repeated(self._versions[command])

    def remember(self, command: str, version: int) -> None:
        self._versions[command] = version
        self._versions.move_to_end(command)
        if len(self._versions) > REMEMBERED:
            self._versions.popitem(last=False)
