"""One rulebook in four forms: interpreted, compiled, compiled and checked, and run by Node. They keep the
protocol, and they are the same, game for game and step for step."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from node import NodeMachine
from setups import all_setups, card_setups, name_of, tile_setups

from tenfold.cards.edition import editions
from tenfold.cards.victory import written_result
from tenfold.catalogue import AnyGame, find_game
from tenfold.fast.game import CompiledGame, compiled_game
from tenfold.kernel import Struct
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Machine
from tenfold.kernel.structs import INT64
from tenfold.loops.dice import seed_dice
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.matches import LONGEST_GAME
from tenfold.loops.transcripts import NUMBERS_A_STEP, play_and_tell
from tenfold.protocol.conformance import check, check_same
from tenfold.protocol.game import Json

CASES: Final = Path(__file__).parents[1] / "cases"
Setup = tuple[str, dict[str, Any]]


@pytest.fixture(scope="module")
def node_games(node: NodeMachine) -> dict[str, AnyGame]:
    return {name: CompiledGame(name, node) for name in LOOP_GAMES}


# The kit.

checked_or_not = pytest.mark.parametrize("checked", [False, True], ids=["fast", "checked"])


@checked_or_not
@pytest.mark.parametrize(("game", "setup"), all_setups(), ids=name_of)
def test_compiled_and_interpreted_agree(game: str, setup: dict[str, Any], checked: bool) -> None:
    rng = Random(name_of(setup))
    assert check_same(find_game(game), compiled_game(game, checked), setup, rng.randrange)


@checked_or_not
@pytest.mark.parametrize(("game", "setup"), all_setups()[::5], ids=name_of)
def test_the_protocol_is_kept(game: str, setup: dict[str, Any], checked: bool) -> None:
    rng = Random(name_of(setup))
    assert check(compiled_game(game, checked), setup, rng.randrange)


@pytest.mark.parametrize(("game", "setup"), all_setups()[::4] + all_setups()[-2:], ids=name_of)
def test_node_and_the_interpreter_agree(
    node_games: dict[str, AnyGame], game: str, setup: dict[str, Any]
) -> None:
    rng = Random(name_of(setup))
    assert check_same(find_game(game), node_games[game], setup, rng.randrange)


@pytest.mark.parametrize(("game", "setup"), [all_setups()[2], all_setups()[-3]], ids=name_of)
def test_node_keeps_the_protocol(node_games: dict[str, AnyGame], game: str, setup: dict[str, Any]) -> None:
    rng = Random(name_of(setup))
    assert check(node_games[game], setup, rng.randrange)


@checked_or_not
def test_the_cases_are_the_same_compiled(checked: bool) -> None:
    with gzip.open(CASES / "legal.jsonl.gz", "rt", encoding="utf-8") as file:
        for line in file:
            value = json.loads(line)
            record = value["record"]
            game, plain = compiled_game(record["game"], checked), find_game(record["game"])
            layout = layout_of(LOOP_GAMES[record["game"]].state)
            state = game.start(game.read_options(record["options"]))
            for token, legal in zip(record["moves"], value["legal"], strict=True):
                position: Any = layout.unpack(state)
                assert sorted(plain.token(position, move) for move in game.legal(state)) == legal
                state = game.advance(state, plain.move(position, token))
            assert game.result(state) == record["result"]


# The long proof.

CARD_GAMES: Final = 32  # from each set-up
TILE_GAMES: Final = 100
CHUNKS: Final = 12
LONG: Final = 20  # moves of a second round
LEAST_GAMES: Final = 2000
LEAST_LONG: Final = 300


class Told(NamedTuple):
    """A whole game: of each step who moves, a digest of the legal moves, and the move."""

    steps: list[int]
    dice: list[int]
    state: Struct
    result: Json | None


class Form:
    """One form of the compiled rules of a game."""

    def __init__(self, game: str, machine: Machine) -> None:
        loops = LOOP_GAMES[game]
        self._game, self._loops, self._machine = game, loops, machine
        self._state, self._paper = machine.keep(loops.state()), machine.keep(loops.paper())
        self._piles, self._out = machine.keep_list(INT64, 256), machine.keep_list(INT64, loops.space)
        self._told = machine.keep_list(INT64, NUMBERS_A_STEP * LONGEST_GAME)

    def play(self, start: bytes, dice: list[int]) -> Told:
        machine = self._machine
        machine.write(self._state.address, start)
        name, dice = f"{self._game}.play_and_tell", list(dice)
        count = machine.call(name, self._state, self._piles, self._out, dice, self._told)
        steps = machine.fetch_list(INT64, self._told, NUMBERS_A_STEP * count)
        state: Any = machine.fetch(self._loops.state, self._state)
        return Told(steps, dice, state, self._result(state))

    def _result(self, state: Any) -> Json | None:
        if self._game == "tiles":
            return find_game("tiles").result(state)
        winners = self._machine.call("cards.count_up", self._state, self._paper)
        paper: Any = self._machine.fetch(self._loops.paper, self._paper)
        return written_result(state, paper, winners)


def interpreted(game: str, start: Any, dice: list[int]) -> Told:
    loops, state, told = LOOP_GAMES[game], start.copy(), [0] * (NUMBERS_A_STEP * LONGEST_GAME)
    count = play_and_tell(loops.book, state, [0] * 256, [0] * loops.space, dice, told)
    return Told(told[: NUMBERS_A_STEP * count], dice, state, find_game(game).result(state))


def proven_cards() -> list[Setup]:
    """Besides the usual set-ups each with the other kind of busting, and every solo target."""
    setups = card_setups()
    setups += [{**setup, "busting": not setup.get("busting", False)} for setup in setups]
    for edition in editions().values():
        solo = edition.solo
        for target in range(solo.lowest_target + 1, solo.highest_target):
            setups.append({"edition": edition.id, "seats": 1, "target": target})
    return [("cards", setup) for setup in setups]


def proven_tiles() -> list[Setup]:
    """Besides the usual set-ups longer and shorter ones, and other rows."""
    rng = Random(3)
    rows = [["".join(rng.sample("123" * 5, 15)) for _ in range(2)] for _ in range(2)]
    others: list[dict[str, Any]] = [
        {"edition": "steffen", "second_round_limit": 1000, "repetitions": 9},
        {"edition": "steffen", "start": 1, "second_round_limit": 25},
        {"edition": "steffen", "open": True, "rows": rows[0], "start": 1},
        {"edition": "steffen", "open": True, "rows": rows[1], "repetitions": 2},
    ]
    return [("tiles", setup) for setup in tile_setups() + others]


def prove(setup: Setup, games: int, machines: list[Machine]) -> int:
    """Plays games in all forms; returns how many of them had a long second round."""
    name, raw = setup
    game, long = find_game(name), 0
    start = game.start(game.read_options(raw))
    packed = layout_of(type(start)).pack(start)
    forms = [Form(name, machine) for machine in machines]
    for number in range(games):
        dice = [0]
        seed_dice(dice, 10, number)
        told = [form.play(packed, dice) for form in forms]
        expected = interpreted(name, start, dice)
        assert told == [expected] * len(forms), f"game {number} of {raw}"
        long += name == "tiles" and expected.state.moved >= LONG  # type: ignore[attr-defined]
    return long


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_card_games_are_the_same_in_all_forms(machines: list[Machine], chunk: int) -> None:
    for setup in proven_cards()[chunk::CHUNKS]:
        prove(setup, CARD_GAMES, machines)


@pytest.mark.parametrize(("game", "setup"), proven_tiles(), ids=name_of)
def test_tile_games_are_the_same_in_all_forms(
    machines: list[Machine], game: str, setup: dict[str, Any]
) -> None:
    long = prove((game, setup), TILE_GAMES, machines)
    if setup.get("second_round_limit", LONG) >= LONG:
        assert long >= LEAST_LONG // (len(proven_tiles()) - 1) + 1


def test_the_proof_is_long_enough() -> None:
    assert CARD_GAMES * len(proven_cards()) + TILE_GAMES * len(proven_tiles()) >= LEAST_GAMES
