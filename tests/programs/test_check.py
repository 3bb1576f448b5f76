"""`tenfold bot check` finds what is wrong with a program, and nothing where nothing is."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from lab.shell import tenfold
from programs.asking import HERE, command, nasty

from tenfold.cards.edition import editions
from tenfold.programs.trial_positions import PHASES, phase_of, trial_positions

SILENT = ("program.ended", "check.does_not_quit")


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_fifty_positions_have_everything(game: str) -> None:
    asked = trial_positions(game, 50, "1")
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
        return [turn.state.key() for turn in trial_positions("cards", 5, seed)]

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
    assert found["failures"][0]["said"] or found["failures"][0]["key"] in SILENT


def test_the_clock_is_kept_and_failures_are_told() -> None:
    told = tenfold("bot", "check", nasty("sleeps"), "--seconds", "0.05", expect=1).stdout
    assert "has not answered within 50 ms.\n  It was sent: {" in told
    assert "}\n  It answered: –\n" in told
    assert told.endswith("5 positions, 0 whole games: 5 failures.\n")


def test_a_program_that_trips_over_new_keys_is_found() -> None:
    told = tenfold("bot", "check", command(HERE / "strict.py"), "--positions", "4", expect=1).stdout
    assert "from_a_later_version" in told
