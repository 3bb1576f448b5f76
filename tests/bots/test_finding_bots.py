"""Bots by name: the house's, functions of a turn in a file, and rules in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.bots.bot import Turn
from tenfold.bots.registry import HOUSE, HouseBot, as_bot, find_bot, load_rule
from tenfold.catalogue import find_game
from tenfold.loops.games import LOOP_GAMES

OWN = """
from __future__ import annotations

from dataclasses import dataclass

from tenfold.bots.bot import Turn
from tenfold.bots.cards.notes import CardNotes
from tenfold.cards.state import State
from tenfold.kernel import Struct, numbers, rule


@dataclass(slots=True)
class Paper(Struct):
    lines: list[int] = numbers(3)


@rule
def last(s: State, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:
    out[count] = 1  # there is room behind the moves
    return count - 1


def first(turn: Turn) -> int:
    return turn.legal[0]
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "random.py"  # as a module of Python's is called
    path.write_text(OWN)
    return str(path)


def first_choice(game: str) -> Turn:
    there = find_game(game)
    state = there.start(
        there.read_options({"edition": "aeg", "seats": 2} if game == "cards" else {"edition": "steffen"})
    )
    for token in ["draw", "B1"] if game == "cards" else ["1"]:
        state = there.apply(state, there.move(state, token))
    return Turn(there, state, there.to_move(state), there.legal(state), [5])


@pytest.mark.parametrize("game", HOUSE)
def test_every_house_bot_is_a_rule(game: str) -> None:
    for name, bot in HOUSE[game].bots.items():
        assert name == bot.name
        assert load_rule(game, name) is bot.choose


def test_a_rule_in_a_file_plays_like_a_house_bot(own: str) -> None:
    turn = first_choice("cards")
    assert find_bot("cards", f"{own}:last")(turn) == turn.legal[-1] != turn.legal[0]
    rule = load_rule("cards", f"{own}:last")
    assert rule
    assert rule.__name__ == "last"


def test_a_function_of_a_turn_is_no_rule(own: str) -> None:
    turn = first_choice("cards")
    assert find_bot("cards", f"{own}:first")(turn) == turn.legal[0]
    assert load_rule("cards", f"{own}:first") is None


@pytest.mark.parametrize("game", HOUSE)
def test_the_list_of_moves_is_as_long_as_in_a_compiled_match(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def look(_state: object, out: list[int], count: int, _dice: object, _notes: object) -> int:
        seen.append(len(out))
        return count - 1

    monkeypatch.setitem(HOUSE[game].bots, "look", HouseBot("look", look, 0.0))
    turn = first_choice(game)
    assert as_bot(game, "look")(turn) == turn.legal[-1]
    assert seen == [LOOP_GAMES[game].space]
