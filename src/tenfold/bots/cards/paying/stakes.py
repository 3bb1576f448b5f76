"""What a bid, a purchase or a payment does to somebody's points, and what it leaves them with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tenfold.cards.deck import CARDS, CODES, KINDS, NUMBERS, number_on
from tenfold.cards.moves import BID_NOTHING, BUY_CARD, SPACE, TOKENS
from tenfold.cards.payment import owe, spendable
from tenfold.cards.phases import legal as legal_moves
from tenfold.cards.scoring import Arrangement, arrange, score
from tenfold.cards.state import BID, BUST, BUY, LAST_BUY, OWNED, PAY, State
from tenfold.cards.view import hand_of
from tenfold.kernel import overwrite
from tenfold.protocol.game import Seat

from .proposal import EACH_HAND, MOST_PIECES, MOST_WORK, PaymentDraft, best_draft, best_payment, find_order

BUST_TOKEN, CURRENCY_TOKEN = "!", "$"


@dataclass(frozen=True, slots=True)
class Prospect:
    """A bid or a purchase, paid in the way that costs least."""

    move: str
    points: int | None  # what it does to the points; None when that takes too long to find out
    tokens: int  # what is left
    busts: int
    cards: int  # how many are given up


@dataclass(frozen=True, slots=True)
class Means:
    """A kind of piece that may be paid with."""

    piece: str
    copies: int
    points: int | None  # what giving up one more of it does to the points, or the last one that was chosen


@dataclass(frozen=True, slots=True)
class Stakes:
    """A payment with some pieces chosen: what comes of it."""

    points: int | None  # what it does to the points, with the card that is paid for
    proposed: int | None  # the same for the payment that is proposed
    tokens: int  # what is left
    busts: int
    means: tuple[Means, ...]


class Scales:
    """Weighs hands, as long as the time that is given to it lasts; counted in the search's windows."""

    def __init__(self) -> None:
        self._paper = Arrangement()
        self._work = 0
        self._known: dict[tuple[int, ...], int] = {}

    def points(self, hand: Sequence[int]) -> int | None:
        found = self._known.get(tuple(hand))
        if found is not None or self._work > MOST_WORK:
            return found
        arrange(self._paper, list(hand), 0, OWNED)
        self._work += EACH_HAND + self._paper.tried
        return self._known.setdefault(tuple(hand), score(self._paper))

    def change(self, before: Sequence[int], after: Sequence[int]) -> int | None:
        old, new = self.points(before), self.points(after)
        return None if old is None or new is None else new - old


def prospects_of(state: State) -> tuple[Prospect, ...]:
    """What each bid or purchase that is legal now would come to."""
    moves = [0] * SPACE
    count = legal_moves(state, moves)
    legal = moves[:count]
    if state.phase == BID:
        goods = [(move, state.item, move - BID_NOTHING) for move in legal if move > BID_NOTHING]
    elif state.phase in (BUY, BUST, LAST_BUY):
        cards = [move - BUY_CARD for move in legal if BUY_CARD <= move < BUY_CARD + NUMBERS]
        goods = [(BUY_CARD + card, card, number_on(card)) for card in cards]
    else:
        return ()
    return tuple(_prospects(state, goods))


def stakes_of(state: State, chosen: Sequence[str]) -> Stakes | None:
    """What a payment comes to with these pieces, enough or not; None when nothing is owed."""
    if state.phase != PAY:
        return None
    seat, scales = state.mover, Scales()
    before = hand_of(state, seat)
    left, tokens, busts = _without(state, seat, chosen)
    now = _with(left, state.item)
    proposed = [token.removeprefix("spend:") for token in best_payment(state)]
    after = _with(_without(state, seat, proposed)[0], state.item)
    points = scales.change(before, now)
    best = scales.change(before, after) if proposed else None
    return Stakes(points, best, tokens, busts, tuple(_means(state, left, now, scales)))


def _prospects(state: State, goods: list[tuple[int, int, int]]) -> Iterator[Prospect]:
    seat, scales = state.mover, Scales()
    before = hand_of(state, seat)
    paid: dict[int, list[str]] = {}
    if goods:
        paid = _payments(state, goods[0][1], sorted({price for _, _, price in goods}))
    for move, item, price in goods:
        left, tokens, busts = _without(state, seat, paid[price])
        cards = sum(piece in CARDS for piece in paid[price])
        points = scales.change(before, _with(left, item))
        yield Prospect(TOKENS[move], points, tokens, busts, cards)


def _payments(state: State, item: int, prices: Sequence[int]) -> dict[int, list[str]]:
    """The payment that would be proposed at each price; the cards that are missed least are found once for
    all of them."""
    debtor, trial, paper, draft = State(), State(), Arrangement(), PaymentDraft()
    overwrite(debtor, state)
    owe(debtor, state.mover, item, prices[-1], state.phase)
    find_order(debtor, paper, trial, draft)
    found: dict[int, list[str]] = {}
    for price in prices:
        debtor.owed, moves = price, [0] * MOST_PIECES
        count = best_draft(debtor, moves, paper, trial, draft, must_be_legal=False)
        found[price] = [TOKENS[move].removeprefix("spend:") for move in moves[:count]]
    return found


def _means(state: State, left: list[int], now: list[int], scales: Scales) -> Iterator[Means]:
    """All that may be spent on what is owed, in the order of a payment."""
    seat = state.mover
    if state.busts[seat]:
        yield Means(BUST_TOKEN, state.busts[seat], 0)
    if state.tokens[seat]:
        yield Means(CURRENCY_TOKEN, state.tokens[seat], 0)
    hand = hand_of(state, seat)
    for kind in range(KINDS):
        copies = spendable(state, seat, kind)
        if copies == 0:
            continue
        is_spent = hand[kind] - left[kind] >= copies
        points = (
            scales.change(_with(now, kind), now) if is_spent else scales.change(now, _with(now, kind, -1))
        )
        yield Means(CODES[kind], copies, points)


def _without(state: State, seat: Seat, pieces: Sequence[str]) -> tuple[list[int], int, int]:
    """A hand and its tokens without these pieces; what is not there cannot be taken away."""
    hand, purse = hand_of(state, seat), {BUST_TOKEN: state.busts[seat], CURRENCY_TOKEN: state.tokens[seat]}
    for piece in pieces:
        if piece in purse:
            purse[piece] = max(purse[piece] - 1, 0)
        elif piece in CARDS:
            hand[CARDS[piece]] = max(hand[CARDS[piece]] - 1, 0)
    return hand, purse[CURRENCY_TOKEN], purse[BUST_TOKEN]


def _with(hand: list[int], kind: int, copies: int = 1) -> list[int]:
    changed = list(hand)
    changed[kind] += copies
    return changed
