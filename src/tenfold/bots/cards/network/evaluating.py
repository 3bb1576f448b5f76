"""The network of the card game: each seat's share of the victory, from what is seen of a position.

First the colours, all through the same eyes: for each seat and colour, `UNIT` numbers say what its cards, the
market, the deck and the tableau of that colour come to. Those of a seat's four colours are added up. Together
with the facts they make the first layer, a second one follows, and a number for each seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.layers import clear_numbers, cut_negative, share_by_weight
from tenfold.cards.deck import COLOUR_WILD, SUPER_WILD, WILD
from tenfold.cards.scoring import FULL
from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import Single, Struct, add_rows, add_scaled, lowest_bit, reals, rule, single

from .features import SEAT_ROWS, TABLE_ROWS, Features

UNIT: Final = 24
FIRST: Final = 64
SECOND: Final = 32
OUTPUTS: Final = 8  # one a seat, and three that mean nothing

# Where the weights of the colours begin: nine rows of UNIT for the numbers of each, then single rows.
OWNED: Final = 0
ON_SALE: Final = 9
TO_COME: Final = 18
TO_TAKE: Final = 27  # in the tableau of the seat itself
TO_FEAR: Final = 36  # in the tableau of another seat
NUMBERED: Final = 45  # numbered wildcards
OF_COLOUR: Final = 54
SUPER: Final = 55
UNIT_BIAS: Final = 56
UNIT_ROWS: Final = 57

POOL: Final = UNIT_ROWS * UNIT  # then the first layer: the seats' colours, the facts, a bias
FACTS: Final = POOL + MOST_SEATS * UNIT * FIRST
FIRST_BIAS: Final = FACTS + (TABLE_ROWS + MOST_SEATS * SEAT_ROWS) * FIRST
SECOND_LAYER: Final = FIRST_BIAS + FIRST
SECOND_BIAS: Final = SECOND_LAYER + FIRST * SECOND
LAST_LAYER: Final = SECOND_BIAS + SECOND
LAST_BIAS: Final = LAST_LAYER + SECOND * OUTPUTS
WEIGHTS: Final = LAST_BIAS + OUTPUTS


@dataclass(slots=True)
class Network(Struct):
    weights: list[Single] = reals(WEIGHTS)

    # Paper.
    table: list[Single] = reals(4 * UNIT)  # by colour: what all seats have in common
    unit: list[Single] = reals(UNIT)
    pool: list[Single] = reals(MOST_SEATS * UNIT)
    first: list[Single] = reals(FIRST)
    second: list[Single] = reals(SECOND)
    last: list[Single] = reals(OUTPUTS)
    shares: list[float] = reals(OUTPUTS)  # counted as the features count the seats


@rule
def evaluate(net: Network, seen: Features, shares: list[float]) -> None:
    """Writes each seat's share of the victory."""
    add_colours(net, seen)
    for place in range(seen.seats):
        add_hand(net, seen, place)
    add_layers(net, seen)
    share_by_weight(net.last, seen.seats, net.shares)
    for place in range(seen.seats):
        shares[(seen.first + place) % seen.seats] = net.shares[place]


@rule
def add_row(net: Network, target: list[Single], at: int, row: int, factor: float) -> None:
    add_scaled(target, at, net.weights, row * UNIT, UNIT, single(factor))


@rule
def add_numbers(net: Network, target: list[Single], at: int, mask: int, rows: int) -> None:
    rest = mask
    while rest:
        add_row(net, target, at, rows + lowest_bit(rest), 1.0)
        rest &= rest - 1


@rule
def add_colours(net: Network, seen: Features) -> None:
    clear_numbers(net.table, 0, 4 * UNIT)
    for colour in range(4):
        at = colour * UNIT
        add_row(net, net.table, at, UNIT_BIAS, 1.0)
        add_numbers(net, net.table, at, seen.market >> 9 * colour & FULL, ON_SALE)
        for place in range(9):
            copies = seen.deck[9 * colour + place]
            if copies > 0:
                add_row(net, net.table, at, TO_COME + place, float(copies))


@rule
def add_hand(net: Network, seen: Features, place: int) -> None:
    owned = seen.owned[place]
    tableau = TO_TAKE if place == seen.drawing else TO_FEAR
    pool = place * UNIT
    clear_numbers(net.pool, pool, UNIT)
    for colour in range(4):
        clear_numbers(net.unit, 0, UNIT)
        add_scaled(net.unit, 0, net.table, colour * UNIT, UNIT, single(1.0))
        add_numbers(net, net.unit, 0, owned >> 9 * colour & FULL, OWNED)
        add_numbers(net, net.unit, 0, seen.tableau >> 9 * colour & FULL, tableau)
        add_numbers(net, net.unit, 0, owned >> WILD & FULL, NUMBERED)
        if owned >> (COLOUR_WILD + colour) & 1:
            add_row(net, net.unit, 0, OF_COLOUR, 1.0)
        if owned >> SUPER_WILD & 1:
            add_row(net, net.unit, 0, SUPER, 1.0)
        cut_negative(net.unit, 0, UNIT)
        add_scaled(net.pool, pool, net.unit, 0, UNIT, single(1.0))


@rule
def add_layers(net: Network, seen: Features) -> None:
    clear_numbers(net.first, 0, FIRST)
    add_scaled(net.first, 0, net.weights, FIRST_BIAS, FIRST, single(1.0))
    for fact in range(seen.count):
        add_scaled(net.first, 0, net.weights, FACTS + seen.facts[fact] * FIRST, FIRST, single(1.0))
    add_rows(net.first, net.weights, POOL, FIRST, net.pool, seen.seats * UNIT)
    cut_negative(net.first, 0, FIRST)
    clear_numbers(net.second, 0, SECOND)
    add_scaled(net.second, 0, net.weights, SECOND_BIAS, SECOND, single(1.0))
    add_rows(net.second, net.weights, SECOND_LAYER, SECOND, net.first, FIRST)
    cut_negative(net.second, 0, SECOND)
    clear_numbers(net.last, 0, OUTPUTS)
    add_scaled(net.last, 0, net.weights, LAST_BIAS, OUTPUTS, single(1.0))
    add_rows(net.last, net.weights, LAST_LAYER, OUTPUTS, net.second, SECOND)
