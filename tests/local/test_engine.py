"""The engine of a browser's own tables says what Python says: games, options, decisions of opponents."""

from __future__ import annotations

from local import transcripts
from local.compare import compare


def test_random_games_are_the_same() -> None:
    assert compare(transcripts.games(24, 1)) == {"game": 24}


def test_options_are_read_and_refused_the_same() -> None:
    assert compare(transcripts.options(600, 1)) == {"options": 600}


def test_opponents_decide_the_same() -> None:
    assert compare(transcripts.decisions(300, 1)) == {"decision": 300}
