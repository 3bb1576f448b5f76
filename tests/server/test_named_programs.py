"""Programs that whoever runs the server has named: they sit down like bots, are marked, and keep nobody
waiting."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from programs.asking import nasty
from server.at_the_table import MINE, TILES, play_to_the_end
from server.serving import Client, Refusal, Server, running, serving

from tenfold.bots.registry import HOUSE
from tenfold.protocol.errors import TenfoldError
from tenfold.server.bot_workers.programs import meet
from tenfold.server.live.program_seats import MOST_FAULTS
from tenfold.server.operations.doctor import inside
from tenfold.server.settings import Settings, load_settings

ROBBIE = {"kind": "bot", "bot": "robbie"}
BRIEF = "1"  # seconds for a move, where a program takes too long


@contextmanager
def with_robbie(tmp_path: Path, way: str, **settings: str) -> Iterator[Server]:
    database = f"sqlite:{tmp_path / 'tenfold.sqlite'}"
    named = {"programs": f"robbie={nasty(way)}", "bots": "1", **settings}
    with serving(database, **named) as server:
        yield server


def against_robbie(server: Server, game: str = "tiles", **more: Any) -> Client:
    client = Client(server)
    options = TILES if game == "tiles" else {"edition": "aeg", "seats": 2}
    client.connect(client.make(game, [MINE, ROBBIE], options=options, **more))
    return client


def seat_of_robbie(client: Client) -> dict[str, Any]:
    (seat,) = [seat for seat in client.table["seats"] if seat["program"]]
    return dict(seat)


def test_it_plays_to_the_end_is_marked_and_moves_no_rating(tmp_path: Path) -> None:
    with with_robbie(tmp_path, "chatters") as server:
        anna = against_robbie(server)
        assert seat_of_robbie(anna) == {**seat_of_robbie(anna), "kind": "bot", "bot": "robbie", "left": None}
        play_to_the_end([anna])
        meta = anna.call("GET", f"/api/records/{anna.id}")["meta"]
        assert (meta["names"][1], meta["bots"], meta["programs"]) == (
            "Robbie",
            [None, "robbie"],
            [False, True],
        )
        (result,) = anna.call("GET", "/api/me/data")["results"]
        assert (result["change_people"], result["change_bots"]) == (None, None)
        anna.command("rematch")
        again = anna.call("GET", f"/api/tables/{anna.id}")["rematch"]
        assert [seat["bot"] for seat in anna.call("GET", f"/api/tables/{again}")["seats"]] == ["robbie", None]
        anna.close()
        assert "gave no move" not in server.errors()


def play_until(client: Client, is_so: Callable[[], bool]) -> None:
    """Plays anything that is legal."""
    while not is_so():
        assert not client.is_over
        if client.is_mine:
            client.move(client.now["legal"][-1])
        else:
            client.receive()


@pytest.mark.parametrize("way", ["crashes", "cheats", "sleeps", "huge_line"])
def test_a_program_that_fails_keeps_nobody_waiting(tmp_path: Path, way: str) -> None:
    with with_robbie(tmp_path, way, bot_seconds=BRIEF if way in ("sleeps", "huge_line") else "5") as server:
        anna = against_robbie(server)
        play_until(anna, lambda: seat_of_robbie(anna)["left"] is not None)
        seat = seat_of_robbie(anna)
        assert (seat["kind"], seat["name"]) == ("bot", "Robbie")
        assert seat["bot"] in HOUSE["tiles"].opponents
        log = server.errors()
        assert log.count("a program gave no move") == MOST_FAULTS
        assert way != "crashes" or "nothing comes to mind" in log  # from its standard error
        play_until(anna, lambda: anna.is_mine)
        assert anna.table["hints"]  # whoever plays alone still does
        anna.close()


def test_one_that_the_settings_no_longer_name_is_played_for(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'tenfold.sqlite'}", {"programs": f"robbie={nasty('chatters')}"})
    with running(server):
        anna = against_robbie(server)
        dice = random.Random(1)
        for _ in range(3):
            anna.until(lambda client: client.is_mine)
            anna.move(dice.choice(anna.now["legal"]))
        server.stop()
        server.settings.pop("programs")
        server.start()
        anna.connect(anna.id)
        play_to_the_end([anna])
        assert "the settings do not name it any more" in server.errors()
        anna.close()


def test_it_is_offered_where_it_plays(tmp_path: Path) -> None:
    with with_robbie(tmp_path, "one_game") as server:
        anna = Client(server)
        games = anna.call("GET", "/api/catalogue")["games"]
        assert {game["game"]: game["programs"] for game in games} == {"cards": [], "tiles": ["robbie"]}
        with pytest.raises(Refusal, match="unknown_bot"):
            against_robbie(server, "cards")
        watched = anna.make("tiles", [ROBBIE, {"kind": "bot", "bot": "bruno"}])
        assert [seat["program"] for seat in anna.call("GET", f"/api/tables/{watched}")["seats"]] == [
            True,
            False,
        ]


def test_it_does_not_say_why(tmp_path: Path) -> None:
    with with_robbie(tmp_path, "chatters", hints="1") as server:
        anna = against_robbie(server, agreement={"lot": False})
        anna.until(lambda client: client.is_mine)
        anna.move(anna.now["legal"][0])
        anna.until(lambda client: client.is_mine)
        assert anna.refused("why", move=2) == "hint.program"
        anna.close()


def test_one_that_cannot_be_played_with_is_an_error_at_the_start(tmp_path: Path) -> None:
    for command, key in (("/nowhere/at-all", "cannot_start"), (nasty("refuses_to_start"), "refuses")):
        with pytest.raises(TenfoldError, match=key):
            meet({"robbie": command})
    with pytest.raises(RuntimeError, match="at-all"):
        serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", programs="robbie=/nowhere/at-all").__enter__()


def test_they_are_named_by_the_file_or_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "tenfold.toml"
    file.write_text('[programs]\nRobbie = "node robbie.mjs, fast"\n')
    assert load_settings(file, {}, {}).programs == {"Robbie": "node robbie.mjs, fast"}
    named = {"TENFOLD_PROGRAMS": "Robbie=node robbie.mjs --depth=2, marvin = ./marvin"}
    assert load_settings(None, named, {}).programs == {
        "Robbie": "node robbie.mjs --depth=2",
        "marvin": "./marvin",
    }
    for wrong, key in (("Momo=./momo", "program_name"), ("robbie", "bad_settings"), ("=./x", "bad_settings")):
        with pytest.raises(TenfoldError, match=key):
            load_settings(None, {"TENFOLD_PROGRAMS": wrong}, {})


def test_the_doctor_tries_them(tmp_path: Path) -> None:
    programs = {"robbie": nasty("chatters"), "marvin": "/nowhere/at-all"}
    settings = Settings(database=f"sqlite:{tmp_path / 'tenfold.sqlite'}", programs=programs)
    found = {(finding.level, finding.key) for finding in inside.look(settings)}
    assert {("ok", "doctor.program"), ("must", "program.cannot_start")} <= found
