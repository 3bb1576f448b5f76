"""Positions of the tile game judged by the compiled module: what reviews are made of."""

from __future__ import annotations

from functools import cache

from tenfold.bots.tiles.network.weights import place_in_notes, weights_of
from tenfold.bots.tiles.notes import TileNotes
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64, INT64
from tenfold.protocol.game import Move
from tenfold.solver.tiles.bounds import Looks
from tenfold.tiles.moves import SPACE
from tenfold.tiles.state import State

from .module import house_code, is_checked


class TileJudge:
    def __init__(self) -> None:
        machine = self._machine = Instance(house_code(is_checked()))
        self._state, self._after = machine.keep(State()), machine.keep(State())
        self._looks = machine.keep(Looks())
        self._out = machine.keep_list(INT64, SPACE)
        self._notes = Span(machine.take(layout_of(TileNotes).size))
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
        return self.bounds_of_each(state, [move], nodes)[0]

    def bounds_of_each(self, state: State, moves: list[Move], nodes: int) -> list[tuple[float, float]]:
        """The same of several moves, with so many positions looked at for each."""
        self._put(state)
        given = self._state, self._looks
        return [self._machine.call("tiles.solve_move", *given, move, nodes) for move in moves]

    def _put(self, state: State) -> None:
        self._machine.write(self._state.address, layout_of(State).pack(state))


@cache
def tile_judge() -> TileJudge:
    return TileJudge()
