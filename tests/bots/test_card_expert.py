"""The expert of the card game: its network, what it makes of a position, and how well it plays."""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from node import NodeMachine
from setups import card_setups, name_of

from tenfold.bots.bot import Turn
from tenfold.bots.cards.expert import expert_in_cards
from tenfold.bots.cards.mind import Mind
from tenfold.bots.cards.network.evaluating import evaluate
from tenfold.bots.cards.network.features import extract_features
from tenfold.bots.cards.network.fingerprint import fingerprint
from tenfold.bots.cards.network.self_play import Lesson, is_lesson
from tenfold.bots.cards.network.weights import FOLDER, NETWORKS, network_for, recall, seats_of, weights_of
from tenfold.bots.cards.notes import CardNotes
from tenfold.bots.registry import HOUSE, find_bot
from tenfold.cards.state import LAST_BUY, MOST_SEATS, State
from tenfold.catalogue import find_game
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.fast.module import house_code, is_checked
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance
from tenfold.lab.play.match import Match
from tenfold.lab.training.card_network import LESSON, CardNetwork
from tenfold.lab.training.shipping import ABOUT
from tenfold.records.dealer import Dealer

GAME = find_game("cards")


def secret(number: int) -> bytes:
    return hashlib.sha256(str(number).encode()).digest()


def positions(setup: dict[str, Any], number: int = 1) -> Iterator[State]:
    """The decisions of a game between careful players."""
    dealer = Dealer("cards", setup, secret(number))
    state = GAME.start(GAME.read_options(dealer.options))
    names = ["careful"] * (2 if setup["seats"] == 1 else setup["seats"])
    for move in Match("cards", names[: setup["seats"]]).play(dealer, number).moves:
        if GAME.to_move(state) >= 0:
            yield state
        state = GAME.advance(state, move)


@pytest.mark.parametrize("setup", card_setups()[::5], ids=name_of)
def test_the_network_judges_alike_as_rules_and_as_arrays(setup: dict[str, Any]) -> None:
    state = next(one for number, one in enumerate(positions(setup)) if number > 30 and is_lesson(one))
    seats = seats_of(network_for(state))
    arrays = CardNetwork(seats, np.random.default_rng(1))
    mind, lesson, shares = Mind(), Lesson(), [0.0] * MOST_SEATS
    mind.net.weights = arrays.as_rules_have_it(arrays.weights).tolist()
    extract_features(state, mind.seen, mind.memory, mind.paper)
    evaluate(mind.net, mind.seen, shares)
    lesson.seen = mind.seen
    colours, facts = arrays.inputs(np.frombuffer(layout_of(Lesson).pack(lesson), LESSON))
    [judged] = arrays.layers(colours.astype(np.float32), facts.astype(np.float32))[-1]
    first = mind.seen.first
    assert [shares[(first + place) % seats] for place in range(seats)] == pytest.approx(judged, abs=1e-5)
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(
    "setup", [{"edition": "aeg", "seats": 2}, {"edition": "trefl", "seats": 1, "target": 6}]
)
def test_compiled_and_interpreted_choose_the_same(setup: dict[str, Any]) -> None:
    """Without playouts, which would take the interpreter too long."""
    interpreted, machine = find_bot("cards", "expert"), Instance(house_code(is_checked()))
    some = [one for one in positions(setup) if len(GAME.legal(one)) > 1]
    notes = Span(machine.take(layout_of(CardNotes).size))
    offset, weights = recall(some[0])
    machine.write(notes.address + offset, weights)
    for state in [*some[10:100:30], some[-1]]:
        legal = GAME.legal(state)
        out = legal + [0] * (GAME.space - len(legal))
        place = machine.call("cards.expert", state.copy(), out, len(legal), [1], notes)
        assert legal[place] == interpreted(Turn(GAME, state.copy(), GAME.to_move(state), legal, [1]))


def test_a_browser_s_engine_chooses_the_same() -> None:
    """The same module and the same weights, without a server."""
    program = Program()
    program.export("expert", expert_in_cards)
    here = compiled_bot("cards", "expert")
    some = [one for one in positions({"edition": "aeg", "seats": 2}) if len(GAME.legal(one)) > 1][5:80:15]
    with NodeMachine(program.text(), program.exports) as machine:
        notes = Span(machine.take(layout_of(CardNotes).size))
        offset, weights = recall(some[0])
        machine.write(notes.address + offset, weights)
        effort = notes.address + offset_of(CardNotes, "mind", "samples")
        machine.write(effort, struct.pack("<q", HOUSE["cards"].bots["expert"].effort))
        for state in some:
            legal = GAME.legal(state)
            out = legal + [0] * (GAME.space - len(legal))
            place = machine.call("expert", state.copy(), out, len(legal), [1], notes)
            turn = Turn(GAME, state.copy(), GAME.to_move(state), legal, [1])
            assert legal[place] == here(turn)


def test_a_last_purchase_loses_nothing() -> None:
    """What the expert does in the last round is what the solver says."""
    from tenfold.solver.cards.desk import LastBuyDesk
    from tenfold.solver.cards.last_buy import solve_last_buy

    expert, paper = compiled_bot("cards", "expert"), Mind().paper
    found = 0
    for number in range(4):
        for state in positions({"edition": "aeg", "seats": 3}, number):
            if state.phase == LAST_BUY and len(GAME.legal(state)) > 1:
                turn = Turn(GAME, state.copy(), state.mover, GAME.legal(state), [1])
                best = solve_last_buy(state.copy(), LastBuyDesk(), paper, [0.0] * MOST_SEATS)
                assert expert(turn) == best
                found += 1
    assert found


@pytest.mark.parametrize(("seats", "least"), [(2, 0.75), (4, 0.4)])
def test_the_expert_beats_careful_players(seats: int, least: float) -> None:
    won = 0.0
    for number in range(30):
        names = ["careful"] * seats
        names[number % seats] = "expert"
        dealer = Dealer("cards", {"edition": "aeg", "seats": seats}, secret(number))
        won += Match("cards", names).play(dealer, number).shares()[number % seats]
    assert won / 30 > least


@pytest.mark.parametrize("network", NETWORKS)
def test_the_weights_fit_the_rules(network: str) -> None:
    """If not, the rules, an edition or what the network sees has changed: run `tenfold train --install`."""
    about = json.loads((FOLDER / ABOUT).read_text("utf-8"))[network]
    assert about["fingerprint"] == fingerprint()
    assert {"seed", "version", "rounds", "games", "against_careful"} <= set(about)
    assert np.isfinite(np.frombuffer(weights_of(network), np.float32)).all()
