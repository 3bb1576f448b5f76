"""Positions of the tile game judged by the compiled module: what reviews are made of."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tenfold.bots.tiles.network.weights import place_in_notes, weights_of
from tenfold.cards.state import MOST_SEATS
from tenfold.judging.findings import Comparison
from tenfold.judging.tiles.desk import TileDesk
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64, INT16, INT64, UINT8, Struct, Width
from tenfold.protocol.game import Move
from tenfold.tiles.moves import SPACE
from tenfold.tiles.state import State

from .module import house_code, is_checked


class Weighed(NamedTuple):
    """A move looked at more closely."""

    place: int  # among the moves asked about
    share: float  # of seat 0
    standard_error: float  # of its difference to the move made
    is_exact: bool  # proven, not estimated


class TileJudge:
    def __init__(self) -> None:
        machine = self._machine = Instance(house_code(is_checked()))
        self._state, self._after = machine.keep(State()), machine.keep(State())
        self._desk = Span(machine.take(layout_of(TileDesk).size))
        self._notes = self._part(self._desk, TileDesk, "notes")
        self._comparison = Span(machine.take(layout_of(Comparison).size))
        self._out = machine.keep_list(INT64, SPACE)
        self._shares = machine.keep_list(FLOAT64, SPACE)
        machine.write(self._notes.address + place_in_notes(), weights_of())

    def share_of_first(self, state: State, ahead: int = 1) -> float:
        """Seat 0's share of the victory, in any position, with so many tiles looked ahead."""
        self._put(state)
        return float(self._machine.call("tiles.share_of_first", self._state, self._notes, ahead))

    def after_each(self, state: State, legal: list[Move], ahead: int = 1) -> list[float]:
        """The same after each of the moves, those of chance included."""
        self._put(state)
        machine = self._machine
        machine.write_list(INT64, self._out, legal)
        given = self._state, self._after, self._out, len(legal), self._notes, ahead, self._shares
        machine.call("tiles.share_after_each", *given)
        return machine.fetch_list(FLOAT64, self._shares, len(legal))

    def bounds(self, state: State, move: Move, nodes: int) -> tuple[float, float]:
        """The least and the most that the move can be worth to whoever makes it; alike if it is proved."""
        self._put(state)
        proof = self._part(self._desk, TileDesk, "proof")
        least, most = self._machine.call("tiles.solve_move", self._state, proof, move, nodes)
        return least, most

    def compare(self, state: State, moves: list[Move], made: int, level: int) -> list[Weighed]:
        """A closer look at those of some moves that seem worth it, the one made always among them."""
        self._put(state)
        self._machine.write_list(INT64, self._out, moves)
        given = self._desk, self._state, self._comparison, self._out, len(moves), made, level
        count = self._machine.call("tiles.compare_moves", *given)
        places = self._found(INT16, count, "choices")
        shares = self._found(FLOAT64, count * MOST_SEATS, "values")[::MOST_SEATS]
        errors = self._found(FLOAT64, count, "standard_errors")
        exact = map(bool, self._found(UINT8, count, "exact"))
        return [Weighed(*one) for one in zip(places, shares, errors, exact, strict=True)]

    def _found(self, width: Width, length: int, name: str) -> list[Any]:
        return self._machine.fetch_list(
            width, self._part(self._comparison, Comparison, "found", name), length
        )

    def _part(self, whole: Span, kind: type[Struct], *way: str) -> Span:
        return Span(whole.address + offset_of(kind, *way))

    def _put(self, state: State) -> None:
        self._machine.write(self._state.address, layout_of(State).pack(state))


@cache
def tile_judge() -> TileJudge:
    return TileJudge()
