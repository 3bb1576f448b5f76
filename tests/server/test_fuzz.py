"""Whatever strangers send, those who play notice nothing; `make fuzz` goes on with it for longer."""

from __future__ import annotations

import random

import pytest
from server.fuzz import checker, values
from server.fuzz.attack import ATTACKS
from server.fuzz.players import Command, Notes, Position
from server.fuzz.run import Fuzz, Round
from server.fuzz.timing import LONGEST
from server.serving import Client, serving

from tenfold.server.table import log
from tenfold.server.table.log import Entry

FACTOR = 4  # tests run on slow and busy machines, too


def test_attacks_are_noticed_by_nobody_who_plays(database_url: str) -> None:
    outcome = Fuzz(database_url, seed=1, attackers=4).run(Round(peace=1, attack=9))
    assert outcome.problems == []
    assert [
        str(one)
        for one in outcome.silences
        if one.wait.fair > FACTOR * LONGEST + 2 * one.bare and one.wait.busy > FACTOR * LONGEST
    ] == []
    assert outcome.attacks.total() > len(ATTACKS)
    assert outcome.accepted > 10


# The checker itself: it finds what it looks for


def entries(*moves: str, command: str | None = None) -> list[Entry]:
    begun = [Entry(1, 0, log.SEATED, 0, "", None), Entry(2, 0, log.START, -2, "{}", None)]
    return begun + [Entry(3 + place, 0, log.MOVE, 0, move, command) for place, move in enumerate(moves)]


@pytest.mark.parametrize(
    ("stored", "is_found"),
    [
        (entries("draw", command="a"), False),
        (entries("draw", command="mark\tother\ta"), False),
        (entries("pass", command="a"), True),
        (entries("draw", command="b"), True),
        (entries("draw", "draw", command="a"), True),
        ([], True),
    ],
)
def test_a_move_that_is_lost_or_there_twice_is_found(stored: list[Entry], is_found: bool) -> None:
    accepted = [Command("table", "a", ["draw"], 3)]
    assert bool(list(checker.check_commands("table", stored, accepted, []))) == is_found


def test_a_refusal_that_is_not_true_is_found() -> None:
    refused = [Command("table", "a", ["draw"], None)]
    assert list(checker.check_commands("table", entries("draw", command="a"), [], refused))
    assert not list(checker.check_commands("table", entries("draw", command="b"), [], refused))


@pytest.mark.parametrize(("moves", "is_found"), [(["draw"], False), (["pass"], True), (["draw", "B1"], True)])
def test_what_was_told_and_is_not_stored_is_found(moves: list[str], is_found: bool) -> None:
    told = [Position.of("table", 3, moves)]
    assert bool(list(checker.check_positions("table", entries("draw"), told))) == is_found


def test_people_who_are_lost_are_found(database_url: str) -> None:
    with serving(database_url) as server:
        client = Client(server)
        client.call("POST", "/api/me", {"name": "Ada"})
        assert client.cookie
        notes = Notes(people={client.cookie: "Ada"}, owned={client.make(): client.cookie})
        assert checker.check_people(server, notes) == []
        client.call("DELETE", "/api/me")
        assert len(checker.check_people(server, notes)) == 2


@pytest.mark.parametrize(
    ("event", "is_fine"),
    [
        ('{"level": "info", "event": "started"}', True),
        ('{"level": "warning", "event": "Invalid HTTP request received."}', True),
        ('{"level": "warning", "event": "something else"}', False),
        ('{"level": "error", "event": "Exception", "trace": "Traceback …"}', False),
        ("Traceback (most recent call last):\n  …", False),
    ],
)
def test_what_the_log_must_not_say_is_found(event: str, is_fine: bool) -> None:
    assert checker.is_fine(event, forgives_absence=False) == is_fine


def test_an_attack_is_the_same_with_the_same_seed() -> None:
    value = {"type": "move", "moves": ["draw", "pass"], "options": {"seats": 2}}
    made = [
        values.written(values.mutated(value, dice), dice) for dice in (random.Random(7), random.Random(7))
    ]
    others = {values.written(values.mutated(value, dice), dice) for dice in map(random.Random, range(50))}
    assert made[0] == made[1]
    assert len(others) > 25
