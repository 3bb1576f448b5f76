"""The reviews of a server: asked for, waited for, done once, and kept."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec

from tenfold.analysis.evaluator import USUAL, VERSION, Level
from tenfold.protocol.errors import TenfoldError
from tenfold.server.background import Background
from tenfold.server.credentials import digest
from tenfold.server.live.contests import Contests
from tenfold.server.live.context import Context
from tenfold.server.live.live_table import UnknownTable
from tenfold.server.records.archive import Archive
from tenfold.server.storage.database import Unavailable
from tenfold.server.storage.reviews import ReviewStore, StoredReview, WaitingReview
from tenfold.server.table.change import Refused
from tenfold.server.transport.rate_limits import TooMuch
from tenfold.server.workers.pool import WorkerPool
from tenfold.server.workers.process import PYTHON, WorkerProcess
from tenfold.server.workers.worker import Worker, WorkerFault
from tenfold.wire.review import GameReview, ReviewAnswer

from .fairness import next_review
from .reviewing import GoOn, Progress, ReviewRequest

COMMAND: Final = (*PYTHON, "tenfold.server.reviews.worker")
MOST_WAITING: Final = 200  # reviews, of all people
MOST_OF_ONE: Final = 10  # that one person waits for
MOST_OF_HOUSEHOLD: Final = 40  # and all who ask from one address: a family, or a school class
MOST_ATTEMPTS: Final = 3  # at one review that fails
LEASE: Final = 6_000  # milliseconds; a server that says nothing for so long has died
STORE_SECONDS: Final = 1.0  # between two times that progress is stored
PATIENCE_SECONDS: Final = 300.0  # for a step, which takes a moment; but a busy machine serves others first
LOOK_SECONDS: Final = 3.0  # between two looks for what another server was asked for, or has left
IDLE_SECONDS: Final = 60.0  # then a worker that has nothing to do ends, and its memory is free
SERVED_REMEMBERED: Final = 10_000  # people and households, to be served in turn

logger = logging.getLogger(__name__)


class Asker(NamedTuple):
    """Who asks for a review."""

    person: str  # a stranger is their household
    household: str


class Reviews:
    """So many worker processes, with 0 none: then nothing is reviewed here.

    What waits is in the database, so it is there after a crash, and several servers share it. A review that
    takes longer than so many seconds of a processor is begun again at the quickest level.
    """

    def __init__(
        self,
        context: Context,
        archive: Archive,
        contests: Contests,
        workers: int,
        seconds: float,
    ) -> None:
        self._context = context
        self._archive = archive
        self._contests = contests
        self._store = ReviewStore(context.database)
        self._workers = workers
        self._seconds = seconds
        self._pool = WorkerPool(workers, lambda: WorkerProcess(COMMAND, PATIENCE_SECONDS), IDLE_SECONDS)
        self._background = Background()
        self._wake = asyncio.Event()
        self._served: dict[str, int] = {}
        self._turns = itertools.count()

    @property
    def is_on(self) -> bool:
        return self._workers > 0

    async def open(self) -> None:
        if self._workers and not self._context.database.shared:
            await self._store.leave_all()
        self._pool.open()
        for _ in range(self._workers):
            self._background.start(self._do_what_waits(secrets.token_hex(8)))

    async def close(self) -> None:
        await self._background.close()
        await self._pool.close()

    async def ask(self, table_id: str, asker: Asker) -> ReviewAnswer:
        """Puts a review in the queue, unless it is there or done already; one that has failed, once more."""
        found = await self._look_up(table_id)
        has_failed = found is not None and self._has_failed(found)
        if found is None or has_failed:
            who, at = Asker(*map(digest, asker)), self._context.now()
            await self._check_room(who)
            if has_failed:
                await self._store.ask_again(table_id, VERSION, at, *who, MOST_ATTEMPTS)
            else:
                await self._store.ask(table_id, VERSION, at, *who)
            self._wake.set()
        return await self.find(table_id)

    async def _check_room(self, who: Asker) -> None:
        waiting = await self._store.count_waiting(VERSION, *who, MOST_ATTEMPTS)
        is_full = waiting.everybody >= MOST_WAITING
        if is_full or waiting.person >= MOST_OF_ONE or waiting.household >= MOST_OF_HOUSEHOLD:
            raise TooMuch("review.queue_full")

    async def find(self, table_id: str) -> ReviewAnswer:
        """How far a review is, and what was found; refuses what cannot be reviewed."""
        found = await self._look_up(table_id)
        if found is None:
            return ReviewAnswer("none")
        if found.body is not None:
            return ReviewAnswer("done", 1.0, msgspec.json.decode(found.body, type=GameReview))
        if self._has_failed(found):
            raise Refused("review.failed")
        is_taken = found.lease > self._context.now()
        return ReviewAnswer("running" if is_taken else "waiting", found.progress)

    async def _look_up(self, table_id: str) -> StoredReview | None:
        if not await self._archive.is_played_out(table_id):
            raise Refused("review.not_over")
        await self._contests.check_kept(table_id)
        if not self.is_on:  # told last: whoever is told so may let their own browser review the game
            raise Refused("review.off")
        return await self._store.find(table_id, VERSION)

    def _has_failed(self, found: StoredReview) -> bool:
        is_given_up = found.attempts >= MOST_ATTEMPTS and found.lease <= self._context.now()
        return found.body is None and is_given_up

    async def _do_what_waits(self, name: str) -> None:
        """One review after another, for ever; as many at a time as there are workers."""
        while True:
            self._wake.clear()
            review = await self._take(name)
            if review is None:
                await self._wait()
            else:
                await self._do(review, name)

    async def _wait(self) -> None:
        """Until there may be something to do. Nobody but this server asks for reviews in its own database."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS if self._context.database.shared else None):
                await self._wake.wait()

    async def _take(self, name: str) -> WaitingReview | None:
        try:
            now = self._context.now()
            waiting = await self._store.waiting(VERSION, now, MOST_ATTEMPTS)
            review = next_review(waiting, self._served)
            if review is None:
                return None
            if not await self._store.take(review, name, now, now + LEASE):
                self._wake.set()  # another was faster; there may be more
                return None
        except Unavailable as error:
            logger.warning("no review can be begun", extra={"problem": str(error)})
            await asyncio.sleep(LOOK_SECONDS)
            self._wake.set()
            return None
        self._remember(review.asker)
        self._remember(review.household)
        return review

    def _remember(self, served: str) -> None:
        self._served.pop(served, None)
        self._served[served] = next(self._turns)
        if len(self._served) > SERVED_REMEMBERED:
            del self._served[next(iter(self._served))]

    async def _do(self, review: WaitingReview, name: str) -> None:
        course = _Course()
        keeping = asyncio.create_task(self._keep_lease(review, name, course))
        try:
            body = await self._review(review, course)
            await self._store.finish(review, body)
        except asyncio.CancelledError:  # the server ends in order: that was no attempt
            await self._leave(review, name, review.attempts)
            raise
        except (Unavailable, UnknownTable):
            await self._leave(review, name, review.attempts + 1)
        except (WorkerFault, TenfoldError) as error:
            logger.warning("a review failed", extra={"table": review.table, "problem": str(error)})
            await self._leave(review, name, review.attempts + 1)
        finally:
            keeping.cancel()

    async def _keep_lease(self, review: WaitingReview, name: str, course: _Course) -> None:
        while True:
            await asyncio.sleep(STORE_SECONDS)
            with suppress(Unavailable):
                await self._store.advance(review, name, course.progress, self._context.now() + LEASE)

    async def _leave(self, review: WaitingReview, name: str, attempts: int) -> None:
        try:
            await self._store.leave(review, name, attempts)
        except Unavailable as error:
            logger.warning("a review is left as it is", extra={"problem": str(error)})

    async def _review(self, review: WaitingReview, course: _Course) -> str:
        record = await self._archive.record(review.table)
        level: Level = "quick" if review.attempts else USUAL[record.game]
        request = ReviewRequest(record.game, record.options, record.moves, record.result, level)
        return await self._pool.do(lambda worker: self._walk(worker, request, course))

    async def _walk(self, worker: Worker, request: ReviewRequest, course: _Course) -> str:
        answer = await worker.ask(request, PATIENCE_SECONDS)
        while isinstance(answer, Progress):
            course.progress = answer.part
            if answer.seconds > self._seconds:
                raise WorkerFault("it took too long")
            answer = await worker.ask(GoOn(), PATIENCE_SECONDS)
        if not isinstance(answer, str):
            raise WorkerFault("its worker answered nonsense")
        return answer


@dataclass(slots=True)
class _Course:
    """How far a review has come."""

    progress: float = 0.0
