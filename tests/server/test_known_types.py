"""What a server reads in more than one thread, it knows before anybody comes in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LOOKS_AFTER_START = """
import asyncio, sys
import msgspec
from tenfold.server.services import open_services
from tenfold.server.settings import Settings
from tenfold.wire.schema import ALL

looks = []


def notice(frame, event, _):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        looks.append(frame.f_locals["obj"])


async def main():
    settings = Settings(database=f"sqlite:{sys.argv[1]}", bots=0, hints=0)
    async with open_services(settings):
        sys.setprofile(notice)
        msgspec.json.Decoder(tuple[ALL])
        assert not looks, looks

        class Unknown(msgspec.Struct):
            number: int

        msgspec.json.Decoder(Unknown)
        assert looks == [Unknown]


asyncio.run(main())
"""


def test_msgspec_looks_into_no_message_after_the_start(tmp_path: Path) -> None:
    """It is no matter of time: two threads that look into the same type crash the process, one in many."""
    command = [sys.executable, "-c", LOOKS_AFTER_START, str(tmp_path / "tenfold.sqlite")]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert told.returncode == 0, told.stderr
