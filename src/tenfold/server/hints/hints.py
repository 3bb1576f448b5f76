"""The hints of a server: whoever may have one gets a first look at once and a closer one soon after."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from tenfold.protocol.errors import TenfoldError
from tenfold.server.background import Background
from tenfold.server.table.change import Refused
from tenfold.server.transport.rate_limits import RateLimiter, TooMuch
from tenfold.server.workers.pool import WorkerPool
from tenfold.server.workers.process import PYTHON, WorkerProcess
from tenfold.server.workers.worker import Worker, WorkerFault
from tenfold.wire.review import ReviewedDecision

from .requests import HintRequest, Prepare, Told, WhyRequest

COMMAND: Final = (*PYTHON, "tenfold.server.hints.worker")
FIRST_LOOK, CLOSER_LOOK = 1, 0  # urgency
BURST: Final = 20  # hints that one person may have at once
PER_SECOND: Final = 0.5  # and from then on
MOST_WAITING: Final = 50  # questions that wait for a worker
SECONDS: Final = 10.0  # for one look; a usual one takes some milliseconds, a close one up to a second
IDLE_SECONDS: Final = 600.0  # then a worker that has nothing to do ends, and its memory is free

logger = logging.getLogger(__name__)

Tell: TypeAlias = Callable[[ReviewedDecision, bool], None]  # what was found, and whether nothing better comes
Request: TypeAlias = HintRequest | WhyRequest | Prepare
EXPECTED: Final = {HintRequest: ReviewedDecision, WhyRequest: Told, Prepare: type(None)}  # what answers what
Fail: TypeAlias = Callable[[TenfoldError], None]


class Hints:
    """So many worker processes, with 0 none: then nobody is helped here. They start when they are needed."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = WorkerPool(workers, lambda: WorkerProcess(COMMAND), IDLE_SECONDS)
        self._background = Background()
        self._limiter = RateLimiter(PER_SECOND, BURST, "hint.too_many")

    @property
    def are_given(self) -> bool:
        return self._workers > 0

    def open(self) -> None:
        self._pool.open()

    async def close(self) -> None:
        await self._background.close()
        await self._pool.close()

    def get_ready(self, table: Prepare) -> None:
        """Somebody may ask soon: a worker that has started by then answers at once."""
        if self.are_given and self._pool.is_asleep:
            self._background.start(self._prepare(table))

    def admit(self, asker: str) -> None:
        """Raises `Refused` or `TooMuch`."""
        if not self.are_given:
            raise Refused("hint.off")
        if self._pool.waiting >= MOST_WAITING:
            raise TooMuch("hint.busy")
        self._limiter.take(asker)

    def advise(self, request: HintRequest, tell: Tell, fail: Fail, is_wanted: Callable[[], bool]) -> None:
        """Returns at once: nobody's next move waits for it."""
        self._background.start(self._advise(request, tell, fail, is_wanted))

    def explain(self, request: WhyRequest, tell: Callable[[Told], None], fail: Fail) -> None:
        """A bot's own reason; returns at once, too."""
        self._background.start(self._explain(request, tell, fail))

    async def _prepare(self, table: Prepare) -> None:
        with suppress(WorkerFault):
            await self._ask(table, CLOSER_LOOK)

    async def _explain(self, request: WhyRequest, tell: Callable[[Told], None], fail: Fail) -> None:
        try:
            tell(await self._ask(request, FIRST_LOOK))
        except WorkerFault as fault:
            logger.warning("a bot's reason failed", extra={"problem": str(fault)})
            fail(Refused("hint.failed"))

    async def _advise(
        self, request: HintRequest, tell: Tell, fail: Fail, is_wanted: Callable[[], bool]
    ) -> None:
        try:
            found: ReviewedDecision = await self._ask(request._replace(level="quick"), FIRST_LOOK)
        except WorkerFault as fault:
            logger.warning("a hint failed", extra={"problem": str(fault)})
            fail(Refused("hint.failed"))
            return
        is_all = len(found.options) == 1 or all(option.exact for option in found.options)
        tell(found, is_all)
        if is_all or not is_wanted():
            return
        try:
            found = await self._ask(request, CLOSER_LOOK)
        except WorkerFault as fault:
            logger.warning("a closer look failed", extra={"problem": str(fault)})
        if is_wanted():
            tell(found, True)

    async def _ask(self, request: Request, urgency: int) -> Any:
        async def ask(worker: Worker) -> Any:
            found = await worker.ask(request, SECONDS)
            if not isinstance(found, EXPECTED[type(request)]):
                raise WorkerFault("its worker answered nonsense")
            return found

        return await self._pool.do(ask, urgency)
