"""Random games by the thousand from one position: what they come to for each seat."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenfold.catalogue import find_game
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64, INT64
from tenfold.loops.games import LOOP_GAMES
from tenfold.protocol.game import Json

from .module import house_code, is_checked


class Playouts(NamedTuple):
    decisions: int
    totals: list[float]  # by seat: the victories, shared ones in part


class PlayoutTable:
    """A position to play random games from."""

    def __init__(self, game: str, options: Json) -> None:
        engine, loops = find_game(game), LOOP_GAMES[game]
        read = engine.read_options(options)
        machine = self._machine = Instance(house_code(is_checked()))
        start = engine.start(read)
        piles = machine.keep_list(INT64, sum(map(len, engine.shuffled(options, list)[1])))
        self._name, self._totals = f"{game}.play_out_many", machine.keep_list(FLOAT64, engine.seats(read))
        self._given: tuple[Any, ...] = (
            machine.keep(start),
            machine.keep(start),
            piles,
            machine.keep_list(INT64, loops.space),
            machine.keep_list(INT64, 1),
            machine.keep(loops.paper()),
            machine.keep_list(FLOAT64, loops.most_seats),
            self._totals,
        )

    def play(self, games: int, seed: int) -> Playouts:
        machine, seats = self._machine, self._totals.length
        machine.write_list(FLOAT64, self._totals, [0.0] * seats)
        decisions = machine.call(self._name, games, seed, *self._given)
        return Playouts(decisions, machine.fetch_list(FLOAT64, self._totals, seats))
