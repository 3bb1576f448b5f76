"""A program plays in simulations and tournaments like any bot, and forfeits what it spoils."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema  # type: ignore[import-untyped]
import pytest
from lab.shell import tenfold
from programs.asking import HERE, becomes_true, command, is_running, nasty

from tenfold.programs.schema import program_schema
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import verify


def simulated(*arguments: str) -> list[Record]:
    told = tenfold("simulate", *arguments, "--out", "-", "--summary", "table").stdout
    return [Record.from_line(line) for line in told.splitlines()]


@pytest.mark.parametrize("game", [("cards", "--seats", "3"), ("tiles",), ("tiles", "--open")])
def test_everything_it_is_told_is_so(game: tuple[str, ...], tmp_path: Path) -> None:
    """Each request has the position that the moves in it lead to."""
    ear = f"cmd:{command(HERE / 'heard.py', str(tmp_path / 'heard'))}"
    bots = f"{ear},random,{ear}" if game[0] == "cards" else f"{ear},random"
    records = simulated("--game", *game, "--bots", bots, "--games", "3", "--seed", "5", "--workers", "1")
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text("utf-8").splitlines()]
    assert [message["type"] for message in heard].count("hello") == 1  # for all games and seats
    schema = {**program_schema(), "$ref": "#/$defs/FromTenfold"}
    for message in [*heard[:3], *heard[-3:]]:
        jsonschema.validate(message, schema)
    asked = [message for message in heard if message["type"] == "move"]
    for message in asked[::7]:
        play = Play.from_record(Record(message["game"], message["options"], message["moves"]))
        assert (message["view"], message["legal"]) == (play.view(), play.legal())
        assert message["seat"] == play.to_move
        assert message["rules"] == play.game.rules
    ends = [message for message in heard if message["type"] == "game_over"]
    assert [end["moves"] for end in ends] == [record.moves for record in records]
    assert [end["result"] for end in ends] == [record.result for record in records]
    assert ends[0]["seats"] == ([0, 2] if game[0] == "cards" else [0])
    assert len({end["table"] for end in ends}) == 3
    assert {end["table"] for end in ends} == {message["table"] for message in asked}
    assert heard[-1] == {"type": "quit"}


def test_the_same_seed_gives_the_same_games_however_many_play_them(tmp_path: Path) -> None:
    ear = f"cmd:{command(HERE / 'heard.py', str(tmp_path / 'heard'))}"
    given = ("--bots", f"{ear},random", "--games", "6", "--seed", "9")
    records = simulated(*given, "--workers", "1")
    assert records == simulated(*given, "--workers", "2")
    for record in records:
        verify(record)


def test_a_program_that_fails_forfeits_and_is_named(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    bad = f"cmd:{nasty('crashes')}"
    told = tenfold("simulate", "--bots", f"{bad},random", "--games", "2", "--seed", "1", "--out", out)
    assert "has ended by itself with the code 1. Its standard error ends with: …" in told.stdout
    assert "ValueError: nothing comes to mind" in told.stdout
    for line in out.read_text("utf-8").splitlines():
        fault = Record.from_line(line).meta["fault"]
        assert (fault["seat"], fault["key"]) == (0, "program.ended")


def test_a_program_that_is_too_slow_forfeits() -> None:
    slow = f"cmd:{nasty('sleeps')}"
    given = ("--bots", f"random,{slow}", "--games", "1", "--seed", "1", "--seconds", "0.2")
    assert "has not answered within 200 ms." in tenfold("simulate", *given).stdout


def test_what_cannot_play_is_said_before_anything_is_played() -> None:
    said = tenfold("simulate", "--bots", "cmd:./no_such_bot,random", expect=1).stderr
    assert said == "no_such_bot cannot be started: no such file or folder.\n"
    said = tenfold("arena", f"cmd:{nasty('one_game')}", "random", expect=1).stderr
    assert "nasty.py one_game does not play the card game." in said


def test_an_arena_calls_programs_by_their_commands_without_folders() -> None:
    bots = (f"cmd:{nasty('fine')}", f"cmd:{nasty('chatters')}", "greedy")
    told = tenfold("arena", *bots, "--seats", "2", "--games", "12", "--seed", "1", "--workers", "1").stdout
    assert "nasty.py fine  " in told
    assert "nasty.py chatters  " in told
    assert str(HERE) not in told


def test_workers_leave_no_program_behind(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    bad = f"cmd:{nasty('forks', pids)}"
    tenfold("simulate", "--bots", f"{bad},random", "--games", "2", "--seed", "1", "--workers", "2")
    processes = [int(pid) for pid in pids.read_text().split()]
    assert becomes_true(lambda: not any(map(is_running, processes)))
