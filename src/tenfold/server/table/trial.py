"""What would be legal after some moves, and what it would cost: a client asks before its player decides."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from tenfold.bots.cards.paying.proposal import best_payment
from tenfold.bots.cards.paying.prospects import bids_of, prospects_of
from tenfold.bots.cards.paying.stakes import owes, stakes_of
from tenfold.cards.moves import MOVES
from tenfold.cards.state import State
from tenfold.catalogue import AnyGame
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import NOBODY, Json, Seat
from tenfold.wire import cards
from tenfold.wire import socket as wire

from .change import Refused, mover
from .dispatch import check_fresh
from .table import Table


class Trial(NamedTuple):
    """The position after the moves that were tried, as far as they were legal."""

    made: int
    view: Json
    to_move: Seat | None
    legal: list[str]
    key: str | None  # why the next move was not legal
    details: Mapping[str, str | int]
    proposal: list[str] | None
    outlook: cards.Outlook | None


def try_moves(table: Table, command: wire.Try, held: Collection[Seat]) -> wire.Tried:
    """What a client at the table asks."""
    check_fresh(table, command.version)
    mover(table, held)
    trial = try_from(table.game, table.state, command.moves)
    return wire.Tried(id=command.id, version=table.version, **trial._asdict())


def try_from(game: AnyGame, state: Any, moves: Sequence[str]) -> Trial:
    """The position after some moves, up to the first that is not legal or that chance has to answer."""
    seat, made, refusal = game.to_move(state), 0, None
    states = [state]
    for token in moves:
        try:
            if game.to_move(state) != seat:
                raise Refused("table.too_many_moves", number=made + 1)
            state = game.advance(state, game.move(state, token))
        except TenfoldError as error:
            refusal = error
            break
        states.append(state)
        made += 1
    to_move, view = game.to_move(state), game.view(state)
    is_mine = to_move == seat
    return Trial(
        made=made,
        view=view,
        to_move=None if to_move == NOBODY else to_move,
        legal=[game.token(state, move) for move in game.legal(state)] if is_mine else [],
        key=refusal.key if refusal else None,
        details=refusal.details if refusal else {},
        proposal=list(best_payment(state)) if is_mine and view["phase"] == "pay" else None,
        outlook=_outlook(states, moves, seat) if isinstance(state, State) else None,
    )


def _outlook(states: Sequence[Any], tokens: Sequence[str], seat: Seat) -> cards.Outlook:
    """What comes of it for a seat. A payment counts as a whole, whatever the order it was chosen in."""
    state: State = states[-1]
    debtor = next((one for one in states if owes(one, seat)), None)
    stakes = debtor and stakes_of(debtor, [MOVES[token] for token in tokens if token in MOVES])
    bids = bids_of(state, seat)
    return cards.Outlook(
        bids=cards.Bidding(*bids) if bids else None,
        prospects=msgspec.convert(prospects_of(state, seat), list[cards.Prospect], from_attributes=True),
        payment=msgspec.convert(stakes, cards.Stakes, from_attributes=True) if stakes else None,
    )
