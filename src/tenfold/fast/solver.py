"""Positions solved by the compiled module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tenfold.cards.moves import SPACE
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import MOST_SEATS, State
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64
from tenfold.protocol.game import Move
from tenfold.solver.cards.desk import LastBuyDesk
from tenfold.solver.cards.key import CardKey
from tenfold.solver.cards.solving import NOISE, SolvingDesk, is_last_round
from tenfold.solver.solution import Solution
from tenfold.solver.tiles.bounds import Looks
from tenfold.tiles.moves import SPACE as TILE_SPACE
from tenfold.tiles.phases import legal as legal_tiles
from tenfold.tiles.state import State as TileState

from .module import house_code, is_checked

MOST_NODES: Final = 100_000  # positions of one question
A_WHILE: Final = 200, 2_000  # nodes, until whoever waits is told, and may interrupt: at first, and at most
DEEPEST: Final = 2_000  # moves to the end
REMEMBERED: Final = 1 << 17  # positions


Tell: TypeAlias = Callable[[int], None]  # is told how many nodes it has taken so far


def solve_position(game: str, state: Any, nodes: int, tell: Tell) -> Solution:
    """What every legal move of a position is worth, if so many nodes are enough."""
    return SOLVERS[game](state, nodes, tell)


def _solve_cards(state: State, nodes: int, tell: Tell) -> Solution:
    return CardSolver().solve(state, nodes, tell)


def _solve_tiles(state: TileState, nodes: int, tell: Tell) -> Solution:
    """Each move by itself. A proved win solves the position, and moves that are not proved are left out then;
    without one, all have to be proved."""
    machine = Instance(house_code(is_checked()))
    place, looks = machine.keep(state), machine.keep(Looks())
    out = [0] * TILE_SPACE
    moves = out[: legal_tiles(state, out)]
    proved: dict[Move, tuple[float, ...]] = {}
    for number, move in enumerate(moves):
        tell(number)
        least, most = machine.call("tiles.solve_move", place, looks, move, max(nodes // len(moves), 1))
        if least == most:
            proved[move] = (least, 1 - least) if state.mover == 0 else (1 - least, least)
    best = max(proved, key=lambda move: (proved[move][state.mover], -move), default=None)
    if best is None or (len(proved) < len(moves) and proved[best][state.mover] < 1):
        return Solution(moves, [], None, (), False, nodes)
    return Solution(list(proved), list(proved.values()), best, proved[best], True, nodes)


# What solves the positions of each game.
SOLVERS: Final[dict[str, Callable[[Any, int, Tell], Solution]]] = {
    "cards": _solve_cards,
    "tiles": _solve_tiles,
}


def _nothing(_nodes: int) -> None: ...


class CardSolver:
    """Remembers what it has found out from one position to the next."""

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

    def solve(self, state: State, nodes: int = MOST_NODES, tell: Tell = _nothing) -> Solution:
        """What every legal move of a position is worth, if so many nodes are enough; `tell` is called now and
        then."""
        out = [0] * SPACE
        moves = out[: legal(state, out)]
        after, used = [], 0
        for move in moves:
            child = state.copy()
            step(child, move)
            after.append(child)
        values = []
        for one in (*after, state):
            value, used = self._value(one, used, nodes, tell)
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

    def value(self, state: State, nodes: int = MOST_NODES) -> tuple[float, ...] | None:
        """What a position is worth to each seat; None if so many nodes are not enough."""
        return self._value(state, 0, nodes, _nothing)[0]

    def last_buy(self, state: State) -> Move:
        """The best move of the last round of buying."""
        shares = [0.0] * MOST_SEATS
        return int(self._machine.call("cards.solve_last_buy", state, self._last, self._paper, shares))

    def _value(self, state: State, used: int, nodes: int, tell: Tell) -> tuple[tuple[float, ...] | None, int]:
        """The shares, if the nodes that are left are enough, and how many have been used then. What a call
        does not finish is begun anew, but most of it is remembered."""
        machine = self._machine
        while True:
            machine.write(self._states.address, self._layout.pack(state))
            now = min(max(A_WHILE[0], used), A_WHILE[1], nodes - used)
            machine.write(self._desk.address, layout_of(SolvingDesk).pack(SolvingDesk(0, now, 1)))
            machine.run(self._solve)
            desk = machine.fetch(SolvingDesk, self._desk)
            used += min(desk.nodes, now)
            if desk.is_exact:
                return tuple(machine.fetch_list(FLOAT64, self._shares, MOST_SEATS)[: state.seats]), used
            if used >= nodes or desk.nodes <= now:
                return None, used
            tell(used)

    def _rows(self, rows: int, width: int) -> Span:
        return Span(self._machine.take(8 * rows * width), rows, width)
