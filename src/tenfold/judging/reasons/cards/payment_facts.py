"""What can be counted for two ways to pay."""

from __future__ import annotations

from tenfold.cards.moves import SPEND
from tenfold.cards.state import BUST_VALUE, State
from tenfold.judging.findings import Choices, Reasons
from tenfold.judging.reasons.table import KEEPS_CARDS, KEEPS_TOKENS, PAYMENT_POINTS
from tenfold.judging.reasons.telling import note_detail, say
from tenfold.kernel import rule

from .counts import CardPaper, lay_hand, points_on_paper


@rule
def tell_payment(p: CardPaper, s: State, choices: Choices, other: int, best: int, r: Reasons) -> None:
    mine, cards, tokens = count_payment(p, s, choices, best)
    theirs, more_cards, more_tokens = count_payment(p, s, choices, other)
    tell_difference(r, PAYMENT_POINTS, mine - theirs)
    tell_difference(r, KEEPS_CARDS, more_cards - cards)
    tell_difference(r, KEEPS_TOKENS, more_tokens - tokens)


@rule
def tell_difference(r: Reasons, key: int, more: int) -> None:
    if more > 0:
        say(r, key)
        note_detail(r, 0, more)


@rule
def count_payment(p: CardPaper, s: State, choices: Choices, place: int) -> tuple[int, int, int]:
    """The points that are left, how many cards it takes, and what tokens are worth that it takes."""
    lay_hand(p, s, s.mover)
    p.hand[s.item] += 1
    cards = 0
    tokens = 0
    first = choices.firsts[place]
    for at in range(first, first + choices.lengths[place]):
        piece = choices.moves[at] - SPEND
        if piece >= 2:
            p.hand[piece - 2] -= 1
            cards += 1
        else:
            tokens += 1 if piece == 1 else BUST_VALUE
    return points_on_paper(p), cards, tokens
