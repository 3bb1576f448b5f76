"""What a seat could choose from, and which moves of a record make one decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tenfold.bots.cards.paying.proposal import best_payment
from tenfold.cards.moves import MOVES
from tenfold.cards.state import PAY
from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Move

from .evaluator import Choice

MOST_PAYMENTS: Final = 40  # that are compared; there may be thousands


def is_paying(game: AnyGame, state: Any) -> bool:
    return game.name == "cards" and state.phase == PAY


def made_from(game: AnyGame, states: Sequence[Any], moves: Sequence[Move], place: int) -> Choice:
    """The moves of a record that belong to the decision which begins at a place: all pieces of a payment,
    else one move."""
    end = place + 1
    if is_paying(game, states[place]):
        payer, item = states[place].mover, states[place].item
        while is_paying(game, states[end]) and (states[end].mover, states[end].item) == (payer, item):
            end += 1
    return tuple(moves[place:end])


def choices_in(game: AnyGame, state: Any, made: Choice | None = None) -> list[Choice]:
    """Every choice that a decision has; of payments the one made, if it was, the one that is proposed, and
    others until there are enough."""
    if not is_paying(game, state):
        return [(move,) for move in game.legal(state)]
    found = dict.fromkeys([*([made] if made else []), *_proposed(state)])
    for payment in _payments(game, state):
        if len(found) >= MOST_PAYMENTS:
            break
        found[payment] = None
    return list(found)


def _proposed(state: Any) -> Iterator[Choice]:
    payment = tuple(MOVES[token] for token in best_payment(state))
    if payment:
        yield payment


def _payments(game: AnyGame, state: Any, paid: Choice = ()) -> Iterator[Choice]:
    """Complete payments, one after the other; each piece is tried once at each place."""
    payer, item = state.mover, state.item
    for move in game.legal(state):
        later = game.advance(state, move)
        if is_paying(game, later) and (later.mover, later.item) == (payer, item):
            yield from _payments(game, later, (*paid, move))
        else:
            yield (*paid, move)
