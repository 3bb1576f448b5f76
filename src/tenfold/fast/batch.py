"""Many games stepped together from Python, with masks of the legal moves: the loop of a learner.

    batch = Batch("cards", {"edition": "aeg", "seats": 4}, games=1024, seed=1)
    while learning:
        moves = choose(batch.states, batch.mask, batch.to_move)
        finished = batch.step(moves)
        rewards = batch.shares[finished]

Chance plays by itself: after every step each game stands before a decision. A game that ends tells its
shares of the victory and begins anew.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.catalogue import find_game
from tenfold.kernel import compiled, rule
from tenfold.protocol.errors import Illegal
from tenfold.protocol.game import Json

from .dice import below, seed_dice
from .loops import adapted, open_games, step_games
from .pack import pack
from .rulebook import RULEBOOKS

Numbers = NDArray[Any]


class Batch:
    """`mask` says by game and move what is legal, `to_move` by game which seat decides; both are changed in
    place by `step`."""

    def __init__(self, game: str, options: Json, games: int, seed: int = 0) -> None:
        engine, book = find_game(game), RULEBOOKS[game]
        start = engine.start(engine.read_options(options))
        self.space = engine.space
        self.states = pack(start, games)
        self.mask = np.zeros((games, engine.space), np.bool_)
        self.to_move = np.zeros(games, np.int64)
        self.finished = np.zeros(games, np.bool_)
        self.shares = np.zeros((games, book.most_seats))
        self._start = pack(start)
        self._lists = np.zeros((games, book.room), np.int64)
        self._counts = np.zeros(games, np.int64)
        self._dice = rows_of_dice(seed, games)
        self._paper = pack(book.paper)[0]
        self._step = compiled(adapted(step_games, game))
        begin = compiled(adapted(open_games, game))
        begin(self.states, self._lists, self._counts, self.mask, self.to_move, self._dice)

    def step(self, moves: Numbers) -> Numbers:
        """Makes one move in each game; returns which games have ended and begun anew. For those, `shares` has
        what each seat has won: 1 divided among the winners, or among both after a draw."""
        wrong = self._step(
            self.states,
            self._start,
            moves,
            self._lists,
            self._counts,
            self.mask,
            self.to_move,
            self._dice,
            self._paper,
            self.finished,
            self.shares,
        )
        if wrong >= 0:
            raise Illegal("illegal.in_batch", game=int(wrong), move=int(moves[wrong]))
        return self.finished

    def random_moves(self) -> Numbers:
        """One legal move for each game, at random."""
        moves = np.zeros(len(self.states), np.int64)
        compiled(choose_at_random)(self._lists, self._counts, self._dice, moves)
        return moves


def rows_of_dice(seed: int, rows: int) -> Numbers:
    """Independent dice, a row each."""
    dice = np.zeros((rows, 1), np.int64)
    compiled(seed_rows)(dice, seed)
    return dice


@rule
def seed_rows(dice: Any, seed: int) -> None:
    for row in range(len(dice)):
        seed_dice(dice[row], seed, row)


@rule
def choose_at_random(lists: Any, counts: Any, dice: Any, moves: Any) -> None:
    for game in range(len(moves)):
        moves[game] = lists[game, below(dice[game], counts[game])]
