"""The bot workers of a server: requests in, moves out, first come, first served by whoever is free."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.bots.registry import HOUSE
from tenfold.catalogue import find_game
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Seat
from tenfold.protocol.options import spell

from .frames import MoveRequest
from .handle import COMMAND, Fault, Handle, ProcessHandle, ThreadHandle

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A request, and the answer that somebody waits for."""

    request: MoveRequest
    answer: asyncio.Future[str]


class BotWorkers:
    """So many worker processes, or with 0 a thread of this process.

    A request has so many seconds from when a worker begins with it. A worker that takes longer, ends or
    answers nonsense is replaced, and the table gets a legal move all the same.
    """

    def __init__(self, workers: int, seconds: float = 5.0, command: Sequence[str] = COMMAND) -> None:
        self._workers = workers
        self._seconds = seconds
        self._command = command
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._asked: set[asyncio.Future[str]] = set()
        self._keepers: list[asyncio.Task[None]] = []  # one for each worker
        self._is_closed = False

    async def open(self) -> None:
        """Returns at once; what is asked for before the workers are there waits for them."""
        self._keepers = [asyncio.create_task(self._keep_worker()) for _ in range(max(self._workers, 1))]

    async def close(self) -> None:
        """Cancels what is under way, and leaves no process behind."""
        self._is_closed = True
        for answer in self._asked:
            answer.cancel()
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    async def choose(self, game: str, state: Any, seat: Seat, bot: str) -> str:
        """The token of the move that a house bot makes, or of a random one if the bot fails."""
        rules = find_game(game)
        if bot not in HOUSE[game].bots:
            raise TenfoldError("server.unknown_bot", name=spell(bot))
        try:
            return await self._enqueue(MoveRequest(game, state, seat, bot))
        except Fault as fault:
            logger.warning("The bot %s gave no move (%s); one is chosen at random.", bot, fault)
            return rules.token(state, secrets.choice(rules.legal(state)))

    async def _enqueue(self, request: MoveRequest) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        if self._is_closed:
            answer.cancel()
        self._asked.add(answer)
        try:
            self._queue.put_nowait(_Waiting(request, answer))
            return await answer
        finally:
            self._asked.remove(answer)

    async def _keep_worker(self) -> None:
        """Keeps one worker at work, and a new one after it, and so on."""
        worker = self._start()
        try:
            while True:
                await worker.is_ready()  # until then, requests are for the others
                waiting = await self._queue.get()
                if waiting.answer.done():
                    continue  # whoever asked has gone
                if not await worker.is_ready():  # it ended while there was nothing to do
                    await worker.stop()
                    worker = self._start()
                if not await self._do(waiting, worker):
                    await worker.stop()
                    worker = self._start()
        finally:
            await worker.stop()

    def _start(self) -> Handle:
        return ProcessHandle(self._command) if self._workers else ThreadHandle()

    async def _do(self, waiting: _Waiting, worker: Handle) -> bool:
        """Has a request answered; False when the worker is to be replaced."""
        try:
            token = await worker.ask(waiting.request, self._seconds)
            if not _is_legal(waiting.request, token):
                raise Fault("it broke the rules")
        except Exception as error:
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
            return False
        if not waiting.answer.done():
            waiting.answer.set_result(token)
        return True


def _is_legal(request: MoveRequest, token: Any) -> bool:
    if not isinstance(token, str):
        return False
    try:
        find_game(request.game).move(request.state, token)
    except TenfoldError:
        return False
    return True
