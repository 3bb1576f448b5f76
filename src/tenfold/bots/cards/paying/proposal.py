"""A good way to pay: what hurts least, among the payments that the rules allow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import KINDS, LARGEST_DECK
from tenfold.cards.holdings import leave_hand
from tenfold.cards.moves import HIGHEST_BID, SPEND, TOKENS
from tenfold.cards.payment import spendable, spendable_from
from tenfold.cards.phases import legal, step
from tenfold.cards.scoring import Arrangement, arrange, score
from tenfold.cards.state import BUST_VALUE, OWNED, State
from tenfold.kernel import Short, Struct, lowest_bit, numbers, overwrite, rule

from .pieces import NEVER, most_busts

MOST_PIECES: Final = HIGHEST_BID  # each piece pays at least 1

# How long to weigh up cards, counted in windows of the search for runs; beyond that any card will do.
MOST_WORK: Final = 2_000  # hands arranged for one proposal
EACH_HAND: Final = 30  # what arranging a hand costs beside the search


@dataclass(slots=True)
class PaymentDraft(Struct):
    """Paper for a payment that is being thought of."""

    pieces: list[int] = numbers(MOST_PIECES)  # as moves
    count: int = 0
    order: list[Short] = numbers(LARGEST_DECK)  # the cards that could be given up, by kind, the best first
    singles: list[Short] = numbers(LARGEST_DECK)  # how many up to this one are the last of their kind
    given: int = 0  # how many there are
    work: int = 0  # spent on finding that order
    allowed: list[int] = numbers(2 + KINDS)  # the moves that are legal in its place


def best_payment(state: State) -> tuple[str, ...]:
    """Currency tokens come first, then bust tokens or duplicates, and other cards only when nothing else
    is left."""
    moves = [0] * MOST_PIECES
    count = propose_payment(state, moves, Arrangement(), State(), PaymentDraft())
    return tuple(TOKENS[move] for move in moves[:count])


@rule
def propose_payment(s: State, out: list[int], paper: Arrangement, trial: State, draft: PaymentDraft) -> int:
    """Writes the best payment's moves into `out`, and returns how many there are."""
    find_order(s, paper, trial, draft)
    return best_draft(s, out, paper, trial, draft, True)


@rule
def best_draft(
    s: State,
    out: list[int],
    paper: Arrangement,
    trial: State,
    draft: PaymentDraft,
    must_be_legal: bool,
) -> int:
    """The same, once the order of the cards is known. For each number of bust tokens there is one payment to
    think of: the rest in currency tokens and the cards that are missed least. The one with the fewest cards
    comes first: if time runs out, one that was not weighed up costs more."""
    count = 0
    least = NEVER
    most = most_busts(s)
    for fewer in range(most + 1):
        cost = draw_up(s, most - fewer, paper, trial, draft)
        if cost < NEVER and cost <= least and (not must_be_legal or can_be_made(s, trial, draft)):
            least = cost
            count = draft.count
            for place in range(count):
                out[place] = draft.pieces[place]
    return count


@rule
def cards_needed(s: State, busts: int) -> int:
    """How many cards a payment with so many bust tokens asks for."""
    return max(s.owed - BUST_VALUE * busts - s.tokens[s.mover], 0)


@rule
def find_order(s: State, paper: Arrangement, trial: State, draft: PaymentDraft) -> None:
    """Which cards to give up, one after another the one that is missed least: once for all payments, since
    one that asks for fewer cards gives up the first of them. What no payment asks for is not weighed up."""
    enough = 0
    there = spendable_from(s, s.mover, 0)
    for busts in range(most_busts(s) + 1):
        if cards_needed(s, busts) <= there:
            enough = max(enough, cards_needed(s, busts))
    overwrite(trial, s)
    draft.given = 0
    draft.work = 0
    singles = 0
    while draft.given < enough:
        kind = spare_kind(trial)
        if kind < 0:
            kind = least_missed(trial, paper, draft)
            singles += 1
        if kind < 0:
            return
        leave_hand(trial, trial.mover, kind)
        draft.order[draft.given] = kind
        draft.singles[draft.given] = singles
        draft.given += 1


@rule
def draw_up(s: State, busts: int, paper: Arrangement, trial: State, draft: PaymentDraft) -> int:
    """Thinks of the payment with so many bust tokens; returns what it costs, or NEVER if it falls short."""
    cards = cards_needed(s, busts)
    if cards > draft.given:
        return NEVER
    overwrite(trial, s)
    for place in range(cards):
        leave_hand(trial, trial.mover, draft.order[place])
    singles = draft.singles[cards - 1] if cards > 0 else 0
    currency = max(s.owed - BUST_VALUE * busts, 0) - cards
    write_pieces(s, busts, currency, trial, draft)
    points = 0  # if there is no time to find out: then the payment with the fewest cards is as good as any
    if draft.work <= MOST_WORK:
        arrange(paper, trial.hands, s.mover * KINDS, OWNED)
        draft.work += EACH_HAND + paper.tried
        points = score(paper)
    wasted = max(BUST_VALUE * busts - s.owed, 0)
    # Points that are lost count first, then the cards that are no duplicates, then what is paid beyond the
    # price, then the duplicates. Nobody has 64 kinds of cards or 256 cards.
    return ((singles - 64 * points) * BUST_VALUE + wasted) * 256 + cards - singles


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
def least_missed(s: State, paper: Arrangement, draft: PaymentDraft) -> int:
    """The first of the cards to spend whose loss costs fewest points, or -1."""
    best = -1
    most = -1
    arrange(paper, s.hands, s.mover * KINDS, OWNED)
    whole = score(paper)
    draft.work += EACH_HAND + paper.tried
    rest = s.owned[s.mover]
    while rest:
        kind = lowest_bit(rest)
        rest &= rest - 1
        if spendable(s, s.mover, kind) > 0:
            if draft.work > MOST_WORK:
                return kind if best < 0 else best
            points = points_without(s, kind, paper)
            draft.work += EACH_HAND + paper.tried
            if points == whole:
                return kind
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
def write_pieces(s: State, busts: int, currency: int, trial: State, draft: PaymentDraft) -> None:
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
def add_pieces(draft: PaymentDraft, piece: int, copies: int) -> None:
    for place in range(draft.count, draft.count + copies):
        draft.pieces[place] = SPEND + piece
    draft.count += copies


@rule
def can_be_made(s: State, trial: State, draft: PaymentDraft) -> bool:
    """Whether the payment can be made from here, piece by piece."""
    overwrite(trial, s)
    for place in range(draft.count):
        if not is_allowed(trial, draft.pieces[place], draft):
            return False
        step(trial, draft.pieces[place])
    return draft.count > 0


@rule
def is_allowed(s: State, move: int, draft: PaymentDraft) -> bool:
    for place in range(legal(s, draft.allowed)):
        if draft.allowed[place] == move:
            return True
    return False
