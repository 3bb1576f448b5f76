"""Whatever a bot of somebody's own does, its seat forfeits the game and the run goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from lab.my_bots import __file__ as bots_file

from tenfold.i18n.catalogs import Catalog
from tenfold.lab.play.job import Job
from tenfold.lab.play.worker_pool import WorkerLost, WorkerPool
from tenfold.lab.statistics.summary import Summary
from tenfold.lab.studies.simulation import simulate
from tenfold.records.record import Record
from tenfold.records.verify import verify


def play(bots: tuple[str, ...], games: int, workers: int = 1) -> tuple[Summary, list[str]]:
    job = Job("cards", {"edition": "aeg", "seats": len(bots)}, bots, "own", True, seconds_a_move=0.5)
    summary, lines = Summary(), []
    with WorkerPool(workers) as pool:
        for chunk in simulate(job, games, pool):
            summary.merge(chunk.summary)
            lines += chunk.lines
    return summary, lines


@pytest.mark.parametrize(
    ("function", "words"),
    [
        ("crashes", "crashed: ValueError: nothing for seat 1."),
        ("leaves", "crashed: SystemExit: 1."),
        ("cheats", "answered “nonsense”, which is not a legal move."),
        ("answers_nothing", "answered “None”, which is not a legal move."),
        ("loops", "has not moved within"),
    ],
)
def test_a_bot_that_fails_forfeits_and_is_named(function: str, words: str) -> None:
    bad = f"{bots_file}:{function}"
    summary, lines = play(("random", bad, "random"), 2)
    assert summary.games == 2
    assert summary.faults[bad].times == 2
    assert words in Catalog().explain(summary.faults[bad].error)
    assert [summary.find("seat", seat, "victories").mean for seat in "012"] == [0.5, 0.0, 0.5]
    for line in lines:
        record = Record.from_line(line)
        verify(record)
        assert record.result is None
        assert record.meta["fault"]["seat"] == 1


def test_a_bot_that_catches_everything_is_stopped_too(tmp_path: Path) -> None:
    path = tmp_path / "stubborn.py"
    path.write_text(
        "def bot(turn):\n    while True:\n        try:\n            pass\n"
        "        except Exception:\n            pass\n"
    )
    summary, _ = play((f"{path}:bot", "random"), 1)
    assert summary.faults[f"{path}:bot"].times == 1


def test_only_the_games_it_fails_in_are_forfeited(tmp_path: Path) -> None:
    path = tmp_path / "moody.py"
    path.write_text(
        "def bot(turn):\n"
        "    if turn.state.deck[0] == 0 and turn.below(4) == 0:\n"
        "        raise RuntimeError('no blue 1 left')\n"
        "    return turn.legal[turn.below(len(turn.legal))]\n"
    )
    name = f"{path}:bot"
    summary, lines = play((name, "random"), 12)
    failed = sum(json.loads(line)["result"] is None for line in lines)
    assert 0 < failed < 12
    assert summary.faults[name].times == failed
    again, same_lines = play((name, "random"), 12, workers=2)
    assert same_lines == lines
    assert again == summary


def test_a_bot_that_ends_its_process_ends_the_run_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "killer.py"
    path.write_text("import os\ndef bot(turn):\n    os._exit(3)\n")
    with pytest.raises(WorkerLost):
        play((f"{path}:bot", "random"), 4, workers=2)


def test_the_bot_of_the_documents_plays(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    path = tmp_path / "steady.py"
    path.write_text(text.split("```python\n")[1].split("```")[0], "utf-8")
    summary, _ = play((f"{path}:steady", "random"), 4)
    assert not summary.faults
    assert summary.find("seat", "0", "points").mean > summary.find("seat", "1", "points").mean
