"""The last cards of the card game, played to the end: every order in which they may come.

Each seat takes what is best for itself. Drawing and stopping are tried in full; of purchases those that make the
buyer stand best, and the one that the next seat would like most; payments are the usual ones; two seats raise
each other as long as it pays, and the last round of buying is solved. Where nothing was left out, and no
payment could have been another, the values are exact.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.buying import AFFORDABLE, buy
from tenfold.cards.deck import NUMBERS
from tenfold.cards.moves import DRAW_CARD
from tenfold.cards.payment import purse
from tenfold.cards.phases import end_buying
from tenfold.cards.solo import is_opponent, opponents_draw
from tenfold.cards.state import BID, BUST, LAST_BUY, MOST_SEATS, State
from tenfold.cards.turn import take_bust_token, take_currency, take_numbers, turn_up
from tenfold.kernel import count_bits, lowest_bit, overwrite, rule
from tenfold.solver.cards.key import find_key
from tenfold.solver.cards.last_buy import solve_last_buy
from tenfold.solver.cards.standings import place_of_hand, recall

from .last_cards_desk import KEPT, LastCardsDesk, Layer
from .mind import Mind
from .paying.deals import highest_bid, make_deal
from .paying.settling import settle_debt

# Work, in microseconds.
LOOKED: Final = 2  # at a position
SOLVED: Final = 8  # a last round of buying
FEW_HANDS: Final = 200  # arranged for one purchase

TRIED: Final = 3  # purchases that make the buyer stand best
NO_FLOOR: Final = -1.0


@rule
def ask(e: LastCardsDesk, most_work: int) -> None:
    """Begins a question: nothing is remembered of the last one, so that it makes no difference."""
    e.question += 1
    e.work = 0
    e.most_work = most_work


@rule
def is_too_long(e: LastCardsDesk) -> bool:
    return e.work > e.most_work


@rule
def play_to_the_end(m: Mind, s: State, shares: list[float]) -> None:
    """Each seat's share of the victory, with few cards left: where somebody is to draw, an auction opens, a bust
    may be turned into a purchase, or the last round of buying begins. Of no use if it was too long."""
    m.desk.keeps = 1
    m.desk.limit = FEW_HANDS
    if s.left == 0:
        look_into(m, m.ends.none, s, shares)
    elif s.left == 1:
        look_into(m, m.ends.one, s, shares)
    elif s.left == 2:
        look_into(m, m.ends.two, s, shares)
    elif s.left == 3:
        look_into(m, m.ends.three, s, shares)
    else:
        look_into(m, m.ends.four, s, shares)
    m.desk.keeps = 0


@rule
def look_into(m: Mind, t: Layer, s: State, shares: list[float]) -> None:
    overwrite(t.here, s)
    judge(m, t, shares)


@rule
def solve_round(m: Mind, s: State, shares: list[float]) -> None:
    solve_last_buy(s, m.desk, m.paper, shares)
    m.ends.is_exact &= m.desk.exact
    m.ends.work += SOLVED


@rule
def judge(m: Mind, t: Layer, shares: list[float]) -> None:
    """The position of a layer, unless it is known."""
    e = m.ends
    if t.here.phase == LAST_BUY:
        solve_round(m, t.here, shares)
        return
    find_key(t.here, e.key)
    first = e.key.first
    second = e.key.second
    place = first % KEPT
    if e.asked[place] == e.question and e.first[place] == first and e.second[place] == second:
        e.is_exact &= e.exact[place]
        for seat in range(t.here.seats):
            shares[seat] = e.known[place * MOST_SEATS + seat]
        return
    e.work += LOOKED
    was_exact = e.is_exact
    e.is_exact = 1
    if is_too_long(e):
        return
    if t.here.phase == BID:
        judge_auction(m, t, shares)
    elif t.here.phase == BUST:
        overwrite(t.stopped, t.here)
        judge_purchases(m, t, shares)
    else:
        judge_turn(m, t, shares)
    e.asked[place] = e.question
    e.first[place] = first
    e.second[place] = second
    e.exact[place] = e.is_exact
    e.is_exact &= was_exact
    for seat in range(MOST_SEATS):
        e.known[place * MOST_SEATS + seat] = shares[seat]


@rule
def judge_turn(m: Mind, t: Layer, shares: list[float]) -> None:
    """To draw, or to stop with a reward; the first card is compulsory."""
    s = t.here
    seat = s.active
    if is_opponent(s, seat):
        if opponents_draw(s) == DRAW_CARD:
            average(m, t, s, seat, NO_FLOOR, shares)
        else:
            overwrite(t.traded, s)
            take_numbers(t.traded)
            go_on(m, t, seat, NO_FLOOR, shares)
        return
    if s.drawn == 0:
        average(m, t, s, seat, NO_FLOOR, shares)
        return
    overwrite(t.stopped, s)
    take_numbers(t.stopped)
    judge_purchases(m, t, shares)
    if s.currency > 0:
        overwrite(t.traded, s)
        take_currency(t.traded)
        go_on(m, t, seat, shares[seat], t.tried)
        take_better(t, seat, shares)
    if s.left > 0:
        average(m, t, s, seat, shares[seat], t.tried)
        take_better(t, seat, shares)


@rule
def take_better(t: Layer, seat: int, shares: list[float]) -> None:
    if t.tried[seat] > shares[seat]:
        for other in range(MOST_SEATS):
            shares[other] = t.tried[other]


@rule
def judge_purchases(m: Mind, t: Layer, shares: list[float]) -> None:
    """The best of some purchases, or none; after a bust, the token instead of none."""
    buyer = t.stopped.mover
    overwrite(t.traded, t.stopped)
    if t.stopped.phase == BUST:
        take_bust_token(t.traded)
    else:
        end_buying(t.traded)
    go_on(m, t, buyer, NO_FLOOR, shares)
    for number in range(list_purchases(m, t) if shares[buyer] < 1.0 else 0):
        overwrite(t.traded, t.stopped)
        buy(t.traded, t.cards[number])
        if has_other_pieces(t.traded):
            m.ends.is_exact = 0
        settle_debt(m, t.traded)
        go_on(m, t, buyer, shares[buyer], t.tried)
        take_better(t, buyer, shares)


@rule
def has_other_pieces(s: State) -> bool:
    """Whether what is owed may be paid in several ways."""
    kinds = count_bits(s.owned[s.mover])
    return (s.tokens[s.mover] > 0) + (s.busts[s.mover] > 0) + kinds > 1


@rule
def list_purchases(m: Mind, t: Layer) -> int:
    """Notes the purchases to try; returns how many."""
    s = t.stopped
    buyer = s.mover
    rest = s.on_sale & ~s.owned[buyer] & AFFORDABLE[min(purse(s, buyer), 9)]
    count = 0
    mine = place_of_hand(s, m.desk, buyer)
    least = recall(s, m.desk, m.paper, mine, buyer, NUMBERS)
    for _ in range(TRIED):
        card = best_card(m, s, rest, mine, buyer, least)
        if card >= 0:
            rest &= ~(1 << card)
            t.cards[count] = card
            count += 1
    if rest == 0:
        return count
    other = (buyer + 1) % s.seats
    theirs = place_of_hand(s, m.desk, other)
    least = recall(s, m.desk, m.paper, theirs, other, NUMBERS)
    card = best_card(m, s, rest & ~s.owned[other], theirs, other, least)
    if card >= 0:
        rest &= ~(1 << card)
        t.cards[count] = card
        count += 1
    if rest != 0:
        m.ends.is_exact = 0
    return count


@rule
def best_card(m: Mind, s: State, cards: int, first: int, seat: int, least: int) -> int:
    """The card that makes a seat stand best, and better than it does; -1 if there is none."""
    best = -1
    rest = cards
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        stands = recall(s, m.desk, m.paper, first, seat, card)
        if stands > least:
            best = card
            least = stands
    return best


@rule
def go_on(m: Mind, t: Layer, seat: int, floor: float, shares: list[float]) -> None:
    """The turn has ended: the next card is turned up, or all have been, and the last round is bought."""
    if t.traded.phase == LAST_BUY:
        solve_round(m, t.traded, shares)
    else:
        average(m, t, t.traded, seat, floor, shares)


@rule
def average(m: Mind, t: Layer, s: State, seat: int, floor: float, shares: list[float]) -> None:
    """The mean over all cards that may come, as long as it can be above a floor for a seat; else it is not."""
    for other in range(s.seats):
        t.sums[other] = 0.0
    ahead = s.left
    rest = s.to_come
    while rest and t.sums[seat] + ahead / s.left > floor:
        card = lowest_bit(rest)
        rest &= rest - 1
        turn_next(m, s, card, t.after)
        if is_too_long(m.ends):
            return
        ahead -= s.deck[card]
        for other in range(s.seats):
            t.sums[other] += t.after[other] * s.deck[card] / s.left
    for other in range(s.seats):
        shares[other] = t.sums[other]
    shares[seat] += ahead / s.left


@rule
def turn_next(m: Mind, s: State, card: int, shares: list[float]) -> None:
    """What is left when a card has come."""
    if s.left == 1:
        turn_into(m, m.ends.none, s, card, shares)
    elif s.left == 2:
        turn_into(m, m.ends.one, s, card, shares)
    elif s.left == 3:
        turn_into(m, m.ends.two, s, card, shares)
    else:
        turn_into(m, m.ends.three, s, card, shares)


@rule
def turn_into(m: Mind, t: Layer, s: State, card: int, shares: list[float]) -> None:
    overwrite(t.here, s)
    turn_up(t.here, card)
    judge(m, t, shares)


@rule
def judge_auction(m: Mind, t: Layer, shares: list[float]) -> None:
    """Of two seats: the second one raises by one if that is better for it, and so the first bids what keeps it
    from raising, or one less, or nothing."""
    overwrite(t.hammer, t.here)
    m.ends.is_exact = 0
    first = t.hammer.mover
    second = t.hammer.active
    judge_deal(m, t, MOST_SEATS, 0, shares)
    if purse(t.hammer, second) > 0:
        judge_deal(m, t, second, 1, t.deal)
        take_deal(t, second, shares)
    low = 1
    high = highest_bid(t.hammer, first) + 1
    most = high
    while low < high:
        price = (low + high) // 2
        if is_outbid(m, t, first, second, price):
            low = price + 1
        else:
            high = price
    if low < most:
        judge_deal(m, t, first, low, t.deal)
        take_deal(t, first, shares)
    if 1 < low:
        judge_deal(m, t, second, low, t.deal)
        take_deal(t, first, shares)


@rule
def take_deal(t: Layer, seat: int, shares: list[float]) -> None:
    if t.deal[seat] > shares[seat]:
        for other in range(MOST_SEATS):
            shares[other] = t.deal[other]


@rule
def is_outbid(m: Mind, t: Layer, first: int, second: int, price: int) -> bool:
    if price >= highest_bid(t.hammer, second):
        return False
    judge_deal(m, t, first, price, t.deal)
    lets_go = t.deal[second]
    judge_deal(m, t, second, price + 1, t.deal)
    return t.deal[second] > lets_go


@rule
def judge_deal(m: Mind, t: Layer, holder: int, price: int, shares: list[float]) -> None:
    overwrite(t.here, t.hammer)
    make_deal(m, t.here, holder, price)
    judge(m, t, shares)
