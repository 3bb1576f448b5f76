"""The expert of the closed tile game and somebody who decides as `careful` does: it notices, and uses it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from statistics import fmean

import numpy as np
import pytest

from tenfold.bots.tiles.characters import expert_in_tiles
from tenfold.bots.tiles.closed_game.answers import LEAST_BUDGET, expect_answers
from tenfold.bots.tiles.closed_game.evaluators import BY_NETWORK
from tenfold.bots.tiles.closed_game.expectation import worth_after
from tenfold.bots.tiles.closed_game.opponent_model import AT_FIRST, likeness_to_careful
from tenfold.bots.tiles.lines.evaluation import ALL_LINES
from tenfold.bots.tiles.lines.intent import placing_on, target_of
from tenfold.bots.tiles.network.features import load_tally
from tenfold.bots.tiles.network.weights import weights_of
from tenfold.bots.tiles.notes import TileNotes
from tenfold.catalogue import find_game
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.lab.play.match import Match
from tenfold.records.dealer import Dealer
from tenfold.tiles.moves import SPACE
from tenfold.tiles.state import PLACE, State

GAME = find_game("tiles")


def decisions(opponent: str, number: int) -> Iterator[State]:
    """Those of seat 1, who is careful, in the first round of a closed game."""
    dealer = Dealer("tiles", {"edition": "steffen"}, hashlib.sha256(f"f{number}".encode()).digest())
    state = GAME.start(GAME.read_options(dealer.options))
    for move in Match("tiles", [opponent, "careful"]).play(dealer, number).moves:
        if state.phase == PLACE and state.mover == 1 and state.laid > 0:
            yield state
        state = GAME.advance(state, move)


def listed(state: State) -> list[int]:
    legal = GAME.legal(state)
    return legal + [0] * (SPACE - len(legal))


def is_as_before(now: State, out: list[int], state: State) -> bool:
    legal = GAME.legal(state)
    return now.key() == state.key() and out[: len(legal)] == legal


def notes_with_weights() -> TileNotes:
    notes = TileNotes()
    notes.net.weights = list(np.frombuffer(weights_of(), np.float32).astype(float))
    return notes


@pytest.mark.parametrize(("opponent", "is_like"), [("careful", True), ("hugo", False), ("nell", False)])
def test_it_notices_who_decides_as_careful_does(opponent: str, is_like: bool) -> None:
    program = Program()
    program.export("likeness", likeness_to_careful)
    machine = Instance(compile_module(program.text(), program.exports))
    late = []
    for number in range(6):
        for state in decisions(opponent, number):
            now, out = state.copy(), listed(state)
            likeness = machine.call("likeness", now, out, [number], TileNotes())
            assert is_as_before(now, out, state)
            if state.laid < 3:
                assert likeness == pytest.approx(AT_FIRST / (1 + AT_FIRST))
            elif state.laid > 10:
                late.append(likeness)
    assert fmean(late) > 0.8 if is_like else fmean(late) < 0.2


def test_moves_are_sorted_by_what_comes_of_the_answers() -> None:
    """Certain of the answers, shares are others than without; and everything is left as it was."""
    state = list(decisions("careful", 1))[3]
    now, out, notes = state.copy(), listed(state), notes_with_weights()
    notes.budget, notes.persona.width, notes.persona.lines = LEAST_BUDGET[0], 12, ALL_LINES
    load_tally(notes, notes.closed_game.tally, now)
    words = list(notes.words)
    for number in range(3):
        notes.root.places[number] = number
        cell = target_of(now, out[number])
        notes.root.sums[number] = worth_after(BY_NETWORK, notes, now, now.mover, cell, now.hand, 1, 0)
    before = notes.root.sums[:3]
    expect_answers(now, out, 3, [1], notes, 1.0)
    assert is_as_before(now, out, state)
    assert list(notes.words) == words
    assert sorted(notes.root.places[:3]) == [0, 1, 2]
    assert notes.root.sums[:3] == sorted(notes.root.sums[:3], reverse=True) != before
    assert all(0 <= share <= 1 for share in notes.root.sums[:3])


def test_compiled_and_interpreted_expect_the_same_answers() -> None:
    state = list(decisions("careful", 2))[4]
    program = Program()
    program.export("expert", expert_in_tiles)
    machine = Instance(compile_module(program.text(), program.exports))
    chosen = []
    for play in (expert_in_tiles, lambda *given: machine.call("expert", *given)):
        notes = notes_with_weights()
        notes.effort = LEAST_BUDGET[0]
        chosen.append(play(state.copy(), listed(state), len(GAME.legal(state)), [1], notes))
    assert chosen[0] == chosen[1]


def test_a_placing_is_found_by_its_cell() -> None:
    state = list(decisions("careful", 3))[2]
    legal = GAME.legal(state)
    places = [placing_on(state, listed(state), len(legal), target_of(state, move)) for move in legal]
    assert places == list(range(len(legal)))
    assert placing_on(state, listed(state), len(legal), target_of(state, legal[0]) + 500) == -1
