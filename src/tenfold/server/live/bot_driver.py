"""Lets bots move where it is their turn."""

from __future__ import annotations

import logging

from tenfold.bots.registry import HOUSE
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Seat
from tenfold.server.background import Background
from tenfold.server.bot_workers.bot_workers import BotWorkers
from tenfold.server.storage.database import Unavailable
from tenfold.server.table.change import Change, Stale, make_moves
from tenfold.server.table.leaving import take_over
from tenfold.server.table.sealing import dice_of
from tenfold.server.table.table import Table
from tenfold.server.telemetry import metrics

from .contests import Contests
from .live_table import LiveTable
from .program_seats import Decision, ProgramSeats

logger = logging.getLogger(__name__)


class BotDriver:
    def __init__(self, workers: BotWorkers, programs: ProgramSeats) -> None:
        self._workers = workers
        self._programs = programs
        self._contests: Contests | None = None  # from when it is open
        self._background = Background()

    def open(self, contests: Contests) -> None:
        self._contests = contests

    async def close(self) -> None:
        await self._background.close()

    def drive(self, live: LiveTable) -> None:
        if not live.is_driven:
            live.is_driven = True
            self._background.start(self._drive(live))

    async def _drive(self, live: LiveTable) -> None:
        try:
            while await self._move_once(live):
                pass
        except Stale:
            pass  # another server's bot was faster
        except Unavailable as error:
            logger.warning("a bot waits for the database", extra={"table": live.id, "problem": str(error)})
        except TenfoldError:
            logger.exception("a bot could not move", extra={"table": live.id})
        finally:
            live.is_driven = False

    async def _move_once(self, live: LiveTable) -> bool:
        """Whether a bot has moved."""
        table = await live.read()
        bot, seat, version = table.bot_to_move(), table.to_move, table.version
        if bot is None or seat is None:
            return False
        assert self._contests
        if not await self._contests.may_decide(table, bot):  # it is asked again soon
            return False
        with metrics.thinking.time():
            decision = await self._decide(table, seat, bot)

        def move(change: Change) -> None:
            if change.table.version == version:  # else somebody took something back, or came back
                if decision.successor:
                    take_over(change, seat, decision.successor)
                make_moves(change, [seat], [decision.token], for_bot=True)

        await live.change(move)
        return True

    async def _decide(self, table: Table, seat: Seat, bot: str) -> Decision:
        if bot not in HOUSE[table.row.game].bots:
            return await self._programs.choose(table, seat, bot)
        return Decision(
            await self._workers.choose(
                table.game.name, table.state, seat, bot, dice_of(table, bot), urgency=bool(table.people)
            )
        )
