"""How well a buyer of the last round can stand after buying a card, over all payments that C4 allows.

A standing is one number: the higher one is ahead. Nothing comes after the payment, so only points, money and
the tie-break count. Points first: as few cards are spent as it takes to keep the most of them. Then money:
cards that are not missed pay instead of tokens. Then the tie-break.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.scoring import Arrangement, arrange, score, tie_break_figure
from tenfold.cards.state import BUST_VALUE, OWNED, UNUSED, State
from tenfold.kernel import rule

from .desk import LastBuyDesk
from .sparing import look_at_purchase, most_points, spendable_cards
from .tie_break import best_figure, cards_left
from .trying import may_be_spent

NONE: Final = -1  # below every standing

# A standing: points, money, tie-break.
OF_POINTS: Final = 1 << 24
OF_MONEY: Final = 1 << 10


@rule
def best_standing(s: State, d: LastBuyDesk, paper: Arrangement, coins: int, floor: int) -> int:
    """Of the hand on the desk, after what is owed has been paid, or NONE if that is below a floor; `coins` is
    the buyer's money before."""
    look_at_purchase(s, d, paper)
    fewest = max(d.owed - BUST_VALUE * d.busts - d.tokens, 0)
    points = most_points(s, d, paper, fewest, max(floor // OF_POINTS, 0))
    if points < 0:
        return NONE
    spent = most_spent(s, d, paper, points, fewest)
    lost = d.owed - spent
    if spent < 0:  # bust tokens alone, and part of the last one is lost
        lost = excess(d.owed)
        spent = 0
    if standing(s, points, coins - lost, 0) // OF_MONEY < floor // OF_MONEY:
        return NONE
    return standing(s, points, coins - lost, best_figure(s, d, paper, points, spent))


@rule
def standing(s: State, points: int, coins: int, figure: int) -> int:
    """Orders what `victory.compare` compares: the higher number is ahead."""
    return (
        points * OF_POINTS + coins * OF_MONEY + (figure if s.tie_break == UNUSED else OF_MONEY - 1 - figure)
    )


@rule
def take_hand(s: State, d: LastBuyDesk, seat: int, card: int) -> None:
    """Lays a seat's cards on the desk, and the card that it buys; -1 for none."""
    for kind in range(KINDS):
        d.hand[kind] = s.hands[seat * KINDS + kind]
    d.bought = card
    if card >= 0:
        d.hand[card] += 1


@rule
def excess(owed: int) -> int:
    """What bust tokens alone come to that cover a debt."""
    return (owed + BUST_VALUE - 1) // BUST_VALUE * BUST_VALUE


@rule
def most_spent(s: State, d: LastBuyDesk, paper: Arrangement, points: int, fewest: int) -> int:
    """The most cards that can be spent without losing points, with tokens for the rest to the last one; -1 if
    no number of cards leaves what tokens can pay exactly."""
    spent = -1
    for cards in range(fewest, min(d.owed, d.spendable) + 1):
        if cards > fewest and most_points(s, d, paper, cards, points) < points:
            break
        if fits_tokens(d, d.owed - cards):
            spent = cards
    return spent


@rule
def fits_tokens(d: LastBuyDesk, amount: int) -> bool:
    """Whether tokens can pay an amount exactly."""
    return amount - BUST_VALUE * min(d.busts, amount // BUST_VALUE) <= d.tokens


@rule
def cards_for(d: LastBuyDesk, lost: int) -> int:
    """How many cards a payment has that costs so much money; -1 if there is none."""
    if 0 <= lost <= d.owed and fits_tokens(d, lost):
        return d.owed - lost
    if lost == excess(d.owed) and lost <= BUST_VALUE * d.busts:
        return 0
    return -1


@rule
def can_stand(s: State, d: LastBuyDesk, paper: Arrangement, coins: int, goal: int) -> bool:
    """Whether some payment leads to just this standing."""
    cards = cards_for(d, coins - goal // OF_MONEY % (OF_POINTS // OF_MONEY))
    if cards < 0:
        return False
    look_at_purchase(s, d, paper)
    if cards > d.spendable:
        return False
    if s.tie_break == OWNED and OF_MONEY - 1 - cards_left(d, cards) != goal % OF_MONEY:
        return False
    points = most_points(s, d, paper, cards, goal // OF_POINTS)
    if points == goal // OF_POINTS:
        best = standing(s, points, 0, best_figure(s, d, paper, points, cards)) % OF_MONEY
        if best <= goal % OF_MONEY:
            return best == goal % OF_MONEY
    return points >= 0 and can_spend(s, d, paper, cards, 0, goal)


@rule
def choose_cards(s: State, d: LastBuyDesk, paper: Arrangement, coins: int, goal: int) -> None:
    """Puts the cards into `taken` of a payment that leads to just this standing, if there is one."""
    for kind in range(KINDS):
        d.taken[kind] = 0
    cards = cards_for(d, coins - goal // OF_MONEY % (OF_POINTS // OF_MONEY))
    can_spend(s, d, paper, cards, 0, goal)


@rule
def can_spend(s: State, d: LastBuyDesk, paper: Arrangement, cards: int, first: int, goal: int) -> bool:
    """Tries all sets of cards, from a kind on, that leave the points and the tie-break of the goal."""
    d.hands += 1
    if d.hands > d.most_hands:
        d.exact = 0
        return False
    arrange(paper, d.hand, 0, s.tie_break)
    points = score(paper)
    if points < goal // OF_POINTS:
        return False
    if cards == 0:
        reached = standing(s, points, 0, tie_break_figure(paper, s.tie_break))
        return reached // OF_POINTS == goal // OF_POINTS and reached % OF_MONEY == goal % OF_MONEY
    left = spendable_cards(s, d, first)
    kind = first
    while left >= cards:
        if d.hand[kind] > 0 and may_be_spent(s, d, kind):
            left -= d.hand[kind]
            d.hand[kind] -= 1
            d.taken[kind] += 1
            found = can_spend(s, d, paper, cards - 1, kind, goal)
            d.hand[kind] += 1
            if found:
                return True
            d.taken[kind] -= 1
        kind += 1
    return False
