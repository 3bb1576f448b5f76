"""The rules are compiled once, however many processes test."""

from __future__ import annotations

import fcntl
import tempfile
from pathlib import Path

import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """The first process compiles while the others wait; then they load what it has left on the disk."""
    from tenfold.lab.simulate import Chunk, Job, play_chunk

    with (Path(tempfile.gettempdir()) / "tenfold-compiles").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        play_chunk(Chunk(Job("cards", {"edition": "aeg", "seats": 2}, ("random",) * 2, "warm"), 0, 1))
