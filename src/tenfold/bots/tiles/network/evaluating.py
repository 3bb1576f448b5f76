"""The network of the tile game: how likely the seat wins whose turn it is, from what is seen of a position.

In the closed game the odds that its next tile wins are known; what the network judges is the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.layers import exponential
from tenfold.bots.tiles.lines.threats import ONE_COUNT, WIDTH
from tenfold.kernel import Single, Struct, add_scaled, cut_negative, inside, reals, rule, single

from .features import MEETINGS, ODDS, PAIRS, RUNS, SUMS, VALUES, Features

FIRST: Final = 24
SECOND: Final = 8
COPIES: Final = 6  # of a value that are to come: 0 to 5

# Rows of the first layer.
MEETING_ROWS: Final = RUNS * SUMS
PAIR_ROWS: Final = MEETING_ROWS + 2 * MEETINGS
LEFT_ROWS: Final = PAIR_ROWS + PAIRS
ODDS_ROWS: Final = LEFT_ROWS + 2 * VALUES * COPIES
ROWS: Final = ODDS_ROWS + ODDS

FIRST_BIAS: Final = ROWS * FIRST
SECOND_LAYER: Final = FIRST_BIAS + FIRST
SECOND_BIAS: Final = SECOND_LAYER + FIRST * SECOND
LAST_LAYER: Final = SECOND_BIAS + SECOND
LAST_BIAS: Final = LAST_LAYER + SECOND
WEIGHTS: Final = LAST_BIAS + 4  # one, and three that mean nothing


@dataclass(slots=True)
class Network(Struct):
    weights: list[Single] = reals(WEIGHTS)
    seen: Features = inside(Features)

    # Paper.
    first: list[Single] = reals(FIRST)
    second: list[Single] = reals(SECOND)


@rule
def evaluate(net: Network) -> float:
    """The share of the seat whose turn it is, if its next tile does not win at once."""
    add_features(net)
    add_scaled(net.second, 0, net.weights, SECOND_BIAS, SECOND, single(1.0))
    for place in range(FIRST):
        if net.first[place] > 0.0:
            add_scaled(net.second, 0, net.weights, SECOND_LAYER + place * SECOND, SECOND, net.first[place])
        net.first[place] = single(0.0)
    cut_negative(net.second, 0, SECOND)
    worth = float(net.weights[LAST_BIAS])
    for place in range(SECOND):
        worth += net.second[place] * net.weights[LAST_LAYER + place]
        net.second[place] = single(0.0)
    return 1.0 / (1.0 + exponential(min(max(-worth, -30.0), 30.0)))


@rule
def add_row(net: Network, row: int, factor: float) -> None:
    add_scaled(net.first, 0, net.weights, row * FIRST, FIRST, single(factor))


@rule
def add_features(net: Network) -> None:
    """The first layer."""
    add_row(net, ROWS, 1.0)  # the bias
    seen = net.seen
    for kind in range(RUNS):
        row = kind * SUMS
        rest = seen.runs[kind]
        while rest:
            if rest & ONE_COUNT:
                add_row(net, row, float(rest & ONE_COUNT))
            rest = rest >> WIDTH
            row += 1
    for place in range(2 * MEETINGS):
        if seen.meetings[place] > 0:
            add_row(net, MEETING_ROWS + place, float(seen.meetings[place]))
    for place in range(seen.kinds):
        pair = seen.found[place]
        add_row(net, PAIR_ROWS + pair, float(seen.pairs[pair]))
    for place in range(2 * VALUES):
        add_row(net, LEFT_ROWS + COPIES * place + seen.left[place], 1.0)
    for place in range(ODDS):
        if seen.odds[place] > 0.0:
            add_row(net, ODDS_ROWS + place, seen.odds[place])
