"""The card game's part in the loops: its rules, and how chance deals by dice or from an order."""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.moves import GIVE
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import State
from tenfold.cards.victory import count_up
from tenfold.kernel import lowest_bit, rule

from .dice import below, slip_in
from .masks import clear, mark_listed
from .rulebook import Rulebook


@rule
def mark_legal(s: State, words: list[int], out: list[int], marked: int) -> int:
    clear(words, 0, marked)
    return mark_listed(words, out, legal(s, out))


@rule
def pick(s: State, out: list[int], dice: list[int]) -> int:
    return out[below(dice, legal(s, out))]


@rule
def pick_marked(s: State, words: list[int], out: list[int], dice: list[int]) -> int:  # noqa: ARG001
    return pick(s, out, dice)


@rule
def deal_nothing(s: State, dice: list[int]) -> None:
    """Every card is dealt when it is drawn."""


@rule
def random_card(s: State, dice: list[int]) -> int:
    """Each card that is left is as likely as any other."""
    place = below(dice, s.left)
    rest = s.to_come
    while True:
        card = lowest_bit(rest)
        place -= s.deck[card]
        if place < 0:
            return GIVE + card
        rest &= rest - 1


@rule
def lay_out(s: State, pile: list[int], dice: list[int]) -> None:
    """Puts the cards to come into a random order, at the end of the pile."""
    first = len(pile) - s.left
    place = first
    for card in range(KINDS):
        for _ in range(s.deck[card]):
            slip_in(pile, first, place, GIVE + card, dice)
            place += 1


@rule
def next_card(s: State, pile: list[int]) -> int:
    return pile[len(pile) - s.left]


@rule
def share_out(s: State, paper: Arrangement, shares: list[float]) -> None:
    winners = count_up(s, paper)
    count = 0
    for seat in range(s.seats):
        count += winners >> seat & 1
    for seat in range(s.seats):
        shares[seat] = (winners >> seat & 1) / count


CARDS: Final = Rulebook(
    legal=legal,
    mark=mark_legal,
    step=step,
    to_move=to_move,
    deal_start=deal_nothing,
    deal=random_card,
    lay_out=lay_out,
    next_of=next_card,
    pick=pick,
    pick_marked=pick_marked,
    share_out=share_out,
)
