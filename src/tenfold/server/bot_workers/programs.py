"""Programs that whoever runs the server has named: what they play, and their moves inside a worker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from tenfold.bots.bot import Course, Turn
from tenfold.catalogue import find_game
from tenfold.i18n.catalogs import Catalog
from tenfold.programs.faults import ProgramFault
from tenfold.programs.program import Program
from tenfold.protocol.game import Json


@dataclass(frozen=True, slots=True)
class NamedProgram:
    command: str
    games: tuple[str, ...]


def meet(commands: Mapping[str, str]) -> dict[str, NamedProgram]:
    """Starts each once to hear what it plays; raises `ProgramFault` if one cannot be played with."""
    met: dict[str, NamedProgram] = {}
    for name, command in commands.items():
        with Program(command) as program:
            met[name] = NamedProgram(command, tuple(program.ready.games))
    return met


class ProgramRequest(NamedTuple):
    """A position in which a program is to choose a move; the answer is the move's token, or a `Failure`."""

    command: str
    seconds: float
    game: str
    rules: int
    state: Any
    seat: int
    table: str
    options: Json
    moves: list[str]


class Failure(NamedTuple):
    """Why there is no move, in words for the log, with what the program last said on its standard error."""

    sentence: str


class RunningPrograms:
    """One worker's programs: each is started when it is first asked, and kept."""

    def __init__(self, dice: list[int]) -> None:
        self._dice = dice
        self._programs: dict[str, Program] = {}

    def choose(self, request: ProgramRequest) -> str | Failure:
        if request.command not in self._programs:
            self._programs[request.command] = Program(request.command)
        game = find_game(request.game, request.rules)
        course = Course(request.table, request.options, lambda: request.moves)
        legal = game.legal(request.state)
        turn = Turn(game, request.state.copy(), request.seat, legal, self._dice, course)
        try:
            return self._programs[request.command].choose(turn, request.seconds).move
        except ProgramFault as fault:
            return Failure(Catalog().explain(fault))
