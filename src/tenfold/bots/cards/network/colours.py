"""What a seat's cards of one colour come to in the network's first layer: a part of its sums.

All colours are seen through the same eyes: for each seat and colour, `UNIT` numbers say what its cards, the
market, the deck and the tableau of that colour come to, and what is below 0 is cut off. The weights of the
seat's place turn them into a part of the first layer.

Positions that are judged one after the other differ by a card or two, so nearly all of their parts have been
worked out before. A part is remembered beside everything that it was worked out from, and is always worked
out in the same order: whether it was remembered or not makes no difference in any digit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import COLOUR_WILD, KINDS, SUPER_WILD, WILD
from tenfold.cards.scoring import FULL
from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import (
    Mask,
    Short,
    Single,
    Struct,
    add_chosen,
    add_rows,
    copy_numbers,
    cut_negative,
    lowest_bit,
    numbers,
    reals,
    rule,
    single,
)

from .features import Features, of_colour
from .shape import (
    FIRST,
    NUMBERED,
    ON_SALE,
    OWNED,
    POOL,
    TO_COME,
    TO_FEAR,
    TO_TAKE,
    UNIT,
    UNIT_BIAS,
)

REMEMBERED: Final = 128  # parts of each colour at each place
PARTS: Final = MOST_SEATS * 4 * REMEMBERED
COUNT: Final = 8  # bits of a number of cards to come
WILDCARDS: Final = KINDS - WILD
BEHIND_MARKET: Final = 9 + 9 + WILDCARDS + 2  # bits
LOW: Final = (1 << 62) - 1
SPREAD: Final = 0x9E3779B97F4A7C1
SHIFT: Final = 63 - REMEMBERED.bit_length()


@dataclass(slots=True)
class Parts(Struct):
    # By colour, what its cards to come and those for sale add to the units of all seats, and what they are.
    table: list[Single] = reals(4 * UNIT)
    table_decks: list[Mask] = numbers(4)
    table_rests: list[Mask] = numbers(4)

    # What is remembered: what each part was worked out from, and the part.
    decks: list[Mask] = numbers(PARTS)  # seven of the nine numbers of cards to come
    rests: list[Mask] = numbers(PARTS)  # the other two, and all the masks; 0: there is no part yet
    sums: list[Single] = reals(PARTS * FIRST)

    found: list[Short] = numbers(4 * MOST_SEATS)  # the parts of the position at hand

    # Paper.
    copies: list[Single] = reals(9)
    rows: list[Short] = numbers(32)
    unit: list[Single] = reals(UNIT)
    nothing: list[Single] = reals(FIRST)  # stays so


@rule
def forget_parts(p: Parts) -> None:
    for colour in range(4):
        p.table_rests[colour] = 0
    for place in range(PARTS):
        p.rests[place] = 0


@rule
def find_parts(p: Parts, weights: list[Single], seen: Features) -> None:
    """Lists where the parts of a position are, and works those out that are not remembered."""
    for colour in range(4):
        deck = pack_copies(seen, 9 * colour, 7)
        rest = pack_copies(seen, 9 * colour + 7, 2) << 9 | of_colour(seen.market, colour)
        rest = rest << 9 | of_colour(seen.tableau, colour)
        for place in range(seen.seats):
            owned = seen.owned[place]
            key = (rest << 9 | of_colour(owned, colour)) << WILDCARDS | owned >> WILD
            key = key << 2 | (2 if place == seen.drawing else 0) | 1
            at = (4 * place + colour) * REMEMBERED + (((deck * SPREAD ^ key) * SPREAD & LOW) >> SHIFT)
            if p.rests[at] != key or p.decks[at] != deck:
                p.rests[at] = key
                p.decks[at] = deck
                work_out(p, weights, seen, place, colour, at)
            p.found[colour * seen.seats + place] = at


@rule
def pack_copies(seen: Features, first: int, count: int) -> int:
    packed = 0
    for card in range(first, first + count):
        packed = packed << COUNT | seen.deck[card]
    return packed


@rule
def work_out(p: Parts, weights: list[Single], seen: Features, place: int, colour: int, at: int) -> None:
    set_table(p, weights, seen, colour, p.decks[at], p.rests[at] >> BEHIND_MARKET)
    copy_numbers(p.unit, 0, p.table, colour * UNIT, UNIT)
    owned = seen.owned[place]
    wildcards = owned >> WILD & FULL | (owned >> (COLOUR_WILD + colour) & 1) << 9 | owned >> SUPER_WILD << 10
    count = list_rows(p, 0, of_colour(owned, colour), OWNED)
    count = list_rows(
        p, count, of_colour(seen.tableau, colour), TO_TAKE if place == seen.drawing else TO_FEAR
    )
    count = list_rows(p, count, wildcards, NUMBERED)  # and behind them those of the colour and super
    add_chosen(p.unit, 0, weights, 0, UNIT, p.rows, count)
    cut_negative(p.unit, 0, UNIT)
    copy_numbers(p.sums, at * FIRST, p.nothing, 0, FIRST)
    add_rows(p.sums, at * FIRST, weights, POOL + place * UNIT * FIRST, FIRST, p.unit, UNIT)


@rule
def set_table(p: Parts, weights: list[Single], seen: Features, colour: int, deck: int, rest: int) -> None:
    """What the units of a colour have in common, unless it is the same as before."""
    if p.table_decks[colour] == deck and p.table_rests[colour] == rest + 1:
        return
    p.table_decks[colour] = deck
    p.table_rests[colour] = rest + 1
    for place in range(9):
        p.copies[place] = single(seen.deck[9 * colour + place])
    count = list_rows(p, 0, of_colour(seen.market, colour), ON_SALE)
    copy_numbers(p.table, colour * UNIT, weights, UNIT_BIAS * UNIT, UNIT)
    add_chosen(p.table, colour * UNIT, weights, 0, UNIT, p.rows, count)
    add_rows(p.table, colour * UNIT, weights, TO_COME * UNIT, UNIT, p.copies, 9)


@rule
def list_rows(p: Parts, count: int, mask: int, first: int) -> int:
    """Notes a row for each number of a mask; returns how many there are now."""
    rest = mask
    while rest:
        p.rows[count] = first + lowest_bit(rest)
        count += 1
        rest &= rest - 1
    return count
