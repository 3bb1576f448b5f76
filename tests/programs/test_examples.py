"""The examples keep the protocol, play better than anything at random, and are the same bot twice."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lab.shell import tenfold
from node import NODE
from programs.asking import command

from tenfold.lab.play.match import Match
from tenfold.programs.program import Program
from tenfold.programs.running import close_programs
from tenfold.programs.trial_positions import trial_positions
from tenfold.records.dealer import Dealer

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = command(EXAMPLES / "greedy_bot.py")
NODE_BOT = shlex.join([str(NODE), str(EXAMPLES / "greedy_bot.mjs")])
OPTIONS: dict[str, dict[str, Any]] = {
    "cards": {"edition": "aeg", "seats": 2},
    "tiles": {"edition": "steffen"},
}


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    close_programs()


@pytest.mark.parametrize("bot", [PYTHON, NODE_BOT], ids=["python", "node"])
def test_an_example_keeps_the_protocol(bot: str) -> None:
    assert ": 100 positions, 2 games: all well" in tenfold("bot", "check", bot, "--seconds", "60").stdout


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_an_example_beats_chance(game: str) -> None:
    match = Match(game, [f"cmd:{PYTHON}", "random"])
    games = [match.play(Dealer(game, OPTIONS[game], bytes([number]) * 32), number) for number in range(5)]
    assert [played.shares() for played in games] == [[1.0, 0.0]] * 5


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_both_examples_choose_alike(game: str) -> None:
    with Program(PYTHON) as one, Program(NODE_BOT) as other:
        for turn in trial_positions(game, 30, "alike"):
            assert one.choose(turn, 60.0).move == other.choose(turn, 60.0).move


def test_an_example_needs_nothing_of_ours() -> None:
    assert "import tenfold" not in (EXAMPLES / "greedy_bot.py").read_text("utf-8")
    assert "from tenfold" not in (EXAMPLES / "greedy_bot.py").read_text("utf-8")
