"""What a move made happen, told by comparing the position before with the one after.

Each event is one thing that a client can show: a card that moves, tokens that change hands, a new turn.
They come in the order in which they happen at a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .deck import CODES, NUMBERS, WILD
from .moves import (
    BID_NOTHING,
    BUY_CARD,
    DRAW_CARD,
    GIVE,
    PASS,
    SPEND,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
    TAKE_TOKEN,
)
from .state import BID, BUST, CHANCE_CARD, LAST_BUY, LIMIT, OVER, PAY, State

Event = dict[str, Any]


def events(before: State, move: int, after: State) -> list[Event]:
    return [*_deed(before, move), *_consequences(before, move, after), *_what_is_next(before, after)]


def _deed(s: State, move: int) -> Iterator[Event]:
    """The move itself."""
    if move == DRAW_CARD:
        yield {"event": "draws", "seat": s.mover}
    elif move in (TAKE_NUMBERS, TAKE_CURRENCY):
        yield {"event": "stops", "seat": s.mover, "reward": "numbers" if move == TAKE_NUMBERS else "currency"}
    elif move == TAKE_TOKEN:
        pass  # the token that arrives says it
    elif move == PASS:
        yield {"event": "passes", "seat": s.mover}
    elif move > BID_NOTHING:
        yield {"event": "bids", "seat": s.mover, "amount": move - BID_NOTHING}
    elif move >= GIVE:
        yield {"event": "card", "seat": s.active, "card": CODES[move - GIVE]}
    elif move >= BUY_CARD:
        yield {"event": "chooses", "seat": s.mover, "card": CODES[move - BUY_CARD]}
    else:
        piece = move - SPEND
        what = ("!", "$", *CODES)[piece]
        yield {"event": "spends", "seat": s.mover, "what": what}


def _consequences(before: State, move: int, after: State) -> Iterator[Event]:
    laid = list(before.tableau[: before.laid])
    if before.phase == CHANCE_CARD:
        card = move - GIVE
        if card >= WILD:
            yield {"event": "auction", "card": CODES[card]}
            return
        laid.append(card)
        by = _bust_by(before, card, after)
        if by:
            yield {"event": "busts", "seat": before.active, "by": by}
    yield from _numbers_leave(before, laid, after)
    if (before.phase == PAY and after.phase != PAY) or (
        before.phase == BID and after.phase not in (BID, PAY)
    ):
        yield from _item_leaves(before)
    yield from _tokens_arrive(before, move, after)
    gone = [card for card in laid if card >= NUMBERS]
    if gone and after.laid == 0:
        yield {"event": "discards", "cards": [CODES[card] for card in gone]}


def _bust_by(before: State, card: int, after: State) -> str | None:
    if after.phase == BUST:
        return "numbers" if after.total > LIMIT else "currency"
    if after.busts[before.active] > before.busts[before.active]:
        return "numbers" if card < NUMBERS else "currency"
    return None


def _numbers_leave(before: State, laid: list[int], after: State) -> Iterator[Event]:
    """The number cards of the tableau go to a hand or to the market."""
    numbers = [card for card in laid if card < NUMBERS]
    if not numbers or any(card < NUMBERS for card in after.tableau[: after.laid]):
        return
    codes = [CODES[card] for card in numbers]
    if sum(after.market) > sum(before.market):
        yield {"event": "to_market", "cards": codes}
    else:
        yield {"event": "takes", "seat": before.active, "cards": codes}


def _item_leaves(before: State) -> Iterator[Event]:
    """A debt is paid, or nobody wanted the wildcard."""
    card = CODES[before.item]
    if before.phase == BID:
        yield {"event": "discards", "cards": [card]}
    else:
        yield {"event": "wins" if before.item >= WILD else "buys", "seat": before.mover, "card": card}


def _tokens_arrive(before: State, move: int, after: State) -> Iterator[Event]:
    for seat in range(before.seats):
        if after.busts[seat] > before.busts[seat]:
            yield {"event": "bust_token", "seat": seat}
    spent = move == SPEND + 1
    for seat in range(before.seats):
        gained = after.tokens[seat] - before.tokens[seat] + (spent and seat == before.mover)
        if gained > 0:
            yield {"event": "gains", "seat": seat, "tokens": gained}


def _what_is_next(before: State, after: State) -> Iterator[Event]:
    if after.phase == OVER:
        yield {"event": "over"}
    elif after.phase == LAST_BUY and LAST_BUY not in (before.phase, before.paying_in):
        yield {"event": "last_round", "seat": after.mover}
    elif after.active != before.active:
        yield {"event": "turn", "seat": after.active}
