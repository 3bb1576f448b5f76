"""What would be legal after some moves: a client asks before its player decides."""

from __future__ import annotations

from collections.abc import Collection

from tenfold.bots.cards_proposal import best_payment
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import NOBODY, Seat
from tenfold.wire import socket as wire

from .change import Refused, mover, try_out
from .dispatch import check_fresh
from .table import Table


def try_moves(table: Table, command: wire.Try, held: Collection[Seat]) -> wire.Tried:
    """The position after some moves, up to the first that is not legal or that chance has to answer."""
    check_fresh(table, command.version)
    game, seat = table.game, mover(table, held)
    state, made, refusal = table.state, 0, None
    for token in command.moves:
        try:
            if game.to_move(state) != seat:
                raise Refused("table.too_many_moves", number=made + 1)
            state = try_out(table, state, token).state
        except TenfoldError as error:
            refusal = error
            break
        made += 1
    to_move, view = game.to_move(state), game.view(state)
    is_mine = to_move == seat
    return wire.Tried(
        id=command.id,
        version=table.version,
        made=made,
        view=view,
        to_move=None if to_move == NOBODY else to_move,
        legal=[game.token(state, move) for move in game.legal(state)] if is_mine else [],
        key=refusal.key if refusal else None,
        details=refusal.details if refusal else {},
        proposal=list(best_payment(state)) if is_mine and view["phase"] == "pay" else None,
    )
