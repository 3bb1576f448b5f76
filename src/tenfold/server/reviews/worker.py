"""A review worker: as a bot worker, but it stands further back in the queue for a processor."""

from __future__ import annotations

from typing import Final

from tenfold.server.bot_workers.worker import Answer
from tenfold.server.bot_workers.worker import main as work

COURTESY: Final = 12


def prepare() -> Answer:
    from .reviewing import Reviewer  # noqa: PLC0415  (the signals come first: this takes a while)

    return Reviewer().respond


if __name__ == "__main__":
    work(prepare, COURTESY)
