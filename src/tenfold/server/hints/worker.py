"""A hint worker: as a bot worker, but it stands a little further back in the queue for a processor."""

from __future__ import annotations

from typing import Final

from tenfold.server.bot_workers.worker import Answer
from tenfold.server.bot_workers.worker import main as work

COURTESY: Final = 11


def prepare() -> Answer:
    from .advising import respond  # noqa: PLC0415  (the signals come first: this takes a while)

    return respond


if __name__ == "__main__":
    work(prepare, COURTESY)
