"""Positions of the card game solved by the compiled module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tenfold.cards.moves import SPACE
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import MOST_SEATS, State
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64
from tenfold.protocol.game import Move
from tenfold.solver.cards import NOISE, SolvingDesk, is_last_round
from tenfold.solver.cards_desk import LastBuyDesk
from tenfold.solver.cards_key import CardKey
from tenfold.solver.solution import Solution

from .module import house_code, is_checked

MOST_NODES: Final = 200_000
A_WHILE: Final = 1_000  # nodes, some tenths of a second, until whoever waits may be told, or interrupt
DEEPEST: Final = 2_000  # moves to the end
REMEMBERED: Final = 1 << 17  # positions


def _nothing() -> None: ...


class CardSolver:
    """Remembers what it has found out, as long as the positions come from one game."""

    def __init__(self) -> None:
        machine = self._machine = Instance(house_code(is_checked()))
        self._layout = layout_of(State)
        self._desk, self._last = machine.keep(SolvingDesk()), machine.keep(LastBuyDesk())
        self._paper, self._key = machine.keep(Arrangement()), machine.keep(CardKey())
        self._states = Span(machine.take(DEEPEST * self._layout.size), DEEPEST)
        self._shares = self._rows(DEEPEST, MOST_SEATS)
        self._keys = self._rows(REMEMBERED, 2)
        given: tuple[Any, ...] = (self._states, self._rows(DEEPEST, SPACE), self._shares, 0)
        kept = self._paper, self._key, self._keys, self._rows(REMEMBERED, MOST_SEATS)
        self._solve = machine.ready("cards.solve", *given, self._desk, self._last, *kept)

    def solve(self, state: State, nodes: int = MOST_NODES, tell: Callable[[], None] = _nothing) -> Solution:
        """What every legal move of a position is worth, if so many nodes are enough; `tell` is called every
        while. The agreements of the game are no part of what is remembered: take a new solver for another."""
        out = [0] * SPACE
        moves = out[: legal(state, out)]
        after, used = [], 0
        for move in moves:
            child = state.copy()
            step(child, move)
            after.append(child)
        values = []
        for one in (*after, state):
            value, spent = self._value(one, nodes - used, tell)
            used += spent
            if value is None:
                return Solution(moves, [], None, (), False, used)
            values.append(value)
        return Solution(moves, values[:-1], self._best(state, moves, values), values[-1], True, used)

    def _best(self, state: State, moves: list[Move], values: list[tuple[float, ...]]) -> Move | None:
        mover = to_move(state)
        if mover < 0:
            return None
        if is_last_round(state):
            return self.last_buy(state)
        own = [value[mover] for value in values[:-1]]
        return next(move for move, value in zip(moves, own, strict=True) if value >= max(own) - NOISE)

    def last_buy(self, state: State) -> Move:
        """The best move of the last round of buying."""
        shares = [0.0] * MOST_SEATS
        return int(self._machine.call("cards.solve_last_buy", state, self._last, self._paper, shares))

    def _value(
        self, state: State, nodes: int, tell: Callable[[], None]
    ) -> tuple[tuple[float, ...] | None, int]:
        """The shares if so many nodes are enough, and how many were used."""
        machine, used = self._machine, 0
        while True:
            machine.write(self._states.address, self._layout.pack(state))
            now = min(A_WHILE, nodes - used)
            machine.write(self._desk.address, layout_of(SolvingDesk).pack(SolvingDesk(0, now, 1)))
            machine.run(self._solve)
            desk = machine.fetch(SolvingDesk, self._desk)
            used += min(desk.nodes, now)
            if desk.is_exact:
                return tuple(machine.fetch_list(FLOAT64, self._shares, MOST_SEATS)[: state.seats]), used
            if used >= nodes or desk.nodes <= now:
                return None, used
            tell()

    def _rows(self, rows: int, width: int) -> Span:
        return Span(self._machine.take(8 * rows * width), rows, width)
