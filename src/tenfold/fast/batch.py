"""Many games stepped together from Python, with masks of the legal moves: the loop of a learner.

    batch = Batch("cards", {"edition": "aeg", "seats": 4}, games=1024, seed=1)
    while learning:
        moves = choose(batch.states, batch.mask, batch.to_move)
        finished = batch.step(moves)
        rewards = batch.shares[finished]

Chance plays by itself: after every step each game stands before a decision. A game that ends tells its
shares of the victory and begins anew. All arrays are views of the module's own memory: nothing is copied.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.catalogue import find_game
from tenfold.kernel import Struct
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.masks import words_for
from tenfold.protocol.errors import BadOptions, Illegal
from tenfold.protocol.game import Json

from .module import house_code, is_checked

Numbers = NDArray[Any]


class Batch:
    """`states` has the fields of each game's state; `mask` says by game and move what is legal, `to_move` by
    game which seat decides, `shares` what each seat won of a game that has just ended. `step` changes all of
    them in place."""

    def __init__(self, game: str, options: Json, games: int, seed: int = 0) -> None:
        if games < 1:
            raise BadOptions("options.below", option="games", value=games, lowest=1, highest=0)
        engine, loops = find_game(game), LOOP_GAMES[game]
        self.space = engine.space
        self._machine = Instance(house_code(is_checked()))
        start = self._machine.keep(engine.start(engine.read_options(options)))
        states, self.states = self._array(games, dtype_of(loops.state))
        out, _ = self._array(loops.space, np.int64)
        masks, mask = self._array((games, words_for(engine.space)), np.int64)
        self.mask = mask.view(np.bool_)[:, : engine.space]
        marked, _ = self._array(games, np.int64)
        movers, self.to_move = self._array(games, np.int64)
        dice, _ = self._array((games, 1), np.int64)
        finished, found = self._array(games, np.uint8)
        self.finished = found.view(np.bool_)
        shares, self.shares = self._array((games, loops.most_seats), np.float64)
        moves, self._moves = self._array(games, np.int64)
        for shown in (self.states, self.mask, self.to_move, self.finished, self.shares):
            shown.flags.writeable = False  # they are the games themselves
        paper = self._machine.keep(loops.paper())
        common = (states, start, out, masks, marked, movers, dice)
        self._machine.call(f"{game}.open_games", seed, *common)
        self._step = self._machine.ready(f"{game}.step_games", moves, *common, paper, finished, shares)
        self._pick = self._machine.ready(f"{game}.pick_moves", states, out, masks, dice, moves)

    def step(self, moves: Numbers) -> Numbers:
        """Makes one move in each game; returns which games have ended and begun anew. For those, `shares` has
        what each seat has won: 1 divided among the winners, or among both after a draw."""
        if moves is not self._moves:
            self._moves[:] = self._checked(moves)
        wrong = self._machine.run(self._step)
        if wrong >= 0:
            raise Illegal("illegal.in_batch", game=wrong, move=int(self._moves[wrong]))
        return self.finished

    def random_moves(self) -> Numbers:
        """One legal move for each game, at random; the next call writes over them."""
        self._machine.run(self._pick)
        return self._moves

    def _checked(self, moves: Numbers) -> Numbers:
        given = np.asarray(moves)
        if given.shape != self._moves.shape or not np.issubdtype(given.dtype, np.integer):
            what = f"not {given.dtype} of shape {given.shape}"
            raise ValueError(f"a whole number for each of {len(self._moves)} games is needed, {what}")
        return given

    def _array(self, shape: int | tuple[int, int], kind: Any) -> tuple[Span, Numbers]:
        """Room for an array in the module's memory, and the array."""
        rows, width = shape if isinstance(shape, tuple) else (shape, 0)
        count, size = rows * (width or 1), np.dtype(kind).itemsize
        span = Span(self._machine.take(count * size), rows, width)
        array = np.frombuffer(self._machine.buffer(span, count * size), kind)
        return span, array.reshape(shape)


def dtype_of(kind: type[Struct]) -> np.dtype[Any]:
    """A struct as NumPy sees it in memory."""
    layout = layout_of(kind)
    names = list(layout.fields)
    return np.dtype(
        {
            "names": names,
            "formats": [
                (
                    dtype_of(field.struct)
                    if field.struct is not None
                    else (field.width.name, () if field.length is None else (field.length,))
                )
                for field in layout.fields.values()
            ],
            "offsets": [field.offset for field in layout.fields.values()],
            "itemsize": layout.size,
        }
    )
