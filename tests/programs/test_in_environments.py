"""A program at the other seats of an environment."""

from __future__ import annotations

import json
from pathlib import Path

import gymnasium
import pytest
from programs.asking import HERE, command, nasty

from tenfold.envs.single import TenfoldEnv
from tenfold.programs.running import close_programs
from tenfold.records.play import Play
from tenfold.records.record import Record


@pytest.mark.parametrize("options", [{"id": "Tenfold/Cards-v0"}, {"id": "Tenfold/Tiles-v0", "open": True}])
def test_a_program_sees_the_game_as_it_is(options: dict[str, object], tmp_path: Path) -> None:
    ear = f"cmd:{command(HERE / 'heard.py', str(tmp_path / 'heard'))}"
    env = gymnasium.make(**options, seat=0, opponents=ear).unwrapped  # type: ignore[arg-type]
    assert isinstance(env, TenfoldEnv)
    env.reset(seed=1)
    env.action_space.seed(1)
    while not env.match.is_over:
        env.step(env.action_space.sample())
    close_programs()
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text("utf-8").splitlines()]
    asked = [message for message in heard if message["type"] == "move"]
    assert asked
    for message in asked[::5]:
        play = Play.from_record(Record(message["game"], message["options"], message["moves"]))
        assert (message["seat"], message["view"], message["legal"]) == (1, play.view(), play.legal())


def test_a_program_that_does_not_play_is_refused() -> None:
    with pytest.raises(ValueError, match="does not play the card game"):
        gymnasium.make("Tenfold/Cards-v0", opponents=f"cmd:{nasty('one_game')}")
    close_programs()


def test_a_fault_is_told_in_words() -> None:
    env = gymnasium.make("Tenfold/Tiles-v0", seat=0, start=0, opponents=f"cmd:{nasty('cheats')}")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="“bid:1000”, which is not a legal move"):
        env.step(env.action_space.sample())
    close_programs()
