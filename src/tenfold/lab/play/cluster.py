"""The same work on a Ray cluster. Ray is the extra `cluster`, and Tenfold must be installed on every node."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Self, TypeVar

from tenfold.protocol.errors import TenfoldError, problem_of
from tenfold.protocol.options import spell

Task = TypeVar("Task")
Done = TypeVar("Done")

LOCAL: Final = "local"  # a cluster of this machine alone, started for the run
SECONDS_TO_CONNECT: Final = 5.0  # to a cluster
CLIENT_PORT: Final = 10001
WINDOW: Final = 4  # tasks a processor that may be under way


class NoCluster(TenfoldError):
    """There is no cluster to work on."""


class Cluster:
    """A pool of workers on the processors of a cluster."""

    def __init__(self, address: str, seconds: float = SECONDS_TO_CONNECT) -> None:
        # Started by `uv run`, Ray would build an environment anew for every worker; ours are installed.
        os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
        try:
            import ray  # noqa: PLC0415  (an extra of its own, large and slow to load)
        except ImportError:
            raise NoCluster("lab.no_ray") from None
        self._ray: Any = ray
        self._address = address
        if address != LOCAL:
            _check_reachable(address, seconds)

    def __enter__(self) -> Self:
        where = {} if self._address == LOCAL else {"address": self._address}
        try:
            self._ray.init(
                **where,
                include_dashboard=False if self._address == LOCAL else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            problem = (str(error).splitlines() or [type(error).__name__])[0]
            raise NoCluster("lab.cluster_refuses", address=self._address, problem=problem) from None
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def stream(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        remote = self._ray.remote(work)
        window = WINDOW * max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        under_way: deque[Any] = deque()
        for task in tasks:
            under_way.append(remote.remote(task))
            if len(under_way) >= window:
                yield self._ray.get(under_way.popleft())
        while under_way:
            yield self._ray.get(under_way.popleft())


def _check_reachable(address: str, seconds: float) -> None:
    """Ray itself keeps trying for minutes; whether anybody is there shows at once."""
    is_client, _, place = address.rpartition("://")
    host, _, port = place.rpartition(":")
    if not host:
        host, port = place, str(CLIENT_PORT) if is_client else ""
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise NoCluster("lab.cluster_address", address=spell(address))
    try:
        socket.create_connection((host.strip("[]"), int(port)), seconds).close()
    except OSError as error:
        raise NoCluster("lab.cluster_unreachable", address=address, problem=problem_of(error)) from None
