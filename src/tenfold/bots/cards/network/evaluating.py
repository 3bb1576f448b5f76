"""The network of the card game: each seat's share of the victory, from what is seen of a position.

First the colours, all through the same eyes: for each seat and colour, `UNIT` numbers say what its cards, the
market, the deck and the tableau of that colour come to. Those of a seat's four colours are added up. Together
with the facts they make the first layer, a second one follows, and a number for each seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.layers import share_by_weight
from tenfold.kernel import (
    Single,
    Struct,
    add_chosen,
    add_rows,
    copy_numbers,
    cut_negative,
    inside,
    reals,
    rule,
    single,
)

from .colours import Parts, find_parts, forget_parts
from .features import Features, seat_at
from .shape import (
    FACTS,
    FIRST,
    FIRST_BIAS,
    LAST_BIAS,
    LAST_LAYER,
    OUTPUTS,
    SECOND,
    SECOND_BIAS,
    SECOND_LAYER,
    WEIGHTS,
)

# The last weight means nothing, so here it says that what is remembered belongs to these weights: whoever
# writes others writes over it. No network has a weight as large.
MARK: Final = WEIGHTS - 1
MARKED: Final = 2.0**100


@dataclass(slots=True)
class Network(Struct):
    weights: list[Single] = reals(WEIGHTS)

    parts: Parts = inside(Parts)

    # Paper.
    first: list[Single] = reals(FIRST)
    second: list[Single] = reals(SECOND)
    last: list[Single] = reals(OUTPUTS)
    shares: list[float] = reals(OUTPUTS)  # counted as the features count the seats


@rule
def evaluate(net: Network, seen: Features, shares: list[float]) -> None:
    """Writes each seat's share of the victory."""
    if net.weights[MARK] != MARKED:
        forget_parts(net.parts)
        net.weights[MARK] = single(MARKED)
    find_parts(net.parts, net.weights, seen)
    add_layers(net, seen)
    share_by_weight(net.last, seen.seats, net.shares)
    for place in range(seen.seats):
        shares[seat_at(seen, place)] = net.shares[place]


@rule
def add_layers(net: Network, seen: Features) -> None:
    copy_numbers(net.first, 0, net.weights, FIRST_BIAS, FIRST)
    add_chosen(net.first, 0, net.weights, FACTS, FIRST, seen.facts, seen.count)
    add_chosen(net.first, 0, net.parts.sums, 0, FIRST, net.parts.found, 4 * seen.seats)
    cut_negative(net.first, 0, FIRST)
    copy_numbers(net.second, 0, net.weights, SECOND_BIAS, SECOND)
    add_rows(net.second, 0, net.weights, SECOND_LAYER, SECOND, net.first, FIRST)
    cut_negative(net.second, 0, SECOND)
    copy_numbers(net.last, 0, net.weights, LAST_BIAS, OUTPUTS)
    add_rows(net.last, 0, net.weights, LAST_LAYER, OUTPUTS, net.second, SECOND)
