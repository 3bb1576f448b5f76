"""What a worker can do, by kind of job.

The bots run interpreted, so that a server needs no compiler, and nobody would notice the difference: measured
on two cores, the slowest of them, `careful`, takes 0.4 ms when it matters in the card game (at most 1), 11 ms
to lay a tile (at most 40) and 15 ms in the second round, when all 30 tiles lie (30 in one case of a hundred).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from tenfold.bots.bot import Bot, Turn
from tenfold.bots.house import as_bot
from tenfold.catalogue import find_game
from tenfold.protocol.game import Seat


class Work:
    """One worker's bots, with their notes and its dice, which come from the operating system."""

    def __init__(self) -> None:
        self._dice = [secrets.randbits(62)]
        self._bots: dict[tuple[str, str], Bot] = {}
        self._kinds: dict[str, Callable[..., Any]] = {"choose": self._choose}

    def do(self, kind: str, arguments: tuple[Any, ...]) -> Any:
        return self._kinds[kind](*arguments)

    def _choose(self, name: str, state: Any, seat: Seat, bot: str) -> str:
        """The token of the move that a house bot makes."""
        game = find_game(name)
        if (name, bot) not in self._bots:
            self._bots[name, bot] = as_bot(name, bot)
        turn = Turn(game, state.copy(), seat, game.legal(state), self._dice)
        move = self._bots[name, bot](turn) if len(turn.legal) > 1 else turn.legal[0]
        return move if isinstance(move, str) else game.token(state, move)
