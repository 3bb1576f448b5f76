"""Training: resumable, reproducible from its seed, on one process or more."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tenfold.bots.cards.network.weights import seats_of, unpack
from tenfold.bots.tiles.network.weights import unpack as unpack_tiles
from tenfold.cli import app
from tenfold.lab.play.worker_pool import WorkerPool
from tenfold.lab.training.card_course import PLANS, CardCourse
from tenfold.lab.training.course import Course, Plan
from tenfold.lab.training.tile_course import TileCourse

PLAN = Plan(rounds=2, games=8, first_games=10)


NETWORKS = ["two", "tiles"]


def course_of(network: str, seed: int, folder: Path) -> Course[Any]:
    if network == "tiles":
        return TileCourse(seed, folder, PLAN)
    return CardCourse(network, seed, folder, PLAN)


def trained(network: str, folder: Path, workers: int = 1, rounds: int = 2) -> bytes:
    course = course_of(network, 3, folder)
    with WorkerPool(workers) as pool:
        for done in course.rounds(pool):
            if done.number == rounds:
                break
    return course.weights()


@pytest.mark.parametrize("network", NETWORKS)
def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(network: str, tmp_path: Path) -> None:
    straight = trained(network, tmp_path / "straight")
    halfway = trained(network, tmp_path / "stopped", rounds=1)
    assert halfway != straight
    assert trained(network, tmp_path / "stopped") == straight


def test_a_training_that_was_killed_in_the_middle_of_a_round_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CardCourse, "remembered", lambda _course, _share: 0)  # a round forgets all before it
    straight = trained("two", tmp_path / "straight")
    trained("two", tmp_path / "killed", rounds=1)
    with monkeypatch.context() as killing:
        killing.setattr(CardCourse, "learn", _killed)
        with pytest.raises(KeyboardInterrupt):
            trained("two", tmp_path / "killed")
    assert trained("two", tmp_path / "killed") == straight


def _killed(*_: object) -> float:
    raise KeyboardInterrupt


@pytest.mark.parametrize("network", NETWORKS)
def test_how_many_processes_play_makes_no_difference(network: str, tmp_path: Path) -> None:
    assert trained(network, tmp_path / "one") == trained(network, tmp_path / "two", workers=2)


@pytest.mark.parametrize("network", NETWORKS)
def test_another_seed_begins_anew(network: str, tmp_path: Path) -> None:
    trained(network, tmp_path)
    assert course_of(network, 4, tmp_path).done == 0


def test_the_command_writes_weights_that_can_be_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("tenfold.cli.train"), "LAST_DECKS", 2)
    monkeypatch.setitem(PLANS, "solo", PLAN)
    monkeypatch.setattr(import_module("tenfold.lab.training.networks"), "PLAN", PLAN)
    told = CliRunner().invoke(
        app, ["train", "--networks", "solo,tiles", "--out", str(tmp_path), "--workers", "1"]
    )
    assert told.exit_code == 0, told.output
    assert "%" in told.output
    assert unpack((tmp_path / "weights" / "solo.f16").read_bytes(), seats_of("solo"))
    assert unpack_tiles((tmp_path / "weights" / "tiles.w8").read_bytes())


def test_an_unknown_network_is_refused() -> None:
    told = CliRunner().invoke(app, ["train", "--networks", "six"])
    assert told.exit_code == 2
    assert "six" in told.output
