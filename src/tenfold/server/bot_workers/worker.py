"""A bot worker."""

from __future__ import annotations

from tenfold.server.workers.child import BOTS, work
from tenfold.server.workers.frames import Respond


def prepare() -> Respond:
    from .chooser import Chooser  # noqa: PLC0415  (the signals come first: this takes a while)

    return Chooser().answer


if __name__ == "__main__":
    work(prepare, BOTS)
