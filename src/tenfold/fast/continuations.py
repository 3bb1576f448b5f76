"""Games that go on from a position, played by the house's bots in the compiled module, many in one call."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from tenfold.bots.cards.mind import GUESSING
from tenfold.bots.registry import HOUSE
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64, INT64
from tenfold.loops.games import LOOP_GAMES
from tenfold.protocol.game import Seat

from .match import MOST_PILES
from .module import house_code, is_checked

MOST_GAMES: Final = 4_096  # in one call


class Company(NamedTuple):
    """Who plays on: somebody drawn for each seat, and after so many decisions one bot for all."""

    seated: tuple[str, ...]
    decisions: int
    finisher: str


class Continuations:
    def __init__(self, game: str) -> None:
        loops, self._house = LOOP_GAMES[game], HOUSE[game]
        machine = self._machine = Instance(house_code(is_checked()))
        self._rule, self._layout = f"{game}.play_on_many", layout_of(loops.state)
        self._start, self._played, self._shown = (machine.keep(loops.state()) for _ in range(3))
        self._piles = machine.keep_list(INT64, MOST_PILES)
        self._out, self._offered = (machine.keep_list(INT64, loops.space) for _ in range(2))
        self._dice = machine.keep_list(INT64, 1)
        self._company = machine.keep_list(INT64, len(self._house.bots) + 1)
        self._seated = machine.keep_list(INT64, loops.most_seats)
        self._notes = Span(machine.take(layout_of(self._house.notes).size))
        self._paper = machine.keep(loops.paper())
        self._shares = machine.keep_list(FLOAT64, loops.most_seats)
        self._won = machine.keep_list(FLOAT64, MOST_GAMES)
        if game == "cards":
            self._guess_endings()
        self._known = b""

    def _guess_endings(self) -> None:
        """With two seats the last cards, searched to the end, would take longer than the rest of the game."""
        hurry = Span(self._notes.address + offset_of(self._house.notes, "mind", "hurry"), 1)
        self._machine.write_list(INT64, hurry, [GUESSING])

    def won(
        self, state: Any, seat: Seat, company: Company, seed: int, games: int, first: int = 0
    ) -> list[float]:
        """A seat's share of the victory in the games from number `first` on."""
        machine = self._machine
        self._remember(state)
        machine.write(self._start.address, self._layout.pack(state))
        given = Span(self._company.address, 1 + len(company.seated))
        machine.write_list(INT64, given, self._places([company.finisher, *company.seated]))
        states = self._start, self._played, self._shown
        table = self._piles, self._out, self._offered, self._dice
        players = given, company.decisions, self._seated, self._notes
        won = Span(self._won.address, games)
        machine.call(self._rule, *states, *table, *players, self._paper, self._shares, seat, seed, first, won)
        return machine.fetch_list(FLOAT64, won, games)

    def _places(self, names: Sequence[str]) -> list[int]:
        return [list(self._house.bots).index(name) for name in names]

    def _remember(self, state: Any) -> None:
        if self._house.recall:
            offset, known = self._house.recall(state)
            if known is not self._known:
                self._machine.write(self._notes.address + offset, known)
                self._known = known


@cache
def continuations_of(game: str) -> Continuations:
    return Continuations(game)
