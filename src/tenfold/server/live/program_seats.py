"""Seats of programs that whoever runs the server has named. Nobody waits for one that fails: a bot of the
house makes the decision, and after some faults in one game it has the seat."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple

from tenfold.protocol.game import Seat
from tenfold.server.bot_workers.bot_workers import BotWorkers
from tenfold.server.bot_workers.programs import NamedProgram
from tenfold.server.table.stand_in import STRANGERS, stand_in_for
from tenfold.server.table.table import Table
from tenfold.server.workers.worker import WorkerFault

MOST_FAULTS: Final = 3  # in one game, and then a program has played there
MOST_KEPT: Final = 10_000  # seats whose faults are remembered

logger = logging.getLogger(__name__)


class Decision(NamedTuple):
    token: str
    successor: str | None = None  # the bot that has the seat from now on


class ProgramSeats:
    def __init__(self, workers: BotWorkers, programs: Mapping[str, NamedProgram]) -> None:
        self._workers = workers
        self._programs = programs
        self._faults: OrderedDict[tuple[str, Seat], int] = OrderedDict()

    async def choose(self, table: Table, seat: Seat, name: str) -> Decision:
        legal, state = table.legal(), table.state
        if len(legal) == 1:
            return Decision(legal[0])
        try:
            return Decision(await self._ask(table, seat, name))
        except WorkerFault as fault:
            stand_in = stand_in_for(table, seat, STRANGERS)
            faults = self._count(table.row.id, seat)
            extra = {"table": table.row.id, "program": name, "faults": faults, "problem": str(fault)}
            logger.warning("a program gave no move; %s decides", stand_in, extra=extra)
        token = await self._workers.choose(table.game.name, state, seat, stand_in)
        return Decision(token, stand_in if faults >= MOST_FAULTS else None)

    async def _ask(self, table: Table, seat: Seat, name: str) -> str:
        program = self._programs.get(name)
        if program is None:
            raise WorkerFault("the settings do not name it any more")
        return await self._workers.ask_program(program.command, table, seat)

    def _count(self, table_id: str, seat: Seat) -> int:
        """The faults of a program in one game, this one included."""
        faults = self._faults.pop((table_id, seat), 0) + 1
        self._faults[table_id, seat] = faults
        if len(self._faults) > MOST_KEPT:
            self._faults.popitem(last=False)
        return faults
