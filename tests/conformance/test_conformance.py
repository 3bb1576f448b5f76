"""Every game, edition and number of seats keeps the protocol; and the kit notices one that does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from setups import SMALL_DECK, all_setups, name_of

from tenfold.cards.game import Cards
from tenfold.cards.moves import read_token
from tenfold.cards.options import Options
from tenfold.cards.state import State
from tenfold.catalogue import find_game
from tenfold.protocol.conformance import check, check_same
from tenfold.protocol.game import Json, Move

SETUP = {"edition": "aeg", "seats": 2, "deck": SMALL_DECK}


@pytest.mark.parametrize(("game", "setup"), all_setups(), ids=name_of)
def test_the_protocol_is_kept(game: str, setup: dict[str, Any]) -> None:
    rng = Random(name_of(setup))
    assert check(find_game(game), setup, rng.randrange)


@pytest.mark.parametrize(("game", "setup"), all_setups()[::3], ids=name_of)
def test_a_backend_agrees_with_itself(game: str, setup: dict[str, Any]) -> None:
    rng = Random(name_of(setup))
    assert check_same(find_game(game), find_game(game), setup, rng.randrange)


class Untidy(Cards):
    def legal(self, state: State) -> list[Move]:
        return super().legal(state)[::-1]


class Careless(Cards):
    def apply(self, state: State, move: Move) -> State:
        state.tokens[0] = 0
        return super().apply(state, move)


class Lenient(Cards):
    def apply(self, state: State, move: Move) -> State:
        return super().apply(state, move) if move in self.legal(state) else state


class Unequal(Cards):
    def apply(self, state: State, move: Move) -> State:
        after = super().apply(state, move)
        after.drawn += 1
        return after


class Credulous(Cards):
    def move(self, state: State, token: str) -> Move:
        return read_token(token)


class Secretive(Cards):
    def view(self, state: State) -> Json:
        return {"hands": tuple(state.hands)}


class Forgetful(Cards):
    def write_options(self, options: Options) -> Json:
        return {**super().write_options(options), "deck": None}


@pytest.mark.parametrize(
    ("backend", "promise"),
    [
        (Untidy(), "legal moves ascend"),
        (Careless(), "leave their argument alone|changes nothing"),
        (Lenient(), "must be refused"),
        (Unequal(), "advance leads where apply leads"),
        (Credulous(), "only a legal move is read"),
        (Secretive(), "a view is plain JSON"),
        (Forgetful(), "options survive"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Cards) else "",
)
def test_the_kit_notices_a_broken_promise(backend: Cards, promise: str) -> None:
    rng = Random(1)
    with pytest.raises(AssertionError, match=promise):
        check(backend, SETUP, rng.randrange)


class Silent(Cards):
    def events(self, before: State, move: Move, after: State) -> list[Json]:
        return []


@pytest.mark.parametrize(
    ("backend", "promise"), [(Untidy(), "the same legal moves"), (Silent(), "the same events")]
)
def test_the_kit_notices_backends_that_differ(backend: Cards, promise: str) -> None:
    with pytest.raises(AssertionError, match=promise):
        check_same(Cards(), backend, SETUP, Random(1).randrange)
