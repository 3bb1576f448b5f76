"""What bots of the card game have in mind that think with a network: its weights, and all their paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.moves import SPACE
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import MOST_SEATS, State
from tenfold.kernel import Short, Struct, inside, numbers, reals, rule
from tenfold.solver.cards.desk import LastBuyDesk

from .last_cards_desk import LastCardsDesk
from .network.evaluating import Network
from .network.features import Features, Memory
from .paying.pieces import Payment
from .paying.proposal import MOST_PIECES, PaymentDraft

HIGHEST_PRICE: Final = 24  # no wildcard is worth more
PRICES: Final = HIGHEST_PRICE + 1
MOST_CANDIDATES: Final = 4  # moves that are played out beside each other
HOLDERS: Final = MOST_SEATS + 1  # and nobody

# How the end of a game is looked at, from the slowest way to the quickest.
TO_THE_END: Final = 0  # the last cards are played out
EXACTLY: Final = 1  # the last round of buying is solved after the last card,
IN_A_HURRY: Final = 2  # with few hands arranged, as in training
GUESSING: Final = 3  # everyone takes what adds most points, as in playouts

# Work is what takes time, whichever machine it is; one unit is about a microsecond.
EVALUATED: Final = 8  # a position, by the network
ARRANGED: Final = 10  # a hand, to solve the last round of buying
TRIED: Final = 1  # a purchase, to guess or to solve it
FIRST_WORK: Final = 50_000  # that a decision may take,
PLAYOUT_WORK: Final = 15_000  # and this for every playout of each close move


@dataclass(slots=True)
class Mind(Struct):
    net: Network = inside(Network)
    seen: Features = inside(Features)
    memory: Memory = inside(Memory)
    paper: Arrangement = inside(Arrangement)
    desk: LastBuyDesk = inside(LastBuyDesk)

    # Positions that are tried out, each made from one before it.
    drawn: State = inside(State)  # with one more card
    stopped: State = inside(State)  # with the numbers taken
    traded: State = inside(State)  # with the turn ended, by a purchase or without one
    sold: State = inside(State)  # with a wildcard paid for
    bought: State = inside(State)  # with a last purchase

    rolled: State = inside(State)  # played on for some turns

    # What comes of the legal moves: by place in their list × seat, each seat's share of the victory.
    values: list[float] = reals(SPACE * MOST_SEATS)
    outcomes: list[float] = reals(KINDS * MOST_SEATS)  # of chance, likewise
    outcome: list[float] = reals(MOST_SEATS)
    weighed: list[float] = reals(MOST_SEATS)  # the move being weighed
    after_card: list[float] = reals(MOST_SEATS)
    after_reward: list[float] = reals(MOST_SEATS)
    after_purchase: list[float] = reals(MOST_SEATS)
    out: list[int] = numbers(SPACE)  # legal purchases
    last_out: list[int] = numbers(SPACE)  # in the last round of buying
    is_exact: int = 0  # 1: the last round of buying is solved, not guessed
    is_solved: int = 0  # 1: it was, for every move that was weighed last,
    solved: list[Short] = numbers(SPACE)  # and by place, in that round alone
    is_bidding: int = 0  # 1: how an auction ends is tried out many times, so purchases right after are not
    plays_out: int = 0  # 1: the last cards are
    ends: LastCardsDesk = inside(LastCardsDesk)
    hurry: int = TO_THE_END
    last_work: int = 0  # that may be spent on them, unless it is 0: as much as usual

    work: int = 0  # done for the decision at hand
    most_work: int = 0  # that may be, unless it is 0: as much as it takes

    payment: Payment = inside(Payment)
    draft: PaymentDraft = inside(PaymentDraft)
    pieces: list[int] = numbers(MOST_PIECES)  # of a whole payment, as moves

    # An auction: by holder × price what each seat gets, and by bidder × price × holder how it ends.
    deals: list[float] = reals(HOLDERS * PRICES * MOST_SEATS)
    ends_with: list[Short] = numbers((MOST_SEATS + 1) * PRICES * HOLDERS)
    ends_at: list[Short] = numbers((MOST_SEATS + 1) * PRICES * HOLDERS)
    bidders: list[Short] = numbers(MOST_SEATS)
    has_deals: int = 0  # 1: the deals of the auction at hand have been valued

    # Playouts.
    samples: int = 0  # that may be spent on each close move
    dice: list[int] = numbers(1)
    rolled_out: list[int] = numbers(SPACE)
    candidates: list[Short] = numbers(MOST_CANDIDATES)
    looks: list[float] = reals(MOST_CANDIDATES)  # what each looks worth at first
    played: list[float] = reals(MOST_CANDIDATES)  # what each was worth when last played out
    tallies: list[float] = reals(MOST_CANDIDATES)  # and in playouts, added up


@rule
def begin_decision(m: Mind, samples: int) -> None:
    """From here on work counts, and there is an end to it."""
    m.work = 0
    m.most_work = FIRST_WORK + PLAYOUT_WORK * samples


@rule
def is_enough(m: Mind) -> bool:
    """Whether so much work has been done that no more should be begun."""
    return 0 < m.most_work <= m.work
