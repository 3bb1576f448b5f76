"""The bots of a server: jobs in, answers out, first come, first served by whoever is free."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.bots.house import HOUSE
from tenfold.catalogue import find_game
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Seat
from tenfold.protocol.options import spell

from .line import COMMAND, Fault, Line, ProcessLine, ThreadLine

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Job:
    kind: str
    arguments: tuple[Any, ...]
    is_sound: Callable[[Any], bool]  # whether an answer can be used
    answer: asyncio.Future[Any]


class Crew:
    """So many worker processes, or with 0 a thread of this process.

    A job has so many seconds from when a worker begins with it. A worker that takes longer, ends or answers
    nonsense is replaced, and the table gets a legal move all the same.
    """

    def __init__(self, workers: int, seconds: float = 5.0, command: Sequence[str] = COMMAND) -> None:
        self._workers = workers
        self._seconds = seconds
        self._command = command
        self._waiting: asyncio.Queue[_Job] = asyncio.Queue()
        self._asked: set[asyncio.Future[Any]] = set()
        self._places: list[asyncio.Task[None]] = []
        self._is_closed = False

    async def open(self) -> None:
        """Returns at once; what is asked for before the workers are there waits for them."""
        self._places = [asyncio.create_task(self._keep_place()) for _ in range(max(self._workers, 1))]

    async def close(self) -> None:
        """Cancels what is under way, and leaves no process behind."""
        self._is_closed = True
        for answer in self._asked:
            answer.cancel()
        for place in self._places:
            place.cancel()
        await asyncio.gather(*self._places, return_exceptions=True)

    async def choose(self, game: str, state: Any, seat: Seat, bot: str) -> str:
        """The token of the move that a house bot makes, or of a random one if the bot fails."""
        table = find_game(game)
        if bot not in HOUSE[game].bots:
            raise TenfoldError("server.unknown_bot", name=spell(bot))

        def is_legal(token: Any) -> bool:
            if not isinstance(token, str):
                return False
            try:
                table.move(state, token)
            except TenfoldError:
                return False
            return True

        try:
            token: str = await self._have_done("choose", (game, state, seat, bot), is_legal)
        except Fault as fault:
            logger.warning("The bot %s gave no move (%s); one is chosen at random.", bot, fault)
            return table.token(state, secrets.choice(table.legal(state)))
        return token

    async def _have_done(self, kind: str, arguments: tuple[Any, ...], is_sound: Callable[[Any], bool]) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._is_closed:
            answer.cancel()
        self._asked.add(answer)
        try:
            self._waiting.put_nowait(_Job(kind, arguments, is_sound, answer))
            return await answer
        finally:
            self._asked.remove(answer)

    async def _keep_place(self) -> None:
        """Keeps one worker at work, and a new one after it, and so on."""
        line = self._line()
        try:
            while True:
                await line.is_ready()  # until then, jobs are for the others
                job = await self._waiting.get()
                if job.answer.done():
                    continue  # whoever asked has gone
                if not await line.is_ready():  # it ended while there was nothing to do
                    await line.hang_up()
                    line = self._line()
                if not await self._do(job, line):
                    await line.hang_up()
                    line = self._line()
        finally:
            await line.hang_up()

    def _line(self) -> Line:
        return ProcessLine(self._command) if self._workers else ThreadLine()

    async def _do(self, job: _Job, line: Line) -> bool:
        """Has a job done; False when the worker is to be replaced."""
        try:
            answer = await line.ask(job.kind, job.arguments, self._seconds)
            if not job.is_sound(answer):
                raise Fault("it broke the rules")
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
            return False
        if not job.answer.done():
            job.answer.set_result(answer)
        return True
