"""Prints evenings, a line each: `PYTHONPATH=tests python -m transcripts EVENINGS [FIRST]`."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from random import Random

from .evening import Evening
from .server_house import server_house

MEMORY = Path("/dev/shm")  # where nothing waits for a disk, if there is such a place


async def main(count: int, first: int) -> None:
    where = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=where) as folder:
        for number in range(first, first + count):
            dice = Random(number)
            (place := Path(folder, str(number))).mkdir()
            async with server_house(place, dice) as house:
                evening = Evening(house, dice, number)
                await evening.spend()
            sys.stdout.write(json.dumps({"number": number, "steps": evening.steps}) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    asyncio.run(main(words[0], words[1] if len(words) > 1 else 0))
