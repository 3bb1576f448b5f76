"""What can be counted for two purchases, or for one and none."""

from __future__ import annotations

from tenfold.cards.deck import number_on
from tenfold.cards.state import LAST_BUY, State
from tenfold.judging.findings import Reasons
from tenfold.judging.reasons.table import (
    ALL,
    DENIES,
    KEEPS_CARDS,
    PURCHASE,
    PURCHASE_IDLE,
    PURCHASE_LOSES,
    PURCHASE_MORE,
    SAVES,
    SOME,
    WILDCARDS_TO_COME,
)
from tenfold.judging.reasons.telling import note_detail, say
from tenfold.kernel import rule

from .counts import CardPaper, best_rival, wildcards_to_come
from .deals import UNKNOWN, cards_of_deal, points_of_deal


@rule
def tell_purchase(p: CardPaper, s: State, other: int, best: int, r: Reasons) -> None:
    """Of two cards; -1 is none."""
    if best >= 0 and other >= 0:
        tell_two_cards(p, s, other, best, r)
    elif best >= 0:
        points = points_of_deal(p, s, best, number_on(best))
        if points > 0:
            say_purchase(r, PURCHASE, best, points)
    elif other >= 0:
        points = points_of_deal(p, s, other, number_on(other))
        if points == 0:
            say_purchase(r, PURCHASE_IDLE, other, 0)
        elif UNKNOWN < points < 0:
            say_purchase(r, PURCHASE_LOSES, other, -points)
        if s.phase != LAST_BUY:
            tell_saving(s, number_on(other), 0, r)
    if best >= 0 and s.phase != LAST_BUY:
        tell_denial(p, s, other, best, r)


@rule
def say_purchase(r: Reasons, key: int, card: int, points: int) -> None:
    say(r, key)
    note_detail(r, 0, card)
    note_detail(r, 1, number_on(card))
    note_detail(r, 2, points)


@rule
def tell_two_cards(p: CardPaper, s: State, other: int, best: int, r: Reasons) -> None:
    mine = points_of_deal(p, s, best, number_on(best))
    theirs = points_of_deal(p, s, other, number_on(other))
    if mine > UNKNOWN and theirs > UNKNOWN:
        if mine > theirs and mine > 0:
            say_purchase(r, PURCHASE_MORE, best, mine)
            note_detail(r, 3, mine - theirs)
        elif mine > theirs:
            say_purchase(r, PURCHASE_LOSES, other, -theirs)
        fewer = cards_of_deal(s, number_on(other)) - cards_of_deal(s, number_on(best))
        if fewer > 0:
            say(r, KEEPS_CARDS)
            note_detail(r, 0, fewer)
    tell_saving(s, number_on(other), number_on(best), r)


@rule
def tell_saving(s: State, other: int, best: int, r: Reasons) -> None:
    """What a choice costs less, and what else there is to be had for money."""
    if best >= other:
        return
    say(r, SAVES)
    note_detail(r, 0, other - best)
    note_detail(r, 1, SOME if best > 0 else ALL)
    coming = wildcards_to_come(s)
    if coming > 0 and s.phase != LAST_BUY:
        say(r, WILDCARDS_TO_COME)
        note_detail(r, 0, coming)


@rule
def tell_denial(p: CardPaper, s: State, other: int, best: int, r: Reasons) -> None:
    """What somebody else could have made of the card, who has the money for it."""
    points, seat = best_rival(p, s, best)
    left = 0
    if other >= 0:
        left, _ = best_rival(p, s, other)
    if points > left:
        say(r, DENIES)
        note_detail(r, 0, best)
        note_detail(r, 1, seat)
        note_detail(r, 2, points)
