"""`tenfold bot check` finds what is wrong with a program, and nothing where nothing is."""

from __future__ import annotations

import json
from collections import Counter

import jsonschema  # type: ignore[import-untyped]
import pytest
from lab.shell import tenfold
from programs.asking import HERE, command, nasty

from tenfold.cards.edition import editions
from tenfold.programs.positions import PHASES, phase_of, positions


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_fifty_positions_have_everything(game: str) -> None:
    asked = positions(game, 50, "1")
    assert len(asked) == 50
    assert set(Counter(map(phase_of, asked))) == set(PHASES[game])
    assert all(len(turn.legal) > 1 for turn in asked)
    setups = {(turn.course.options["edition"], turn.course.options.get("seats")) for turn in asked}
    if game == "cards":
        assert setups == {(edition, seats) for edition in editions() for seats in (1, 2, 3, 4, 5)}
    else:
        assert {turn.course.options["open"] for turn in asked} == {False, True}


def test_positions_follow_from_the_seed() -> None:
    def keys(seed: str) -> list[bytes]:
        return [turn.state.key() for turn in positions("cards", 5, seed)]

    assert keys("1") == keys("1") != keys("2")


def test_all_is_well() -> None:
    told = tenfold("bot", "check", nasty("fine")).stdout
    assert told.startswith("Nasty: 100 positions, 2 games: all well, slowest answer ")
    found = json.loads(tenfold("bot", "check", nasty("one_game"), "--positions", "3", "--json").stdout)
    assert (found["name"], found["games"]) == ("Nasty", ["tiles", "chess"])
    assert (found["positions"], found["played"], found["failures"]) == (3, 1, [])


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("cheats", "“bid:1000”, which is not a legal move."),
        ("crashes", "has ended by itself with the code 1."),
        ("prints", "which is not JSON"),
        ("slangy", "“yo”, which is none of the phrases"),
        ("chatters", "a value of “nonsense”"),
        ("ignores_the_end", "was told to quit and has not ended."),
        ("other_protocol", "version 7 of the protocol"),
    ],
)
def test_each_failure_is_a_sentence_with_both_sides(way: str, words: str) -> None:
    found = json.loads(tenfold("bot", "check", nasty(way), "--positions", "4", "--json", expect=1).stdout)
    assert words in found["failures"][0]["sentence"]
    assert json.loads(found["failures"][0]["sent"])["type"] in ("hello", "move", "quit")
    told = tenfold("bot", "check", nasty(way), "--positions", "4", expect=1).stdout
    assert words in told
    assert "  It was sent: {" in told


def test_the_clock_is_kept() -> None:
    found = tenfold("bot", "check", nasty("sleeps"), "--seconds", "0.05", expect=1).stdout
    assert "has not answered within 50 ms." in found


def test_a_program_that_trips_over_new_keys_is_found() -> None:
    told = tenfold("bot", "check", command(HERE / "strict.py"), "--positions", "4", expect=1).stdout
    assert "from_a_later_version" in told


def test_the_schema_holds_for_what_is_said() -> None:
    schema = json.loads(tenfold("bot", "schema").stdout)
    found = json.loads(
        tenfold("bot", "check", nasty("slangy"), "--positions", "4", "--json", expect=1).stdout
    )
    for failure in found["failures"]:
        for side, line in (("FromTenfold", failure["sent"]), ("FromProgram", failure["said"])):
            jsonschema.validate(json.loads(line), {**schema, "$ref": f"#/$defs/{side}"})
