"""A worker answers while the compiler is still at work, but for the bots that need it."""

from __future__ import annotations

import threading

import pytest

from tenfold.fast import module
from tenfold.kernel.runtime import Code
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
