"""The hints of a server: whoever may have one gets a first look at once and a closer one soon after."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from tenfold.protocol.errors import TenfoldError
from tenfold.server.background import Background
from tenfold.server.bot_workers.handle import Fault, ProcessHandle
from tenfold.server.table.change import Refused
from tenfold.server.transport.rate_limits import RateLimiter, TooMuch
from tenfold.wire.review import ReviewedDecision

from .requests import HintRequest, Prepare, Told, WhyRequest

COMMAND: Final = (sys.executable, "-P", "-m", "tenfold.server.hints.worker")
BURST: Final = 20  # hints that one person may have at once
PER_SECOND: Final = 0.5  # and from then on
MOST_WAITING: Final = 50
SECONDS: Final = 10.0  # for one look; a usual one takes some milliseconds, a close one up to a second
IDLE_SECONDS: Final = 600.0  # then a worker that has nothing to do ends, and its memory is free

logger = logging.getLogger(__name__)

Tell: TypeAlias = Callable[[ReviewedDecision, bool], None]  # what was found, and whether nothing better comes
EXPECTED: Final = {HintRequest: ReviewedDecision, WhyRequest: Told, Prepare: type(None)}  # what answers what
Fail: TypeAlias = Callable[[TenfoldError], None]


@dataclass(frozen=True, slots=True, order=True)
class _Waiting:
    """A request, and the answer that somebody waits for."""

    urgency: int  # first looks before closer ones
    number: int
    request: HintRequest | WhyRequest | Prepare = field(compare=False)
    answer: asyncio.Future[Any] = field(compare=False)


class Hints:
    """So many worker processes, with 0 none: then nobody is helped here. They start when they are needed."""

    def __init__(self, workers: int, command: Sequence[str] = COMMAND) -> None:
        self._workers = workers
        self._command = command
        self._background = Background()
        self._queue: asyncio.PriorityQueue[_Waiting] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._running = 0
        self._limiter = RateLimiter(PER_SECOND, BURST, "hint.too_many")

    @property
    def are_given(self) -> bool:
        return self._workers > 0

    def open(self) -> None:
        for _ in range(self._workers):
            self._background.start(self._keep_worker())

    async def close(self) -> None:
        await self._background.close()

    def get_ready(self, table: Prepare) -> None:
        """Somebody may ask soon: a worker that has started by then answers at once."""
        if self.are_given and not self._running and self._queue.empty():
            self._enqueue(1, table)

    def admit(self, asker: str) -> None:
        """Raises `Refused` or `TooMuch`."""
        if not self.are_given:
            raise Refused("hint.off")
        if self._queue.qsize() >= MOST_WAITING:
            raise TooMuch("hint.busy")
        self._limiter.take(asker)

    def advise(self, request: HintRequest, tell: Tell, fail: Fail, is_wanted: Callable[[], bool]) -> None:
        """Returns at once: nobody's next move waits for it."""
        self._background.start(self._advise(request, tell, fail, is_wanted))

    def explain(self, request: WhyRequest, tell: Callable[[Told], None], fail: Fail) -> None:
        """A bot's own reason; returns at once, too."""
        self._background.start(self._explain(request, tell, fail))

    async def _explain(self, request: WhyRequest, tell: Callable[[Told], None], fail: Fail) -> None:
        try:
            tell(await self._enqueue(0, request))
        except Fault as fault:
            logger.warning("a bot's reason failed", extra={"problem": str(fault)})
            fail(Refused("hint.failed"))

    async def _advise(
        self, request: HintRequest, tell: Tell, fail: Fail, is_wanted: Callable[[], bool]
    ) -> None:
        try:
            found: ReviewedDecision = await self._enqueue(0, request._replace(level="quick"))
        except Fault as fault:
            logger.warning("a hint failed", extra={"problem": str(fault)})
            fail(Refused("hint.failed"))
            return
        is_all = len(found.options) == 1 or all(option.exact for option in found.options)
        tell(found, is_all)
        if is_all or not is_wanted():
            return
        try:
            found = await self._enqueue(1, request)
        except Fault as fault:
            logger.warning("a closer look failed", extra={"problem": str(fault)})
        if is_wanted():
            tell(found, True)

    def _enqueue(self, urgency: int, request: HintRequest | WhyRequest | Prepare) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(urgency, next(self._numbers), request, answer))
        return answer

    async def _keep_worker(self) -> None:
        """Keeps one worker at work, as long as there is some."""
        while True:
            first = await self._queue.get()
            worker = ProcessHandle(self._command)
            self._running += 1
            try:
                await self._work(worker, first)
            finally:
                self._running -= 1
                await worker.stop()

    async def _work(self, worker: ProcessHandle, first: _Waiting) -> None:
        """Until the worker fails, or has had nothing to do for long."""
        waiting: _Waiting | None = first
        while waiting and await self._do(waiting, worker):
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    waiting = await self._queue.get()
            except TimeoutError:
                waiting = None

    async def _do(self, waiting: _Waiting, worker: ProcessHandle) -> bool:
        """Has a request answered; False when the worker is to be replaced."""
        if waiting.answer.done():
            return True  # whoever asked has gone
        try:
            found = await worker.ask(waiting.request, SECONDS)
            if not isinstance(found, EXPECTED[type(waiting.request)]):
                raise Fault("its worker answered nonsense")
        except Fault as fault:
            if not isinstance(waiting.request, Prepare) and not waiting.answer.done():
                waiting.answer.set_exception(fault)
            return False
        if not waiting.answer.done():
            waiting.answer.set_result(found)
        return True
