"""The last cards of the card game, played to the end: every order in which they may come.

Each seat takes what is best for itself. Drawing and stopping are tried in full; of purchases those that make
the buyer stand best, and the one that the next seat would like most; payments are the usual ones; two seats
raise each other as long as it pays, and the last round of buying is solved.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.buying import AFFORDABLE, buy
from tenfold.cards.moves import DRAW_CARD
from tenfold.cards.payment import purse
from tenfold.cards.phases import end_buying
from tenfold.cards.solo import is_opponent, opponents_draw
from tenfold.cards.state import BID, BUST, LAST_BUY, MOST_SEATS, State
from tenfold.cards.turn import take_bust_token, take_currency, take_numbers, turn_up
from tenfold.kernel import lowest_bit, overwrite, rule
from tenfold.solver.cards.key import find_key
from tenfold.solver.cards.known_hands import (
    counted_wildcards,
    gaining_cards,
    known_points,
    known_standing,
    mark_of_hand,
)
from tenfold.solver.cards.last_buy import solve_last_buy
from tenfold.solver.cards.purchase import NONE, OF_POINTS
from tenfold.solver.cards.two_buyers import UP_TO, first_share

from .last_cards_desk import KEPT, Layer
from .mind import Mind
from .paying.auction_deals import highest_bid, make_deal
from .paying.settling import settle_debt

# Work, in microseconds.
LOOKED: Final = 3  # at a position
ARRANGED: Final = 3  # a hand
FEW_HANDS: Final = 200  # for one purchase
MANY_PURCHASES: Final = 32  # are tried as quickly as a position is looked at

MOST_TRIED: Final = 4  # purchases after the last card; one fewer with each card that is left

# A question about a seat's share may be narrower than what it is: whether it is above a floor, and enough.
NO_FLOOR: Final = -1.0
NEVER: Final = 2.0
A_HAIR: Final = 1e-9

# What is known of a position: the share of whoever moves, or that it is at least, or at most so much.
JUST: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


@rule
def ask(m: Mind, most_work: int) -> None:
    """Begins a question: nothing is remembered of the last one, so that it makes no difference."""
    m.ends.question += 1
    m.ends.most_work = most_work
    m.ends.looked = 0
    m.desk.question = m.ends.question
    m.desk.arranged = 0


@rule
def is_too_long(m: Mind) -> bool:
    return work_on_ends(m) > m.ends.most_work


@rule
def work_on_ends(m: Mind) -> int:
    return LOOKED * m.ends.looked + ARRANGED * m.desk.arranged


@rule
def play_to_the_end(m: Mind, s: State, shares: list[float]) -> None:
    """Each seat's share of the victory, with few cards left: where somebody is to draw, an auction opens, a
    bust may be turned into a purchase, or the last round begins. Of no use if it was too long."""
    m.desk.keeps = 1
    m.desk.limit = FEW_HANDS
    if s.left == 0:
        look_into(m, m.ends.none, s, shares)
    elif s.left == 1:
        look_into(m, m.ends.one, s, shares)
    elif s.left == 2:
        look_into(m, m.ends.two, s, shares)
    else:
        look_into(m, m.ends.three, s, shares)
    m.desk.keeps = 0


@rule
def look_into(m: Mind, t: Layer, s: State, shares: list[float]) -> None:
    overwrite(t.here, s)
    judge(m, t, NO_FLOOR, NEVER, shares)


@rule
def solve_round(m: Mind, s: State, shares: list[float]) -> None:
    m.ends.looked += 1
    if s.seats == 2 and s.target == 0:
        share = first_share(s, m.desk, m.paper)
        shares[1 - s.active] = share
        shares[s.active] = 1.0 - share
        return
    solve_last_buy(s, m.desk, m.paper, shares)
    m.ends.looked += m.desk.nodes // MANY_PURCHASES


@rule
def judge(m: Mind, t: Layer, floor: float, enough: float, shares: list[float]) -> None:
    """The position of a layer, unless it is known. Nobody asks how far whoever moves is below a floor, nor by
    how much it has more than enough."""
    e = m.ends
    if t.here.phase == LAST_BUY:
        solve_round(m, t.here, shares)
        return
    find_key(t.here, e.mark)
    first = e.mark.first
    second = e.mark.second
    place = first % KEPT
    mover = t.here.mover
    if e.asked[place] == e.question and e.first[place] == first and e.second[place] == second:
        known = e.known[place * MOST_SEATS + mover]
        is_narrow = e.sort[place] == AT_LEAST and known >= enough
        if is_narrow or e.sort[place] == JUST or (e.sort[place] == AT_MOST and known <= floor):
            for seat in range(t.here.seats):
                shares[seat] = e.known[place * MOST_SEATS + seat]
            return
    e.looked += 1
    if is_too_long(m):
        return
    if t.here.phase == BID:
        judge_auction(m, t, shares)
        floor = NO_FLOOR
        enough = NEVER
    elif t.here.phase == BUST:
        overwrite(t.stopped, t.here)
        judge_purchases(m, t, floor, enough, shares)
    else:
        judge_turn(m, t, floor, enough, shares)
    e.asked[place] = e.question
    e.first[place] = first
    e.second[place] = second
    e.sort[place] = AT_LEAST if shares[mover] >= enough else AT_MOST if shares[mover] <= floor else JUST
    for seat in range(MOST_SEATS):
        e.known[place * MOST_SEATS + seat] = shares[seat]


@rule
def judge_turn(m: Mind, t: Layer, floor: float, enough: float, shares: list[float]) -> None:
    """To draw, or to stop with a reward; the first card is compulsory."""
    s = t.here
    seat = s.active
    if s.drawn == 0 or is_opponent(s, seat):
        if opponents_draw(s) == DRAW_CARD or not is_opponent(s, seat):
            average(m, t, s, seat, floor, enough, shares)
        else:
            overwrite(t.traded, s)
            take_numbers(t.traded)
            after_turn(m, t, seat, floor, enough, shares)
        return
    overwrite(t.stopped, s)
    take_numbers(t.stopped)
    judge_purchases(m, t, floor, enough, shares)
    if s.currency > 0 and shares[seat] < enough:
        overwrite(t.traded, s)
        take_currency(t.traded)
        after_turn(m, t, seat, max(floor, shares[seat]), enough, t.tried)
        take_better(seat, shares, t.tried)
    if s.left > 0 and shares[seat] < enough:
        average(m, t, s, seat, max(floor, shares[seat]), enough, t.tried)
        take_better(seat, shares, t.tried)


@rule
def take_better(seat: int, shares: list[float], others: list[float]) -> None:
    if others[seat] > shares[seat]:
        for other in range(MOST_SEATS):
            shares[other] = others[other]


@rule
def judge_purchases(m: Mind, t: Layer, floor: float, enough: float, shares: list[float]) -> None:
    """The best of some purchases, or none; after a bust, the token instead of none."""
    buyer = t.stopped.mover
    count = list_purchases(m, t)
    shares[buyer] = NO_FLOOR
    for number in range(count):
        if shares[buyer] < enough:
            overwrite(t.traded, t.stopped)
            buy(t.traded, t.cards[number])
            settle_debt(m, t.traded)
            after_turn(m, t, buyer, max(floor, shares[buyer]), enough, t.tried)
            take_better(buyer, shares, t.tried)
    if shares[buyer] >= enough or (count > 0 and MOST_TRIED - t.stopped.left < 2):
        return
    overwrite(t.traded, t.stopped)
    if t.stopped.phase == BUST:
        take_bust_token(t.traded)
    else:
        end_buying(t.traded)
    after_turn(m, t, buyer, max(floor, shares[buyer]), enough, t.tried)
    take_better(buyer, shares, t.tried)


@rule
def list_purchases(m: Mind, t: Layer) -> int:
    """Notes the purchases to try, those first that make the buyer stand best; returns how many."""
    s = t.stopped
    mine = gaining_cards(s, m.desk, m.paper, s.mover)
    count = 0
    for _ in range(max(MOST_TRIED - s.left, 1)):
        card = best_card(m, s, mine, s.mover)
        if card >= 0:
            mine &= ~(1 << card)
            t.cards[count] = card
            count += 1
    if MOST_TRIED - s.left > 2:
        other = (s.mover + 1) % s.seats
        theirs = gaining_cards(s, m.desk, m.paper, other)
        card = best_card(m, s, theirs & ~s.owned[s.mover] & AFFORDABLE[min(purse(s, s.mover), 9)], other)
        if card >= 0:
            t.cards[count] = card
            count += 1
    return count


@rule
def best_card(m: Mind, s: State, cards: int, seat: int) -> int:
    """The card that makes a seat stand best, of some; -1 if there is none. Of those that promise fewer points
    nobody asks how they stand."""
    hand = mark_of_hand(s, seat)
    several = counted_wildcards(s, seat)
    best = -1
    highest = NONE - 1
    rest = cards
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        most = known_points(s, m.desk, m.paper, seat, card, several) * OF_POINTS + UP_TO
        if most >= highest:
            stands = known_standing(s, m.desk, m.paper, hand, seat, card)
            if stands > highest:
                best = card
                highest = stands
    return best


@rule
def after_turn(m: Mind, t: Layer, seat: int, floor: float, enough: float, shares: list[float]) -> None:
    """The turn has ended: the next card is turned up, or all have been, and the last round is bought."""
    if t.traded.phase == LAST_BUY:
        solve_round(m, t.traded, shares)
    else:
        average(m, t, t.traded, seat, floor, enough, shares)


@rule
def average(m: Mind, t: Layer, s: State, seat: int, floor: float, enough: float, shares: list[float]) -> None:
    """The mean over all cards that may come, as long as it can be above a floor for a seat and is not enough;
    then it is at most, or at least what is written down."""
    for other in range(s.seats):
        t.sums[other] = 0.0
    ahead = 1.0
    rest = s.to_come
    while rest and floor < t.sums[seat] + ahead and t.sums[seat] < enough:
        card = lowest_bit(rest)
        rest &= rest - 1
        weight = s.deck[card] / s.left
        ahead = ahead - weight if rest else 0.0
        turn_next(
            m,
            s,
            card,
            seat,
            (floor - t.sums[seat] - ahead) / weight,
            (enough - t.sums[seat]) / weight,
            t.after,
        )
        if is_too_long(m):
            return
        for other in range(s.seats):
            t.sums[other] += t.after[other] * weight
    for other in range(s.seats):
        shares[other] = t.sums[other]
    if rest and t.sums[seat] < enough:
        shares[seat] += ahead
    if s.seats == 2:
        shares[1 - seat] = 1.0 - shares[seat]


@rule
def turn_next(
    m: Mind, s: State, card: int, seat: int, floor: float, enough: float, shares: list[float]
) -> None:
    """What is left when a card has come."""
    if s.left == 1:
        turn_into(m, m.ends.none, s, card, seat, floor, enough, shares)
    elif s.left == 2:
        turn_into(m, m.ends.one, s, card, seat, floor, enough, shares)
    else:
        turn_into(m, m.ends.two, s, card, seat, floor, enough, shares)


@rule
def turn_into(
    m: Mind, t: Layer, s: State, card: int, seat: int, floor: float, enough: float, shares: list[float]
) -> None:
    overwrite(t.here, s)
    turn_up(t.here, card)
    if t.here.mover == seat:
        judge(m, t, floor, enough, shares)
    elif s.seats == 2:
        judge(m, t, 1.0 - enough, 1.0 - floor, shares)
    else:
        judge(m, t, NO_FLOOR, NEVER, shares)


@rule
def judge_auction(m: Mind, t: Layer, shares: list[float]) -> None:
    """Of two seats: the second one raises by one if that is better for it, and so the first bids what keeps
    it from raising, or one less, or nothing."""
    overwrite(t.hammer, t.here)
    first = t.hammer.mover
    second = t.hammer.active
    judge_deal(m, t, MOST_SEATS, 0, NO_FLOOR, NEVER, second, shares)
    if purse(t.hammer, second) > 0:
        judge_deal(m, t, second, 1, shares[second], NEVER, second, t.deal)
        take_better(second, shares, t.deal)
    low = 1
    most = highest_bid(t.hammer, first) + 1
    high = most
    while low < high:
        price = (low + high) // 2
        if is_outbid(m, t, first, second, price):
            low = price + 1
        else:
            high = price
    if low < most:
        judge_deal(m, t, first, low, shares[first], NEVER, first, t.deal)
        take_better(first, shares, t.deal)
    if low > 1:
        judge_deal(m, t, second, low, shares[first], NEVER, first, t.deal)
        take_better(first, shares, t.deal)


@rule
def is_outbid(m: Mind, t: Layer, first: int, second: int, price: int) -> bool:
    if price >= highest_bid(t.hammer, second):
        return False
    judge_deal(m, t, first, price, NO_FLOOR, NEVER, second, t.deal)
    lets_go = t.deal[second]
    judge_deal(m, t, second, price + 1, lets_go, lets_go + A_HAIR, second, t.deal)
    return t.deal[second] > lets_go


@rule
def judge_deal(
    m: Mind,
    t: Layer,
    holder: int,
    price: int,
    floor: float,
    enough: float,
    seat: int,
    shares: list[float],
) -> None:
    """How an auction ends when a holder pays a price, asked about a seat."""
    overwrite(t.here, t.hammer)
    make_deal(m, t.here, holder, price)
    if t.here.mover == seat:
        judge(m, t, floor, enough, shares)
    else:
        judge(m, t, 1.0 - enough, 1.0 - floor, shares)
