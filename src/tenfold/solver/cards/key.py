"""A position as two numbers that hardly two positions have in common.

Each fact about the position is mixed up by itself, and all are added: so the order in which the cards of a
tableau came makes no difference, as it makes none to the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.state import State
from tenfold.kernel import Mask, Short, Struct, lowest_bit, rule

MASK: Final = (1 << 62) - 1


@dataclass(slots=True)
class CardKey(Struct):
    first: Mask = 0
    second: Mask = 0


@rule
def find_key(s: State, key: CardKey) -> None:
    key.first = 1
    key.second = 0
    solo = 2 * (2 * s.bids_against_poor + s.idle_wildcards_pay) + s.pays_least
    agreed = 2 * (2 * solo + s.wildcards_pay) + s.busting
    add(key, 0, 8 * (4 * agreed + s.tie_break) + s.seats)
    add(key, 4, 16 * s.target + s.currency_limit)
    add_kinds(key, s.to_come, s.deck, 0, 1)
    add_kinds(key, s.on_sale, s.market, 0, 2)
    for place in range(s.laid):
        add(key, 3, s.tableau[place])
    for seat in range(s.seats):
        add_kinds(key, s.owned[seat], s.hands, seat * KINDS, 10 + seat)
        add(key, 20 + seat, s.tokens[seat])
        add(key, 30 + seat, s.busts[seat])
    add(key, 40, min(s.drawn, 1) * 2 + 4 * s.phase)
    add(key, 41, s.total + 1000)
    add(key, 42, s.currency)
    add(key, 43, 8 * s.active + s.mover)
    add(key, 44, s.item + 1)
    add(key, 45, s.highest)
    add(key, 46, s.bidder + 1)
    add(key, 47, s.owed)
    add(key, 48, s.spending)
    add(key, 49, s.paying_in)


@rule
def add_kinds(key: CardKey, kinds: int, copies: list[Short], first: int, what: int) -> None:
    rest = kinds
    while rest:
        kind = lowest_bit(rest)
        rest &= rest - 1
        add(key, what, 512 * kind + copies[first + kind])


@rule
def add(key: CardKey, what: int, number: int) -> None:
    fact = (number << 6) + what + 1
    key.first = (key.first + mixed(fact * 0x1F4A7C15F39CC065 & MASK)) & MASK
    key.second = (key.second + mixed(fact * 0x2545F4914F6CDD1D + 0x14057B7EF767814F & MASK)) & MASK


@rule
def mixed(number: int) -> int:
    number ^= number >> 31
    number = number * 0x2127599BF4325C37 & MASK
    number ^= number >> 29
    number = number * 0x1851F42D4C957F2D & MASK
    return number ^ number >> 31
