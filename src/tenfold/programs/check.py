"""Whether a program keeps the protocol: it is asked in many positions, plays whole games, and quits.

Every other line has keys that nobody knows, as a later version of Tenfold may have them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from tenfold.bots.bot import Turn
from tenfold.cards.state import MOST_SEATS
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json, Move

from .faults import ProgramFault
from .messages import Chosen, FromTenfold, Ready
from .program import ENCODER, PHRASES, Program
from .trial_positions import PHASES, at_random, play_whole_game, setups_of, trial_positions

MOST_FAILURES: Final = 5  # after which enough is known
NEWS: Final = {"from_a_later_version": {"nobody": ["knows", 1, None]}}


@dataclass(frozen=True, slots=True)
class Failure:
    """What was wrong, after which line, and what came back."""

    error: TenfoldError
    sent: str
    said: str


@dataclass(slots=True)
class Findings:
    """What a check has come to."""

    ready: Ready | None = None
    positions: int = 0
    games: int = 0
    slowest: float = 0.0  # seconds
    failures: list[Failure] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Demands:
    """How much is asked of a program."""

    positions: int  # of each game
    seconds: float  # for a move
    start_seconds: float
    seed: str


def check_program(command: str, demands: Demands, advance: Callable[[], None]) -> Findings:
    """Tells of every position and game that it is done."""
    findings = Findings()
    program = _Newer(command, demands.start_seconds)
    with program:
        try:
            for _ in _steps(program, demands, findings):
                advance()
                if len(findings.failures) >= MOST_FAILURES:
                    return findings
        except ProgramFault as fault:  # it is not even ready
            _note(findings, program, fault)
    return findings


def _steps(program: Program, demands: Demands, findings: Findings) -> Iterator[None]:
    """Whatever is asked of it, one after another."""
    findings.ready = program.ready
    games = [game for game in PHASES if game in program.ready.games]
    if not games:
        _note(findings, program, TenfoldError("check.no_games", name=program.called))
    for game in games:
        for turn in trial_positions(game, demands.positions, demands.seed):
            _ask(program, turn, demands, findings)
            findings.positions += 1
            yield
    for game in games:
        _play(program, game, demands, findings)
        yield
    _quit(program, findings)


def _ask(program: Program, turn: Turn, demands: Demands, findings: Findings) -> Move | None:
    """Its move, or None after a failure."""
    try:
        answer = program.choose(turn, demands.seconds)
    except ProgramFault as fault:
        _note(findings, program, fault)
        return None
    findings.slowest = max(findings.slowest, answer.seconds)
    said = msgspec.json.decode(program.said, type=Chosen)
    if said.phrase not in (None, *PHRASES):
        known = ", ".join(PHRASES)
        error = TenfoldError("check.phrase", name=program.called, phrase=str(said.phrase), known=known)
        _note(findings, program, error)
    odd = next((move for move in said.values or {} if move not in answer.values), None)
    if odd is not None:
        _note(findings, program, TenfoldError("check.value", name=program.called, move=odd))
    return turn.legal[answer.place]


def _play(program: Program, game: str, demands: Demands, findings: Findings) -> None:
    """A whole game, in the first seat; it is given up at the first failure."""

    def choose(turn: Turn) -> Move:
        move = _ask(program, turn, demands, findings)
        if move is None:
            raise _GivenUp
        return move

    options = next(one for one in setups_of(game) if one.get("seats") in (None, 3))
    try:
        course, result = play_whole_game(
            game, options, f"{demands.seed} game", [choose, *[at_random] * (MOST_SEATS - 1)]
        )
    except _GivenUp:
        return
    program.end_game(game, course, [0], result)
    findings.games += 1


def _quit(program: Program, findings: Findings) -> None:
    if not program.is_running:  # it was ended with its last fault
        return
    code = program.close()
    if code is None:
        _note(findings, program, TenfoldError("check.does_not_quit", name=program.called))
    elif code:
        _note(findings, program, TenfoldError("check.quits_badly", name=program.called, code=code))


def _note(findings: Findings, program: Program, error: TenfoldError) -> None:
    sent, said = (line.decode("utf-8", "replace") for line in (program.sent, program.said))
    findings.failures.append(Failure(error, sent, said))


class _GivenUp(Exception):
    """A whole game cannot be played to its end."""


class _Newer(Program):
    """Speaks as a later version may, in every other line."""

    _lines = 0

    def written(self, message: FromTenfold) -> bytes:
        line = super().written(message)
        self._lines += 1
        if self._lines % 2 == 0:
            return line
        told: Json = msgspec.json.decode(line) | NEWS
        if "view" in told:
            told["view"] |= NEWS
            told["clock"] |= NEWS
        return ENCODER.encode(told)
