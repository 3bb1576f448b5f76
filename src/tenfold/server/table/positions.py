"""The moves of a game that stand, and the positions that they lead to.

A position is found when somebody asks for it, by playing on from the nearest one that is known: so a log in
which much was taken back costs no more than the moves that stand in the end, and whoever walks through a
game, move by move, plays it once.
"""

from __future__ import annotations

from typing import Any, Final

from tenfold.catalogue import AnyGame

SPACING: Final = 200  # moves between the positions that are kept


class Line:
    def __init__(self, game: AnyGame, start: Any, tokens: list[str] | None = None) -> None:
        self.tokens: list[str] = tokens or []
        self._game = game
        self._kept = [start]  # the positions after 0, 200, 400 … moves, as far as they are known
        self._at = 0  # after so many moves is the position that was asked for last
        self._state = start

    @property
    def state(self) -> Any:
        """The position after all moves."""
        return self.after(len(self.tokens))

    def add(self, token: str, state: Any = None) -> None:
        """One more move, and where it leads if that is known."""
        self.tokens.append(token)
        if state is not None:
            self._note(len(self.tokens), state)

    def cut(self, kept: int) -> None:
        """Only the first moves still stand."""
        del self.tokens[kept:]
        del self._kept[kept // SPACING + 1 :]
        if self._at > kept:
            self._go_to_kept(kept)

    def after(self, moves: int) -> Any:
        """The position after so many of the moves; it costs as many as lie between it and a known one."""
        if not self._at <= moves < self._at + SPACING:
            self._go_to_kept(moves)
        for number, token in enumerate(self.tokens[self._at : moves], self._at + 1):
            self._note(number, self._game.advance(self._state, self._game.move(self._state, token)))
        return self._state

    def _go_to_kept(self, moves: int) -> None:
        """To the last kept position from which these moves can be reached."""
        place = min(moves // SPACING, len(self._kept) - 1)
        self._at, self._state = place * SPACING, self._kept[place]

    def _note(self, moves: int, state: Any) -> None:
        self._at, self._state = moves, state
        if moves == SPACING * len(self._kept):
            self._kept.append(state)
