"""What a review has found, as it goes over the wire."""

from __future__ import annotations

from tenfold.analysis.accuracy import accuracy, most_like
from tenfold.analysis.evaluator import Values
from tenfold.analysis.findings import Chance, Decision, Option, Review
from tenfold.judging.digits import DIGITS, ten_thousandths
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
    figure = accuracy(review.game, found.errors, found.decisions)
    return ReviewedSeat(
        start=_digits(review.start[seat]),
        luck=_digits(found.luck),
        errors=_digits(found.errors),
        given=_digits(found.given),
        residual=_digits(review.residual[seat]),
        result=_digits(found.result),
        adjusted=_digits(found.adjusted),
        decisions=found.decisions,
        left_out=found.left_out,
        accuracy=None if figure is None else round(figure, 1),
        like=None if figure is None else most_like(review.game, figure),
    )


def decision_payload(decision: Decision) -> ReviewedDecision:
    best = decision.options[0].values[decision.seat]
    return ReviewedDecision(
        number=decision.number,
        seat=decision.seat,
        kind=decision.kind,
        mark=decision.mark,
        error=_digits(decision.error),
        counts=decision.counts,
        made=decision.made,
        options=[_option(option, decision.seat, best) for option in decision.options],
        reasons=[ReviewReason(reason.key, dict(reason.details)) for reason in decision.reasons],
    )


def _option(option: Option, seat: int, best: float) -> ReviewedOption:
    value = option.values[seat]
    return ReviewedOption(
        moves=option.moves,
        value=_digits(value),
        error=_digits(best - value),
        uncertain=_digits(option.standard_error),
        exact=option.exact,
        equal=option.is_equal,
        lead=None if option.lead is None else round(option.lead, 1),
    )


def _chance(chance: Chance) -> ReviewedChance:
    return ReviewedChance(
        number=chance.number,
        seat=chance.seat,
        probability=_digits(chance.probability),
        luck=_rounded(chance.luck),
        great=chance.is_great,
    )


def _digits(value: float) -> float:
    """As many as everybody gives, rounded alike wherever it is done."""
    return ten_thousandths(value) / DIGITS


def _rounded(values: Values) -> list[float]:
    return [_digits(value) for value in values]
