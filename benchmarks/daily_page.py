"""What the page of a deal costs the server's processor when a thousand people have played it.

    uv run --all-extras python benchmarks/daily_page.py [PEOPLE]

People are made up as in the tests, and so are their games. Told are milliseconds of the process, all its
threads together: for a page as it was counted, and for the one in a minute that is counted anew because
somebody has finished. Rubbish is collected as seldom as in a server.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.daily.crowd import crowd, store
from server.daily.evenings import MINUTE, TODAY, SetTime, evening

from tenfold.server.daily.schedule import GAMES
from tenfold.server.http.app import COLLECT_AFTER
from tenfold.server.services import Services
from tenfold.wire.choices import GameName

ROUNDS = 20


async def main(people: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        clock = SetTime()
        async with evening(f"sqlite:{folder}/tenfold.sqlite", clock) as server:
            for game in GAMES:
                rows = crowd(TODAY, game, people)
                await store(server.database, rows[:-ROUNDS])
                opened, counted = [], []
                gc.freeze()
                for row in rows[-ROUNDS:]:
                    await store(server.database, [row])
                    clock.at += MINUTE
                    counted.append(await cost(server, game, row.player))
                    opened.append(await cost(server, game, row.player))
                print(f"{game}, {people} people: opened in {told(opened)}; with counting {told(counted)}")


async def cost(server: Services, game: GameName, player: str) -> float:
    """Milliseconds of this process, all its threads together."""
    before = time.process_time()
    await server.daily.page(TODAY, game, player)
    return 1_000 * (time.process_time() - before)


def told(costs: list[float]) -> str:
    return f"{median(costs):.1f} ms, at most {max(costs):.1f}"


if __name__ == "__main__":
    logging.disable()  # of servers whose clock jumps
    gc.set_threshold(COLLECT_AFTER, 50, 100)
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
