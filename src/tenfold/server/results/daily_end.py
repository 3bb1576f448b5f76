"""What the end of a game of the day's deal means: kept with its last move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenfold.cards.state import State
from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Json, Seat
from tenfold.server.storage.daily import End
from tenfold.server.table.table import Table

PLAYER: Final[Seat] = 0  # whoever plays the deal
OPPONENT: Final[Seat] = 1
TURN, BUST = "-", "b"  # how a turn is written down
GIVEN_UP: Final = {"aborted": "resigned", "agreed": "resigned"}  # by leaving before the first move


def end_of_deal(table: Table, at: int, shares: list[float]) -> End:
    """A game that the rules did not end is lost."""
    assert table.ending
    reason = table.ending.reason
    result = table.ending.result or {}
    scores = result.get("scores")
    return End(
        at=at,
        reason=GIVEN_UP.get(reason, reason),
        share=shares[PLAYER] if reason == "rules" else 0.0,
        points=scores[PLAYER] if scores else None,
        lead=scores[PLAYER] - scores[OPPONENT] if scores else None,
        busts="".join(turns_of(table.game, table.options, table.moves)) if table.row.game == "cards" else "",
        moves=" ".join(table.moves),
    )


def turns_of(game: AnyGame, options: Json, moves: Sequence[str]) -> list[str]:
    """The turns of whoever plays a deal of cards, in order, and whether each was a bust."""
    turns = list[str]()
    state: State = game.start(game.read_options(options))
    for token in moves:
        after: State = game.advance(state, game.move(state, token))
        if state.active == PLAYER:
            if token == "draw" and state.drawn == 0:
                turns.append(TURN)
            if after.busts[PLAYER] > state.busts[PLAYER]:
                turns[-1] = BUST
        state = after
    return turns
