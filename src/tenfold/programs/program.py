"""The conversation with a program: `hello`, `ready`, then a `move` for each `move` that is asked for."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, Self, get_args

import msgspec

from tenfold import __version__
from tenfold.bots.bot import Course, Turn
from tenfold.bots.registry import HOUSE, PROGRAM
from tenfold.i18n.catalogs import Catalog, printable
from tenfold.protocol.errors import BadOptions, problem_of
from tenfold.protocol.game import Json, Seat
from tenfold.protocol.options import spell
from tenfold.wire.choices import Phrase

from .faults import ProgramFault
from .line_process import LONGEST_LINE, Gone, Late, LineProcess, TooLong
from .messages import (
    PROTOCOL,
    SCHEMA,
    TYPES,
    Chosen,
    Clock,
    FromProgram,
    FromTenfold,
    GameOver,
    Hello,
    Kind,
    MoveRequest,
    Problem,
    Quit,
    Ready,
)

START_SECONDS: Final = 10.0  # for a program to say that it is ready
QUIT_SECONDS: Final = 2.0  # for a program that was told to quit
FAREWELL_SECONDS: Final = 0.2  # for a program that was told what is wrong with it
LONGEST_QUOTE: Final = 200  # letters of what a program said, in a sentence about it
SEEDS: Final = 1 << 32

PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[FromProgram]] = msgspec.json.Decoder(FromProgram)
KINDS: Final = msgspec.json.Decoder(Kind)


class Answer(NamedTuple):
    """A move, and what a program says beside it; values of moves that are not legal, and phrases that nobody
    knows, are left out."""

    place: int  # in the list of legal moves
    move: str
    values: dict[str, float]
    phrase: Phrase | None
    seconds: float  # that it took


class Program:
    """A program that plays. It is started when it is first needed, and again after a fault; it serves any
    number of games and seats, one decision after another. One thread at a time may speak with it."""

    def __init__(self, command: str, start_seconds: float = START_SECONDS) -> None:
        """The command with its arguments, as one would type it into a shell; no shell is asked."""
        self._words = words_of(command)
        self.called = _quoted(short_form(command))
        self._start_seconds = start_seconds
        self._process: LineProcess | None = None
        self._ready: Ready | None = None
        self._id = 0
        self.sent, self.said = b"", b""  # the last lines, for whoever looks into it

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def ready(self) -> Ready:
        """Who it is, as it says itself; raises `ProgramFault`, like everything that asks it."""
        if self._ready is None:
            self._ready = self._start()
        return self._ready

    def check_game(self, game: str) -> None:
        """Whether it plays a game."""
        if game not in self.ready.games:
            raise self._fault("program.other_game", game=game)

    def choose(self, turn: Turn, seconds: float, left: float | None = None) -> Answer:
        """Its move, within so many seconds; `left` are those for the whole game, if they are counted."""
        self.check_game(turn.game.name)
        return self.ask(self.request(turn, seconds, left), seconds)

    def request(self, turn: Turn, seconds: float, left: float | None = None) -> MoveRequest:
        """The question that a decision is."""
        self._id += 1
        return MoveRequest(
            id=self._id,
            table=turn.course.table,
            game=turn.game.name,
            rules=turn.game.rules,
            options=turn.course.options,
            moves=turn.course.moves(),
            seat=turn.seat,
            view=turn.view(),
            legal=turn.tokens(),
            clock=Clock(milliseconds(seconds), None if left is None else milliseconds(left)),
            seed=turn.below(SEEDS),
        )

    def ask(self, request: MoveRequest, seconds: float) -> Answer:
        began = time.monotonic()
        chosen = self._asked(request, seconds)
        took = time.monotonic() - began
        if chosen.id != request.id:
            raise self._failed("program.wrong_id", asked=request.id, said=chosen.id)
        if chosen.move not in request.legal:
            raise self._failed("program.illegal", said=_quoted(chosen.move))
        values = {move: value for move, value in (chosen.values or {}).items() if move in request.legal}
        phrase = next((one for one in PHRASES if one == chosen.phrase), None)
        return Answer(request.legal.index(chosen.move), chosen.move, values, phrase, took)

    def end_game(self, game: str, course: Course, seats: Sequence[Seat], result: Json | None) -> None:
        """Tells it how a game ended in which it had some seats; it answers nothing."""
        if self._process is not None:
            self._say(
                GameOver(
                    table=course.table,
                    game=game,
                    options=course.options,
                    moves=course.moves(),
                    seats=list(seats),
                    result=result,
                )
            )

    @property
    def is_running(self) -> bool:
        """Not before it is asked for something, and no more after a fault, which ends it."""
        return self._process is not None

    def close(self) -> int | None:
        """Tells it to quit; the exit code if it does, None if it had to be ended."""
        if self._process is None:
            return None
        self._say(Quit())
        return self._end(QUIT_SECONDS)

    def _start(self) -> Ready:
        try:
            self._process = LineProcess(self._words)
        except OSError as error:
            raise self._fault("program.cannot_start", problem=problem_of(error)) from None
        hello = Hello(protocol=PROTOCOL, schema=SCHEMA, tenfold=__version__, games=list(HOUSE))
        self._say(hello)
        message = self._read(self._start_seconds)
        if not isinstance(message, Ready):
            raise self._failed("program.out_of_turn", wanted="ready", said=_type_of(message))
        if message.protocol != PROTOCOL:
            raise self._failed("program.other_protocol", said=message.protocol, known=PROTOCOL)
        if not message.name.isprintable():
            raise self._failed("program.unfit", said=_quoted(message.name), problem="name")
        return message

    def _asked(self, request: MoveRequest, seconds: float) -> Chosen:
        assert self._process
        if self._process.unread:
            raise self._failed("program.unasked", said=_quoted(self._process.unread))
        self._say(request)
        message = self._read(seconds)
        if not isinstance(message, Chosen):
            raise self._failed("program.out_of_turn", wanted="move", said=_type_of(message))
        return message

    def _say(self, message: FromTenfold) -> None:
        assert self._process
        self.sent, self.said = self.written(message), b""
        self._process.send(self.sent + b"\n")

    def written(self, message: FromTenfold) -> bytes:
        """A message as a line."""
        return ENCODER.encode(message)

    def _read(self, seconds: float) -> FromProgram:
        """What it says next, within a time."""
        line = self.said = self._line(seconds)
        try:
            message = DECODER.decode(line)
        except msgspec.ValidationError as error:
            raise self._unfit(line, str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._failed("program.not_json", said=_quoted(line)) from None
        if isinstance(message, Problem):
            raise self._failed(
                "program.refuses", problem=_quoted(message.key), said=_quoted(message.sentence)
            )
        return message

    def _line(self, seconds: float) -> bytes:
        assert self._process
        try:
            return self._process.receive(seconds)
        except TooLong:
            self.said = self._process.unread
            raise self._failed("program.long_line", most=LONGEST_LINE) from None
        except (Late, Gone) as problem:
            code = self._process.exit_code
            if code is not None:
                raise self._failed("program.ended", code=code) from None
            if isinstance(problem, Gone):
                raise self._failed("program.closed") from None
            if self._ready is None:
                raise self._failed("program.not_ready", seconds=max(round(seconds), 1)) from None
            raise self._failed("program.too_long", milliseconds=milliseconds(seconds)) from None

    def _unfit(self, line: bytes, problem: str) -> ProgramFault:
        """It is JSON, but not a message, or not one of these."""
        try:
            kind = KINDS.decode(line).type
        except msgspec.DecodeError:
            kind = None
        if isinstance(kind, str) and kind not in TYPES:
            return self._failed("program.unknown_type", said=_quoted(kind))
        return self._failed("program.unfit", said=_quoted(line), problem=_quoted(problem))

    def _failed(self, key: str, **details: str | int) -> ProgramFault:
        """Tells the program what is wrong, and ends it: what it would say from here on answers nothing."""
        fault = self._fault(key, **details)
        if self._process is not None:
            self._process.send(self.written(Problem(key=key, sentence=Catalog().explain(fault))) + b"\n")
            self._end(FAREWELL_SECONDS)
        return fault

    def _fault(self, key: str, **details: str | int) -> ProgramFault:
        said = printable(" ".join(self._process.errors().split())) if self._process else ""
        tail = said if len(said) <= LONGEST_QUOTE else f"…{said[-LONGEST_QUOTE:]}"
        return ProgramFault(key, name=self.called, **details, stderr=tail, told="yes" if said else "no")

    def _end(self, seconds: float) -> int | None:
        assert self._process
        process, self._process, self._ready = self._process, None, None
        return process.close(seconds)


def words_of(command: str) -> list[str]:
    """A command and its arguments, with `cmd:` before it or without."""
    try:
        words = shlex.split(command.removeprefix(PROGRAM))
    except ValueError:
        words = []
    if not words:
        raise BadOptions("options.no_command", command=spell(command))
    return words


def short_form(command: str) -> str:
    """What a program is called in tables and faults: its command without folders.

    >>> short_form("cmd:node ../bots/greedy.mjs --bold")
    'node greedy.mjs --bold'
    """
    return " ".join(Path(word).name or word for word in words_of(command))


def milliseconds(seconds: float) -> int:
    return max(round(seconds * 1000), 1)


def _quoted(said: str | bytes) -> str:
    text = printable(said.decode("utf-8", "replace") if isinstance(said, bytes) else said)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def _type_of(message: FromProgram) -> str:
    return str(type(message).__struct_config__.tag)
