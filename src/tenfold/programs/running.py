"""The programs that run for this process: one for each command, shared by all games and seats here."""

from __future__ import annotations

import atexit
from collections.abc import Sequence
from typing import Final

from tenfold.bots.bot import Course
from tenfold.bots.registry import is_program
from tenfold.protocol.game import Json

from .program import Program

_RUNNING: Final[dict[str, Program]] = {}


def running(name: str) -> Program:
    """The program of a name such as `cmd:./mybot`; it starts when it is first asked."""
    if name not in _RUNNING:
        _RUNNING[name] = Program(name)
    return _RUNNING[name]


def tell_end(game: str, players: Sequence[str], course: Course, result: Json | None) -> None:
    """Tells the programs among the players, named by seat, how a game ended."""
    for name in filter(is_program, dict.fromkeys(players)):
        seats = [seat for seat, player in enumerate(players) if player == name]
        running(name).end_game(game, course, seats, result)


@atexit.register
def close_programs() -> None:
    """Those that are asked again start again."""
    for program in _RUNNING.values():
        program.close()
