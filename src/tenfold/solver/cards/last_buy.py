"""The last round of buying, solved (rules 1.7): who wins when every buyer makes the most of it.

A buyer matters to the others by two things only: which card leaves the market, and where the buyer stands in
the end. So for each buyer and card there is the best standing over all payments (`purchase`), and the
round is a small tree of cards.

Each seat wants the largest share of the victory for itself. Of moves that give it the same share it takes
the first in the order of legal moves, and of payments for the same card the one that leaves it ahead.

With at most one buyer to come, a better standing is never worse. With more there is one exception: a later
buyer who can tie with a buyer, but not overtake, may take a card away from a third for the sake of that tie.
So it can pay to stand lower, at just the standing that a later buyer aims at, and nowhere else: if nobody
ties with a buyer who wins, then all later ones pass, because nothing helps them, and nothing would help them
against a better standing either. Such standings are its goals.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.buying import AFFORDABLE, legal_buys
from tenfold.cards.deck import KINDS, NUMBERS
from tenfold.cards.moves import BUY_CARD, PASS, SPEND
from tenfold.cards.payment import money
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import BUST_VALUE, PAY, State
from tenfold.kernel import count_bits, lowest_bit, rule

from .desk import MOST_GOALS, MOST_HANDS, LastBuyDesk
from .known_hands import gaining_cards, known_standing, lay_out, mark_of_hand, standing_now
from .purchase import (
    NONE,
    OF_MONEY,
    OF_POINTS,
    best_standing,
    can_stand,
    choose_cards,
)

UNKNOWN: Final = 0
NO: Final = 1
YES: Final = 2


TRIED_A_HAND: Final = 20  # purchases tried for each hand that may be arranged, where there is a limit
NO_MOVE: Final = -1  # what is returned when it took too long even to find one


@rule
def solve_last_buy(s: State, d: LastBuyDesk, paper: Arrangement, shares: list[float]) -> int:
    """Solves a position of the phase LAST_BUY, or PAY with `paying_in` LAST_BUY: writes each seat's share of
    the victory into `shares`, as long as there are seats, and returns the mover's best move, in PAY the next
    piece of the best payment. The state is as before afterwards. If `d.exact` is 0, it took too long."""
    winners = winners_of(s, d, paper)
    if winners == 0:  # too few hands were arranged to find any payment
        d.exact = 0
        for seat in range(s.seats):
            shares[seat] = 1 / s.seats
        return NO_MOVE
    count = count_bits(winners)
    for seat in range(s.seats):
        shares[seat] = (winners >> seat & 1) / count
    if s.phase == PAY:
        return next_piece(s, d, paper)
    return PASS if d.card < 0 else BUY_CARD + d.card


@rule
def winners_of(s: State, d: LastBuyDesk, paper: Arrangement) -> int:
    """Mask of those who win; the mover's choice is on the desk then."""
    d.exact = 1
    d.hands = 0
    d.nodes = 0
    d.most_hands = d.limit if d.limit > 0 else MOST_HANDS
    seat_buyers(s, d)
    find_top(s, d, paper)
    for card in range(NUMBERS):
        d.stock[card] = s.market[card]
    floor = d.top
    d.wanted = 0
    for place in range(d.buyers - 1, -1, -1):
        find_standings(s, d, paper, place, floor)
        find_goals(d, place, floor)
        floor = max(floor, lowest_aim(d, place))
    return rest_of_round(s, d, paper, 0, d.top, d.leaders)


@rule
def seat_buyers(s: State, d: LastBuyDesk) -> None:
    """From the mover round to the active seat; in solo the player alone."""
    d.buyers = 1 if s.target > 0 else (s.active - s.mover) % s.seats + 1
    for place in range(d.buyers):
        d.order[place] = (s.mover + place) % s.seats


@rule
def find_top(s: State, d: LastBuyDesk, paper: Arrangement) -> None:
    """Where the others stand, who buy no more; the solo opponent ahead of whoever has as many points."""
    d.top = NONE
    d.leaders = 0
    for others in range(d.buyers, s.seats):
        seat = (s.mover + others) % s.seats
        stands = standing_now(s, paper, seat)
        if s.target > 0:
            stands |= OF_POINTS - 1
        if stands > d.top:
            d.top = stands
            d.leaders = 0
        if stands == d.top:
            d.leaders |= 1 << seat


@rule
def find_standings(s: State, d: LastBuyDesk, paper: Arrangement, place: int, floor: int) -> None:
    """Below the floor nobody can win, so nobody goes there; the last buyer has no reason to stand lower than
    by passing either."""
    seat = d.order[place]
    for card in range(NUMBERS):
        d.buying[place * NUMBERS + card] = NONE
    if s.phase == PAY and place == 0:
        d.passing[place] = NONE
        lay_out(s, d, seat, s.item)
        d.buying[s.item] = best_standing(s, d, paper, money(s, seat), NONE)
        return
    if d.keeps == 1:
        recall_standings(s, d, paper, place)
        return
    d.passing[place] = standing_now(s, paper, seat)
    if place == d.buyers - 1:
        floor = max(floor, d.passing[place])
    for offer in range(1, offers_to(s, d, seat)):
        card = d.offers[offer] - BUY_CARD
        lay_out(s, d, seat, card)
        d.buying[place * NUMBERS + card] = best_standing(s, d, paper, money(s, seat), floor)


@rule
def recall_standings(s: State, d: LastBuyDesk, paper: Arrangement, place: int) -> None:
    """The same by what is remembered, and only with cards that the buyer gains points by, or somebody later
    would: all others change a tie at most."""
    seat = d.order[place]
    hand = mark_of_hand(s, seat)
    d.passing[place] = known_standing(s, d, paper, hand, seat, NUMBERS)
    d.wanted |= gaining_cards(s, d, paper, seat)
    rest = d.wanted & s.on_sale & ~s.owned[seat] & AFFORDABLE[min(money(s, seat) + s.payable[seat], 9)]
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        d.buying[place * NUMBERS + card] = known_standing(s, d, paper, hand, seat, card)


@rule
def offers_to(s: State, d: LastBuyDesk, seat: int) -> int:
    """Writes down what would be legal if it were a seat's turn to buy."""
    mover = s.mover
    s.mover = seat
    count = legal_buys(s, d.offers)
    s.mover = mover
    return count


@rule
def find_goals(d: LastBuyDesk, place: int, floor: int) -> None:
    """With two or more buyers to come: the standings at which one of them could tie."""
    d.goal_counts[place] = 0
    if place >= d.buyers - 2:
        return
    best = NONE
    for card in range(NUMBERS):
        best = max(best, d.buying[place * NUMBERS + card])
    goal = next_aim(d, place, best)
    while goal > NONE and goal >= floor:
        if can_win_at(d, place, goal):
            note_goal(d, place, goal)
        goal = next_aim(d, place, goal)


@rule
def note_goal(d: LastBuyDesk, place: int, goal: int) -> None:
    if d.goal_counts[place] == MOST_GOALS:
        d.exact = 0
        return
    at = place * MOST_GOALS + d.goal_counts[place]
    d.goals[at] = goal
    d.goal_counts[place] += 1
    for card in range(NUMBERS):
        d.reachable[at * NUMBERS + card] = UNKNOWN


@rule
def is_reachable(s: State, d: LastBuyDesk, paper: Arrangement, place: int, at: int, card: int) -> bool:
    """Whether a buyer of a card can stand at a goal; it is remembered."""
    if d.reachable[at * NUMBERS + card] == UNKNOWN:
        lay_out(s, d, d.order[place], card)
        found = can_stand(s, d, paper, money(s, d.order[place]), d.goals[at])
        d.reachable[at * NUMBERS + card] = YES if found else NO
    return d.reachable[at * NUMBERS + card] == YES


@rule
def lowest_aim(d: LastBuyDesk, place: int) -> int:
    """A buyer who gains nothing passes, and else stands at the top: in no case lower than this."""
    lowest = d.passing[place]
    for card in range(NUMBERS):
        if NONE < d.buying[place * NUMBERS + card] < lowest:
            lowest = d.buying[place * NUMBERS + card]
    for goal in range(d.goal_counts[place]):
        lowest = min(lowest, d.goals[place * MOST_GOALS + goal])
    return lowest


@rule
def next_aim(d: LastBuyDesk, place: int, below: int) -> int:
    """The highest standing below a given one that a later buyer may aim at."""
    highest = NONE
    for later in range(place + 1, d.buyers):
        if highest < d.passing[later] < below:
            highest = d.passing[later]
        for card in range(NUMBERS):
            if highest < d.buying[later * NUMBERS + card] < below:
                highest = d.buying[later * NUMBERS + card]
    return highest


@rule
def can_win_at(d: LastBuyDesk, place: int, stands: int) -> bool:
    """Not if a later buyer stands higher without buying, and cannot tie: whoever gains nothing passes."""
    for later in range(place + 1, d.buyers):
        if d.passing[later] > stands and not may_aim_at(d, later, stands):
            return False
    return True


@rule
def may_aim_at(d: LastBuyDesk, place: int, stands: int) -> bool:
    for card in range(NUMBERS):
        if d.buying[place * NUMBERS + card] == stands:
            return True
    for goal in range(d.goal_counts[place]):
        if d.goals[place * MOST_GOALS + goal] == stands:
            return True
    return False


@rule
def rest_of_round(s: State, d: LastBuyDesk, paper: Arrangement, place: int, top: int, leaders: int) -> int:
    """Mask of those who win when the buyers from a place on have bought; `leaders` are at the top so far."""
    if place == d.buyers:
        return leaders
    alone = 1 << d.order[place]
    winners = 0
    if d.passing[place] > NONE:
        winners = consider(s, d, paper, place, -1, d.passing[place], top, leaders, 0)
    for card in range(NUMBERS):
        if winners == alone:
            return winners
        if d.buying[place * NUMBERS + card] > NONE and d.stock[card] > 0:
            winners = consider_card(s, d, paper, place, card, top, leaders, winners)
    return winners


@rule
def consider_card(
    s: State, d: LastBuyDesk, paper: Arrangement, place: int, card: int, top: int, leaders: int, winners: int
) -> int:
    """The best standing first; then the goals, where no more than half of the victory can be won. Whether a
    goal can be reached takes longest to find out, and is asked last."""
    me = 1 << d.order[place]
    best = d.buying[place * NUMBERS + card]
    winners = consider(s, d, paper, place, card, best, top, leaders, winners)
    for goal in range(d.goal_counts[place]):
        at = place * MOST_GOALS + goal
        if wins_half(me, winners) or d.goals[at] < top:
            return winners
        if d.goals[at] < best:
            found = outcome(s, d, paper, place, card, d.goals[at], top, leaders)
            if wins_more(me, found, winners) and is_reachable(s, d, paper, place, at, card):
                winners = choose(d, place, card, d.goals[at], found)
    return winners


@rule
def wins_half(me: int, winners: int) -> bool:
    return winners & me != 0 and count_bits(winners) <= 2


@rule
def consider(
    s: State,
    d: LastBuyDesk,
    paper: Arrangement,
    place: int,
    card: int,
    stands: int,
    top: int,
    leaders: int,
    winners: int,
) -> int:
    """The better for a buyer: buying a card, -1 for none, so as to stand there, or what `winners` has; if
    that is nothing yet, the first."""
    if winners != 0 and (stands < top or not can_win_at(d, place, stands)):
        return winners
    found = outcome(s, d, paper, place, card, stands, top, leaders)
    if winners != 0 and not wins_more(1 << d.order[place], found, winners):
        return winners
    return choose(d, place, card, stands, found)


@rule
def outcome(
    s: State, d: LastBuyDesk, paper: Arrangement, place: int, card: int, stands: int, top: int, leaders: int
) -> int:
    """Mask of those who win when a buyer buys a card, -1 for none, and stands there."""
    me = 1 << d.order[place]
    d.nodes += 1
    if d.limit > 0 and d.nodes > TRIED_A_HAND * d.limit:
        d.exact = 0
        return me if stands > top else leaders
    if card >= 0:
        d.stock[card] -= 1
    if stands > top:
        found = rest_of_round(s, d, paper, place + 1, stands, me)
    else:
        found = rest_of_round(s, d, paper, place + 1, top, leaders | me if stands == top else leaders)
    if card >= 0:
        d.stock[card] += 1
    return found


@rule
def choose(d: LastBuyDesk, place: int, card: int, stands: int, winners: int) -> int:
    """Notes the choice of the mover."""
    if place == 0:
        d.card = card
        d.standing = stands
    return winners


@rule
def wins_more(me: int, found: int, winners: int) -> bool:
    if found & me == 0:
        return False
    return winners & me == 0 or count_bits(found) < count_bits(winners)


@rule
def next_piece(s: State, d: LastBuyDesk, paper: Arrangement) -> int:
    """The first piece of a payment that leads to the mover's aim: bust tokens, currency tokens, cards."""
    lay_out(s, d, s.mover, s.item)
    coins = money(s, s.mover)
    lost = coins - d.standing // OF_MONEY % (OF_POINTS // OF_MONEY)
    if d.busts > 0 and lost >= BUST_VALUE:
        return SPEND
    if lost > 0:
        return SPEND + 1
    choose_cards(s, d, paper, coins, d.standing)
    kind = 0
    while kind < KINDS - 1 and d.taken[kind] == 0:
        kind += 1
    return SPEND + 2 + kind
