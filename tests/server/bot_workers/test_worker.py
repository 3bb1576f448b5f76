"""One worker by itself, and what becomes of it when its server dies."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest
from server.bot_workers.asking import PATIENCE, odd

from tenfold.records.dealer import Dealer
from tenfold.records.play import Play
from tenfold.server.bot_workers.bot_workers import COMMAND
from tenfold.server.bot_workers.chooser import Chooser, MoveRequest
from tenfold.server.workers.child import BOTS
from tenfold.server.workers.frames import HEADER, READY, length_of, packed, unpacked


def some_play() -> Play:
    """A tile game with something to choose from."""
    dealer = Dealer("tiles", {"edition": "steffen"}, secrets.token_bytes(32))
    play = dealer.open_play()
    while play.is_chance or len(play.legal()) < 6:
        play.push(dealer.deal(play) if play.is_chance else play.legal()[0])
    return play


def receive(output: IO[bytes]) -> Any:
    return unpacked(output.read(length_of(output.read(HEADER.size))))


def test_a_message_arrives_as_it_was_sent() -> None:
    play = some_play()
    message = packed(MoveRequest("tiles", play.state, 0, "careful"))
    header, body = message[: HEADER.size], message[HEADER.size :]
    assert length_of(header) == len(body)
    assert unpacked(body) == MoveRequest("tiles", play.state, 0, "careful")


def test_a_worker_is_deaf_to_signals_and_polite_and_ends_with_its_input() -> None:
    play = some_play()
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin
        assert worker.stdout
        assert receive(worker.stdout) == READY
        worker.send_signal(signal.SIGINT)
        worker.send_signal(signal.SIGTERM)
        worker.stdin.write(packed(MoveRequest("tiles", play.state, play.to_move, "careful")))
        worker.stdin.flush()
        assert receive(worker.stdout) in play.legal()
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(own + BOTS, 19)
        worker.stdin.close()
        assert worker.wait(PATIENCE) == 0


def test_workers_throw_dice_of_their_own() -> None:
    play = some_play()
    request = MoveRequest("tiles", play.state, play.to_move, "random")
    assert len({Chooser().choose(request) for _ in range(20)}) > 1


def test_a_bot_leaves_the_position_alone() -> None:
    play = some_play()
    before = play.game.key(play.state)
    Chooser().choose(MoveRequest("tiles", play.state, play.to_move, "careful"))
    assert play.game.key(play.state) == before


SERVER = """
import asyncio, sys
from tenfold.records.play import Play
from tenfold.server.bot_workers.bot_workers import BotWorkers

async def main():
    pool = BotWorkers(2, 3600, sys.argv[1:]) if sys.argv[1:] else BotWorkers(2)
    pool.open()
    play = Play("cards", edition="aeg", seats=2)
    await asyncio.gather(*(pool.choose("cards", play.state, 0, "greedy") for _ in range(2)))
    print("at work", file=sys.stderr, flush=True)
    await asyncio.sleep(3600)

asyncio.run(main())
"""


@pytest.mark.parametrize("is_busy", [False, True])
def test_no_worker_outlives_a_server_that_is_killed(is_busy: bool, tmp_path: Path) -> None:
    command = odd("hang", tmp_path / "runs") if is_busy else []
    with subprocess.Popen([sys.executable, "-c", SERVER, *command], stderr=subprocess.PIPE) as server:
        assert server.stderr
        assert server.stderr.readline() == b"at work\n"
        server.kill()
        # The workers hold the other end of the error output: it ends when the last of them has.
        _, errors = server.communicate(timeout=PATIENCE)
    assert errors in (b"", b"at work\n")
