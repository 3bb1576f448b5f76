"""What choices late in a card game are worth when both are played on strongly, with the cards in the same
orders: the yardstick that marks are held against.

Whoever decides takes what looks best: with two players and three cards left or fewer that is the search to
the end, before that a look one card ahead. A position that was met before is not thought about again.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import factorial
from random import Random
from statistics import fmean

from tenfold.analysis.evaluator import shares_of
from tenfold.cards.moves import GIVE
from tenfold.cards.state import State
from tenfold.catalogue import find_game
from tenfold.fast.card_judge import card_judge
from tenfold.kernel.layout import layout_of
from tenfold.protocol.game import CHANCE, NOBODY, Move, Seat

CARDS = find_game("cards")
SEARCHED = 3  # cards left with two players: what the search finds there is taken at its word


class StrongPlay:
    """Games that go on from one decision."""

    def __init__(self, root: State, seat: Seat) -> None:
        self._root, self._seat = root, seat
        is_searched = root.seats == 2 and root.left > SEARCHED
        self._searched = SEARCHED if is_searched else -1  # nearer the end the search itself is in question
        self._next: dict[bytes, State | float] = {}

    def difference(self, better: tuple[Move, ...], worse: tuple[Move, ...], most: int) -> float:
        """By how much one choice is worth more than another: the mean over all orders of the cards, or over
        so many of them."""
        return fmean(self.worth(better, order) - self.worth(worse, order) for order in self._orders(most))

    def worth(self, choice: tuple[Move, ...], order: tuple[Move, ...]) -> float:
        """What one game comes to."""
        after: State = self._root
        for move in choice:
            after = CARDS.advance(after, move)
        state = self._until_chance(after)
        for move in order:
            if isinstance(state, float):
                return state
            state = self._until_chance(CARDS.advance(state, move))
        assert isinstance(state, float)
        return state

    def _orders(self, most: int) -> Iterator[tuple[Move, ...]]:
        cards = [GIVE + card for card, copies in enumerate(self._root.deck) for _ in range(copies)]
        if factorial(len(cards)) <= most:
            yield from permutations(cards)
            return
        for number in range(most):
            Random(f"late {number}").shuffle(cards)
            yield tuple(cards)

    def _until_chance(self, state: State) -> State | float:
        """The next position in which a card comes; or what the game comes to, if that is known."""
        key = layout_of(State).pack(state)
        if key not in self._next:
            self._next[key] = self._play(state)
        return self._next[key]

    def _play(self, state: State) -> State | float:
        while (mover := CARDS.to_move(state)) != CHANCE:
            if mover == NOBODY:
                result = CARDS.result(state)
                assert result is not None
                return shares_of(result, state.seats)[self._seat]
            if state.left <= self._searched:
                return card_judge(state).values(state)[self._seat]
            legal = CARDS.legal(state)
            values = card_judge(state).after_each_move(state, legal)
            best = max(range(len(legal)), key=lambda place: values[place][mover])
            state = CARDS.advance(state, legal[best])
        return state
