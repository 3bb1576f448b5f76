"""A review worker: nobody waits for it, so it has what the others leave of a processor."""

from __future__ import annotations

from tenfold.server.workers.child import REVIEWS, work
from tenfold.server.workers.frames import Respond


def prepare() -> Respond:
    from .reviewing import Reviewer  # noqa: PLC0415  (the signals come first: this takes a while)

    return Reviewer().respond


if __name__ == "__main__":
    work(prepare, REVIEWS)
