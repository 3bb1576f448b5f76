"""What a bot worker does.

The bots that look at one move run interpreted, and nobody would notice the difference: measured on two cores,
the slowest of them, `careful`, takes 0.4 ms when it matters in the card game (at most 1), 11 ms to lay a tile
(at most 40) and 15 ms in the second round, when all 30 tiles lie (30 in one case of a hundred). The deep ones
run compiled, and wait for the module, which a worker gets ready when it is first asked for a move: two
seconds on a new machine, a tenth of one from then on.
"""

from __future__ import annotations

import logging
import secrets
import threading
from typing import Any, NamedTuple

from tenfold.bots.bot import Bot, Turn
from tenfold.bots.registry import as_bot, find_house_bot
from tenfold.catalogue import find_game
from tenfold.fast.table_bot import table_bot

from .programs import Failure, ProgramRequest, RunningPrograms

logger = logging.getLogger(__name__)


class MoveRequest(NamedTuple):
    """A position in which a house bot is to choose a move; the answer is the move's token."""

    game: str
    state: Any
    seat: int
    bot: str
    dice: int | None = None  # what its dice begin with; None: nobody is to know


class Chooser:
    """One worker's bots, with their notes and its dice, which come from the operating system. What they note
    is scratch paper: where dice are given, a bot decides as if it had never been asked before."""

    def __init__(self) -> None:
        self._dice = [secrets.randbits(62)]
        self._bots: dict[tuple[str, str], Bot] = {}
        self._programs = RunningPrograms(self._dice)
        self._compiling: threading.Thread | None = None
        self._can_compile = True

    def prepare(self) -> threading.Thread:
        """Gets the compiled module ready in the background."""
        self._compiling = threading.Thread(target=self._compile, name="compiler", daemon=True)
        self._compiling.start()
        return self._compiling

    def _compile(self) -> None:
        from tenfold.fast.module import house_code, is_checked  # noqa: PLC0415  (it loads a compiler)

        try:
            house_code(is_checked())
        except Exception:  # the bots play on as they are
            self._can_compile = False
            logger.exception("The module of the rules cannot be made ready; deep bots are slow.")

    def answer(self, request: MoveRequest | ProgramRequest) -> str | Failure:
        if isinstance(request, ProgramRequest):
            return self._programs.choose(request)
        return self.choose(request)

    def choose(self, request: MoveRequest) -> str:
        """The token of the move that a house bot makes."""
        if self._compiling is None:
            self.prepare()
        game = find_game(request.game)
        dice = self._dice if request.dice is None else [request.dice]
        turn = Turn(game, request.state.copy(), request.seat, game.legal(request.state), dice)
        move = self._bot(request.game, request.bot)(turn) if len(turn.legal) > 1 else turn.legal[0]
        return move if isinstance(move, str) else game.token(request.state, move)

    def _bot(self, game: str, name: str) -> Bot:
        if (game, name) not in self._bots:
            if self._compiling and find_house_bot(game, name).is_compiled:
                self._compiling.join()
            make = table_bot if self._can_compile else as_bot
            self._bots[game, name] = make(game, name)
        return self._bots[game, name]
