"""Puzzles are found, judged and chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from lab.shell import tenfold

from tenfold.bots.registry import HOUSE
from tenfold.catalogue import find_game
from tenfold.lab.play.worker_pool import WorkerPool
from tenfold.lab.puzzles.ladder import HIGHEST, LOWEST, rating_of
from tenfold.lab.puzzles.plain_search import PlainSearch, TooMuch
from tenfold.lab.puzzles.selection import select_puzzles
from tenfold.lab.puzzles.verdict import Valued, Worth, verdict_on
from tenfold.puzzles.puzzle import read_puzzle
from tenfold.records.play import Play


def exactly(*values: float, margin: float = 0.0) -> Valued:
    return Valued([Worth(value, value, value) for value in values], "solver", 1, margin)


def test_whatever_is_as_good_is_right() -> None:
    found = verdict_on(exactly(0.0, 1.0, 0.5, 1.0, 0.2, 0.3))
    assert found is not None
    assert (found.right, found.wrong) == ([1, 3], [2, 5, 4, 0])
    assert (found.gap, found.interval) == (0.5, (0.5, 0.5))


def test_a_choice_between_right_and_wrong_spoils_a_position() -> None:
    assert verdict_on(exactly(0.6, 0.5, 0.3, margin=0.01)) is not None
    assert verdict_on(exactly(0.6, 0.57, 0.3, margin=0.01)) is None


def test_an_interval_that_leaves_a_doubt_spoils_it_too() -> None:
    sure = [Worth(0.6, 0.58, 0.62), Worth(0.5, 0.48, 0.52), Worth(0.1, 0.0, 0.2)]
    unsure = [*sure[:1], Worth(0.5, 0.42, 0.58), *sure[2:]]
    assert verdict_on(Valued(sure, "playouts", 100, 0.01)) is not None
    assert verdict_on(Valued(unsure, "playouts", 100, 0.01)) is None


def test_a_position_where_most_is_right_is_none() -> None:
    assert verdict_on(exactly(1.0, 1.0, 0.0)) is None


def test_the_more_opponents_go_wrong_the_higher_is_the_rating() -> None:
    names = HOUSE["cards"].opponents
    missed = dict.fromkeys(names, 0.0)
    ratings = [rating_of(missed, 1 / 3, 0.1)]
    for name in names:
        missed[name] = 1.0
        ratings.append(rating_of(missed, 1 / 3, 0.1))
    assert ratings == sorted(set(ratings))
    assert ratings[0] >= LOWEST
    assert ratings[-1] <= HIGHEST


def test_the_same_seed_gives_the_same_puzzles() -> None:
    with WorkerPool(1) as pool:
        found = [list(select_puzzles(pool, "tiles", {"win_in_one": 2}, "7")) for _ in range(2)]
    assert found[0] == found[1]
    assert {puzzle.theme for puzzle in found[0]} == {"win_in_one"}
    assert all(puzzle.decision.options[0].value == 1.0 for puzzle in found[0])


def test_puzzles_are_made_and_checked_at_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    made = ("--game", "cards", "--theme", "bid", "--number", "1", "--seed", "3", "--jobs", "1")
    tenfold("puzzles", "make", *made, "--output", file)
    (line,) = file.read_text("utf-8").splitlines()
    puzzle = read_puzzle(line)
    assert (puzzle.theme, puzzle.certificate.how) == ("bid", "playouts")
    said = tenfold("puzzles", "check", file, "--games", "1000", "--jobs", "1")
    assert said.stdout.startswith("1 checked, 0 of them at fault.\n")


def test_records_are_searched_only_where_people_agree(tmp_path: Path) -> None:
    games, file = tmp_path / "games.jsonl", tmp_path / "puzzles.jsonl"
    tenfold(
        "simulate", "--game", "tiles", "--bots", "otis,bruno", "--games", "30", "--out", games, "--seed", "1"
    )
    made = ("puzzles", "make", "--game", "tiles", "--theme", "win_in_one", "--jobs", "1", "--output", file)
    refused = tenfold(*made, "--from", games, expect=2)
    assert "--agreed" in refused.stderr
    tenfold(*made, "--from", games, "--agreed", "--number", "1")
    assert len(file.read_text("utf-8").splitlines()) == 1


def test_a_theme_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    made = ("puzzles", "make", "--game", "tiles", "--theme", "bid", "--output", tmp_path / "puzzles.jsonl")
    assert "win_in_one" in tenfold(*made, expect=1).stderr


def test_a_file_of_something_else_is_no_puzzle(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for text in ('{"game": "cards"}', "{"):
        file.write_text(f"{text}\n", "utf-8")
        said = tenfold("puzzles", "check", file, expect=1)
        assert said.stderr == f"{file}:1: this is not a puzzle.\n"


def test_a_plain_search_says_when_it_is_too_much() -> None:
    play = Play("tiles", edition="steffen")
    with pytest.raises(TooMuch):
        PlainSearch(find_game("tiles"), 3).chance_to_win_next(play.state)
