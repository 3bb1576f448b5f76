"""Servers whose clock we set, and people who play the deal of the day there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from tenfold.server.now import ServerTime
from tenfold.server.services import Services, open_services
from tenfold.server.settings import Settings
from tenfold.server.storage.people import PersonRow
from tenfold.server.table.change import Change, make_moves
from tenfold.server.table.clock import DAY, SECOND
from tenfold.server.table.table import Table

MINUTE: Final = 60 * SECOND
TODAY: Final = 20_775  # a Wednesday
NOON: Final = TODAY * DAY + DAY // 2
WAIT_SECONDS: Final = 30.0

Choose = Callable[[Table], list[str]]


class SetTime(ServerTime):
    """Goes on when we say so, whatever a database says."""

    def __init__(self, at: int = NOON) -> None:
        super().__init__()
        self.at = at

    def __call__(self) -> int:
        return self.at

    def start_at(self, at: int) -> None:
        pass

    def correct(self, at: int) -> None:
        pass


def evening(url: str, time: SetTime) -> AbstractAsyncContextManager[Services]:
    return open_services(Settings(database=url, bots=0, hints=0, reviews=0), time)


async def meet(services: Services, name: str = "Ada") -> PersonRow:
    return await services.people.meet(name, "en")


def at_random(seed: int) -> Choose:
    dice = random.Random(seed)
    return lambda table: [dice.choice(table.legal())]


def like(moves: list[str]) -> Choose:
    """As in another game."""
    return lambda table: [moves[len(table.moves)]]


async def play(services: Services, table_id: str, choose: Choose, decisions: int = 10_000) -> Table:
    """So many decisions of whoever holds the first seat, or all; the table when a bot has answered."""
    live = services.tables.get(table_id)

    def move(change: Change) -> None:
        make_moves(change, [0], choose(change.table))

    for _ in range(decisions):
        table = await until(services, table_id, is_theirs)
        if table.status == "over":
            break
        await live.change(move)
    return await until(services, table_id, is_theirs)


async def until(services: Services, table_id: str, is_so: Callable[[Table], bool]) -> Table:
    async with asyncio.timeout(WAIT_SECONDS):
        while True:
            table = await services.tables.get(table_id).read()
            if is_so(table):
                return table
            await asyncio.sleep(0.005)


def is_theirs(table: Table) -> bool:
    return table.status == "over" or table.to_move == 0


def is_over(table: Table) -> bool:
    return table.status == "over"
