"""`tenfold solve` as a person uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli.test_cli import CASES, tenfold

SMALL = {
    "format": "tenfold/1",
    "game": "cards",
    "options": {"edition": "aeg", "seats": 2, "deck": {"B1": 1, "B2": 1, "*3": 1}},
    "moves": ["draw", "B1", "numbers", "pass", "draw", "*3", "bid:2", "bid:3"],
    "result": None,
}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.jsonl"
    path.write_text(json.dumps(SMALL | {"meta": {"names": ["Ada", "Ben"]}}) + "\n", "utf-8")
    return path


def test_the_position_at_hand_of_an_unfinished_game(small: Path) -> None:
    answer = json.loads(tenfold("solve", small, "--json").stdout)
    assert answer["exact"] is True
    assert answer["to_move"] == 1
    assert answer["played"] is None
    assert set(answer["moves"]) == {"spend:$"}
    assert answer["moves"]["spend:$"] == answer["value"]
    assert sum(answer["value"]) == pytest.approx(1)


def test_a_move_is_counted_as_in_a_replay_and_the_best_is_marked(small: Path) -> None:
    told = tenfold("solve", small, "--move", "5", "--language", "de")
    assert told.returncode == 0
    heading, _, head, *rows = told.stdout.splitlines()
    assert heading == "Zug 5 von 6: Ada am Zug. Die Siegchancen sind exakt."
    assert head.split() == ["Zug", "Ada", "Ben"]
    marked = [row for row in rows if row.startswith("*")]
    assert len([row for row in rows if row[1:2] == ">"]) == 1
    answer = json.loads(tenfold("solve", small, "--move", "5", "--json").stdout)
    assert answer["played"] == "bid:2"
    assert [row[2:].split()[0] for row in marked[:1]] == [answer["best"]]
    own = {token: value[0] for token, value in answer["moves"].items()}
    assert own[answer["best"]] == max(own.values())


def test_a_finished_game_is_asked_about_its_last_choice() -> None:
    answer = json.loads(tenfold("solve", CASES / "cards.jsonl", "--record", "7", "--json").stdout)
    assert answer["exact"]
    assert len(answer["moves"]) > 1
    assert answer["played"] in answer["moves"]


def test_too_few_nodes_are_no_answer(small: Path) -> None:
    told = tenfold("solve", small, "--move", "1", "--nodes", "3")
    assert told.returncode == 1
    assert told.stdout == ""
    assert told.stderr == "To solve this position takes more than 3 positions; --nodes allows more.\n"
    answer = tenfold("solve", small, "--move", "1", "--nodes", "3", "--json")
    assert answer.returncode == 1
    assert json.loads(answer.stdout)["exact"] is False
    assert json.loads(answer.stdout)["moves"] == {}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--move", "7"), "There is no move 7: the game has 6 moves."),
        (("--record", "2"), "There is no game 2 in this file: it has 1."),
    ],
)
def test_what_there_is_not_is_said(small: Path, arguments: tuple[str, ...], sentence: str) -> None:
    told = tenfold("solve", small, *arguments)
    assert (told.returncode, told.stderr) == (1, sentence + "\n")


def test_tiles_are_solved_where_it_can_be_proved(tmp_path: Path) -> None:
    """Somebody who may make ten wins by it."""
    rows = ["333" + "1" * 5 + "2" * 5 + "33", "1" * 5 + "2" * 5 + "3" * 5]
    moves = ["left:0,0", "left:0,1", "left:1,0", "left:1,1", "left:2,0", "left:2,1"]
    record = {
        "format": "tenfold/1",
        "game": "tiles",
        "options": {"edition": "steffen", "open": True, "rows": rows},
    }
    path = tmp_path / "tiles.jsonl"
    path.write_text(json.dumps(record | {"moves": moves, "result": None}) + "\n", "utf-8")
    answer = json.loads(tenfold("solve", path, "--json", "--nodes", "400000").stdout)
    assert answer["moves"][answer["best"]] == [1, 0]
    assert answer["best"] in ("left:3,0", "left:-1,0")
