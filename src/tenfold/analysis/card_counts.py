"""What can be counted in a position of the card game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from tenfold.cards.deck import KINDS, NUMBERS, WILD, currency_on, number_on
from tenfold.cards.payment import money, purse, spendable
from tenfold.cards.scoring import best_score
from tenfold.cards.state import LIMIT, MOST_TOKENS, State
from tenfold.cards.view import hand_of
from tenfold.protocol.game import Seat

MOST_DEALS: Final = 1_000  # ways to pay with cards that are tried


class NextCard(NamedTuple):
    """What drawing once more and stopping then comes to on average, and how likely what is."""

    busts: float
    adds: float  # that the numbers are worth more points with it
    points: float  # that they are worth then; nothing after a bust
    tokens: float  # that the currency brings then


class Deal(NamedTuple):
    """Something bought, paid in the way that leaves most points."""

    points: int  # what it does to the score
    cards: int  # that the payment takes at least


def next_card(state: State) -> NextCard:
    now = tableau_points(state)
    busts = adds = points = tokens = 0.0
    for kind, share in _next_cards(state):
        if _busts(state, kind):
            busts += share
            continue
        later = tableau_points(state, kind) if kind < NUMBERS else now
        adds += share * (later > now)
        points += share * later
        more = currency_on(kind) if NUMBERS <= kind < WILD else 0
        tokens += share * currency_gain(state, more)
    return NextCard(busts, adds, points, tokens)


def tableau_points(state: State, more: int | None = None) -> int:
    """What taking the numbers would add to the active seat's score, with one more card among them or not."""
    hand = hand_of(state, state.active)
    before = points_of(hand)
    for card in [*state.tableau[: state.laid], *([] if more is None else [more])]:
        if card < NUMBERS:
            hand[card] += 1
    return points_of(hand) - before


def currency_gain(state: State, more: int = 0) -> int:
    """How many tokens taking the currency brings."""
    return min(state.currency + more, MOST_TOKENS - state.tokens[state.active])


def points_with(state: State, seat: Seat, card: int) -> int:
    """What one more card would add to a seat's score."""
    hand = hand_of(state, seat)
    before = points_of(hand)
    hand[card] += 1
    return points_of(hand) - before


def deal(state: State, card: int, price: int) -> Deal | None:
    """What buying a card at a price does for the mover; None where there are too many ways to pay."""
    seat = state.mover
    hand, before = hand_of(state, seat), points_of(hand_of(state, seat))
    cards = max(price - money(state, seat), 0)
    hand[card] += 1
    to_find = cards
    for kind in range(NUMBERS):  # of a number that there are two of, one is of no use
        spare = min(spendable(state, seat, kind), hand[kind] - 1, to_find)
        if spare > 0:
            hand[kind] -= spare
            to_find -= spare
    held = hand_of(state, seat)
    given = [held[kind] + (kind == card) - hand[kind] for kind in range(KINDS)]
    pieces = [
        kind
        for kind in range(KINDS)
        for _ in range(min(spendable(state, seat, kind) - given[kind], hand[kind]))
    ]
    if comb(len(pieces), to_find) > MOST_DEALS:
        return None
    return Deal(max(_points_left(hand, pieces, to_find)) - before, cards)


def still_to_bid(state: State) -> list[Seat]:
    """Who may bid after the mover."""
    seats, seat = [], state.mover
    while seat != state.active:
        seat = (seat + 1) % state.seats
        seats.append(seat)
    return seats


def outbidders(state: State, amount: int) -> int:
    """How many of those who bid later can bid more."""
    return sum(purse(state, seat) > amount for seat in still_to_bid(state))


def points_of(hand: list[int]) -> int:
    return _points(tuple(hand))


def _points_left(hand: list[int], pieces: list[int], cards: int) -> Iterator[int]:
    for paid in set(combinations(pieces, cards)):
        left = list(hand)
        for kind in paid:
            left[kind] -= 1
        yield points_of(left)


def _next_cards(state: State) -> Iterator[tuple[int, float]]:
    for kind, copies in enumerate(state.deck):
        if copies:
            yield kind, copies / state.left


def _busts(state: State, kind: int) -> bool:
    if kind < NUMBERS:
        return bool(state.total + number_on(kind) > LIMIT)
    return bool(kind < WILD and state.currency + currency_on(kind) > LIMIT)


@lru_cache(maxsize=10_000)
def _points(hand: tuple[int, ...]) -> int:
    return best_score(list(hand))[0]
