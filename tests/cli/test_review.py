"""`tenfold review`: as text, as data and as a page."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from analysis.judges import random_record
from lab.shell import Page, tenfold

from tenfold.analysis.findings import Review
from tenfold.analysis.walk import review
from tenfold.i18n.catalogs import Catalog, languages
from tenfold.lab.play.worker_pool import WorkerPool
from tenfold.lab.studies.reviews import Reviewed, ReviewTask, review_all, review_one
from tenfold.records.record import Record

SMALL = {"B1": 2, "B2": 1, "B3": 1, "G7": 1, "$4": 2, "*3": 1, "G*": 1}
OPTIONS = {"edition": "aeg", "seats": 3, "deck": SMALL}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games of cards and one of tiles."""
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    records = [
        random_record("cards", OPTIONS, 3),
        random_record("cards", OPTIONS, 4),
        random_record("tiles", {"edition": "steffen"}, 5),
    ]
    records[0].meta["names"] = ["Ana", "<b>Ben</b>", "Cleo"]
    records[2].meta["players"] = ["careful", "careful"]
    path.write_text("".join(f"{record.to_line()}\n" for record in records), "utf-8")
    return path


def test_the_text_has_the_course_the_sum_and_the_decisions(games: Path) -> None:
    said = tenfold("review", games, "--record", "1", "--quick").stdout
    assert said.startswith("Game 1: Ana, <b>Ben</b> and Cleo · Depth: quick\n")
    assert "result without luck" in said
    assert "What decided the game:" in said
    assert "Decisions worth a second look:" in said
    assert re.search(r" error[.] .+’s chance to win fell from \d", said)  # a loss stands beside its mark
    assert re.search(r"Ana.*; .*(won|lost|cost Ana|shared).*[.]$", said.splitlines()[2])
    course, whole = [line for line in said.splitlines() if line.startswith("Ana  ")]
    assert any(block in course for block in "▁▂▃▄▅▆▇█")
    assert "%" not in whole  # in games out of a hundred


def test_several_games_are_summed_up_by_player(games: Path) -> None:
    said = tenfold("review", games, "--quick", "--jobs", "1").stdout
    assert [f"Game {number}: " in said for number in (1, 2, 3)] == [True] * 3
    summary = said[said.index("\nAll games") :]
    assert [line.split()[:2] for line in summary.splitlines() if line.startswith("careful")] == [
        ["careful", "2"]
    ]
    assert "Player 2" in summary


def test_the_data_add_up_and_are_the_same_however_many_work(games: Path) -> None:
    alone = tenfold("review", games, "--quick", "--json", "--jobs", "1").stdout
    assert tenfold("review", games, "--quick", "--json", "--jobs", "2").stdout == alone
    reviews = [json.loads(line) for line in alone.splitlines()]
    assert [found["number"] for found in reviews] == [1, 2, 3]
    for found in reviews:
        parts = zip(found["start"], found["luck"], found["decisions"], found["residual"], strict=True)
        assert [sum(part) for part in parts] == pytest.approx(found["result"], abs=1e-9)
        assert found["format"] == "tenfold-review/1"
        for decision in found["choices"]:
            assert decision["options"][decision["made"]]["moves"] == decision["moves"]


def test_a_page_needs_nothing_else(games: Path, tmp_path: Path) -> None:
    path = tmp_path / "review.html"
    tenfold("review", games, "--quick", "--html", path, "--jobs", "1")
    text = path.read_text("utf-8")
    page = Page(text)
    assert page.fetched == []
    assert page.tags.count("svg") == page.tags.count("article") == 3
    assert "<b>Ben" not in text
    assert "&lt;b&gt;Ben&lt;/b&gt;" in text
    assert "prefers-color-scheme: dark" in text


@pytest.mark.parametrize("language", languages())
def test_a_page_speaks_every_language(games: Path, tmp_path: Path, language: str) -> None:
    path = tmp_path / "review.html"
    tenfold("review", games, "--record", "2", "--quick", "--html", path, "--language", language)
    text = path.read_text("utf-8")
    assert f'<html lang="{language}">' in text
    assert f"<summary><h2>{html.escape(Catalog(language).say('review.sum'))}</h2></summary>" in text
    assert Page(text).tags.count("svg") == 1


def test_a_page_that_is_there_is_left_alone(games: Path, tmp_path: Path) -> None:
    path = tmp_path / "review.html"
    path.write_text("mine", "utf-8")
    tenfold("review", games, "--quick", "--html", path, expect=1)
    assert path.read_text("utf-8") == "mine"


def test_what_cannot_be_reviewed_is_named_and_the_rest_goes_on(games: Path, tmp_path: Path) -> None:
    good = games.read_text("utf-8").splitlines()[0]
    running = json.loads(good) | {"result": None}
    running["moves"] = running["moves"][:5]
    wrong = json.loads(good)
    wrong["moves"][3] = "bid:99"
    path = tmp_path / "mixed.jsonl"
    path.write_text("\n".join([json.dumps(running), "{", json.dumps(wrong), good]) + "\n", "utf-8")
    said = tenfold("review", path, "--quick", "--json", "--jobs", "1", expect=1)
    assert [json.loads(line)["number"] for line in said.stdout.splitlines()] == [4]
    assert f"{path}:1: A game that is still running is not reviewed. [review.unfinished]" in said.stderr
    assert f"{path}:2: " in said.stderr
    assert f"{path}:3: move 4: " in said.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_is_wrong_with_a_record_is_told_by_whichever_process_finds_it(
    games: Path, tmp_path: Path, jobs: str
) -> None:
    good = games.read_text("utf-8").splitlines()[0]
    wrong = json.loads(good)
    wrong["moves"][3] = "bid:99"
    path = tmp_path / "mixed.jsonl"
    path.write_text("\n".join([json.dumps(wrong), good]) + "\n", "utf-8")
    said = tenfold("review", path, "--quick", "--json", "--jobs", jobs, expect=1)
    assert [json.loads(line)["number"] for line in said.stdout.splitlines()] == [2]
    assert f"{path}:1: move 4: " in said.stderr


def test_a_game_that_we_fail_at_is_named_and_the_rest_goes_on(games: Path) -> None:
    def failing(record: Record, *others: Any) -> Review:
        if record.game == "tiles" or "names" in record.meta:
            raise RuntimeError("nobody expected this")
        return review(record, *others)

    with patch("tenfold.lab.studies.reviews.review", failing):
        said = tenfold("review", games, "--quick", "--json", "--jobs", "1", expect=1)
        tenfold("review", games, "--game", "1", "--quick", expect=1)
    assert [json.loads(line)["number"] for line in said.stdout.splitlines()] == [2]
    for number in (1, 3):
        assert f"{games}:{number}: Game {number} cannot be reviewed" in said.stderr
    assert said.stderr.count("RuntimeError: nobody expected this (test_review.py:") == 2


@pytest.mark.parametrize("workers", [1, 2])
def test_no_process_ends_with_the_game_that_it_fails_at(workers: int) -> None:
    record = random_record("cards", OPTIONS, 3)
    unheard_of: Any = "no level at all"
    tasks = [
        ReviewTask(number, number, record, level)
        for number, level in enumerate(("quick", unheard_of, "quick"), 1)
    ]
    with WorkerPool(workers) as pool:
        done = list(review_all(tasks, pool))
    assert [one.found is not None for one in done] == [True, False, True]
    assert done[1].fault is not None
    assert done[1].fault.key == "review.broke"
    assert done[1].fault.details["number"] == 2


def test_a_game_that_is_not_there_is_not_reviewed(games: Path, tmp_path: Path) -> None:
    said = tenfold("review", games, "--record", "9", expect=1).stderr
    assert said == "There is no game 9 in this file: it has 3.\n"
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    assert tenfold("review", empty, expect=1).stderr == "There is no game in this file.\n"
    tenfold("review", games, "--quick", "--deep", expect=2)


def test_a_solo_game_names_the_opponent(tmp_path: Path) -> None:
    record = random_record("cards", {"edition": "gamefactory", "seats": 1, "target": 5, "deck": SMALL}, 1)
    path = tmp_path / "solo.jsonl"
    path.write_text(record.to_line() + "\n", "utf-8")
    assert "Mona" in tenfold("review", path, "--quick").stdout


def test_ctrl_c_keeps_what_is_done(games: Path, tmp_path: Path) -> None:
    def stopped(tasks: Sequence[ReviewTask], _pool: object) -> Iterator[Reviewed]:
        yield review_one(tasks[0])
        raise KeyboardInterrupt

    page = tmp_path / "review.html"
    with patch("tenfold.lab.studies.reviews.review_all", stopped):
        said = tenfold("review", games, "--quick", "--jobs", "1", "--html", page, expect=130)
    assert said.stdout.startswith("Game 1: ")
    assert said.stderr.startswith("stopped after 1 game; it is reviewed\n")
    assert Page(page.read_text("utf-8")).tags.count("article") == 1
