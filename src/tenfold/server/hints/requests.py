"""What a server asks a hint worker, and what it makes of the answer; nothing here loads the compiler."""

from __future__ import annotations

from typing import NamedTuple

from tenfold.analysis.evaluator import Level
from tenfold.analysis.findings import Kind, OwnReason
from tenfold.protocol.game import Json
from tenfold.server.table.hinting import BotQuestion, Question
from tenfold.wire.review import ReviewReason
from tenfold.wire.socket import Explanation


class HintRequest(NamedTuple):
    """A decision to be judged so hard; the answer is what was found."""

    game: str
    options: Json
    question: Question
    level: Level


class Told(NamedTuple):
    """What a bot says of a decision of its own, and what sort of decision it was."""

    kind: Kind
    own: OwnReason


class WhyRequest(NamedTuple):
    """A bot's decision to be explained by itself."""

    game: str
    options: Json
    question: BotQuestion


class Prepare(NamedTuple):
    """A table where somebody may soon ask: whatever takes long the first time is done now."""

    game: str
    options: Json


def explanation(command: str, version: int, question: BotQuestion, told: Told) -> Explanation:
    """As it goes over the wire."""
    own = told.own
    return Explanation(
        id=command,
        version=version,
        number=question.number,
        seat=question.seat,
        bot=question.bot,
        kind=told.kind,
        moves=own.moves,
        value=own.value,
        next_moves=own.next_moves,
        next_value=own.next_value,
        reasons=[ReviewReason(reason.key, dict(reason.details)) for reason in own.reasons],
    )
