"""Decisions to ask programs for, and programs to ask."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tenfold.bots.bot import Course, Turn
from tenfold.records.play import Play

HERE = Path(__file__).parent


def command(script: Path, *arguments: str) -> str:
    """A Python program as one would type it."""
    return shlex.join([sys.executable, str(script), *arguments])


def nasty(way: str, *arguments: object) -> str:
    return command(HERE / "nasty.py", way, *map(str, arguments))


def first_turn(game: str = "cards") -> Turn:
    """The first decision of a game in which something can be chosen."""
    options = {"edition": "aeg", "seats": 3} if game == "cards" else {"edition": "steffen"}
    opening = ["draw", "B4"] if game == "cards" else ["3", "place:0,0", "1"]
    play = Play(game, **options)
    for token in opening:
        play.push(token)
    legal = play.game.legal(play.state)
    assert len(legal) > 1
    course = Course("first", play.game.write_options(play.options), lambda: list(play.moves))
    return Turn(play.game, play.state.copy(), play.to_move, legal, [5], course)


def becomes_true(happened: Callable[[], bool]) -> bool:
    """Whether something happens soon, however busy the machine is."""
    deadline = time.monotonic() + 60
    while not happened():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def is_running(process: int) -> bool:
    """Whether it is there, and not only its name until somebody asks how it ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
