"""What is measured beside Tenfold is what its page names: a fixed version, in an environment that has it."""

from __future__ import annotations

import re

from peer_games import CARDS, GAMES
from peers import NODE, PYTHON, QUESTIONS, Worker

PINNED = {
    package.partition("==")[0] for packages in PYTHON.values() for package in packages if "==" in package
}


def test_every_library_has_a_fixed_version() -> None:
    assert {game.package for game in GAMES.values()} - {"tenfold"} <= PINNED
    assert all(re.search(r".@\d+\.\d+\.\d+$", package) for package in NODE)
    assert [*QUESTIONS["rules"], *QUESTIONS["inside"]] == list(GAMES)


def test_a_worker_tells_how_fast_it_plays() -> None:
    """Ours, in this environment; the others speak the same lines in theirs."""
    worker = Worker(CARDS)
    assert worker.facts["ready"] > 0
    assert worker.rate(0.01) > 0
    worker.close()
