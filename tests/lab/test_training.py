"""Training: resumable, reproducible from its seed, on one process or more."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tenfold.bots.cards.weights import seats_of, unpack
from tenfold.cli import app
from tenfold.lab.play.worker_pool import WorkerPool
from tenfold.lab.training.card_course import PLANS, Course, Plan

PLAN = Plan(rounds=2, games=10, first_games=20)


def trained(folder: Path, workers: int = 1, rounds: int = 2) -> bytes:
    course = Course("two", 3, folder, PLAN)
    with WorkerPool(workers) as pool:
        for done in course.rounds(pool):
            if done.number == rounds:
                break
    return course.weights()


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    straight = trained(tmp_path / "straight")
    halfway = trained(tmp_path / "stopped", rounds=1)
    assert halfway != straight
    assert trained(tmp_path / "stopped") == straight


def test_how_many_processes_play_makes_no_difference(tmp_path: Path) -> None:
    assert trained(tmp_path / "one") == trained(tmp_path / "two", workers=2)


def test_another_seed_begins_anew(tmp_path: Path) -> None:
    trained(tmp_path)
    assert Course("two", 4, tmp_path, PLAN).done == 0


def test_the_command_writes_weights_that_can_be_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("tenfold.cli.train"), "LAST_DECKS", 2)
    monkeypatch.setitem(PLANS, "solo", PLAN)
    told = CliRunner().invoke(app, ["train", "--networks", "solo", "--out", str(tmp_path), "--workers", "1"])
    assert told.exit_code == 0, told.output
    assert "%" in told.output
    assert unpack((tmp_path / "weights" / "solo.f16").read_bytes(), seats_of("solo"))


def test_an_unknown_network_is_refused() -> None:
    told = CliRunner().invoke(app, ["train", "--networks", "six"])
    assert told.exit_code == 2
    assert "six" in told.output
