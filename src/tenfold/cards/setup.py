"""How a game begins: what was agreed, as numbers, and the table laid out for it (rules 1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Short, Struct, numbers, rule

from .deck import KINDS
from .edition import Edition
from .options import Options
from .state import LIMIT, OWNED, UNUSED, USED, State
from .turn import begin_turn

FIRST_TOKENS: Final = 5

TIE_BREAKS: Final = {"owned": OWNED, "used": USED, "unused": UNUSED}


@dataclass(slots=True)
class Setup(Struct):
    """What the options say, and the edition; the fields of the same name in `State` tell what they mean."""

    seats: int = 0  # as in a record: 1 means solo
    start: int = 0  # the seat that begins
    busting: int = 0
    target: int = 0
    busts_above_target: int = 0  # 1: the solo opponent busts by currency above her target
    bids_against_poor: int = 0
    idle_wildcards_pay: int = 0
    pays_least: int = 0
    wildcards_pay: int = 0
    tie_break: int = 0
    deck: list[Short] = numbers(KINDS)


def setup_of(options: Options) -> Setup:
    return Setup(
        seats=options.seats,
        start=options.start,
        busting=int(options.busting),
        target=options.target or 0,
        deck=options.copies(),
        **numbers_of(options.edition),
    )


def numbers_of(edition: Edition) -> dict[str, int]:
    """The edition's part of a set-up, by field."""
    return {
        "busts_above_target": int(edition.solo.busts_above_target),
        "bids_against_poor": int(edition.solo.bids_against_poor),
        "idle_wildcards_pay": int(edition.solo.idle_wildcards_pay),
        "pays_least": int(edition.solo.pays_least),
        "wildcards_pay": int(edition.wildcards_pay),
        "tie_break": TIE_BREAKS[edition.tie_break],
    }


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
    s.seats = max(setup.seats, 2)
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
        s.deck[kind] = setup.deck[kind]
        s.left += setup.deck[kind]
        if setup.deck[kind] > 0:
            s.to_come |= 1 << kind
