"""A game whose rules run compiled, behind the same protocol: what the conformance kit is put through."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tenfold.cards import events as card_events
from tenfold.cards.setup import setup_of as card_setup
from tenfold.catalogue import AnyGame, find_game
from tenfold.kernel.layout import Layout, layout_of
from tenfold.kernel.machine import Machine
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import INT64
from tenfold.loops.games import LOOP_GAMES
from tenfold.protocol.events import Form, written
from tenfold.protocol.game import Game, Json, Move, Seat, Shuffle
from tenfold.tiles import events as tile_events
from tenfold.tiles.setup import setup_of as tile_setup

from .module import house_code

SETUPS: Final[dict[str, Any]] = {"cards": card_setup, "tiles": tile_setup}
FORMS: Final[dict[str, dict[int, Form]]] = {"cards": card_events.FORMS, "tiles": tile_events.FORMS}
MOST_EVENTS: Final = max(card_events.MOST_NUMBERS, tile_events.MOST_NUMBERS)


class CompiledGame(Game[Any, bytes]):
    """A state is the bytes that it has in memory. Legal moves, steps, who is to move and what happened are
    asked of the machine; words and views of the game itself."""

    def __init__(self, name: str, machine: Machine) -> None:
        super().__init__()
        loop_game = LOOP_GAMES[name]
        self._game: AnyGame = find_game(name)
        self._layout: Layout[Any] = layout_of(loop_game.state)
        self._machine = machine
        self._state = machine.keep(loop_game.state())
        self._after = machine.keep(loop_game.state())
        self._out = machine.keep_list(INT64, max(loop_game.space, MOST_EVENTS))
        self.name = name
        self.space = self._game.space

    def read_options(self, raw: Mapping[str, object]) -> Any:
        return self._game.read_options(raw)

    def write_options(self, options: Any) -> Json:
        return self._game.write_options(options)

    def seats(self, options: Any) -> int:
        return self._game.seats(options)

    def start(self, options: Any) -> bytes:
        self._machine.write(self._state.address, bytes(self._layout.size))
        self._call("set_up", self._state, SETUPS[self.name](options))
        return self._machine.read(self._state.address, self._layout.size)

    def to_move(self, state: bytes) -> Seat:
        return int(self._ask("to_move", state))

    def legal(self, state: bytes) -> list[Move]:
        count = self._ask("legal", state, self._out)
        return self._machine.fetch_list(INT64, self._out, count)

    def apply(self, state: bytes, move: Move) -> bytes:
        if move not in self.legal(state):
            self._game.apply(self._unpacked(state), move)  # raises the reason
        return self.advance(state, move)

    def advance(self, state: bytes, move: Move) -> bytes:
        self._ask("step", state, move)
        return self._machine.read(self._state.address, self._layout.size)

    def chances(self, state: bytes) -> list[tuple[Move, int]]:
        return self._game.chances(self._unpacked(state))

    def shuffled(self, raw: Json, shuffle: Shuffle) -> tuple[Json, list[list[Move]]]:
        return self._game.shuffled(raw, shuffle)

    def pile(self, state: bytes) -> int:
        return self._game.pile(self._unpacked(state))

    def result(self, state: bytes) -> Json | None:
        return self._game.result(self._unpacked(state))

    def view(self, state: bytes) -> Json:
        return self._game.view(self._unpacked(state))

    def events(self, before: bytes, move: Move, after: bytes) -> list[Json]:
        self._machine.write(self._after.address, after)
        end = self._ask("note_events", before, move, self._after, self._out)
        return written(self._machine.fetch_list(INT64, self._out, end), end, FORMS[self.name])

    def token(self, state: bytes, move: Move) -> str:
        return self._game.token(self._unpacked(state), move)

    def move(self, state: bytes, token: str) -> Move:
        return self._game.move(self._unpacked(state), token)

    def key(self, state: bytes) -> bytes:
        return self._game.key(self._unpacked(state))

    def _ask(self, name: str, state: bytes, *arguments: Any) -> Any:
        self._machine.write(self._state.address, state)
        return self._call(name, self._state, *arguments)

    def _call(self, name: str, *arguments: Any) -> Any:
        return self._machine.call(f"{self.name}.{name}", *arguments)

    def _unpacked(self, state: bytes) -> Any:
        return self._layout.unpack(state)


@cache
def compiled_game(name: str, checked: bool = False) -> CompiledGame:
    return CompiledGame(name, Instance(house_code(checked)))
