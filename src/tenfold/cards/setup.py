"""How a game begins: what was agreed, as numbers, and the table laid out for it (rules 1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Short, Struct, numbers, rule

from .deck import CODES, KINDS, standard_deck
from .edition import Edition
from .options import Options
from .state import LIMIT, MOST_SEATS, OWNED, UNUSED, USED, State
from .turn import begin_turn

FIRST_TOKENS: Final = 5
FEWEST_SEATS: Final = 2  # solo has two

TIE_BREAKS: Final = {"owned": OWNED, "used": USED, "unused": UNUSED}

# The decks of the box, by (seats - 2) × KINDS + kind.
DECKS: Final = tuple(
    copies for seats in range(FEWEST_SEATS, MOST_SEATS + 1) for copies in standard_deck(seats)
)


@dataclass(slots=True)
class Setup(Struct):
    """What the options and their edition say, as numbers; 1 is yes."""

    seats: int = 0  # as in a record: 1 means solo
    start: int = 0  # the seat that begins
    busting: int = 0
    target: int = 0  # 0: none
    has_own_deck: int = 0
    deck: list[Short] = numbers(KINDS)  # one's own, if there is one: copies by kind

    # The edition's fields of the same names.
    wildcards_pay: int = 0
    tie_break: int = 0
    busts_above_target: int = 0
    bids_against_poor: int = 0
    idle_wildcards_pay: int = 0
    pays_least: int = 0


def setup_of(options: Options) -> Setup:
    return Setup(
        seats=options.seats,
        start=options.start,
        busting=int(options.busting),
        target=options.target or 0,
        has_own_deck=int(options.deck is not None),
        deck=[(options.deck or {}).get(code, 0) for code in CODES],
        **edition_numbers(options.edition),
    )


def edition_numbers(edition: Edition) -> dict[str, int]:
    """What a set-up takes from an edition."""
    return {
        "wildcards_pay": int(edition.wildcards_pay),
        "tie_break": TIE_BREAKS[edition.tie_break],
        "busts_above_target": int(edition.solo.busts_above_target),
        "bids_against_poor": int(edition.solo.bids_against_poor),
        "idle_wildcards_pay": int(edition.solo.idle_wildcards_pay),
        "pays_least": int(edition.solo.pays_least),
    }


@rule
def is_solo(setup: Setup) -> bool:
    return setup.seats == 1


@rule
def count_seats(setup: Setup) -> int:
    """Seats at the table, the solo opponent's included."""
    return max(setup.seats, FEWEST_SEATS)


@rule
def copies_of(setup: Setup, kind: int) -> int:
    """Copies of a kind of card in the deck."""
    if setup.has_own_deck == 1:
        return setup.deck[kind]
    return DECKS[(count_seats(setup) - FEWEST_SEATS) * KINDS + kind]


@rule
def set_up(s: State, setup: Setup) -> None:
    """Makes a blank state the position before the first move."""
    agree(s, setup)
    bring_deck(s, setup)
    for seat in range(s.seats):
        s.tokens[seat] = FIRST_TOKENS
    s.item = -1
    s.bidder = -1
    begin_turn(s, setup.start)


@rule
def agree(s: State, setup: Setup) -> None:
    s.seats = count_seats(setup)
    s.busting = setup.busting
    s.target = setup.target
    s.currency_limit = setup.target if setup.busts_above_target == 1 else LIMIT
    s.bids_against_poor = setup.bids_against_poor
    s.idle_wildcards_pay = setup.idle_wildcards_pay
    s.pays_least = setup.pays_least
    s.wildcards_pay = setup.wildcards_pay
    s.tie_break = setup.tie_break


@rule
def bring_deck(s: State, setup: Setup) -> None:
    for kind in range(KINDS):
        s.deck[kind] = copies_of(setup, kind)
        s.left += s.deck[kind]
        if s.deck[kind] > 0:
            s.to_come |= 1 << kind
