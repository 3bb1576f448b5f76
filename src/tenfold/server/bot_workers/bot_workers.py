"""The bots of a server: positions in, moves out."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Any, Final

from tenfold.bots.registry import HOUSE
from tenfold.catalogue import find_game
from tenfold.programs.program import START_SECONDS
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Seat
from tenfold.protocol.options import spell
from tenfold.server.table.table import Table
from tenfold.server.workers.pool import WorkerPool
from tenfold.server.workers.process import PYTHON, WorkerProcess
from tenfold.server.workers.worker import Worker, WorkerFault, WorkerThread

from .chooser import Chooser, MoveRequest
from .programs import Failure, ProgramRequest

MARGIN: Final = 2.0  # seconds, beside those that a program has
COMMAND: Final = (*PYTHON, "tenfold.server.bot_workers.worker")

logger = logging.getLogger(__name__)


class BotWorkers:
    """So many worker processes, or with 0 a thread of this process.

    A request has so many seconds from when a worker begins with it. A worker that takes longer, ends or
    answers nonsense is replaced, and the table gets a legal move all the same.
    """

    def __init__(self, workers: int, seconds: float = 5.0, command: Sequence[str] = COMMAND) -> None:
        self._seconds = seconds
        self._pool = WorkerPool(
            max(workers, 1),
            lambda: WorkerProcess(command) if workers else WorkerThread(Chooser().answer),
        )

    def open(self) -> None:
        self._pool.open()

    async def close(self) -> None:
        await self._pool.close()

    async def choose(
        self, game: str, state: Any, seat: Seat, bot: str, dice: int | None = None, *, urgency: int = 0
    ) -> str:
        """The token of the move that a house bot makes, or of a random one if the bot fails. With dice that
        are given it is the same whoever asks, and whatever it was asked before."""
        rules = find_game(game)
        if bot not in HOUSE[game].bots:
            raise TenfoldError("server.unknown_bot", name=spell(bot))
        request = MoveRequest(game, state, seat, bot, dice)
        try:
            return await self._pool.do(lambda worker: self._ask(worker, request), urgency)
        except WorkerFault as fault:
            logger.warning("The bot %s gave no move (%s); one is chosen at random.", bot, fault)
            legal = rules.legal(state)
            return rules.token(state, secrets.choice(legal) if dice is None else legal[dice % len(legal)])

    async def ask_program(self, command: str, table: Table, seat: Seat) -> str:
        """The token of the move that a program makes; raises `WorkerFault`. A program that fails is ended by
        its worker, which stays."""
        request = ProgramRequest(
            command=command,
            seconds=self._seconds,
            game=table.game.name,
            rules=table.game.rules,
            state=table.state,
            seat=seat,
            table=table.row.id,
            options=table.options,
            moves=list(table.moves),
        )
        answer = await self._pool.do(
            lambda worker: worker.ask(request, START_SECONDS + self._seconds + MARGIN)
        )
        if isinstance(answer, Failure):
            raise WorkerFault(answer.sentence)
        return str(answer)

    async def _ask(self, worker: Worker, request: MoveRequest) -> str:
        token = await worker.ask(request, self._seconds)
        if not _is_legal(request, token):
            raise WorkerFault("it broke the rules")
        return str(token)


def _is_legal(request: MoveRequest, token: Any) -> bool:
    if not isinstance(token, str):
        return False
    try:
        find_game(request.game).move(request.state, token)
    except TenfoldError:
        return False
    return True
