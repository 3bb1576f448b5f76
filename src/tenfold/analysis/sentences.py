"""What a review says in sentences, the same in every form: how everybody played, and what errors cost."""

from __future__ import annotations

from tenfold.i18n.advice import Adviser
from tenfold.i18n.bots import bot_details
from tenfold.judging.leads import DECIDED
from tenfold.protocol.game import Seat

from .findings import Decision, Review
from .in_short import verdict_of


def verdict_lines(review: Review, adviser: Adviser) -> list[str]:
    """A sentence about the game of everybody who had something to do: the opponent of a solo game has not."""
    played = [seat for seat, found in enumerate(review.seats) if found.decisions + found.left_out]
    return [_verdict(review, seat, adviser) for seat in played]


def _verdict(review: Review, seat: Seat, adviser: Adviser) -> str:
    said, say = verdict_of(review, seat), adviser.catalog.say
    bot = said.like or ""
    words = {"played": said.played, "verdict": said.verdict, "game": review.game}
    like = say("seat.bot", **bot_details(bot), number=seat)
    return say("review.in_short", **words, bot=bot, like=like, **adviser.person(seat))


def marked_in(review: Review) -> list[Decision]:
    return [one for one in review.choices if one.mark]


def moment_of(decision: Decision, adviser: Adviser) -> str:
    """An error in a line."""
    return adviser.catalog.say(
        "review.moment_error",
        choice=adviser.choice(decision.moves, decision.kind),
        mark=adviser.catalog.say("review.mark", mark=decision.mark),
        **loss_of(decision, adviser),
    )


def loss_of(decision: Decision, adviser: Adviser) -> dict[str, object]:
    """From what the best choice was worth to what the choice made was."""
    values = [option.values[decision.seat] for option in decision.options]
    is_decided = max(values) < DECIDED or min(values) > 1 - DECIDED
    return adviser.moved(decision.seat, values[0], values[decision.made], digits=int(is_decided))
