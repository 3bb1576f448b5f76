"""When people left their tables: connections tell who is there, but not for how long somebody has been away.

It is in memory alone: nobody could come back to a server that was not at work, so everybody has the whole
time again when one starts, or goes on after it stood still. Servers on one database tell each other.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Final

from tenfold.protocol.game import Seat
from tenfold.server.now import Now

from .heartbeat import Heartbeat

MOST_REMEMBERED: Final = 20_000  # tables; who is forgotten has left when somebody asks next


class Absences:
    def __init__(self, now: Now, heartbeat: Heartbeat, *, shared: bool) -> None:
        self._now = now
        self._heartbeat = heartbeat
        self._shared = shared  # with other servers, at which somebody may have been until a moment ago
        self._left: OrderedDict[str, dict[Seat, int]] = OrderedDict()  # by table

    def come(self, table: str, seats: Collection[Seat]) -> None:
        left = self._left.get(table, {})
        for seat in seats:
            left.pop(seat, None)
        if not left:
            self._left.pop(table, None)

    def leave(self, table: str, seats: Mapping[Seat, int]) -> None:
        """The last connection of each was closed then; the latest word counts."""
        if not seats:
            return
        left = self._left.setdefault(table, {})
        self._left.move_to_end(table)
        for seat, at in seats.items():
            left[seat] = max(at, left.get(seat, 0))
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)

    def known(self, table: str) -> dict[Seat, int]:
        """When those who are away left, as far as this server knows."""
        return dict(self._left.get(table, {}))

    def since(self, table: str, seat: Seat, began: int) -> int:
        """Since when somebody who is not there has been away from a game: since it began, if they left
        before or never came; where other servers might know more, since anybody first asked."""
        if seat not in self._left.get(table, {}):
            self.leave(table, {seat: self._now() if self._shared else began})
        return max(self._left[table][seat], began, self._heartbeat.back)
