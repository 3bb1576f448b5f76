"""Many games of a learner against house bots, in the compiled module: what the vector environment steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.bots.registry import HOUSE, find_house_bot
from tenfold.catalogue import find_game
from tenfold.fast.module import house_code, is_checked
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import INT64
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.masks import words_for
from tenfold.protocol.errors import Illegal
from tenfold.protocol.game import Json

from .stepping import before_dealing

ANY_SEAT = -1


class Learners:
    """`seen`, `mask`, `shares`, `ended` and `seats` are views of the games: a step changes them in place."""

    def __init__(self, game: str, options: Json, games: int, bots: Sequence[str], seat: int) -> None:
        """`bots` has a name for each seat after the learner's."""
        loops, self._engine = LOOP_GAMES[game], find_game(game)
        is_dealt, given = before_dealing(game, options)
        start = self._engine.start(self._engine.read_options(given))
        seats = self._engine.seats(self._engine.read_options(given))
        machine = self._machine = Instance(house_code(is_checked()))
        self.space, self.observed = loops.space, loops.observed(seats)
        states = self._room(games, layout_of(loops.state).size)
        masks, mask = self._array((games, words_for(self.space)), np.int64)
        self.mask = mask.view(np.int8)[:, : self.space]
        marked, _ = self._array(games, np.int64)
        chance, _ = self._array((games, 1), np.int64)
        others, _ = self._array((games, 1), np.int64)
        places, self.seats = self._array(games, np.int64)
        ended, self.ended = self._array(games, np.uint8)
        asked, self._asked = self._array(games, np.uint8)
        shares, self.shares = self._array((games, loops.most_seats), np.float64)
        seen, self.seen = self._array((games, self.observed), np.int16)
        seeds, self._seeds = self._array(games, np.int64)
        moves, self._moves = self._array(games, np.int64)
        out, paper = machine.keep_list(INT64, loops.space), machine.keep(loops.paper())
        notes, numbers = self._notes(game, start, bots), self._numbers(game, bots)
        first, dice = machine.keep(start), (chance, others)
        common = (out, masks, marked, *dice, places)
        self._seed = machine.ready("seed_games", seeds, *dice, asked)
        wanted = (seat, numbers, notes, ended, seen)
        self._open = machine.ready(f"{game}.open_learners", asked, states, first, is_dealt, *common, *wanted)
        given_back = (numbers, notes, paper, ended, shares, seen)
        self._step = machine.ready(f"{game}.step_learners", moves, states, *common, *given_back)
        self._pick = machine.ready(f"{game}.pick_moves", states, out, masks, others, moves)

    def seed(self, seeds: NDArray[np.int64], asked: NDArray[np.bool_]) -> None:
        self._seeds[:], self._asked[:] = seeds, asked
        self._machine.run(self._seed)

    def open(self, asked: NDArray[np.bool_]) -> None:
        """Begins the games that are asked for."""
        self._asked[:] = asked
        self._machine.run(self._open)

    def step(self, moves: NDArray[Any]) -> None:
        """Makes a move in each game that goes on; those that are over stay as they are."""
        self._moves[:] = moves
        wrong = self._machine.run(self._step)
        if wrong >= 0:
            raise Illegal("illegal.in_batch", game=wrong, move=int(self._moves[wrong]))

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move for each game, at random; the next call writes over them."""
        self._machine.run(self._pick)
        return self._moves

    def _notes(self, game: str, start: Any, bots: Sequence[str]) -> Span:
        """What the bots have in mind: the networks' weights, and how hard they may think."""
        house = HOUSE[game]
        notes = Span(self._machine.take(layout_of(house.notes).size))
        effort = max((find_house_bot(game, name).effort for name in bots), default=0)
        self._machine.write_list(
            INT64, Span(notes.address + offset_of(house.notes, *house.effort), 1), [effort]
        )
        if house.recall and any(find_house_bot(game, name).is_compiled for name in bots):
            offset, known = house.recall(start)
            self._machine.write(notes.address + offset, known)
        return notes

    def _numbers(self, game: str, bots: Sequence[str]) -> Span:
        """By how many seats after the learner's: which of the house's bots; its own place is never asked."""
        names = list(HOUSE[game].bots)
        numbers = self._machine.keep_list(INT64, 1 + len(bots))
        self._machine.write_list(INT64, numbers, [0, *(names.index(name) for name in bots)])
        return numbers

    def _room(self, count: int, size: int) -> Span:
        return Span(self._machine.take(count * size), count)

    def _array(self, shape: int | tuple[int, int], kind: Any) -> tuple[Span, NDArray[Any]]:
        rows, width = shape if isinstance(shape, tuple) else (shape, 0)
        size = rows * (width or 1) * np.dtype(kind).itemsize
        span = Span(self._machine.take(size), rows, width)
        return span, np.frombuffer(self._machine.buffer(span, size), kind).reshape(shape)
