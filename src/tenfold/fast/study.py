"""Games studied by the compiled module: one study, with a memory of its own."""

from __future__ import annotations

from typing import Any

from tenfold.bots.cards.network.weights import network_for
from tenfold.bots.cards.network.weights import weights_of as card_weights
from tenfold.bots.tiles.network.weights import weights_of as tile_weights
from tenfold.cards.state import MOST_SEATS
from tenfold.judging.findings import LEVELS
from tenfold.judging.studies import SEED, STUDIES
from tenfold.kernel.layout import Field, layout_of, offset_of
from tenfold.kernel.machine import Machine, Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import INT64
from tenfold.protocol.game import Move

from .module import house_code, is_checked


class CompiledStudy:
    def __init__(
        self,
        game: str,
        state: Any,
        has_own_deck: bool,
        checked: bool = False,
        machine: Machine | None = None,
    ) -> None:
        self._game, self._struct = game, STUDIES[game].struct
        machine = self._machine = machine or Instance(house_code(checked or is_checked()))
        self._one = Span(machine.take(layout_of(self._struct).size))
        self._moves = Span(0, 0)
        self._places: dict[tuple[str, ...], tuple[int, Field]] = {}
        if game == "cards":
            self._write(card_weights(network_for(state)), "desk", "mind", "net", "weights")
            self._write(int(has_own_deck).to_bytes(8, "little"), "desk", "has_own_deck")
        else:
            self._write(tile_weights(), "desk", "notes", "net", "weights")

    def values(self, state: Any) -> list[float]:
        """Each seat's share of the victory, in any position."""
        self._put(state, [])
        desk, position, values = (self._span(*way) for way in (("desk",), ("position",), ("study", "seen")))
        self._machine.call(f"{self._game}.value_of", desk, position, values)
        return self.numbers("study", "seen", count=seats_of(state))

    def outcomes(self, state: Any, level: str = LEVELS[0]) -> list[list[float]]:
        """Where chance is to move: the same after each of its moves."""
        self._put(state, [])
        self._write(LEVELS.index(level).to_bytes(8, "little"), "study", "level")
        count = self._machine.call(f"{self._game}.note_outcomes", self._one)
        values = self.numbers("study", "outcomes", count=count * MOST_SEATS)
        return [values[at : at + seats_of(state)] for at in range(0, len(values), MOST_SEATS)]

    def begin_review(self, start: Any, moves: list[Move], level: str) -> None:
        self._put(start, moves)
        self._machine.call(f"{self._game}.begin_review", self._one, LEVELS.index(level), SEED)

    def begin_decision(self, state: Any, number: int, made: list[Move], level: str) -> None:
        self._put(state, made)
        given = self._one, LEVELS.index(level), SEED, number, self._moves
        self._machine.call(f"{self._game}.begin_decision", *given)

    def go_on(self, work: int) -> int:
        """Does about so much work; returns what came of it."""
        return int(self._machine.call(f"{self._game}.go_on", self._one, self._moves, work))

    def number(self, *way: str) -> Any:
        return self.numbers(*way, count=1)[0]

    def numbers(self, *way: str, count: int) -> list[Any]:
        """The first numbers of a list inside the study."""
        offset, field = self._place(way)
        return self._machine.fetch_list(field.width, Span(self._one.address + offset), count)

    def _put(self, state: Any, moves: list[Move]) -> None:
        self._write(layout_of(type(state)).pack(state), "position")
        if len(moves) > self._moves.length:
            self._moves = self._machine.keep_list(INT64, len(moves))
        self._moves = Span(self._moves.address, len(moves))
        self._machine.write_list(INT64, self._moves, moves)

    def _span(self, *way: str) -> Span:
        offset, field = self._place(way)
        return Span(self._one.address + offset, field.count)

    def _write(self, data: bytes, *way: str) -> None:
        self._machine.write(self._one.address + offset_of(self._struct, *way), data)

    def _place(self, way: tuple[str, ...]) -> tuple[int, Field]:
        if way not in self._places:
            kind = self._struct
            for name in way[:-1]:
                kind = layout_of(kind).fields[name].struct or kind
            self._places[way] = offset_of(self._struct, *way), layout_of(kind).fields[way[-1]]
        return self._places[way]


def seats_of(state: Any) -> int:
    """The tile game has two, whatever its state says of it."""
    return getattr(state, "seats", 2)
