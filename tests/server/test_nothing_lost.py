"""`kill -9` at any moment loses nothing that was acknowledged, and play goes on by itself."""

from __future__ import annotations

import os
import signal

import pytest
from server.cutting import cutting
from server.serving import Client, children_of, serving
from server.soak import Soak

MINE, BOT = {"kind": "mine"}, {"kind": "bot", "bot": "random"}
KILLS = 8


def test_whoever_was_answered_loses_nothing(database_url: str) -> None:
    figures = Soak(database_url, tables=4, seed=len(database_url), reviews=1).run(KILLS)
    assert figures.problems == []
    assert (figures.kills, figures.lost, figures.twice) == (KILLS, 0, 0)
    assert figures.acknowledged > 10 * KILLS
    assert figures.resent > 0
    assert figures.finished >= 4
    assert figures.reviewed == 1


def test_a_line_to_the_database_that_is_cut_makes_nobody_say_what_is_not_so(postgres_url: str) -> None:
    with cutting(postgres_url) as cutter:
        figures = Soak(postgres_url, tables=4, reviews=0, cutter=cutter).run(KILLS // 2)
    assert figures.problems == []
    assert (figures.lost, figures.twice, figures.untrue) == (0, 0, 0)
    assert figures.cuts > KILLS
    assert figures.looked_up["stored"] > 0


@pytest.mark.parametrize("absence", ["wait", "bot"])
def test_a_bot_that_was_to_move_moves_after_the_restart(database_url: str, absence: str) -> None:
    """The bot's process stands still, so that the server dies while it waits for the bot."""
    with serving(database_url, bots="1", bot_seconds="60") as server:
        client = Client(server)
        table = client.make(seats=[MINE, BOT, BOT], agreement={"absence": absence})
        client.connect(table)
        client.until(lambda client: client.is_mine)
        workers = children_of(server)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        while client.is_mine:
            token = "numbers" if "numbers" in client.now["legal"] else client.now["legal"][-1]
            client.move(token)
        known = client.moves
        server.kill()
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        client.close()
        server.start()
        client.connect(table, client.version)
        assert client.moves[: len(known)] == known
        client.until(lambda client: client.is_mine)
        assert len(client.moves) > len(known)
        client.close()
