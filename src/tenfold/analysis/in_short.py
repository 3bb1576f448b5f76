"""What is said about a seat's game as a whole: the same in every form of a review."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.judging.game_verdict import PLAYED, VERDICTS, Played, Verdict, how_played, what_luck_did
from tenfold.protocol.game import Seat

from .accuracy import accuracy, house_accuracy, most_like
from .findings import Review


@dataclass(frozen=True, slots=True)
class SeatVerdict:
    accuracy: float | None  # from 0 to 100; None where no decision counts
    like: str | None  # the house opponent whose accuracy comes nearest; None if all are far better
    played: Played
    verdict: Verdict


def verdict_of(review: Review, seat: Seat) -> SeatVerdict:
    found = review.seats[seat]
    figure = accuracy(review.game, found.errors, found.decisions)
    like = None if figure is None else most_like(review.game, figure)
    nearest = 0.0 if like is None else house_accuracy(review.game)[like]
    played = how_played(found.decisions, figure or 0.0, like is not None, nearest, review.residual[seat])
    luck = what_luck_did(found.result, found.luck, review.residual[seat], len(review.chances))
    return SeatVerdict(figure, like, PLAYED[played], VERDICTS[luck])
