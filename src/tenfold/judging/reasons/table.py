"""Every reason that can be told: its key, and what it speaks of.

The rules know a reason by its place in the table, and what it speaks of as numbers in the order of the table.
Whoever says it writes both out by their names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# What a detail is.
NUMBER: Final = "number"
SEAT: Final = "seat"
CARD: Final = "card"  # a kind of card
WORD: Final = "word"  # the place of one in WORDS
CELL: Final = "cell"  # its x times WIDTH plus its y, either of which may be negative
CELLS: Final = "cells"  # a list of them
OPTION_MOVES: Final = "option_moves"  # the place of an option of the decision
OPTIONS: Final = "options"  # a list of them

WIDTH: Final = 1 << 16  # of the plane; tiles never wander so far
LENGTH: Final = 256  # a list is where it begins times this, which is more than any has, plus its length

WORDS: Final = ("all", "some")
ALL: Final = 0
SOME: Final = 1

# Of the card game; those before them stand in `findings`.
CANNOT_BUST: Final = 6
NEXT_CARD: Final = 7
LITTLE_RISK: Final = 8
NUMBERS_IDLE: Final = 9
BUST_ODDS: Final = 10
TAKE_NUMBERS: Final = 11
TAKE_CURRENCY: Final = 12
PAYS_OTHERS: Final = 13
SAVES: Final = 14
WILDCARDS_TO_COME: Final = 15
NOBODY_HIGHER: Final = 16
DEARER: Final = 17
OUTBID: Final = 18
BID_LOSES: Final = 19
BID_ADDS_NOTHING: Final = 20
WILDCARD_ADDS: Final = 21
LAST_BID: Final = 22
LEAVES_IT: Final = 23
PURCHASE: Final = 24
PURCHASE_MORE: Final = 25
PURCHASE_LOSES: Final = 26
PURCHASE_IDLE: Final = 27
DENIES: Final = 28
KEEPS_CARDS: Final = 29
KEEPS_TOKENS: Final = 30
PAYMENT_POINTS: Final = 31

# Of the tile game.
THREAT_STAYS: Final = 32
THREAT_OPENED: Final = 33
THREAT_BY_TAKING: Final = 34
ANSWERS_IT: Final = 35
MAKES_THREATS: Final = 36
NEXT_FORK: Final = 37
ENDS_LINE: Final = 38
LENGTHENS_LINE: Final = 39
CROSSING: Final = 40
JOINS_LINES: Final = 41


@dataclass(frozen=True, slots=True)
class ReasonKind:
    key: str
    details: dict[str, str]  # by name: of which sort


def _reason(name: str, **details: str) -> ReasonKind:
    return ReasonKind(f"review.{name}", details)


REASONS: Final = (
    _reason("verdict", moves=OPTION_MOVES, percent=NUMBER),
    _reason("as_good", choices=OPTIONS),
    _reason("what_follows"),
    _reason("wins_surely"),
    _reason("loses_surely"),
    _reason("wins_at_once", cell=CELL),
    _reason("cannot_bust"),
    _reason("next_card", percent=NUMBER, bust=NUMBER),
    _reason("little_risk", percent=NUMBER),
    _reason("numbers_idle"),
    _reason("bust_odds", percent=NUMBER),
    _reason("take_numbers", points=NUMBER),
    _reason("take_currency", tokens=NUMBER),
    _reason("pays_others", tokens=NUMBER),
    _reason("saves", amount=NUMBER, kept=WORD),
    _reason("wildcards_to_come", count=NUMBER),
    _reason("nobody_higher", amount=NUMBER),
    _reason("dearer", amount=NUMBER, less=NUMBER),
    _reason("outbid", amount=NUMBER, count=NUMBER),
    _reason("bid_loses", amount=NUMBER, points=NUMBER),
    _reason("bid_adds_nothing", card=CARD),
    _reason("wildcard_adds", card=CARD, points=NUMBER),
    _reason("last_bid"),
    _reason("leaves_it", seat=SEAT, amount=NUMBER, points=NUMBER),
    _reason("purchase", card=CARD, price=NUMBER, points=NUMBER),
    _reason("purchase_more", card=CARD, price=NUMBER, points=NUMBER, more=NUMBER),
    _reason("purchase_loses", card=CARD, price=NUMBER, points=NUMBER),
    _reason("purchase_idle", card=CARD, price=NUMBER, points=NUMBER),
    _reason("denies", card=CARD, seat=SEAT, points=NUMBER),
    _reason("keeps_cards", cards=NUMBER),
    _reason("keeps_tokens", amount=NUMBER),
    _reason("payment_points", points=NUMBER),
    _reason("threat_stays", seat=SEAT, cell=CELL, value=NUMBER, percent=NUMBER),
    _reason("threat_opened", seat=SEAT, cell=CELL, value=NUMBER, percent=NUMBER),
    _reason("threat_by_taking", seat=SEAT, cell=CELL),
    _reason("answers_it", cell=CELL),
    _reason("makes_threats", count=NUMBER, named=NUMBER, cells=CELLS),
    _reason("next_fork", seat=SEAT, cell=CELL, value=NUMBER, count=NUMBER, cells=CELLS),
    _reason("ends_line", seat=SEAT, cell=CELL, sum=NUMBER),
    _reason("lengthens_line", cell=CELL, sum=NUMBER),
    _reason("crossing", seat=SEAT, cell=CELL, count=NUMBER),
    _reason("joins_lines", seat=SEAT, cell=CELL, count=NUMBER),
)
