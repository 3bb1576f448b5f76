"""Positions judged by the compiled module: how the seats stand in them, and what games between bots from
there come to."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tenfold.bots.cards.standing import FIGURES
from tenfold.bots.registry import HOUSE
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64, INT64
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.matches import LONGEST_GAME
from tenfold.protocol.game import Move

from .module import house_code, is_checked

IS_SHARED_OUT: Final = -1
IS_CHANCE: Final = -2
FIGURES_A_SEAT: Final = {"cards": FIGURES, "tiles": 1}
MOST_PILES: Final = 256
MOST_GAMES: Final = 1 << 13  # in one call


class Standing(NamedTuple):
    """How the seats stand, so many figures each. `left` is how many cards are to come; with `IS_SHARED_OUT`
    the first figure of each seat is its share of the victory already, with `IS_CHANCE` nothing was judged."""

    left: int
    figures: list[int]


class Judge:
    """Judges positions of one game with so many seats."""

    def __init__(self, game: str, seats: int) -> None:
        loops, notes = LOOP_GAMES[game], HOUSE[game].notes
        machine = self._machine = Instance(house_code(is_checked()))
        self._game, self._seats, self._layout = game, seats, layout_of(loops.state)
        self._state, self._after, self._work = (machine.keep(loops.state()) for _ in range(3))
        self._moves, self._out = (machine.keep_list(INT64, loops.space) for _ in range(2))
        self._die = machine.keep_list(INT64, 1)
        self._notes, self._paper = machine.keep(notes()), machine.keep(loops.paper())
        self._width = seats * FIGURES_A_SEAT[game]
        self._figures = machine.keep_list(INT64, self._width)
        self._stands = machine.keep_list(INT64, loops.space * (self._width + 1))
        self._piles = machine.keep_list(INT64, MOST_PILES)
        self._dice = Span(machine.take(8 * loops.most_seats), loops.most_seats, 1)
        self._log = machine.keep_list(INT64, LONGEST_GAME)
        self._shares = machine.keep_list(FLOAT64, seats)
        self._won = machine.keep_list(FLOAT64, MOST_GAMES * seats)
        self._pile_length = {"cards": 0, "tiles": 30}[game]

    def stand(self, state: Any) -> Standing:
        """How the seats stand in a position."""
        self._put(state)
        paper = self._work, self._out, self._die, self._notes, self._paper, self._figures
        left = self._machine.call(f"{self._game}.stand", self._state, *paper)
        return Standing(left, self._machine.fetch_list(INT64, self._figures, self._width))

    def stand_after_each(self, state: Any) -> list[tuple[Move, Standing]]:
        """The legal moves of a position, and how the seats stand after each."""
        self._put(state)
        machine, wide = self._machine, self._width + 1
        paper = self._after, self._work, self._moves, self._out, self._die, self._notes, self._paper
        count = machine.call(
            f"{self._game}.stand_after_each", self._state, *paper, self._figures, self._stands
        )
        moves = machine.fetch_list(INT64, self._moves, count)
        numbers = machine.fetch_list(INT64, self._stands, count * wide)
        rows = (numbers[place * wide : (place + 1) * wide] for place in range(count))
        return [(move, Standing(row[-1], row[:-1])) for move, row in zip(moves, rows, strict=True)]

    def play_matches(self, state: Any, bot: str, games: int, seed: int) -> list[float]:
        """Games from a position, one bot in all seats: what each seat won in each of them, seat by seat and
        game by game. The same seed gives the same orders of what is to come, as far as they can be alike."""
        self._put(state)
        machine = self._machine
        number = list(HOUSE[self._game].bots).index(bot)
        bots = [number] * LOOP_GAMES[self._game].most_seats
        piles = Span(self._piles.address, self._pile_length or max(state.left, 1))
        paper = self._after, self._work, piles, self._moves, self._out, self._die, self._dice
        kept = bots, self._notes, self._log, self._paper, self._shares, self._won
        machine.call(f"{self._game}.play_matches", min(games, MOST_GAMES), seed, self._state, *paper, *kept)
        won: list[float] = machine.fetch_list(FLOAT64, self._won, min(games, MOST_GAMES) * self._seats)
        return won

    def _put(self, state: Any) -> None:
        self._machine.write(self._state.address, self._layout.pack(state))
