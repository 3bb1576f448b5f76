"""The card bots: always legal, the same compiled and interpreted, and each stronger than the one before."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from setups import card_setups, name_of

from tenfold.bots.bot import Turn
from tenfold.bots.registry import HOUSE, find_bot
from tenfold.catalogue import find_game
from tenfold.lab.play.match import Match
from tenfold.protocol.errors import BadOptions
from tenfold.records.dealer import Dealer
from tenfold.records.play import Play

BOTS = list(HOUSE["cards"].bots)
QUICK = [name for name, bot in HOUSE["cards"].bots.items() if not bot.is_compiled]  # enough to be interpreted


def secret(number: int) -> bytes:
    return hashlib.sha256(str(number).encode()).digest()


def share_of(name: str, other: str, seats: int, games: int) -> float:
    """The victories of one bot among others, every deck dealt once for each seat it may have."""
    total = 0.0
    for number in range(games):
        for seat in range(seats):
            names = [other] * seats
            names[seat] = name
            dealer = Dealer("cards", {"edition": "aeg", "seats": seats}, secret(number))
            total += Match("cards", names).play(dealer, number).shares()[seat]
    return total / (games * seats)


@pytest.mark.parametrize("setup", card_setups(), ids=name_of)
def test_every_bot_plays_every_set_up_to_the_end(setup: dict[str, Any]) -> None:
    for number, name in enumerate(BOTS):
        names = ([name] + BOTS * 2)[: max(setup["seats"], 2)]
        played = Match("cards", names).play(Dealer("cards", setup, secret(number)), number)
        assert played.result
        play = Play("cards", **setup)
        for move in played.moves:
            play.push(play.game.token(play.state, move))
        assert play.result == played.result


@pytest.mark.parametrize("name", QUICK)
def test_compiled_and_interpreted_choose_the_same(name: str) -> None:
    """A bot of one's own that asks the house bot plays the very game that the house plays."""
    for number in range(3):
        dealer = Dealer("cards", {"edition": "aeg", "seats": 3}, secret(number))
        house = Match("cards", [name] * 3).play(dealer, number)
        own = Match("cards", [name] * 3)
        own._compiled, own._rules, own._bots = None, [None] * 3, [find_bot("cards", name)] * 3
        assert own.play(dealer, number).moves == house.moves


def test_greedy_beats_random() -> None:
    assert share_of("greedy", "random", seats=2, games=30) > 0.95


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_careful_beats_greedy(seats: int) -> None:
    assert share_of("careful", "greedy", seats=seats, games=60) > 1.3 / seats


def test_the_careful_bot_knows_when_to_stop() -> None:
    """At a total of 10 with good cards on the table, every number card would bust."""
    play = Play("cards", edition="aeg", seats=2, deck={"B1": 1, "B2": 1, "B3": 1, "B4": 1, "G9": 8, "O9": 8})
    for token in ["draw", "B1", "draw", "B2", "draw", "B3", "draw", "B4"]:
        play.push(token)
    turn = Turn(play.game, play.state.copy(), 0, play.game.legal(play.state), [1])
    for name in ("greedy", "careful"):
        assert play.game.token(play.state, find_bot("cards", name)(turn)) == "numbers"  # type: ignore[arg-type]


def test_the_careful_bot_buys_what_completes_a_run() -> None:
    play = Play("cards", edition="aeg", seats=2, deck={"B1": 1, "B2": 1, "B3": 1, "O9": 1, "$3": 1, "P1": 1})
    for token in ["draw", "B2", "draw", "$3", "currency", "draw", "B1", "draw", "B3", "numbers"]:
        play.push(token)
    turn = Turn(play.game, play.state.copy(), 1, play.game.legal(play.state), [1])
    assert turn.tokens() == ["pass", "buy:B2"]
    assert find_bot("cards", "careful")(turn) == turn.legal[1]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("carefull", "options.unknown_bot_like"),
        ("zzz", "options.unknown_bot"),
        ("nowhere.py:choose", "options.no_bot_file"),
    ],
)
def test_an_unknown_bot_is_refused(name: str, key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        find_bot("cards", name)
    assert refused.value.key == key


def test_a_turn_shows_tokens_and_view() -> None:
    game = find_game("cards")
    state = game.start(game.read_options({"edition": "aeg", "seats": 2}))
    turn = Turn(game, state, 0, game.legal(state), [5])
    assert turn.tokens() == ["draw"]
    assert turn.view()["left"] == 91
    assert 0 <= turn.below(3) < 3
