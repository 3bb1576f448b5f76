"""What can be counted in a position of the card game, and what a choice there does, as reasons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tenfold.bots.cards.stakes import prospects_of, stakes_of
from tenfold.cards.auction import lowest_bid
from tenfold.cards.deck import CODES, NUMBERS, WILD, currency_on, number_on
from tenfold.cards.moves import BID_NOTHING, BUY_CARD, DRAW_CARD, PASS, TAKE_CURRENCY, TAKE_NUMBERS, TOKENS
from tenfold.cards.payment import purse
from tenfold.cards.scoring import best_score
from tenfold.cards.state import BID, DRAW, LIMIT, MOST_TOKENS, PAY, State
from tenfold.cards.view import hand_of
from tenfold.protocol.game import Seat

from .evaluator import Choice
from .findings import Kind, Reason


def card_kind(state: State, made: Choice, best: Choice) -> Kind:
    if state.phase == DRAW:
        if made[0] == DRAW_CARD:
            return "drawing"
        return "reward" if best[0] not in (made[0], DRAW_CARD) else "stopping"
    if state.phase == BID:
        return "bidding"
    return "paying" if state.phase == PAY else "buying"


def card_reasons(state: State, made: Choice, best: Choice) -> Iterator[Reason]:
    """What speaks for the better choice."""
    if state.phase == DRAW:
        yield from _draw_reasons(state, made[0], best[0])
    elif state.phase == BID:
        yield from _bid_reasons(state, made[0], best[0])
    elif state.phase == PAY:
        yield from _payment_reasons(state, made, best)
    else:
        yield from _purchase_reasons(state, made[0], best[0])


def bust_odds(state: State) -> float:
    """How likely the next card makes the active seat bust."""
    busting = 0
    for kind, copies in enumerate(state.deck[:WILD]):
        if kind < NUMBERS:
            busting += copies * (state.total + number_on(kind) > LIMIT)
        else:
            busting += copies * (state.currency + currency_on(kind) > LIMIT)
    return busting / state.left if state.left else 0.0


def tableau_points(state: State) -> int:
    """What taking the numbers would add to the active seat's score."""
    hand = hand_of(state, state.active)
    before = _points(tuple(hand))
    for card in state.tableau[: state.laid]:
        if card < NUMBERS:
            hand[card] += 1
    return _points(tuple(hand)) - before


def points_with(state: State, seat: Seat, card: int) -> int:
    """What one more card would add to a seat's score."""
    hand = hand_of(state, seat)
    before = _points(tuple(hand))
    hand[card] += 1
    return _points(tuple(hand)) - before


def _draw_reasons(state: State, made: int, best: int) -> Iterator[Reason]:
    if DRAW_CARD in (made, best):
        yield Reason("review.bust_odds", {"percent": round(100 * bust_odds(state))})
    for move in sorted({made, best} - {DRAW_CARD}):
        if move == TAKE_NUMBERS:
            yield Reason("review.take_numbers", {"points": tableau_points(state)})
            if state.currency:
                yield Reason("review.pays_others", {"tokens": state.currency})
        elif move == TAKE_CURRENCY:
            gain = min(state.currency, MOST_TOKENS - state.tokens[state.active])
            yield Reason("review.take_currency", {"tokens": gain})


def _bid_reasons(state: State, made: int, best: int) -> Iterator[Reason]:
    seat, card = state.mover, CODES[state.item]
    yield Reason("review.wildcard_adds", {"card": card, "points": points_with(state, seat, state.item)})
    rivals = _still_to_bid(state)
    if not rivals:
        yield Reason("review.last_bid", {})
    else:
        yield Reason("review.others_can_bid", {"amount": max(purse(state, other) for other in rivals)})
    if best == PASS and made > BID_NOTHING:
        yield Reason("review.bid_costs", {"amount": made - BID_NOTHING})
    elif made == PASS and best > BID_NOTHING and state.bidder >= 0:
        yield Reason("review.leaves_it", {"seat": state.bidder, "amount": state.highest})
    elif made == PASS and best > BID_NOTHING:
        yield Reason("review.cheap_bid", {"amount": lowest_bid(state)})


def _still_to_bid(state: State) -> list[Seat]:
    """Who may bid after the mover."""
    seats, seat = [], state.mover
    while seat != state.active:
        seat = (seat + 1) % state.seats
        seats.append(seat)
    return seats


def _purchase_reasons(state: State, made: int, best: int) -> Iterator[Reason]:
    prospects = {prospect.move: prospect for prospect in prospects_of(state)}
    for move in dict.fromkeys((best, made)):
        prospect = prospects.get(TOKENS[move])
        if prospect is not None and prospect.points is not None:
            card = CODES[move - BUY_CARD]
            details: dict[str, str | int] = {
                "card": card,
                "points": prospect.points,
                "price": number_on(move - BUY_CARD),
            }
            yield Reason("review.purchase", details)
            if prospect.cards:
                yield Reason("review.purchase_cards", {"cards": prospect.cards})


def _payment_reasons(state: State, made: Choice, best: Choice) -> Iterator[Reason]:
    lost, kept = (_payment_points(state, payment) for payment in (made, best))
    if lost is not None and kept is not None and kept > lost:
        yield Reason("review.payment_points", {"points": kept - lost})


def _payment_points(state: State, payment: Choice) -> int | None:
    stakes = stakes_of(state, [_piece(move) for move in payment])
    return stakes.points if stakes else None


def _piece(move: int) -> str:
    return TOKENS[move].removeprefix("spend:")


@lru_cache(maxsize=10_000)
def _points(hand: tuple[int, ...]) -> int:
    return best_score(list(hand))[0]
