"""How many ways there are to go on: legal moves are complete, and no more than complete."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from counts.positions import play_of

from tenfold.protocol.conformance import count_continuations

COUNTS = Path(__file__).parent / "counts.jsonl"
LINES = [json.loads(line) for line in COUNTS.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["id"])
def test_count(line: dict[str, Any]) -> None:
    play = play_of(line)
    for depth, expected in enumerate(line["counts"], 1):
        found = count_continuations(play.game, play.state, depth)
        assert found == expected, f"at depth {depth}, by first move: {split(line, depth)}"


def split(line: dict[str, Any], depth: int) -> dict[str, int]:
    """The count by first move, to find the culprit."""
    play = play_of(line)
    game, state = play.game, play.state
    return {
        game.token(state, move): count_continuations(game, game.apply(state, move), depth - 1)
        for move in game.legal(state)
    }
