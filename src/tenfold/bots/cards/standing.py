"""How the seats stand in any position: figures by which the value of a position can be judged.

`careful` first settles whatever is in the middle of things: an auction, a payment, a purchase, the last round
of buying. So what is described is always a draw phase, or a game that is over.
"""

from __future__ import annotations

from typing import Final

from tenfold.cards.deck import COLOUR_WILD, KINDS, NUMBERS, SUPER_WILD, WILD
from tenfold.cards.phases import legal, step
from tenfold.cards.scoring import Arrangement
from tenfold.cards.solo import is_opponent
from tenfold.cards.state import CHANCE_CARD, DRAW, MOST_TOKENS, OVER, State
from tenfold.cards.victory import count_up
from tenfold.kernel import lowest_bit, overwrite, rule

from .careful import (
    CAREFUL,
    drawing,
    reward_of_currency,
    reward_of_numbers,
    stopping,
    stopping_or_drawing,
)
from .deciding import decide
from .judgement import card_gain, colour_worth, duplicates, tableau_gain, token_worth, weigh_cards, weigh_deck
from .notes import CardNotes

IS_OVER: Final = -1  # instead of the cards left: the first figure is 1 for those who have won
IS_CHANCE: Final = -2  # nothing was written: chance is to move

# The figures of a seat, in thousandths of a point, a card or a token.
SURE: Final = 0  # what its runs score
HOPE: Final = 1  # the same with gaps that may still be filled
WILDCARDS: Final = 2
TOKENS: Final = 3
BUSTS: Final = 4
SPARES: Final = 5  # cards that are only money to it
TABLEAU: Final = 6  # of the active seat: what the numbers of the tableau add
PAID: Final = 7  # tokens that it gets when the turn ends as it would end now
MORE: Final = 8  # of the active seat: what drawing on promises above stopping
ACTIVE: Final = 9
FIGURES: Final = 10


@rule
def standing(
    s: State,
    work: State,
    out: list[int],
    dice: list[int],  # noqa: ARG001
    notes: CardNotes,
    paper: Arrangement,
    figures: list[int],
) -> int:
    """Writes the figures seat by seat; returns how many cards are left to come, or one of the above."""
    overwrite(work, s)
    settle(work, out, notes)
    for place in range(len(figures)):
        figures[place] = 0
    if work.phase == CHANCE_CARD:
        return IS_CHANCE
    if work.phase == OVER:
        winners = count_up(work, paper)
        for seat in range(work.seats):
            figures[FIGURES * seat] = winners >> seat & 1
        return IS_OVER
    for seat in range(work.seats):
        describe_holdings(work, seat, figures)
    describe_turn(work, figures, notes)
    return work.left


@rule
def settle(s: State, out: list[int], notes: CardNotes) -> None:
    """Lets `careful` decide until a seat may draw or stop, chance is to move, or the game is over."""
    while s.phase not in (DRAW, CHANCE_CARD, OVER):
        count = legal(s, out)
        step(s, out[decide(CAREFUL, s, out, count, notes)])


@rule
def describe_holdings(s: State, seat: int, figures: list[int]) -> None:
    first = FIGURES * seat
    owned = s.owned[seat] & ((1 << NUMBERS) - 1)
    wild = s.owned[seat] >> WILD << WILD
    while wild:
        kind = lowest_bit(wild)
        wild &= wild - 1
        for _ in range(s.hands[seat * KINDS + kind]):
            figures[first + WILDCARDS] += 1000
            card = best_place(s, owned, kind)
            if card >= 0:
                owned |= 1 << card
    for colour in range(4):
        mask = owned >> 9 * colour & 511
        figures[first + SURE] += colour_worth(mask, 0)
        figures[first + HOPE] += colour_worth(mask, 256)
    figures[first + TOKENS] = 1000 * s.tokens[seat]
    figures[first + BUSTS] = 1000 * s.busts[seat]
    figures[first + SPARES] = 1000 * duplicates(s, seat)


@rule
def best_place(s: State, owned: int, kind: int) -> int:
    """The number card that a wildcard had best stand for, or -1 if it is of no use."""
    best = -1
    most = 0
    for card in range(NUMBERS):
        if owned >> card & 1 == 0 and kind in (WILD + card % 9, COLOUR_WILD + card // 9, SUPER_WILD):
            gain = card_gain(s, owned, card, 0)
            if gain > most:
                best = card
                most = gain
    return best


@rule
def describe_turn(s: State, figures: list[int], notes: CardNotes) -> None:
    """What the turn at hand has brought the active seat and the others, and what it promises."""
    first = FIGURES * s.active
    figures[first + ACTIVE] = 1000
    weigh_cards(s, notes, s.active)
    weigh_deck(s, notes)
    gain = tableau_gain(s, s.active)
    if is_opponent(s, s.active):
        figures[first + TABLEAU] = gain
        pay_others(s, figures)
        return
    more = drawing(stopping_or_drawing, s, s.total, s.currency, gain, notes) if s.left > 0 else 0
    if s.drawn == 0:
        figures[first + MORE] = more
        return
    figures[first + MORE] = max(more - stopping(s, s.total, s.currency, gain, notes), 0)
    currency = reward_of_currency(s, s.currency)
    if currency > 0 and currency > reward_of_numbers(s, s.currency, gain):
        figures[first + PAID] = currency * 1000 // token_worth(s)
    else:
        figures[first + TABLEAU] = gain
        pay_others(s, figures)


@rule
def pay_others(s: State, figures: list[int]) -> None:
    for seat in range(s.seats):
        if seat != s.active:
            figures[FIGURES * seat + PAID] = 1000 * min(s.currency, MOST_TOKENS - s.tokens[seat])
