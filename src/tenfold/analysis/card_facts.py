"""What can be counted for two choices of the card game: facts that speak for one of them or the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tenfold.cards.deck import CODES, NUMBERS, WILD, number_on
from tenfold.cards.moves import BID_NOTHING, BUY_CARD, DRAW_CARD, PASS, SPEND, TAKE_CURRENCY, TAKE_NUMBERS
from tenfold.cards.payment import purse
from tenfold.cards.solo import is_opponent
from tenfold.cards.state import BID, BUST_VALUE, DRAW, LAST_BUY, PAY, State
from tenfold.cards.view import hand_of
from tenfold.protocol.game import Seat

from .card_counts import (
    currency_gain,
    deal,
    next_card,
    outbidders,
    points_of,
    points_with,
    still_to_bid,
    tableau_points,
)
from .evaluator import Choice
from .facts import Fact
from .findings import Kind, Reason

RISKY: Final = 0.15  # from which odds of a bust on they are a reason to stop; below them, one to draw


def card_kind(state: State, made: Choice, best: Choice) -> Kind:
    if state.phase == DRAW:
        if made[0] == DRAW_CARD:
            return "drawing"
        return "reward" if best[0] not in (made[0], DRAW_CARD) else "stopping"
    if state.phase == BID:
        return "bidding"
    return "paying" if state.phase == PAY else "buying"


def card_facts(state: State, other: Choice, best: Choice) -> Iterator[Fact]:
    if state.phase == PAY:
        yield from _payment_facts(state, other, best)
    elif state.phase == BID:
        yield from _bid_facts(state, other[0], best[0])
    elif state.phase != DRAW:
        yield from _purchase_facts(state, other[0], best[0])
    elif best[0] == DRAW_CARD:
        yield from _facts_for_drawing(state, other[0])
    elif other[0] == DRAW_CARD:
        yield from _facts_for_stopping(state, best[0])
    else:
        yield from _reward_facts(state, best[0])


def _facts_for_drawing(state: State, reward: int) -> Iterator[Fact]:
    coming, points = next_card(state), tableau_points(state)
    bust = round(100 * coming.busts)
    if coming.busts == 0:
        yield Fact("review.cannot_bust", 1, 0)
    elif reward == TAKE_NUMBERS and coming.adds > coming.busts and coming.points > points:
        details: dict[str, str | int] = {"percent": round(100 * coming.adds), "bust": bust}
        yield Fact("review.next_card", coming.points, points, details)
    elif coming.busts < RISKY:
        yield Fact("review.little_risk", 1, 0, {"percent": max(bust, 1)})
    if reward == TAKE_NUMBERS and points == 0:
        yield Fact("review.numbers_idle", coming.points, points)


def _facts_for_stopping(state: State, reward: int) -> Iterator[Fact]:
    coming = next_card(state)
    if coming.busts >= RISKY:
        yield Fact("review.bust_odds", 0, -coming.busts, {"percent": round(100 * coming.busts)})
    if reward == TAKE_NUMBERS:
        points = tableau_points(state)
        yield Fact("review.take_numbers", points, coming.points, {"points": points})
    else:
        tokens = currency_gain(state)
        yield Fact("review.take_currency", tokens, coming.tokens, {"tokens": tokens})


def _reward_facts(state: State, best: int) -> Iterator[Fact]:
    if best == TAKE_CURRENCY:
        tokens = currency_gain(state)
        yield Fact("review.take_currency", tokens, 0, {"tokens": tokens})
        yield Fact("review.pays_others", 0, -state.currency, {"tokens": state.currency})
        if tableau_points(state) == 0:
            yield Fact("review.numbers_idle", tokens, 0)
    else:
        points = tableau_points(state)
        yield Fact("review.take_numbers", points, 0, {"points": points})


def _bid_facts(state: State, other: int, best: int) -> Iterator[Fact]:
    if best == PASS:
        yield from _facts_for_passing(state, other - BID_NOTHING)
    elif other == PASS:
        yield from _facts_for_bidding(state, best - BID_NOTHING)
    elif best < other:
        yield Fact("review.saves", -best, -other, {"amount": other - best, "kept": "some"})
    else:
        yield _fact_for_bidding_higher(state, other - BID_NOTHING, best - BID_NOTHING)


def _fact_for_bidding_higher(state: State, other: int, best: int) -> Fact:
    before, after = (outbidders(state, amount) for amount in (other, best))
    if after == 0:
        return Fact("review.nobody_higher", 0, -before, {"amount": best})
    if after == before:
        return Fact("review.dearer", best, other, {"amount": best + 1, "less": other + 1})
    return Fact("review.outbid", -after, -before, {"amount": other, "count": before - after})


def _facts_for_passing(state: State, amount: int) -> Iterator[Fact]:
    found = deal(state, state.item, amount)
    if found is None:
        return
    if found.points < 0:
        details: dict[str, str | int] = {"amount": amount, "points": -found.points}
        yield Fact("review.bid_loses", 0, found.points, details)
    elif found.points == 0:
        yield Fact("review.bid_adds_nothing", 0, -amount, {"card": CODES[state.item]})


def _facts_for_bidding(state: State, amount: int) -> Iterator[Fact]:
    found = deal(state, state.item, amount)
    if found and found.points > 0:
        details: dict[str, str | int] = {"card": CODES[state.item], "points": found.points}
        yield Fact("review.wildcard_adds", found.points, 0, details)
        if not still_to_bid(state):
            yield Fact("review.last_bid", 1, 0)
        elif outbidders(state, amount) == 0:
            yield Fact("review.nobody_higher", 1, 0, {"amount": amount})
    if state.bidder >= 0 and outbidders(state, state.highest) == 0:
        points = points_with(state, state.bidder, state.item)
        details = {"seat": state.bidder, "amount": state.highest, "points": points}
        yield Fact("review.leaves_it", 0, -points, details)


def _purchase_facts(state: State, other: int, best: int) -> Iterator[Fact]:
    mine, theirs = _card_of(best), _card_of(other)
    if mine is not None and theirs is not None:
        yield from _facts_of_two_cards(state, theirs, mine)
    elif mine is not None:
        found = deal(state, mine, number_on(mine))
        if found:
            yield Fact("review.purchase", found.points, 0, _named(mine, found.points))
    elif theirs is not None:
        found = deal(state, theirs, number_on(theirs))
        if found and found.points < 0:
            yield Fact("review.purchase_loses", 0, found.points, _named(theirs, -found.points))
        elif found and found.points == 0:
            yield Fact("review.purchase_idle", 0, -number_on(theirs), _named(theirs, 0))
        if state.phase != LAST_BUY:
            yield _saving(state, number_on(theirs), 0)
    if mine is not None and state.phase != LAST_BUY:
        yield _denial(state, theirs, mine)


def _facts_of_two_cards(state: State, other: int, best: int) -> Iterator[Fact]:
    mine, theirs = (deal(state, card, number_on(card)) for card in (best, other))
    if mine and theirs:
        if mine.points > 0:
            details = _named(best, mine.points) | {"more": mine.points - theirs.points}
            yield Fact("review.purchase_more", mine.points, theirs.points, details)
        else:
            yield Fact("review.purchase_loses", mine.points, theirs.points, _named(other, -theirs.points))
        fewer = theirs.cards - mine.cards
        yield Fact("review.keeps_cards", -mine.cards, -theirs.cards, {"cards": fewer})
    yield _saving(state, number_on(other), number_on(best))


def _saving(state: State, other: int, best: int) -> Fact:
    """What a choice costs less, and what else there is to be had for money."""
    coming = 0 if state.phase == LAST_BUY else sum(state.deck[WILD:])
    more = (Reason("review.wildcards_to_come", {"count": coming}),) if coming else ()
    details: dict[str, str | int] = {"amount": other - best, "kept": "some" if best else "all"}
    return Fact("review.saves", -best, -other, details, more)


def _denial(state: State, other: int | None, best: int) -> Fact:
    """What somebody else could have made of the card, who has the money for it."""
    points, seat = _rivals_points(state, best)
    left, _ = (0, 0) if other is None else _rivals_points(state, other)
    return Fact("review.denies", points, left, {"card": CODES[best], "seat": seat, "points": points})


def _rivals_points(state: State, card: int) -> tuple[int, Seat]:
    rivals = [
        seat
        for seat in range(state.seats)
        if seat != state.mover and not is_opponent(state, seat) and purse(state, seat) >= number_on(card)
    ]
    return max(((points_with(state, seat, card), seat) for seat in rivals), default=(0, state.mover))


def _named(card: int, points: int) -> dict[str, str | int]:
    return {"card": CODES[card], "price": number_on(card), "points": points}


def _card_of(move: int) -> int | None:
    return move - BUY_CARD if BUY_CARD <= move < BUY_CARD + NUMBERS else None


def _payment_facts(state: State, other: Choice, best: Choice) -> Iterator[Fact]:
    (mine, cards, tokens), (theirs, more, fewer) = (_payment(state, choice) for choice in (best, other))
    yield Fact("review.payment_points", mine, theirs, {"points": mine - theirs})
    yield Fact("review.keeps_cards", -cards, -more, {"cards": more - cards})
    yield Fact("review.keeps_tokens", tokens, fewer, {"amount": tokens - fewer})


def _payment(state: State, payment: Choice) -> tuple[int, int, int]:
    """The points that are left, how many cards it takes, and less what tokens are worth that it takes."""
    hand = hand_of(state, state.mover)
    hand[state.item] += 1
    cards = tokens = 0
    for piece in (move - SPEND for move in payment):
        if piece >= 2:
            hand[piece - 2] -= 1
            cards += 1
        else:
            tokens += 1 if piece else BUST_VALUE
    return points_of(hand), cards, -tokens
