"""A worker answers while the compiler is still at work."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from tenfold.bots.bot import Bot
from tenfold.records.play import Play
from tenfold.server.bot_workers import chooser as module
from tenfold.server.bot_workers.chooser import Chooser
from tenfold.server.bot_workers.frames import MoveRequest

MakeBot = Callable[[str, str], Bot]


def test_a_deep_bot_plays_before_the_module_is_ready_and_compiled_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []
    is_ready = threading.Event()
    monkeypatch.setattr(module, "house_code", lambda _checked: is_ready.wait(60))
    for name in ("as_bot", "table_bot"):
        monkeypatch.setattr(module, name, _noting(made, name, getattr(module, name)))
    play = Play("cards", edition="aeg", seats=2)
    while len(play.legal()) == 1 or play.to_move < 0:
        play.push(play.legal()[0])
    request = MoveRequest("cards", play.state, play.to_move, "momo")
    chooser = Chooser()
    thread = chooser.prepare()
    try:
        assert chooser.choose(request) in play.legal()
        assert made == ["as_bot"]
    finally:
        is_ready.set()
        thread.join()
    assert chooser.choose(request) in play.legal()
    assert made == ["as_bot", "table_bot"]


def _noting(made: list[str], name: str, make: MakeBot) -> MakeBot:
    def noted(game: str, bot: str) -> Bot:
        made.append(name)
        return make(game, bot)

    return noted
