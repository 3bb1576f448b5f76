"""A hint worker: it stands further back in the queue for a processor than a bot."""

from __future__ import annotations

from tenfold.server.workers.child import HINTS, work
from tenfold.server.workers.frames import Respond


def prepare() -> Respond:
    from .advising import respond  # noqa: PLC0415  (the signals come first: this takes a while)

    return respond


if __name__ == "__main__":
    work(prepare, HINTS)
