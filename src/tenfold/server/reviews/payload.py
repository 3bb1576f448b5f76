"""What a review has found, as it goes over the wire."""

from __future__ import annotations

from tenfold.analysis.evaluator import Values
from tenfold.analysis.findings import Chance, Decision, Option, Review
from tenfold.analysis.in_short import verdict_of
from tenfold.judging.digits import share_told, told_with_one_digit
from tenfold.wire.review import (
    GameReview,
    ReviewedChance,
    ReviewedDecision,
    ReviewedOption,
    ReviewedSeat,
    ReviewReason,
)


def payload_of(review: Review) -> GameReview:
    return GameReview(
        level=review.level,
        seats=[_seat(review, seat) for seat in range(len(review.seats))],
        course=[_rounded(values) for values in review.course],
        decisions=[decision_payload(decision) for decision in review.choices],
        chances=[_chance(chance) for chance in review.chances],
        gifts=[_rounded(values) for values in review.gifts],
        moments=review.moments,
    )


def _seat(review: Review, seat: int) -> ReviewedSeat:
    found = review.seats[seat]
    said = verdict_of(review, seat)
    return ReviewedSeat(
        start=share_told(review.start[seat]),
        luck=share_told(found.luck),
        errors=share_told(found.errors),
        given=share_told(found.given),
        residual=share_told(review.residual[seat]),
        result=share_told(found.result),
        adjusted=share_told(found.adjusted),
        decisions=found.decisions,
        left_out=found.left_out,
        accuracy=None if said.accuracy is None else told_with_one_digit(said.accuracy),
        like=said.like,
        played=said.played,
        verdict=said.verdict,
    )


def decision_payload(decision: Decision) -> ReviewedDecision:
    best = decision.options[0].values[decision.seat]
    return ReviewedDecision(
        number=decision.number,
        seat=decision.seat,
        kind=decision.kind,
        mark=decision.mark,
        error=share_told(decision.error),
        counts=decision.counts,
        made=decision.made,
        options=[_option(option, decision.seat, best) for option in decision.options],
        reasons=[ReviewReason(reason.key, dict(reason.details)) for reason in decision.reasons],
        unclear=decision.unclear,
    )


def _option(option: Option, seat: int, best: float) -> ReviewedOption:
    value = option.values[seat]
    return ReviewedOption(
        moves=option.moves,
        value=share_told(value),
        error=share_told(best - value),
        uncertain=share_told(option.standard_error),
        exact=option.exact,
        equal=option.is_equal,
        lead=None if option.lead is None else told_with_one_digit(option.lead),
    )


def _chance(chance: Chance) -> ReviewedChance:
    return ReviewedChance(
        number=chance.number,
        seat=chance.seat,
        probability=share_told(chance.probability),
        luck=_rounded(chance.luck),
        great=chance.is_great,
    )


def _rounded(values: Values) -> list[float]:
    return [share_told(value) for value in values]
