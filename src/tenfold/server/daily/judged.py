"""What a review says of the decisions of whoever played a deal, in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tenfold.judging.digits import share_told, told_with_one_digit
from tenfold.server.results.daily_end import PLAYER
from tenfold.wire.daily import DailyNet
from tenfold.wire.review import DecisionKind, GameReview, ReviewedDecision


class DecisionHead(msgspec.Struct, array_like=True, gc=False):
    """The beginning of a decision as it is kept: who counts a thousand games reads no more of most."""

    number: int
    kind: DecisionKind
    is_wrong: bool  # the review has a mark there
    error: float


class JudgedDecision(DecisionHead, array_like=True, gc=True):
    made: list[str]
    best: list[str]


class Sums(msgspec.Struct, array_like=True):
    lost: float
    luck: float
    adjusted: float
    accuracy: float | None

    def net(self) -> DailyNet:
        return DailyNet(self.lost, self.luck, self.adjusted, self.accuracy)


class Judged(Sums, array_like=True):
    decisions: list[JudgedDecision]  # those that count


class JudgedHeads(Sums, array_like=True):
    decisions: list[DecisionHead]


class _Unread(Sums, array_like=True):
    decisions: list[msgspec.Raw]


_heads: Final = msgspec.json.Decoder(JudgedHeads)
_unread: Final = msgspec.json.Decoder(_Unread)
_decision: Final = msgspec.json.Decoder(JudgedDecision)


def judged_in(review: str) -> str:
    """From the JSON of a review to the JSON that is kept."""
    found = msgspec.json.decode(review, type=GameReview)
    seat = found.seats[PLAYER]
    own = [one for one in found.decisions if one.seat == PLAYER and one.counts]
    judged = Judged(seat.errors, seat.luck, seat.adjusted, seat.accuracy, [_judged(one) for one in own])
    return msgspec.json.encode(judged).decode()


def read_judged(text: str) -> Judged:
    return msgspec.json.decode(text, type=Judged)


def read_heads(text: str) -> JudgedHeads:
    return _heads.decode(text)


def unread_decisions(text: str) -> list[msgspec.Raw]:
    """In their order; `judged_decision` reads those that are wanted."""
    return _unread.decode(text).decisions


def judged_decision(unread: msgspec.Raw) -> JudgedDecision:
    return _decision.decode(unread)


def mean_lost(games: Sequence[Sums]) -> float | None:
    """By the decisions of a game."""
    return share_told(sum(one.lost for one in games) / len(games)) if games else None


def mean_accuracy(games: Sequence[Sums]) -> float | None:
    known = [one.accuracy for one in games if one.accuracy is not None]
    return told_with_one_digit(sum(known) / len(known)) if known else None


def _judged(one: ReviewedDecision) -> JudgedDecision:
    made, best = one.options[one.made].moves, one.options[0].moves
    return JudgedDecision(one.number, one.kind, bool(one.mark), one.error, made, best)
