"""Scoring: the best runs that a hand can make, wildcards assigned as best serves its owner (rules 1.8, C16).

A run is a window of consecutive numbers in one colour, written as a mask of nine bits. The places of a
window that the hand has no number card for are its gaps, and each gap takes one wildcard: one of the
window's colour, one of the gap's number, or a super wildcard. Four windows, one a colour, can all be
filled just when no group of colours asks for more than it can get (Hall's theorem): for each of the
fifteen groups, its gaps less those that numbered wildcards can fill less its colour wildcards must not
exceed the super wildcards. So no assignment is ever tried out; the search is over windows only. It asks
for the most that could be hoped for first, and for less only when that proves impossible.

Where many colours want the same few wildcards, that alone would take seconds. Then wildcards get prices, and
those that are asked for too often get dearer: four windows are never worth more than what is left of each
after paying, and all the wildcards at their prices. With good prices that is hardly above the best there is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Mask, Short, Struct, count_bits, numbers, rule

from .deck import COLOUR_WILD, NUMBERS, SUPER_WILD, WILD
from .state import MOST_SEATS, OWNED, UNUSED, USED

FULL: Final = 0b111111111
MOST_WINDOWS: Final = 46  # 45 in a row of nine, and none at all
PLACES: Final = 36  # more wildcards than that are of no use
ROW: Final = PLACES + 1
POINT: Final = 64  # more than all places
EACH: Final = POINT - 1  # what a place of a run is worth, a point less a card
LONG: Final = 200  # windows tried; a search that takes longer is worth finding prices for

# The wildcards that have a price: the nine numbers, the four colours, super.
OF_COLOUR: Final = 9
OF_SUPER: Final = 13
PRICED: Final = 14
ROUNDS: Final = 60
EAGER: Final = 120  # how far below the least found so far the next prices aim
NO_PRICE: Final = 1 << 20  # of a wildcard that there is none of


@dataclass(slots=True)
class Arrangement(Struct):
    """The paper that a hand is arranged on: what it holds, the search, and the best runs found."""

    # What the hand holds.
    have: list[Mask] = numbers(4)  # by colour: mask of the numbers owned
    colour_wilds: list[int] = numbers(4)
    numbered_wilds: Mask = 0  # four masks of nine bits: numbers with at least 1, 2, 3, 4 wildcards
    super_wilds: int = 0
    pool: int = 0  # wildcards that more than one colour can use: the numbered and super ones
    wilds: int = 0
    number_cards: int = 0
    owned: int = 0

    # The windows worth looking at, by colour.
    windows: list[int] = numbers(4)  # how many
    window: list[Mask] = numbers(4 * MOST_WINDOWS)  # mask of its places
    gaps: list[Mask] = numbers(4 * MOST_WINDOWS)  # mask of its gaps
    need: list[int] = numbers(4 * MOST_WINDOWS)  # wildcards of the pool that it cannot do without
    worth: list[int] = numbers(4 * MOST_WINDOWS)  # POINT for each point, less 1 for each card used
    bound: list[int] = numbers(5 * ROW)  # the most that colours from c on are worth with n of the pool

    # Prices of wildcards, when there are some, and what is left of a window's worth after paying them.
    stock: list[int] = numbers(PRICED)
    price: list[int] = numbers(PRICED)
    best_price: list[int] = numbers(PRICED)
    wanted: list[int] = numbers(PRICED)
    fund: int = 0  # all the wildcards at their prices
    net: list[int] = numbers(4 * MOST_WINDOWS)
    net_bound: list[int] = numbers(5)  # the most that is left of colours from c on

    # The search: the window at hand in each colour, and the groups of the colours before it. A group's
    # demand is its gaps less its colour wildcards; `asked` has four masks like `numbered_wilds`.
    choice: list[int] = numbers(4)
    demand: list[int] = numbers(31)
    asked: list[Mask] = numbers(31)
    missed: int = 0  # the most that a branch given up could have been worth
    tried: int = 0  # windows, in all searches
    needs_prices: int = 0  # 1: the search was broken off, since it takes long without them

    # The best found.
    runs: list[Mask] = numbers(4)  # mask of the scored run of each colour
    numbers_used: int = 0  # number cards in them, when wildcards take all the places they can

    # The count at the end of the game, by seat.
    scores: list[int] = numbers(MOST_SEATS)
    money: list[int] = numbers(MOST_SEATS)
    figures: list[int] = numbers(MOST_SEATS)  # for the tie-break
    scored: list[Mask] = numbers(4 * MOST_SEATS)  # the scored runs, by seat × 4 + colour


@rule
def arrange(a: Arrangement, hands: list[Short], hand: int, tie_break: int) -> None:
    """Finds the best runs of the hand that begins at `hand`; among equals, the best for the tie-break."""
    look_at_hand(a, hands, hand)
    for colour in range(4):
        list_windows(a, colour)
    set_bounds(a)
    forget_prices(a)
    a.tried = 0
    hope = possible(a.bound[a.pool])
    while not search(a, hope, OWNED):
        if a.needs_prices == 1:
            set_prices(a)
            hope = possible(min(hope, a.fund + a.net_bound[0]))
        else:
            hope = possible(a.missed)
    if tie_break == UNUSED and a.numbers_used > max(0, tie_break_figure(a, USED) - a.wilds):
        # The runs of fewest cards do not use every wildcard; others of as many points may use more.
        most = POINT * score(a)
        search(a, most - PLACES, UNUSED)
        if a.needs_prices == 1:
            set_prices(a)
            search(a, most - PLACES, UNUSED)


@rule
def score(a: Arrangement) -> int:
    points = 0
    for colour in range(4):
        points += points_of(a.runs[colour])
    return points


@rule
def tie_break_figure(a: Arrangement, tie_break: int) -> int:
    """Cards owned, cards used in the runs, or number cards not used in them."""
    if tie_break == OWNED:
        return a.owned
    if tie_break == UNUSED:
        return a.number_cards - a.numbers_used
    used = 0
    for colour in range(4):
        used += count_bits(a.runs[colour])
    return used


@rule
def points_of(window: int) -> int:
    return 10 if window == FULL else count_bits(window)


@rule
def look_at_hand(a: Arrangement, hands: list[Short], hand: int) -> None:
    a.number_cards = 0
    for colour in range(4):
        a.have[colour] = 0
    for card in range(NUMBERS):
        copies = hands[hand + card]
        if copies > 0:
            a.have[card // 9] |= 1 << card % 9
            a.number_cards += copies
    a.super_wilds = min(hands[hand + SUPER_WILD], PLACES)
    a.pool = a.super_wilds
    a.wilds = a.super_wilds
    a.owned = a.number_cards + hands[hand + SUPER_WILD]
    a.numbered_wilds = 0
    for place in range(9):
        copies = hands[hand + WILD + place]
        if copies > 0:
            a.owned += copies
            a.wilds += min(copies, 4)
            for another in range(min(copies, 4)):
                a.numbered_wilds |= 1 << (9 * another + place)
            missing = 0
            for colour in range(4):
                missing += 1 - (a.have[colour] >> place & 1)
            a.pool += min(copies, missing)
    a.pool = min(a.pool, PLACES)
    for colour in range(4):
        copies = hands[hand + COLOUR_WILD + colour]
        a.owned += copies
        a.colour_wilds[colour] = min(copies, 9)
        a.wilds += a.colour_wilds[colour]


@rule
def list_windows(a: Arrangement, colour: int) -> None:
    """The windows that cannot be lengthened for nothing and that the hand alone could fill; and none."""
    have = a.have[colour]
    reach = a.colour_wilds[colour] + a.pool
    strange = FULL & ~have & ~a.numbered_wilds  # gaps that no numbered wildcard fills
    at = colour * MOST_WINDOWS
    a.window[at] = 0
    a.gaps[at] = 0
    a.need[at] = 0
    a.worth[at] = 0
    for first in range(9):
        if first > 0 and have >> (first - 1) & 1:
            continue
        count = 0
        for last in range(first, 9):
            count += 1 - (have >> last & 1)
            if count > reach:
                break
            if have >> (last + 1) & 1:
                continue
            window = (2 << last) - (1 << first)
            if count_bits(window & strange) > a.colour_wilds[colour] + a.super_wilds:
                break
            at += 1
            a.window[at] = window
            a.gaps[at] = window & ~have
            a.need[at] = max(count - a.colour_wilds[colour], 0)
            a.worth[at] = POINT * points_of(window) - (last + 1 - first)
    a.windows[colour] = at + 1 - colour * MOST_WINDOWS


@rule
def set_bounds(a: Arrangement) -> None:
    """Ignores which wildcard of the pool fits where."""
    for spare in range(a.pool + 1):
        a.bound[4 * ROW + spare] = 0
    for colour in range(3, -1, -1):
        here = colour * ROW
        for spare in range(a.pool + 1):
            a.bound[here + spare] = -1
        # First what this colour alone is worth for each need, then with the colours behind it.
        for at in range(colour * MOST_WINDOWS, colour * MOST_WINDOWS + a.windows[colour]):
            a.bound[here + a.need[at]] = max(a.bound[here + a.need[at]], a.worth[at])
        for spare in range(a.pool, -1, -1):
            most = 0
            for need in range(spare + 1):
                if a.bound[here + need] >= 0:
                    most = max(most, a.bound[here + need] + a.bound[here + ROW + spare - need])
            a.bound[here + spare] = most


@rule
def possible(worth: int) -> int:
    """The most that runs can be worth and that is no more than this. It is EACH for every point, and 1 for
    every full run, which has ten of them."""
    return worth - max(worth % EACH - worth // (10 * EACH), 0)


@rule
def forget_prices(a: Arrangement) -> None:
    """Without prices, what is left after paying them bounds nothing."""
    a.fund = NO_PRICE
    for colour in range(5):
        a.net_bound[colour] = 0
    for colour in range(4):
        for at in range(colour * MOST_WINDOWS, colour * MOST_WINDOWS + a.windows[colour]):
            a.net[at] = 0


@rule
def set_prices(a: Arrangement) -> None:
    """Round by round, what was asked for too often gets dearer and what was left over cheaper; the prices
    with the least bound are kept."""
    count_stock(a)
    least = NO_PRICE
    for _ in range(ROUNDS):
        most = ask_all(a)
        if most < least:
            least = most
            for kind in range(PRICED):
                a.best_price[kind] = a.price[kind]
        off = 0
        for kind in range(PRICED):
            if a.stock[kind] > 0:
                off += (a.wanted[kind] - a.stock[kind]) * (a.wanted[kind] - a.stock[kind])
        if off == 0:
            break
        step = max((most - least + EAGER) // off, 1)
        for kind in range(PRICED):
            if a.stock[kind] > 0:
                a.price[kind] = max(a.price[kind] + step * (a.wanted[kind] - a.stock[kind]), 0)
    for kind in range(PRICED):
        a.price[kind] = a.best_price[kind]
    pay_prices(a)


@rule
def count_stock(a: Arrangement) -> None:
    for place in range(9):
        a.stock[place] = count_bits(a.numbered_wilds >> place & 0x8040201)
    for colour in range(4):
        a.stock[OF_COLOUR + colour] = a.colour_wilds[colour]
    a.stock[OF_SUPER] = a.super_wilds
    for kind in range(PRICED):
        a.price[kind] = 0 if a.stock[kind] > 0 else NO_PRICE


@rule
def cheapest(a: Arrangement, colour: int, place: int) -> int:
    """The kind of wildcard that fills a gap for least."""
    kind = place
    if a.price[OF_COLOUR + colour] < a.price[kind]:
        kind = OF_COLOUR + colour
    return OF_SUPER if a.price[OF_SUPER] < a.price[kind] else kind


@rule
def ask_all(a: Arrangement) -> int:
    """Lets each colour take the window of which most is left at these prices, and counts what they want.
    Returns what all that is worth: no runs are worth more."""
    most = 0
    for kind in range(PRICED):
        a.wanted[kind] = 0
        most += a.stock[kind] * a.price[kind]
    for colour in range(4):
        most += ask_one(a, colour)
    return most


@rule
def ask_one(a: Arrangement, colour: int) -> int:
    best = 0
    first = 9
    last = 8
    here = 0
    begun = 0
    full = POINT
    for place in range(9):
        left = EACH
        if a.have[colour] >> place & 1 == 0:
            left -= a.price[cheapest(a, colour, place)]
        full += left
        if here <= 0:
            here = 0
            begun = place
        here += left
        if here > best:
            best = here
            first = begun
            last = place
    if full > best:
        best = full
        first = 0
        last = 8
    for place in range(first, last + 1):
        if a.have[colour] >> place & 1 == 0:
            a.wanted[cheapest(a, colour, place)] += 1
    return best


@rule
def pay_prices(a: Arrangement) -> None:
    a.fund = 0
    for kind in range(PRICED):
        a.fund += a.stock[kind] * a.price[kind]
    for colour in range(3, -1, -1):
        most = 0
        for at in range(colour * MOST_WINDOWS, colour * MOST_WINDOWS + a.windows[colour]):
            left = a.worth[at]
            for place in range(9):
                if a.gaps[at] >> place & 1:
                    left -= a.price[cheapest(a, colour, place)]
            a.net[at] = left
            most = max(most, left)
        a.net_bound[colour] = a.net_bound[colour + 1] + most


@rule
def search(a: Arrangement, hope: int, tie_break: int) -> bool:
    """Looks for four windows worth `hope` or more: for the first, or with UNUSED for the ones that use the
    fewest number cards. If there are none, `missed` says what could be hoped for instead."""
    found = False
    a.missed = 0
    a.needs_prices = 0
    a.choice[0] = -1
    worth = 0
    net = a.fund
    spare = a.pool
    colour = 0
    while colour >= 0:
        at = colour * MOST_WINDOWS + a.choice[colour]
        if a.choice[colour] >= 0:  # done with the window at hand
            worth -= a.worth[at]
            net -= a.net[at]
            spare += a.need[at]
        a.choice[colour] += 1
        at += 1
        if a.choice[colour] == a.windows[colour]:
            colour -= 1
            continue
        worth += a.worth[at]
        net += a.net[at]
        spare -= a.need[at]
        if spare < 0:
            continue
        most = min(worth + a.bound[(colour + 1) * ROW + spare], net + a.net_bound[colour + 1])
        if most < hope:
            a.missed = max(a.missed, most)
            continue
        a.tried += 1
        if a.tried > LONG and a.fund == NO_PRICE:
            a.needs_prices = 1
            return False
        if fits(a, colour, at):
            if colour < 3:
                colour += 1
                a.choice[colour] = -1
            elif tie_break != UNUSED:
                keep(a)
                return True
            elif fewest_numbers(a) < a.numbers_used:
                keep(a)
                found = True
    return found


@rule
def fits(a: Arrangement, colour: int, at: int) -> bool:
    """Adds a colour's window to every group of the colours before it; false if one asks for too much."""
    before = 1 << colour
    gaps = a.gaps[at]
    demand = count_bits(gaps) - a.colour_wilds[colour]
    for group in range(before):
        old = before - 1 + group
        new = 2 * before - 1 + before + group
        a.demand[new - before] = a.demand[old]
        a.asked[new - before] = a.asked[old]
        a.demand[new] = a.demand[old] + demand
        a.asked[new] = ask(a.asked[old], gaps)
        if a.demand[new] - count_bits(a.asked[new] & a.numbered_wilds) > a.super_wilds:
            return False
    return True


@rule
def ask(asked: int, places: int) -> int:
    """Adds places to four masks that hold the numbers asked for at least once, twice, three, four times."""
    return asked | places | (asked & places * 0x40201) << 9 & 0xFFFFFFFFF


@rule
def keep(a: Arrangement) -> None:
    for colour in range(4):
        a.runs[colour] = a.window[colour * MOST_WINDOWS + a.choice[colour]]
    a.numbers_used = fewest_numbers(a)


@rule
def fewest_numbers(a: Arrangement) -> int:
    """The fewest number cards that the windows at hand need when wildcards take all the places they can:
    as many as the group of colours that is worst off cannot fill with wildcards."""
    fewest = 0
    for group in range(1, 16):
        demand = 0
        asked = 0
        for colour in range(4):
            if group >> colour & 1:
                window = a.window[colour * MOST_WINDOWS + a.choice[colour]]
                demand += count_bits(window) - a.colour_wilds[colour]
                asked = ask(asked, window)
        fewest = max(fewest, demand - count_bits(asked & a.numbered_wilds) - a.super_wilds)
    return fewest


def best_score(hand: list[int], tie_break: int = OWNED) -> tuple[int, int]:
    """The score of a hand, by kind of card, and the tie-break figure that goes with it.

    >>> from tenfold.cards.deck import CARDS, KINDS
    >>> hand = [0] * KINDS
    >>> for code in ("B1", "B2", "*3", "B4"):
    ...     hand[CARDS[code]] += 1
    >>> best_score(hand)
    (4, 4)
    """
    paper = Arrangement()
    arrange(paper, hand, 0, tie_break)
    return score(paper), tie_break_figure(paper, tie_break)
