"""The pool's handle of one bot worker: a process of its own, or a thread of this one."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol

from .chooser import Chooser
from .frames import HEADER, READY, MoveRequest, length_of, packed, unpacked

# Without -P, a file in the folder where the server was started could take the place of a module.
COMMAND: Final = (sys.executable, "-P", "-m", "tenfold.server.bot_workers.worker")
SECONDS_TO_START: Final = 20.0  # imports of 0.2 seconds, on a machine that has other things to do

SECONDS_TO_END: Final = 1.0


class Fault(Exception):
    """What a worker did wrong, in words for the log. It is to be replaced."""


class Handle(Protocol):
    async def is_ready(self) -> bool:
        """Waits until the worker can be asked; False if that will never be."""

    async def ask(self, request: MoveRequest, seconds: float) -> Any:
        """The answer to one request; raises `Fault`."""

    async def stop(self) -> None:
        """Ends the worker, whatever it is doing; asked twice, it does no harm."""


class ProcessHandle:
    def __init__(self, command: Sequence[str], seconds_to_start: float = SECONDS_TO_START) -> None:
        self._seconds_to_start = seconds_to_start
        # Tasks of their own: whoever waits for them may be cancelled, and no process may get lost.
        self._starting = asyncio.create_task(_start(command))
        self._greeting = asyncio.create_task(self._greet())

    async def is_ready(self) -> bool:
        process = await asyncio.shield(self._greeting)
        return process is not None and not _output(process).at_eof()

    async def ask(self, request: object, seconds: float) -> Any:
        process = await asyncio.shield(self._greeting)
        if process is None:
            raise Fault("its worker does not start")
        assert process.stdin
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(packed(request))
                await process.stdin.drain()
                return await _receive(process)
        except TimeoutError:
            raise Fault("it took too long") from None
        except (OSError, EOFError):
            raise Fault("its worker ended") from None
        except Exception as error:  # unpickling can fail in any way
            raise Fault("its worker answered nonsense") from error

    async def stop(self) -> None:
        await asyncio.wait([self._starting])
        process = self._starting.result()
        if process is not None:
            await _end(process)
        await asyncio.wait([self._greeting])
        if process is not None:
            await process.communicate()  # reads to the end and waits, so that nothing stays open

    async def _greet(self) -> Process | None:
        """The process once it is ready; None if it cannot start or says something else first."""
        process = await self._starting
        if process is None:
            return None
        try:
            async with asyncio.timeout(self._seconds_to_start):
                return process if await _receive(process) == READY else None
        except Exception:
            return None


async def _start(command: Sequence[str]) -> Process | None:
    try:
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    except OSError:
        return None


async def _end(process: Process) -> None:
    if _output(process).at_eof():
        # It is ending by itself, and asyncio shall see that: it warns when a kill comes in between.
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_END):
                await process.wait()
    with suppress(ProcessLookupError):
        process.kill()
    assert process.stdin
    process.stdin.close()


def _output(process: Process) -> asyncio.StreamReader:
    assert process.stdout
    return process.stdout


async def _receive(process: Process) -> Any:
    output = _output(process)
    header = await output.readexactly(HEADER.size)
    return unpacked(await output.readexactly(length_of(header)))


class ThreadHandle:
    """For tests and tiny machines. A thread cannot be ended: one that takes too long is left behind."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "bots")
        self._chooser = Chooser()

    async def is_ready(self) -> bool:
        return True

    async def ask(self, request: MoveRequest, seconds: float) -> Any:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self._thread, self._chooser.choose, request)
        except TimeoutError:
            raise Fault("it took too long") from None
        except Exception as error:
            raise Fault("it failed") from error

    async def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
