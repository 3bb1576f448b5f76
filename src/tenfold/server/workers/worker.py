"""What a pool knows of a worker, and a worker that is a thread."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from .frames import Respond


class WorkerFault(Exception):
    """What a worker did wrong, in words for the log. It is to be replaced."""


class Worker(Protocol):
    async def is_ready(self) -> bool:
        """Waits until the worker can be asked; False if that will never be."""

    async def ask(self, request: object, seconds: float) -> Any:
        """The answer to one request; raises `WorkerFault`."""

    async def stop(self) -> None:
        """Ends the worker, whatever it is doing; asked twice, it does no harm."""


class WorkerThread:
    """For tests and tiny machines. A thread cannot be ended: one that takes too long is left behind."""

    def __init__(self, respond: Respond) -> None:
        self._thread = ThreadPoolExecutor(1, "worker")
        self._respond = respond

    async def is_ready(self) -> bool:
        return True

    async def ask(self, request: object, seconds: float) -> Any:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self._thread, self._respond, request)
        except TimeoutError:
            raise WorkerFault("it took too long") from None
        except Exception as error:
            raise WorkerFault("it failed") from error

    async def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
