"""What buying something does to a score, paid in the way that leaves most points."""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import KINDS, NUMBERS
from tenfold.cards.payment import money, spendable
from tenfold.cards.state import State
from tenfold.kernel import rule

from .counts import CardPaper, lay_hand, points_of_seat, points_on_paper

MOST_DEALS: Final = 1_000  # ways to pay with cards that are tried
UNKNOWN: Final = -1_000  # points, where there are more


@rule
def points_of_deal(p: CardPaper, s: State, card: int, price: int) -> int:
    """What a card at a price does to the mover's score, or UNKNOWN."""
    lay_hand(p, s, s.mover)
    p.hand[card] += 1
    to_find = pay_with_spare_cards(p, s, cards_of_deal(s, price))
    pieces = 0
    for kind in range(KINDS):
        pieces += p.pieces[kind]
    if has_many_ways(pieces, to_find):
        return UNKNOWN
    left = most_points_left(p, 0, pieces, to_find, points_on_paper(p))
    return left - points_of_seat(p, s, s.mover)


@rule
def cards_of_deal(s: State, price: int) -> int:
    """How many cards the mover has to pay with at least."""
    return max(price - money(s, s.mover), 0)


@rule
def pay_with_spare_cards(p: CardPaper, s: State, cards: int) -> int:
    """Of a number that there are two of one is of no use, so those go first. Notes which cards could go then,
    and returns how many have to."""
    for kind in range(KINDS):
        given = 0
        if kind < NUMBERS:
            given = max(min(spendable(s, s.mover, kind), p.hand[kind] - 1, cards), 0)
        p.hand[kind] -= given
        cards -= given
        p.pieces[kind] = min(spendable(s, s.mover, kind) - given, p.hand[kind])
    return cards


@rule
def has_many_ways(pieces: int, cards: int) -> bool:
    """Whether there are more than MOST_DEALS ways to choose so many of the pieces."""
    ways = 1
    for chosen in range(min(cards, pieces - cards)):
        ways = ways * (pieces - chosen) // (chosen + 1)
        if ways > MOST_DEALS:
            return True
    return False


@rule
def most_points_left(p: CardPaper, first: int, pieces: int, cards: int, most: int) -> int:
    """The most points that are left when so many cards of a kind or behind it are paid; there are `pieces` of
    those, and more points than `most` are never left."""
    if cards == 0:
        return points_on_paper(p)
    best = UNKNOWN
    for kind in range(first, KINDS):
        if pieces < cards or best == most:
            return best
        here = p.pieces[kind]
        if here > 0:
            p.pieces[kind] -= 1
            p.hand[kind] -= 1
            best = max(best, most_points_left(p, kind, pieces - 1, cards - 1, most))
            p.pieces[kind] += 1
            p.hand[kind] += 1
        pieces -= here
    return best
