"""The moves of a game as they are written, while it goes on."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.cards.moves import TOKENS
from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Json, Move
from tenfold.tiles.phases import step


class WrittenMoves:
    """How a tile's move is written depends on where the tiles lie, so that the game is followed."""

    def __init__(self, game: AnyGame, options: Json) -> None:
        self._game = game
        self._state = game.start(game.read_options(options))
        self._tokens: list[str] = []

    def __len__(self) -> int:
        return len(self._tokens)

    def up_to(self, moves: Sequence[Move]) -> list[str]:
        """All moves so far; those that were written before are not looked at again."""
        new = moves[len(self) :]
        if self._game.name == "cards":
            self._tokens += [TOKENS[move] for move in new]
            return self._tokens.copy()
        for move in new:
            self._tokens.append(self._game.token(self._state, move))
            step(self._state, move)
        return self._tokens.copy()
