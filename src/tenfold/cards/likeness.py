"""What a position of the card game is like: equal for positions that differ in names only.

Which colour is called blue, which seat has which number and in which order cards came to lie makes no
difference to what is best. Nor is it asked what is still to come: it follows from what lies there.
"""

from __future__ import annotations

from collections.abc import Sequence

from .deck import COLOUR_WILD, COLOURS, CURRENCY, KINDS
from .state import State

EACH_COLOUR = 9


def likeness(s: State) -> list[object]:
    seats = [(s.mover + place) % s.seats for place in range(s.seats)]
    lie = [_whereabouts(s, kind, seats) for kind in range(KINDS)]
    colours = sorted(
        [*lie[EACH_COLOUR * colour : EACH_COLOUR * (colour + 1)], lie[COLOUR_WILD + colour]]
        for colour in range(len(COLOURS))
    )
    others = lie[CURRENCY:COLOUR_WILD] + lie[COLOUR_WILD + len(COLOURS) :]
    tokens = [(s.tokens[seat], s.busts[seat]) for seat in seats]
    bidder = -1 if s.bidder < 0 else (s.bidder - s.mover) % s.seats
    turn = (s.phase, (s.active - s.mover) % s.seats, s.highest, bidder, s.owed)
    return [colours, others, tokens, turn]


def cards_seen(s: State) -> int:
    """How many cards lie where everybody sees them."""
    return s.laid + sum(s.market) + sum(s.hands)


def _whereabouts(s: State, kind: int, seats: Sequence[int]) -> tuple[int, ...]:
    """How many cards of a kind lie where: on the stage, under the hammer, for sale, and in front of each."""
    staged = s.tableau[: s.laid].count(kind)
    on_sale = s.market[kind] if kind < CURRENCY else 0
    return staged, int(s.item == kind), on_sale, *(s.hands[seat * KINDS + kind] for seat in seats)
