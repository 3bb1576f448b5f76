"""Compiled play keeps the protocol and agrees with the interpreter, game for game."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from setups import all_setups, name_of

from tenfold.catalogue import find_game
from tenfold.fast.backend import compiled_game
from tenfold.protocol.conformance import check, check_same

CASES = Path(__file__).parents[1] / "cases"


@pytest.mark.parametrize(("game", "setup"), all_setups(), ids=name_of)
def test_compiled_and_interpreted_agree(game: str, setup: dict[str, Any]) -> None:
    rng = Random(name_of(setup))
    assert check_same(find_game(game), compiled_game(game), roomy(setup), rng.randrange)


@pytest.mark.parametrize(("game", "setup"), all_setups()[::5], ids=name_of)
def test_the_protocol_is_kept(game: str, setup: dict[str, Any]) -> None:
    rng = Random(name_of(setup))
    assert check(compiled_game(game), roomy(setup), rng.randrange)


def roomy(setup: dict[str, Any]) -> dict[str, Any]:
    """A packed state has room for the usual second round only."""
    if "second_round_limit" not in setup:
        return setup
    return {**setup, "second_round_limit": min(setup["second_round_limit"], 100)}


def test_the_cases_are_the_same_compiled() -> None:
    with gzip.open(CASES / "legal.jsonl.gz", "rt", encoding="utf-8") as file:
        for line in file:
            value = json.loads(line)
            record = value["record"]
            game = compiled_game(record["game"])
            state = game.start(game.read_options(record["options"]))
            for token, legal in zip(record["moves"], value["legal"], strict=True):
                assert sorted(game.token(state, move) for move in game.legal(state)) == legal
                state = game.apply(state, game.move(state, token))
            assert game.result(state) == record["result"]
