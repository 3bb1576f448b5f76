"""What can be counted for two choices of the card game, and is told if it speaks for the better one."""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import NUMBERS
from tenfold.cards.moves import BUY_CARD, DRAW_CARD
from tenfold.cards.moves import TAKE_CURRENCY as CURRENCY_TAKEN
from tenfold.cards.moves import TAKE_NUMBERS as NUMBERS_TAKEN
from tenfold.cards.state import BID, DRAW, PAY, State
from tenfold.judging.findings import BIDDING, BUYING, DRAWING, PAYING, REWARD, STOPPING, Choices, Reasons
from tenfold.judging.reasons.table import (
    BUST_ODDS,
    CANNOT_BUST,
    LITTLE_RISK,
    NEXT_CARD,
    NUMBERS_IDLE,
    PAYS_OTHERS,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
)
from tenfold.judging.reasons.telling import in_percent, note_common, note_detail, note_first, say
from tenfold.kernel import rule

from .bid_facts import tell_bid
from .counts import CardPaper, currency_gain, next_card, tableau_points
from .payment_facts import tell_payment
from .purchase_facts import tell_purchase

RISKY: Final = 0.15  # from which odds of a bust on they are a reason to stop; below them, one to draw


@rule
def note_reasons(
    p: CardPaper, s: State, choices: Choices, other: int, better: list[int], count: int, r: Reasons
) -> None:
    note_common(tell_card_facts, p, s, choices, other, better, count, r, p.more)


@rule
def note_first_reason(p: CardPaper, s: State, choices: Choices, other: int, best: int, r: Reasons) -> None:
    note_first(tell_card_facts, p, s, choices, other, best, r)


@rule
def kind_of_decision(p: CardPaper, s: State, choices: Choices, made: int, best: int) -> int:  # noqa: ARG001
    if s.phase == BID:
        return BIDDING
    if s.phase != DRAW:
        return PAYING if s.phase == PAY else BUYING
    move = choices.moves[choices.firsts[made]]
    better = choices.moves[choices.firsts[best]]
    if move == DRAW_CARD:
        return DRAWING
    return STOPPING if better in (move, DRAW_CARD) else REWARD


@rule
def tell_card_facts(p: CardPaper, s: State, choices: Choices, other: int, best: int, r: Reasons) -> None:
    move = choices.moves[choices.firsts[other]]
    better = choices.moves[choices.firsts[best]]
    if s.phase == PAY:
        tell_payment(p, s, choices, other, best, r)
    elif s.phase == BID:
        tell_bid(p, s, move, better, r)
    elif s.phase != DRAW:
        tell_purchase(p, s, card_of(move), card_of(better), r)
    elif better == DRAW_CARD:
        tell_drawing(p, s, move, r)
    elif move == DRAW_CARD:
        tell_stopping(p, s, better, r)
    else:
        tell_reward(p, s, better, r)


@rule
def card_of(move: int) -> int:
    """The card that a move buys, or -1."""
    return move - BUY_CARD if BUY_CARD <= move < BUY_CARD + NUMBERS else -1


@rule
def tell_drawing(p: CardPaper, s: State, reward: int, r: Reasons) -> None:
    busts, adds, later, _ = next_card(p, s)
    points = tableau_points(p, s)
    is_more = reward == NUMBERS_TAKEN and later > float(points)
    if busts == 0.0:
        say(r, CANNOT_BUST)
    elif is_more and adds > busts:
        say(r, NEXT_CARD)
        note_detail(r, 0, in_percent(adds))
        note_detail(r, 1, in_percent(busts))
    elif busts < RISKY:
        say(r, LITTLE_RISK)
        note_detail(r, 0, max(in_percent(busts), 1))
    if is_more and points == 0:
        say(r, NUMBERS_IDLE)


@rule
def tell_stopping(p: CardPaper, s: State, reward: int, r: Reasons) -> None:
    busts, _, later_points, later_tokens = next_card(p, s)
    if busts >= RISKY:
        say(r, BUST_ODDS)
        note_detail(r, 0, in_percent(busts))
    if reward == NUMBERS_TAKEN:
        tell_numbers_taken(r, tableau_points(p, s), later_points)
    else:
        tell_currency_taken(r, currency_gain(s, 0), later_tokens)


@rule
def tell_reward(p: CardPaper, s: State, reward: int, r: Reasons) -> None:
    points = tableau_points(p, s)
    if reward != CURRENCY_TAKEN:
        tell_numbers_taken(r, points, 0.0)
        return
    tokens = currency_gain(s, 0)
    tell_currency_taken(r, tokens, 0.0)
    if s.currency > 0:
        say(r, PAYS_OTHERS)
        note_detail(r, 0, s.currency)
    if points == 0 and tokens > 0:
        say(r, NUMBERS_IDLE)


@rule
def tell_numbers_taken(r: Reasons, points: int, instead: float) -> None:
    if float(points) > instead:
        say(r, TAKE_NUMBERS)
        note_detail(r, 0, points)


@rule
def tell_currency_taken(r: Reasons, tokens: int, instead: float) -> None:
    if float(tokens) > instead:
        say(r, TAKE_CURRENCY)
        note_detail(r, 0, tokens)
