"""A good way to pay: what hurts least, among the payments that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tenfold.cards.deck import CODES, KINDS
from tenfold.cards.payment import spendable
from tenfold.cards.scoring import best_score
from tenfold.cards.state import BUST_VALUE, State
from tenfold.cards.view import hand_of
from tenfold.catalogue import AnyGame, find_game
from tenfold.protocol.errors import Illegal


class Payment(NamedTuple):
    """A whole payment; the smaller, the better."""

    points_lost: int
    singles: int  # cards spent that are no duplicates
    wasted: int  # paid beyond the price
    duplicates: int
    busts: int
    tokens: tuple[str, ...]  # as moves


def best_payment(state: State) -> tuple[str, ...]:
    """Currency tokens come first, then bust tokens or duplicates, and other cards only when nothing else
    is left."""
    game = find_game("cards")
    payments = [payment for payment in _payments(state) if _is_legal(game, state, payment.tokens)]
    return min(payments).tokens if payments else ()


def points_of(hand: list[int]) -> int:
    return best_score(hand)[0]


def _payments(s: State) -> Iterator[Payment]:
    """For each number of bust tokens, the rest in currency tokens and the cards that are missed least."""
    for busts in range(min(s.busts[s.mover], -(-s.owed // BUST_VALUE)) + 1):
        rest = max(s.owed - BUST_VALUE * busts, 0)
        currency = min(s.tokens[s.mover], rest)
        cards = _least_missed(s, rest - currency)
        if len(cards) < rest - currency:
            continue
        hand = hand_of(s, s.mover)
        points = points_of(hand)
        singles = 0
        for card in cards:
            hand[card] -= 1
            singles += hand[card] == 0
        yield Payment(
            points_lost=points - points_of(hand),
            singles=singles,
            wasted=max(BUST_VALUE * busts - s.owed, 0),
            duplicates=len(cards) - singles,
            busts=busts,
            tokens=(
                *["spend:!"] * busts,
                *["spend:$"] * currency,
                *(f"spend:{CODES[card]}" for card in sorted(cards)),
            ),
        )


def _least_missed(s: State, count: int) -> list[int]:
    """So many cards, one after another the one whose loss costs fewest points; duplicates first."""
    hand = hand_of(s, s.mover)
    free = [spendable(s, s.mover, kind) for kind in range(KINDS)]
    chosen: list[int] = []
    while len(chosen) < count and any(free):
        card = min((kind for kind in range(KINDS) if free[kind]), key=lambda kind: _loss(hand, kind))
        chosen.append(card)
        hand[card] -= 1
        free[card] -= 1
    return chosen


def _loss(hand: list[int], card: int) -> tuple[int, bool]:
    if hand[card] > 1:
        return 0, False
    fewer = list(hand)
    fewer[card] -= 1
    return points_of(hand) - points_of(fewer), True


def _is_legal(game: AnyGame, state: State, tokens: tuple[str, ...]) -> bool:
    try:
        for token in tokens:
            state = game.advance(state, game.move(state, token))
    except Illegal:
        return False
    return bool(tokens)
