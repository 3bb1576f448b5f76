"""A worker answers while the compiler is still at work, but for the bots that need it."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from tenfold.bots.registry import HOUSE
from tenfold.fast import module
from tenfold.kernel.runtime import Code
from tenfold.protocol.game import Json
from tenfold.records.play import Play
from tenfold.server.bot_workers.chooser import Chooser, MoveRequest


def test_only_deep_bots_wait_for_the_module(monkeypatch: pytest.MonkeyPatch) -> None:
    is_ready = threading.Event()
    compiled = module.house_code

    def late(checked: bool = False) -> Code:
        is_ready.wait(60)
        return compiled(checked)

    monkeypatch.setattr(module, "house_code", late)
    play = Play("cards", edition="aeg", seats=2)
    while len(play.legal()) == 1 or play.to_move < 0:
        play.push(play.legal()[0])
    chooser = Chooser()
    chooser.prepare()
    answers: list[str] = []

    def ask(bot: str) -> None:
        answers.append(chooser.choose(MoveRequest("cards", play.state, play.to_move, bot)))

    deep = threading.Thread(target=ask, args=("momo",))
    deep.start()
    try:
        ask("careful")
        assert len(answers) == 1
        assert deep.is_alive()
    finally:
        is_ready.set()
        deep.join()
    assert len(answers) == 2
    assert set(answers) <= set(play.legal())


ROWS = ["123123123123123", "321321321321321"]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cards", {"edition": "aeg", "seats": 1, "target": 6}),
        ("tiles", {"edition": "steffen"}),
        ("tiles", {"edition": "steffen", "open": True, "rows": ROWS}),
    ],
)
def test_with_given_dice_a_bot_decides_as_if_it_had_never_been_asked(game: str, options: Json) -> None:
    """Whatever it was asked before, and by whomever: the same dice give the same moves."""
    requests = [
        MoveRequest(game, state, seat, bot, dice)
        for dice, (state, seat) in enumerate(positions(game, options))
        for bot in HOUSE[game].opponents
    ]
    forwards, backwards = Chooser(), Chooser()
    found = [forwards.choose(request) for request in requests]
    assert [backwards.choose(request) for request in reversed(requests)] == found[::-1]
    assert [forwards.choose(request) for request in requests] == found


def positions(game: str, options: Json) -> list[tuple[Any, int]]:
    """In which somebody has to choose."""
    play, dice, found = Play(game, **options), random.Random(1), list[tuple[Any, int]]()
    while not play.is_over and len(found) < 8:
        if not play.is_chance and len(play.legal()) > 1:
            found.append((play.state.copy(), play.to_move))
        play.push(dice.choice(play.legal()))
    return found
