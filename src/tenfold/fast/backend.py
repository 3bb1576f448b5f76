"""A game whose rules run compiled, behind the same protocol: what the conformance kit is put through."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from tenfold.catalogue import AnyGame, find_game
from tenfold.kernel import compiled
from tenfold.protocol.game import Game, Json, Move, Seat, Shuffle
from tenfold.protocol.position import Position

from .pack import Packed, pack, unpack
from .rulebook import RULEBOOKS


class CompiledGame(Game[Any, Packed]):
    """A state is an array of one record; copying it costs a few dozen nanoseconds."""

    def __init__(self, name: str) -> None:
        self._game: AnyGame = find_game(name)
        book = RULEBOOKS[name]
        self._state = book.state
        self._legal = compiled(book.rules["legal"])
        self._step = compiled(book.rules["step"])
        self._moves = np.zeros(book.room, np.int64)
        self.name = name
        self.space = self._game.space

    def read_options(self, raw: Mapping[str, object]) -> Any:
        return self._game.read_options(raw)

    def write_options(self, options: Any) -> Json:
        return self._game.write_options(options)

    def seats(self, options: Any) -> int:
        return self._game.seats(options)

    def start(self, options: Any) -> Packed:
        return pack(self._game.start(options))

    def to_move(self, state: Packed) -> Seat:
        return self._game.to_move(self._unpacked(state))

    def legal(self, state: Packed) -> list[Move]:
        count = self._legal(state[0], self._moves)
        moves: list[Move] = self._moves[:count].tolist()
        return moves

    def apply(self, state: Packed, move: Move) -> Packed:
        if move not in self.legal(state):
            self._game.apply(self._unpacked(state), move)  # raises the reason
        return self.advance(state, move)

    def advance(self, state: Packed, move: Move) -> Packed:
        after = state.copy()
        self._step(after[0], move)
        return after

    def chances(self, state: Packed) -> list[tuple[Move, int]]:
        return self._game.chances(self._unpacked(state))

    def shuffled(self, raw: Json, shuffle: Shuffle) -> tuple[Json, list[list[Move]]]:
        return self._game.shuffled(raw, shuffle)

    def pile(self, state: Packed) -> int:
        return self._game.pile(self._unpacked(state))

    def result(self, state: Packed) -> Json | None:
        return self._game.result(self._unpacked(state))

    def view(self, state: Packed) -> Json:
        return self._game.view(self._unpacked(state))

    def events(self, before: Packed, move: Move, after: Packed) -> list[Json]:
        return self._game.events(self._unpacked(before), move, self._unpacked(after))

    def token(self, state: Packed, move: Move) -> str:
        return self._game.token(self._unpacked(state), move)

    def move(self, state: Packed, token: str) -> Move:
        return self._game.move(self._unpacked(state), token)

    def key(self, state: Packed) -> bytes:
        return self._game.key(self._unpacked(state))

    def _unpacked(self, state: Packed) -> Position:
        return unpack(self._state, state[0])


@cache
def compiled_game(name: str) -> CompiledGame:
    """Compiles on its first use, or loads what an earlier process has compiled."""
    return CompiledGame(name)
