"""A good way to pay: what hurts least, among the payments that the rules allow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.holdings import leave_hand
from tenfold.cards.moves import HIGHEST_BID, SPEND, TOKENS
from tenfold.cards.payment import spendable
from tenfold.cards.phases import legal, step
from tenfold.cards.scoring import Arrangement, arrange, best_score, score
from tenfold.cards.state import BUST_VALUE, OWNED, State
from tenfold.kernel import Struct, lowest_bit, numbers, overwrite, rule

NEVER: Final = 1 << 40

MOST_PIECES: Final = HIGHEST_BID  # each piece pays at least 1


@dataclass(slots=True)
class Draft(Struct):
    """Paper for a payment that is being thought of."""

    pieces: list[int] = numbers(MOST_PIECES)  # as moves
    count: int = 0
    allowed: list[int] = numbers(2 + KINDS)  # the moves that are legal in its place


def best_payment(state: State) -> tuple[str, ...]:
    """Currency tokens come first, then bust tokens or duplicates, and other cards only when nothing else
    is left."""
    moves = [0] * MOST_PIECES
    count = propose_payment(state, moves, Arrangement(), State(), Draft())
    return tuple(TOKENS[move] for move in moves[:count])


def points_of(hand: list[int]) -> int:
    return best_score(hand)[0]


@rule
def propose_payment(s: State, out: list[int], paper: Arrangement, trial: State, draft: Draft) -> int:
    """Writes the best payment's moves into `out`, and returns how many there are. For each number of bust
    tokens there is one to think of: the rest in currency tokens and the cards that are missed least."""
    count = 0
    least = NEVER
    for busts in range(min(s.busts[s.mover], (s.owed + BUST_VALUE - 1) // BUST_VALUE) + 1):
        cost = draw_up(s, busts, paper, trial, draft)
        if cost < least and is_legal(s, trial, draft):
            least = cost
            count = draft.count
            for place in range(count):
                out[place] = draft.pieces[place]
    return count


@rule
def draw_up(s: State, busts: int, paper: Arrangement, trial: State, draft: Draft) -> int:
    """Thinks of the payment with so many bust tokens; returns what it costs, or NEVER if it falls short."""
    overwrite(trial, s)
    rest = max(s.owed - BUST_VALUE * busts, 0)
    currency = min(s.tokens[s.mover], rest)
    cards = rest - currency
    singles = give_up(trial, cards, paper)
    if singles < 0:
        return NEVER
    write_pieces(s, busts, currency, trial, draft)
    arrange(paper, trial.hands, s.mover * KINDS, OWNED)
    wasted = max(BUST_VALUE * busts - s.owed, 0)
    # Points that are lost count first, then the cards that are no duplicates, then what is paid beyond the
    # price, then the duplicates. Nobody has 64 kinds of cards or 256 cards.
    return ((singles - 64 * score(paper)) * BUST_VALUE + wasted) * 256 + cards - singles


@rule
def give_up(s: State, count: int, paper: Arrangement) -> int:
    """Takes so many cards out of the hand, one after another the one that is missed least. Returns how many
    were the last of their kind, or -1 if there are too few cards."""
    singles = 0
    for _ in range(count):
        kind = spare_kind(s)
        if kind < 0:
            kind = least_missed(s, paper)
            singles += 1
        if kind < 0:
            return -1
        leave_hand(s, s.mover, kind)
    return singles


@rule
def spare_kind(s: State) -> int:
    """The first kind that there is a duplicate of to spend, or -1."""
    rest = s.owned[s.mover]
    while rest:
        kind = lowest_bit(rest)
        if s.hands[s.mover * KINDS + kind] > 1 and spendable(s, s.mover, kind) > 0:
            return kind
        rest &= rest - 1
    return -1


@rule
def least_missed(s: State, paper: Arrangement) -> int:
    """The first of the cards to spend whose loss costs fewest points, or -1."""
    best = -1
    most = -1
    rest = s.owned[s.mover]
    while rest:
        kind = lowest_bit(rest)
        rest &= rest - 1
        if spendable(s, s.mover, kind) > 0:
            points = points_without(s, kind, paper)
            if points > most:
                best = kind
                most = points
    return best


@rule
def points_without(s: State, kind: int, paper: Arrangement) -> int:
    hand = s.mover * KINDS
    s.hands[hand + kind] -= 1
    arrange(paper, s.hands, hand, OWNED)
    s.hands[hand + kind] += 1
    return score(paper)


@rule
def write_pieces(s: State, busts: int, currency: int, trial: State, draft: Draft) -> None:
    """The payment in its order; its cards are those that the hand has lost on trial."""
    draft.count = 0
    add_pieces(draft, 0, busts)
    add_pieces(draft, 1, currency)
    rest = s.owned[s.mover]
    while rest:
        kind = lowest_bit(rest)
        place = s.mover * KINDS + kind
        add_pieces(draft, 2 + kind, s.hands[place] - trial.hands[place])
        rest &= rest - 1


@rule
def add_pieces(draft: Draft, piece: int, copies: int) -> None:
    for place in range(draft.count, draft.count + copies):
        draft.pieces[place] = SPEND + piece
    draft.count += copies


@rule
def is_legal(s: State, trial: State, draft: Draft) -> bool:
    """Whether the payment can be made from here, piece by piece."""
    overwrite(trial, s)
    for place in range(draft.count):
        if not is_allowed(trial, draft.pieces[place], draft):
            return False
        step(trial, draft.pieces[place])
    return draft.count > 0


@rule
def is_allowed(s: State, move: int, draft: Draft) -> bool:
    for place in range(legal(s, draft.allowed)):
        if draft.allowed[place] == move:
            return True
    return False
