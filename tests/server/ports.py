"""Ports for servers under test: no two of the processes that test side by side use the same ones."""

from __future__ import annotations

import itertools
import socket
from collections.abc import Iterator
from contextlib import closing
from functools import cache

# Below those that systems give to whoever connects, and above those of a cluster and of the browser tests.
FIRST, LAST, OF_A_PROCESS = 20_000, 32_000, 250


def free_port() -> int:
    """One that nobody takes before the server does."""
    for port in itertools.islice(_own_ports(), OF_A_PROCESS):
        if listener := _listen(port):
            with closing(listener):
                return port
    raise RuntimeError("no port is free")


@cache
def _own_ports() -> Iterator[int]:
    """Those after one that this process listens at as long as it lives: others pass over them."""
    for first in range(FIRST, LAST, OF_A_PROCESS):
        if listener := _listen(first):
            _claimed.append(listener)
            return itertools.cycle(range(first + 1, first + OF_A_PROCESS))
    raise RuntimeError("all ports are taken")


_claimed: list[socket.socket] = []


def _listen(port: int) -> socket.socket | None:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("0.0.0.0", port))
        listener.listen()
    except OSError:
        listener.close()
        return None
    return listener
