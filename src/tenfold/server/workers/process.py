"""A worker that is a process of its own, as the server sees it; `child.py` is the other end."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from .frames import HEADER, READY, length_of, packed, unpacked
from .worker import WorkerFault

# Without -P, a file in the folder where the server was started could take the place of a module.
PYTHON: Final = (sys.executable, "-P", "-m")
SECONDS_TO_START: Final = 20.0  # imports of 0.2 seconds, on a machine that has other things to do
SECONDS_TO_END: Final = 1.0  # before a worker is killed


class WorkerProcess:
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
            raise WorkerFault("its worker does not start")
        assert process.stdin
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(packed(request))
                await process.stdin.drain()
                return await _receive(process)
        except TimeoutError:
            raise WorkerFault("it took too long") from None
        except (OSError, EOFError):
            raise WorkerFault("its worker ended") from None
        except Exception as error:  # unpickling can fail in any way
            raise WorkerFault("its worker answered nonsense") from error

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
