"""Asking a pool for moves, in the tests."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tenfold.records.dealer import Dealer
from tenfold.records.play import Play
from tenfold.server.bot_workers.bot_workers import BotWorkers

PATIENCE = 60.0  # seconds until a test that stands still has failed
ODD_WORKER = Path(__file__).with_name("odd_worker.py")
SETUPS: dict[str, dict[str, Any]] = {
    "cards": {"edition": "aeg", "seats": 3},
    "tiles": {"edition": "steffen"},
}


def run(test: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await test

    asyncio.run(in_time())


def odd(way: str, folder: Path) -> list[str]:
    return [sys.executable, str(ODD_WORKER), way, str(folder)]


@asynccontextmanager
async def opened(pool: BotWorkers) -> AsyncIterator[BotWorkers]:
    pool.open()
    try:
        yield pool
    finally:
        await pool.close()


def new_play(game: str) -> tuple[Dealer, Play]:
    dealer = Dealer(game, SETUPS[game], secrets.token_bytes(32))
    play = dealer.open_play()
    while play.is_chance:
        play.push(dealer.deal(play))
    return dealer, play


async def choose(pool: BotWorkers, play: Play, bot: str = "careful") -> str:
    token = await pool.choose(play.game.name, play.state, play.to_move, bot)
    assert token in play.legal()
    return token


async def play_to_the_end(pool: BotWorkers, game: str, bot: str) -> None:
    dealer, play = new_play(game)
    while not play.is_over:
        if play.is_chance:
            play.push(dealer.deal(play))
        else:
            play.push(await pool.choose(game, play.state, play.to_move, bot))
