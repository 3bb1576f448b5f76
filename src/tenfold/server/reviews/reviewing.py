"""What a review worker does: it goes through a game for a moment, says how far it has come, and goes on when
it is asked again."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from tenfold.analysis.evaluator import Level
from tenfold.analysis.walk import Walk, begin
from tenfold.protocol.game import Json
from tenfold.records.record import Record
from tenfold.server.now import processor_seconds, steady_seconds

from .payload import payload_of

STEP_SECONDS: Final = 0.25  # of work between two reports of progress
STEP_WORK: Final = 20_000  # units of work, of about a microsecond, before the clock is looked at


class ReviewRequest(NamedTuple):
    """A game to be reviewed; the answer is how much of it is done, or what was found, as JSON."""

    game: str
    options: Json
    moves: list[str]
    result: Json | None
    level: Level


class GoOn(NamedTuple):
    """The same game again."""


class Progress(NamedTuple):
    part: float  # of the game that has been looked at
    seconds: float  # of a processor that it took


class Reviewer:
    """One worker's review."""

    def __init__(self) -> None:
        self._walk: Walk | None = None
        self._began = 0.0

    def respond(self, request: ReviewRequest | GoOn) -> Progress | str:
        if isinstance(request, ReviewRequest):
            self._began = processor_seconds()
            record = Record(request.game, request.options, request.moves, request.result)
            self._walk = begin(record, request.level)
            return Progress(0.0, 0.0)
        walk = self._walk
        assert walk
        stop = steady_seconds() + STEP_SECONDS
        while not walk.is_over and steady_seconds() < stop:
            walk.go_on(STEP_WORK)
        if not walk.is_over:
            return Progress(walk.done / len(walk.moves), processor_seconds() - self._began)
        self._walk = None
        return msgspec.json.encode(payload_of(walk.finish())).decode()
