"""What a position of the card game is judged as does not depend on what was judged before, in any form."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from node import NodeMachine

from tenfold.bots.cards.mind import Mind
from tenfold.bots.cards.network.evaluating import evaluate
from tenfold.bots.cards.network.features import Memory, extract_features, points_of_hand
from tenfold.bots.cards.network.self_play import is_lesson
from tenfold.bots.cards.network.weights import network_for, weights_of
from tenfold.cards.deck import CARDS
from tenfold.cards.holdings import enter_hand
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import MOST_SEATS, State
from tenfold.catalogue import find_game
from tenfold.kernel import rule
from tenfold.kernel.layout import layout_of, offset_of, write_into
from tenfold.kernel.machine import Machine, Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.kernel.structs import FLOAT64
from tenfold.protocol.game import NOBODY

GAME = find_game("cards")
WEIGHTS = offset_of(Mind, "net", "weights")
SETUPS: list[dict[str, Any]] = [
    {"edition": "aeg", "seats": 1, "target": 8},
    *({"edition": edition, "seats": seats} for seats, edition in ((2, "trefl"), (4, "aeg"), (5, "aeg"))),
]


@rule
def judge(m: Mind, s: State, shares: list[float]) -> None:
    extract_features(s, m.seen, m.memory, m.paper)
    evaluate(m.net, m.seen, shares)


def positions(setup: dict[str, Any], seed: int = 1) -> Iterator[State]:
    """Those of a random game that the network is asked about."""
    rng, state = Random(seed), GAME.start(GAME.read_options(setup))
    while GAME.to_move(state) != NOBODY:
        if GAME.to_move(state) >= 0 and is_lesson(state):
            yield state
        state = GAME.advance(state, rng.choice(GAME.legal(state)))


class Judge:
    """A mind in the compiled module, which remembers until it is cleared."""

    def __init__(self, machine: Machine) -> None:
        self._machine, self._mind = machine, Span(machine.take(layout_of(Mind).size))
        self._shares = machine.keep_list(FLOAT64, MOST_SEATS)

    def clear(self) -> None:
        self._machine.write(self._mind.address, bytes(layout_of(Mind).size))

    def learn(self, weights: bytes) -> None:
        self._machine.write(self._mind.address + WEIGHTS, weights)

    def __call__(self, state: State) -> list[float]:
        self._machine.call("judge", self._mind, state.copy(), self._shares)
        return self._machine.fetch_list(FLOAT64, self._shares, state.seats)


def program(checked: bool = False) -> Program:
    made = Program(checked)
    made.export("judge", judge)
    return made


def engine(checked: bool = False, is_small: bool = False) -> Instance:
    made = program(checked)
    return Instance(compile_module(made.text(is_small), made.exports))


def interpreted(states: list[State], weights: bytes) -> list[list[float]]:
    mind, shares, said = Mind(), [0.0] * MOST_SEATS, []
    write_into(mind, WEIGHTS, weights)
    for state in states:
        judge(mind, state, shares)
        said.append(shares[: state.seats])
    return said


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_judgement_is_the_same_after_any_others(setup: dict[str, Any]) -> None:
    """In games as long as these, many parts are worked out in the place of others, and again."""
    states = list(positions(setup))
    weights, mind = weights_of(network_for(states[0])), Judge(engine())
    alone = []
    for state in states:
        mind.clear()
        mind.learn(weights)
        alone.append(mind(state))
    assert [mind(state) for state in states] == alone
    order = Random(2).choices(range(len(states)), k=2 * len(states))
    assert [mind(states[place]) for place in order] == [alone[place] for place in order]
    assert len({tuple(one) for one in alone}) > len(alone) // 2


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_form_judges_the_same(setup: dict[str, Any]) -> None:
    states = list(positions(setup, 3))[::7]
    weights = weights_of(network_for(states[0]))
    said = interpreted(states, weights)
    with NodeMachine(program().text(), program().exports) as node:
        for machine in (engine(), engine(checked=True), engine(is_small=True), node):
            mind = Judge(machine)
            mind.learn(weights)
            assert [mind(state) for state in states] == said


def test_other_weights_judge_as_if_they_had_always_been_there() -> None:
    """Whoever learns, or sits down at a table with more seats, writes them over those that were there."""
    states = {seats: list(positions({"edition": "aeg", "seats": seats}))[:40] for seats in (2, 4)}
    mind, fresh = Judge(engine()), Judge(engine())
    for seats in (4, 2, 4):
        weights = weights_of(network_for(states[seats][0]))
        mind.learn(weights)
        fresh.clear()
        fresh.learn(weights)
        assert [mind(one) for one in states[seats]] == [fresh(one) for one in states[seats]]


def test_points_are_remembered_by_every_copy_of_a_wildcard() -> None:
    """Of a deck of one's own there may be many."""
    memory, paper = Memory(), Arrangement()
    for hand, points in (
        ("B2 G2 O2 P2 *3 *3 *3 *4", 8),
        ("B2 G2 O2 P2 *3 *4 *4", 6),
        ("B2 G2 O2 P2 *3 *4", 6),
        ("B1 ** ** **", 4),
        ("B1 **", 2),
    ):
        s = State(seats=2)
        for code in hand.split():
            enter_hand(s, 0, CARDS[code])
        assert points_of_hand(s, 0, memory, paper) == points
