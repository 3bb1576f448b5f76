"""The expert of the tile game: its network, what it makes of a position, and how well it plays."""

from __future__ import annotations

import hashlib
import json
import zlib
from array import array
from collections.abc import Iterator

import numpy as np
import pytest
from node import NodeMachine

from tenfold.bots.bot import Turn
from tenfold.bots.cards.network.weights import FOLDER as CARD_FOLDER
from tenfold.bots.tiles.characters import expert_in_tiles
from tenfold.bots.tiles.network.evaluating import evaluate
from tenfold.bots.tiles.network.features import COUNTED, RUNS, extract_features, load_tally
from tenfold.bots.tiles.network.fingerprint import fingerprint
from tenfold.bots.tiles.network.self_play import Lesson
from tenfold.bots.tiles.network.weights import FOLDER, NETWORK, pack, recall, unpack, weights_of
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.second_round.winning import winning_cells
from tenfold.bots.tiles.shares import share_of_first
from tenfold.catalogue import find_game
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.fast.tile_judge import tile_judge
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.lab.play.match import Match
from tenfold.lab.training.shipping import ABOUT
from tenfold.lab.training.tile_network import LESSON, TileNetwork, inputs_of
from tenfold.records.dealer import Dealer
from tenfold.tiles.plane import owner
from tenfold.tiles.state import OVER, TILES, State

GAME = find_game("tiles")
MOST_COMPRESSED = 400_000  # bytes that the weights of both games may take


def positions(is_open: bool = False, number: int = 1) -> Iterator[State]:
    """The decisions of a game between careful players."""
    options = {"edition": "steffen", "open": is_open}
    dealer = Dealer("tiles", options, hashlib.sha256(str(number).encode()).digest())
    state = GAME.start(GAME.read_options(dealer.options))
    for move in Match("tiles", ["careful", "careful"]).play(dealer, number).moves:
        if GAME.to_move(state) >= 0:
            yield state
        state = GAME.advance(state, move)


def runs_on(s: State) -> list[int]:
    """All runs with a free end, found tile by tile."""
    lies = {(s.xs[tile], s.ys[tile]): (owner(s, tile), s.values[tile]) for tile in range(s.laid)}
    runs = [0] * RUNS
    for (x, y), (seat, _) in lies.items():
        for direction, (dx, dy) in enumerate(((1, 0), (1, 1), (0, 1), (-1, 1))):
            before, here, total = (x - dx, y - dy), (x, y), 0
            if lies.get(before, (-1, 0))[0] == seat:
                continue
            while lies.get(here, (-1, 0))[0] == seat:
                total += lies[here][1]
                here = here[0] + dx, here[1] + dy
            free = (before not in lies) + (here not in lies)
            if free:
                runs[4 * seat + 2 * (direction % 2) + free - 1] += COUNTED[total]
    return runs


def some_network() -> TileNetwork:
    """One that has not learnt, but that looks at everything."""
    rng = np.random.default_rng(1)
    network = TileNetwork(rng)
    network.weights["rows"] = rng.normal(0, 0.05, network.weights["rows"].shape).astype(np.float32)
    return network


def test_runs_are_counted_as_tiles_are_laid() -> None:
    notes = TileNotes()
    for number in range(3):
        for state in list(positions(number=number))[::3]:
            load_tally(notes, notes.closed_game.tally, state)
            assert notes.closed_game.tally.runs == runs_on(state)


def test_the_network_judges_alike_as_rules_and_as_arrays() -> None:
    arrays, notes, lesson = some_network(), TileNotes(), Lesson()
    notes.net.weights = arrays.as_rules_have_it(arrays.weights).tolist()
    for state in list(positions())[3::4]:
        load_tally(notes, notes.closed_game.tally, state)
        extract_features(notes, notes.closed_game.tally, state, state.mover, notes.net.seen)
        lesson.seen = notes.net.seen
        inputs = inputs_of(np.frombuffer(layout_of(Lesson).pack(lesson), LESSON))
        assert evaluate(notes.net) == pytest.approx(arrays.layers(inputs)[-1][0], abs=1e-5)


def test_packing_changes_little() -> None:
    arrays = some_network()
    flat = arrays.as_rules_have_it(arrays.weights)
    packed = np.frombuffer(unpack(pack(array("f", flat.tobytes()))), np.float32)
    assert packed == pytest.approx(flat, abs=np.abs(flat).max() / 90)


@pytest.mark.parametrize("is_open", [False, True])
def test_a_browser_s_engine_chooses_the_same(is_open: bool) -> None:
    """The same module and the same weights, without a server."""
    program = Program()
    program.export("expert", expert_in_tiles)
    here = compiled_bot("tiles", "expert")
    some = [one for one in positions(is_open) if one.laid > 0][2::5]
    with NodeMachine(program.text(), program.exports) as machine:
        notes = Span(machine.take(layout_of(TileNotes).size))
        offset, weights = recall(some[0])
        machine.write(notes.address + offset, weights)
        for state in some:
            legal = GAME.legal(state)
            out = legal + [0] * (GAME.space - len(legal))
            place = machine.call("expert", state.copy(), out, len(legal), [1], notes)
            assert legal[place] == here(Turn(GAME, state.copy(), state.mover, legal, [1]))


def test_compiled_and_interpreted_see_the_same() -> None:
    """A whole decision takes the interpreter too long; a share has all of it but the depth."""
    for state in list(positions())[2::6]:
        notes = TileNotes()
        notes.net.weights = list(np.frombuffer(weights_of(), np.float32).astype(float))
        assert share_of_first(state, notes, 1) == tile_judge().share_of_first(state)


def test_the_last_tile_leaves_the_other_seat_no_win_at_once() -> None:
    """Where one can be left out, which the second round's own count of winning cells tells."""
    expert, found = compiled_bot("tiles", "expert"), 0
    for number in range(40):
        for state in positions(number=number):
            if state.laid == TILES - 1:
                legal = GAME.legal(state)
                after = [GAME.advance(state, move) for move in legal]
                safe = [one.phase == OVER or not winning_cells(one, one.mover, TileNotes()) for one in after]
                chosen = expert(Turn(GAME, state.copy(), state.mover, legal, [1]))
                assert safe[legal.index(chosen)] or not any(safe)
                found += any(safe) and not all(safe)
    assert found


@pytest.mark.parametrize(("is_open", "games", "least"), [(False, 16, 0.6), (True, 4, 0.7)])
def test_the_expert_beats_careful_players(is_open: bool, games: int, least: float) -> None:
    won = 0.0
    for number in range(games):
        names = ["careful", "careful"]
        names[number % 2] = "expert"
        options = {"edition": "steffen", "open": is_open}
        dealer = Dealer("tiles", options, hashlib.sha256(f"e{number // 2}".encode()).digest())
        won += Match("tiles", names).play(dealer, number).shares()[number % 2]
    assert won / games > least


@pytest.mark.parametrize("is_open", [False, True])
def test_shares_after_each_move_are_those_of_the_positions(is_open: bool) -> None:
    judge_ = tile_judge()
    for state in list(positions(is_open))[1::5]:
        legal = GAME.legal(state)[:6]
        after = [judge_.share_of_first(GAME.advance(state, move)) for move in legal]
        assert judge_.after_each(state, legal) == after


def test_the_weights_fit_the_rules() -> None:
    """If not, the rules or what the network sees has changed: `tenfold train --networks tiles --install`."""
    about = json.loads((FOLDER / ABOUT).read_text("utf-8"))[NETWORK]
    assert about["fingerprint"] == fingerprint()
    assert {"seed", "version", "rounds", "games", "against_careful"} <= set(about)
    assert np.isfinite(np.frombuffer(weights_of(), np.float32)).all()


def test_the_weights_of_both_games_are_small() -> None:
    files = [*CARD_FOLDER.glob("*.f16"), *FOLDER.glob("*.w8")]
    assert sum(len(zlib.compress(path.read_bytes(), 9)) for path in files) <= MOST_COMPRESSED
