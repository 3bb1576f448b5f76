"""The lines that are open: connections as the operating system counts them, whatever is said over them.

A line waits until it has brought a whole request. When there are too many, the one that has waited longest
makes room for the newest, so that those who say nothing lock nobody out.
"""

from __future__ import annotations

import socket
from asyncio import Transport
from collections import Counter
from typing import Final

from .households import household
from .trusted_proxies import Proxies

TCP_PER_SOCKET: Final = 4  # a browser opens several lines for a page, and one stays for the table
MOST_UNSENT: Final = 16 * 1024  # bytes; above it a line takes nothing more until the other side has read
NOTHING_TAKEN: Final = 20_000  # milliseconds; closing waits for what is yet to be sent, otherwise for ever


class TcpConnections:
    def __init__(self, most: int, most_per_household: int, proxies: Proxies) -> None:
        self._most = most
        self._most_per_household = most_per_household
        self._proxies = proxies
        self._households: dict[Transport, str] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: dict[Transport, None] = {}  # in the order in which they began to
        self._waiting_by_household: dict[str, dict[Transport, None]] = {}

    def __len__(self) -> int:
        return len(self._households)

    def enter(self, line: Transport, address: str) -> None:
        """A new line; if there are too many, another is closed for it, or it is closed itself."""
        _prepare(line)
        caller = household(address)
        is_counted = not self._proxies.believes(address)  # a proxy brings the lines of everybody
        if is_counted and self._counts[caller] >= self._most_per_household:
            self._make_room(self._waiting_by_household.get(caller, {}), line)
        elif len(self) >= self._most:
            self._make_room(self._waiting, line)
        if not line.is_closing():
            self._households[line] = caller
            self._counts[caller] += 1
            self.wait(line)

    def _make_room(self, waiting: dict[Transport, None], line: Transport) -> None:
        oldest = next(iter(waiting), line)
        self.leave(oldest)
        oldest.abort()

    def wait(self, line: Transport) -> None:
        """Something is awaited from the other side."""
        if line in self._households and line not in self._waiting:
            self._waiting[line] = None
            self._waiting_by_household.setdefault(self._households[line], {})[line] = None

    def work(self, line: Transport) -> None:
        """What was awaited has come."""
        if line in self._waiting:
            caller = self._households[line]
            del self._waiting[line], self._waiting_by_household[caller][line]
            if not self._waiting_by_household[caller]:
                del self._waiting_by_household[caller]

    def leave(self, line: Transport) -> None:
        self.work(line)
        caller = self._households.pop(line, None)
        if caller is not None:
            self._counts[caller] -= 1
            if not self._counts[caller]:
                del self._counts[caller]


def _prepare(line: Transport) -> None:
    """Keeps little in memory for somebody who does not read, and not for ever."""
    line.set_write_buffer_limits(high=MOST_UNSENT)
    own = line.get_extra_info("socket")
    if hasattr(socket, "TCP_USER_TIMEOUT") and own.family in (socket.AF_INET, socket.AF_INET6):
        own.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, NOTHING_TAKEN)
