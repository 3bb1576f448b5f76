"""What a move made happen, told by comparing the position before with the one after.

Each event is one thing that a client can show: a card that moves, tokens that change hands, a new turn.
They come in the order in which they happen at a table.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.protocol.events import HEAD, NO_SEAT, Form, Part, tell, tell_more, written
from tenfold.protocol.game import Json

from .deck import CODES, CURRENCY, NUMBERS, WILD
from .moves import (
    BID_NOTHING,
    BUY_CARD,
    DRAW_CARD,
    GIVE,
    PASS,
    PIECES,
    SPEND,
    TAKE_NUMBERS,
    TAKE_TOKEN,
)
from .refusals import PHASES
from .solo import is_opponent
from .state import BID, BUST, CHANCE_CARD, LAST_BUY, MOST_LAID, MOST_SEATS, OVER, PAY, State

# The move itself.
DRAWS: Final = 0
STOPS: Final = 1
PASSES: Final = 2
BIDS: Final = 3
TURNS_UP: Final = 4  # chance gives a card
CHOOSES: Final = 5
SPENDS: Final = 6

# What comes of it.
AUCTION: Final = 7
BUSTS: Final = 8
TO_MARKET: Final = 9
TAKES: Final = 10
BUYS: Final = 11
WINS: Final = 12
BUST_TOKEN: Final = 13
GAINS: Final = 14
DISCARDS: Final = 15

# What is next.
TURN: Final = 16
LAST_ROUND: Final = 17
ENDS: Final = 18

# The most that one move makes happen is seven events, and one more for each seat that gains tokens: the deed,
# a bust and its token, the numbers that leave, the item that leaves, the currency that is discarded, and what
# is next. A card of the tableau is named once at most, and so is a wildcard that nobody wants.
MOST_NUMBERS: Final = (7 + MOST_SEATS) * HEAD + MOST_LAID + 1

NO_CARD: Final = -1

HEAPS: Final = ("numbers", "currency")

FORMS: Final = {
    DRAWS: Form("draws"),
    STOPS: Form("stops", (Part("reward", words=HEAPS),)),
    PASSES: Form("passes", (Part("phase", words=PHASES),)),
    BIDS: Form("bids", (Part("amount"),)),
    TURNS_UP: Form("card", (Part("card", words=CODES),)),
    CHOOSES: Form("chooses", (Part("card", words=CODES),)),
    SPENDS: Form("spends", (Part("what", words=PIECES),)),
    AUCTION: Form("auction", (Part("card", words=CODES),)),
    BUSTS: Form("busts", (Part("by", words=HEAPS),)),
    TO_MARKET: Form("to_market", (Part("cards", "numbers", words=CODES),)),
    TAKES: Form("takes", (Part("cards", "numbers", words=CODES),)),
    BUYS: Form("buys", (Part("card", words=CODES),)),
    WINS: Form("wins", (Part("card", words=CODES),)),
    BUST_TOKEN: Form("bust_token"),
    GAINS: Form("gains", (Part("tokens"),)),
    DISCARDS: Form("discards", (Part("cards", "numbers", words=CODES),)),
    TURN: Form("turn"),
    LAST_ROUND: Form("last_round"),
    ENDS: Form("over"),
}


def events(before: State, move: int, after: State) -> list[Json]:
    out = [0] * MOST_NUMBERS
    return written(out, note_events(before, move, after, out), FORMS)


@rule
def note_events(before: State, move: int, after: State, out: list[int]) -> int:
    """Tells in numbers what a move made happen, and returns how many numbers that takes."""
    end = tell_deed(before, move, out)
    if before.phase == CHANCE_CARD and move >= GIVE + WILD:
        return tell(out, end, AUCTION, NO_SEAT, move - GIVE)
    if move == DRAW_CARD:
        return end
    end = tell_consequences(before, move, after, out, end)
    return tell_what_is_next(before, after, out, end)


@rule
def tell_deed(s: State, move: int, out: list[int]) -> int:
    """The move itself."""
    if move > BID_NOTHING:
        return tell(out, 0, BIDS, s.mover, move - BID_NOTHING)
    if move >= GIVE:
        return tell(out, 0, TURNS_UP, s.active, move - GIVE)
    if move >= BUY_CARD:
        return tell(out, 0, CHOOSES, s.mover, move - BUY_CARD)
    if move >= SPEND:
        return tell(out, 0, SPENDS, s.mover, move - SPEND)
    if move == DRAW_CARD:
        return tell(out, 0, DRAWS, s.mover, 0)
    if move == PASS:
        return tell(out, 0, PASSES, s.mover, s.phase)
    if move == TAKE_TOKEN:
        return 0  # the token that arrives says it
    return tell(out, 0, STOPS, s.mover, move - TAKE_NUMBERS)


@rule
def tell_consequences(before: State, move: int, after: State, out: list[int], end: int) -> int:
    card = NO_CARD
    laid = before.laid
    if before.phase == CHANCE_CARD:
        card = move - GIVE
        laid += 1
        if after.phase == BUST or after.busts[before.active] > before.busts[before.active]:
            end = tell(out, end, BUSTS, before.active, 0 if card < NUMBERS else 1)
    if after.laid < laid:
        end = tell_numbers(before, move, card, out, end)
    if before.phase in (BID, PAY) and after.phase not in (BID, PAY):
        end = tell_item(before, out, end)
    end = tell_tokens(before, after, out, end)
    if after.laid == 0 and laid > 0:
        end = tell_cards(before, card, CURRENCY, out, end, DISCARDS, NO_SEAT)
    return end


@rule
def tell_numbers(before: State, move: int, card: int, out: list[int], end: int) -> int:
    """The number cards of the tableau go to a hand or to the market; the solo opponent always keeps hers."""
    if move == TAKE_NUMBERS or is_opponent(before, before.active):
        return tell_cards(before, card, 0, out, end, TAKES, before.active)
    return tell_cards(before, card, 0, out, end, TO_MARKET, NO_SEAT)


@rule
def tell_cards(s: State, card: int, first: int, out: list[int], begin: int, event: int, seat: int) -> int:
    """What becomes of the number cards of the tableau, or with CURRENCY as the first of its currency cards,
    together with a card that has just joined them; of no cards there is nothing to tell."""
    behind = WILD if first == CURRENCY else NUMBERS
    end = tell(out, begin, event, seat, 0)
    for place in range(s.laid):
        if first <= s.tableau[place] < behind:
            end = tell_more(out, begin, end, s.tableau[place])
    if first <= card < behind:
        end = tell_more(out, begin, end, card)
    return end if end > begin + HEAD else begin


@rule
def tell_item(before: State, out: list[int], end: int) -> int:
    """A debt is paid, or nobody wanted the wildcard."""
    if before.phase == BID:
        return tell_more(out, end, tell(out, end, DISCARDS, NO_SEAT, 0), before.item)
    return tell(out, end, WINS if before.item >= WILD else BUYS, before.mover, before.item)


@rule
def tell_tokens(before: State, after: State, out: list[int], end: int) -> int:
    """Tokens arrive; only the active seat can bust."""
    if after.busts[before.active] > before.busts[before.active]:
        end = tell(out, end, BUST_TOKEN, before.active, 0)
    for seat in range(before.seats):
        if after.tokens[seat] > before.tokens[seat]:
            end = tell(out, end, GAINS, seat, after.tokens[seat] - before.tokens[seat])
    return end


@rule
def tell_what_is_next(before: State, after: State, out: list[int], end: int) -> int:
    if after.phase == OVER:
        return tell(out, end, ENDS, NO_SEAT, 0)
    if after.phase == LAST_BUY and LAST_BUY not in (before.phase, before.paying_in):
        return tell(out, end, LAST_ROUND, after.mover, 0)
    if after.active != before.active:
        return tell(out, end, TURN, after.active, 0)
    return end
