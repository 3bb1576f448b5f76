"""What a position of the card game is worth to each seat: by the network, or known.

The network evaluates positions in which somebody is to draw or stop, an auction opens, or a bust may be
turned into a purchase. All others are played on to such a one, or to the end of the game.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.buying import buy
from tenfold.cards.moves import BUY_CARD, TAKE_NUMBERS
from tenfold.cards.phases import end_buying, legal, step
from tenfold.cards.solo import is_opponent, opponents_draw
from tenfold.cards.state import BID, BUST, DRAW, LAST_BUY, MOST_SEATS, OVER, PAY, State
from tenfold.cards.turn import take_bust_token, take_currency, take_numbers, turn_up
from tenfold.kernel import lowest_bit, overwrite, rule
from tenfold.loops.cards import share_out
from tenfold.solver.cards.last_buy import solve_last_buy

from .last_cards import play_to_the_end
from .mind import ARRANGED, EVALUATED, EXACTLY, TRIED, Mind, is_enough
from .network.evaluating import evaluate
from .network.features import extract_features, points_of_hand
from .paying.settling import settle_debt

SOME_HANDS: Final = 2_000  # arranged to know how a game ends after one move,
FEW_HANDS: Final = 100  # and in a hurry


@rule
def value(m: Mind, s: State, shares: list[float]) -> None:
    """Each seat's share of the victory. Plays on in `s` as far as nobody has a choice."""
    while s.phase == DRAW and is_opponent(s, s.active) and opponents_draw(s) == TAKE_NUMBERS:
        take_numbers(s)
    if m.plays_out == 1 and s.phase != OVER:
        play_to_the_end(m, s, shares)
        return
    if s.phase == LAST_BUY and m.is_exact == 1 and not is_enough(m):
        m.desk.limit = SOME_HANDS if m.hurry <= EXACTLY else FEW_HANDS
        solve_last_buy(s, m.desk, m.paper, shares)
        m.work += ARRANGED * m.desk.hands + TRIED * m.desk.nodes
        return
    if s.phase == LAST_BUY:
        buy_last(m, s)
    if s.phase == OVER:
        share_out(s, m.paper, shares)
    elif s.phase == DRAW and s.left == 0:
        value_of_stopping(m, s, shares)
    else:
        extract_features(s, m.seen, m.memory, m.paper)
        evaluate(m.net, m.seen, shares)
        m.work += EVALUATED


@rule
def is_evaluated(s: State) -> bool:
    """Whether the network is asked about the position, as long as there are cards to come."""
    if s.phase == BID:
        return s.bidder < 0 and s.mover == (s.active + 1) % s.seats
    return s.phase in (DRAW, BUST)


@rule
def value_of_drawing(m: Mind, s: State, shares: list[float]) -> None:
    """The mean over all cards that may come."""
    for seat in range(s.seats):
        shares[seat] = 0.0
    rest = s.to_come
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        overwrite(m.drawn, s)
        turn_up(m.drawn, card)
        value(m, m.drawn, m.after_card)
        weight = s.deck[card] / s.left
        for seat in range(s.seats):
            shares[seat] += weight * m.after_card[seat]


@rule
def value_of_stopping(m: Mind, s: State, shares: list[float]) -> None:
    """The better of the two rewards, for whoever takes it."""
    value_of_numbers(m, s, shares)
    if s.currency > 0 and not is_opponent(s, s.active):
        value_of_currency(m, s, m.after_reward)
        if m.after_reward[s.active] > shares[s.active]:
            take_shares(shares, m.after_reward)


@rule
def value_of_numbers(m: Mind, s: State, shares: list[float]) -> None:
    overwrite(m.stopped, s)
    take_numbers(m.stopped)
    if is_opponent(s, s.active):
        value(m, m.stopped, shares)
    elif m.is_bidding == 1:
        value_of_no_purchase(m, m.stopped, shares)
    else:
        value_of_buying(m, m.stopped, shares)


@rule
def value_of_currency(m: Mind, s: State, shares: list[float]) -> None:
    overwrite(m.traded, s)
    take_currency(m.traded)
    value(m, m.traded, shares)


@rule
def value_of_buying(m: Mind, s: State, shares: list[float]) -> None:
    """What the best purchase is worth, or none; after a bust, the token instead of none."""
    buyer = s.mover
    value_of_no_purchase(m, s, shares)
    count = legal(s, m.out)
    for place in range(1, count):
        value_of_purchase(m, s, m.out[place] - BUY_CARD, m.after_purchase)
        if m.after_purchase[buyer] > shares[buyer]:
            take_shares(shares, m.after_purchase)


@rule
def value_of_no_purchase(m: Mind, s: State, shares: list[float]) -> None:
    overwrite(m.traded, s)
    if s.phase == BUST:
        take_bust_token(m.traded)
    else:
        end_buying(m.traded)
    value(m, m.traded, shares)


@rule
def value_of_purchase(m: Mind, s: State, card: int, shares: list[float]) -> None:
    overwrite(m.traded, s)
    buy(m.traded, card)
    settle_debt(m, m.traded)
    value(m, m.traded, shares)


@rule
def take_shares(shares: list[float], others: list[float]) -> None:
    for seat in range(MOST_SEATS):
        shares[seat] = others[seat]


@rule
def buy_last(m: Mind, s: State) -> None:
    """A last round of buying while looking ahead: everyone takes what adds most points."""
    while s.phase == LAST_BUY:
        most = points_of_hand(s, s.mover, m.memory, m.paper)
        best = 0
        count = legal(s, m.last_out)
        m.work += TRIED * count
        for place in range(1, count):
            overwrite(m.bought, s)
            buy(m.bought, m.last_out[place] - BUY_CARD)
            settle_debt(m, m.bought)
            points = points_of_hand(m.bought, s.mover, m.memory, m.paper)
            if points > most:
                most = points
                best = place
        step(s, m.last_out[best])
        if s.phase == PAY:
            settle_debt(m, s)
