"""Evaluators for tests: one that knows everything about tiny games, and one that knows nothing about any."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from judging.interpreted import Candidate

from tenfold.analysis.evaluator import Choice, Values, after, shares_of
from tenfold.catalogue import AnyGame, find_game
from tenfold.protocol.game import CHANCE, NOBODY
from tenfold.records.play import Play
from tenfold.records.record import Record


class Exact:
    """Every seat plays for itself, and among equals takes the first move."""

    def __init__(self, game: str, seats: int = 2) -> None:
        self.game: AnyGame = find_game(game)
        self.seats = seats
        self._known: dict[bytes, Values] = {}

    def values(self, state: Any) -> Values:
        return self._value(state)

    def outcomes(self, state: Any) -> list[Values]:
        return [self._value(self.game.advance(state, move)) for move, _ in self.game.chances(state)]

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        return [
            Candidate(choice, self._value(after(self.game, state, choice)), 0.0, exact=True)
            for choice in choices
        ]

    def _value(self, state: Any) -> Values:
        key = self.game.key(state)
        if key not in self._known:
            self._known[key] = self._find(state)
        return self._known[key]

    def _find(self, state: Any) -> Values:
        mover = self.game.to_move(state)
        if mover == NOBODY:
            result = self.game.result(state)
            assert result is not None
            return shares_of(result, self.seats)
        if mover == CHANCE:
            chances = self.game.chances(state)
            whole = sum(weight for _, weight in chances)
            later = [
                (self._value(self.game.advance(state, move)), weight / whole) for move, weight in chances
            ]
            return [sum(value[seat] * share for value, share in later) for seat in range(self.seats)]
        values = [self._value(self.game.advance(state, move)) for move in self.game.legal(state)]
        return max(values, key=lambda value: value[mover])


class Clueless:
    """Values without any sense, though always the same: whatever holds with them holds with any."""

    def __init__(self, game: str, seats: int) -> None:
        self.game: AnyGame = find_game(game)
        self.seats = seats

    def values(self, state: Any) -> Values:
        return self._guess(b"value" + self.game.key(state))

    def outcomes(self, state: Any) -> list[Values]:
        return [self.values(self.game.advance(state, move)) for move, _ in self.game.chances(state)]

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        keys = [self.game.key(state) + repr(choice).encode() for choice in choices]
        return [
            Candidate(choice, self._guess(key), 0.0 if place == made else 0.03)
            for place, (choice, key) in enumerate(zip(choices, keys, strict=True))
            if place % 3 == 0 or place == made
        ]

    def _guess(self, key: bytes) -> Values:
        numbers = [byte + 1 for byte in hashlib.sha256(key).digest()[: self.seats]]
        return [number / sum(numbers) for number in numbers]


def random_record(game: str, options: dict[str, Any], seed: int) -> Record:
    """A game of random moves; chance goes by its weights."""
    rng, play = Random(seed), Play(game, **options)
    while not play.is_over:
        if play.is_chance:
            tokens, weights = zip(*play.chances(), strict=True)
            play.push(*rng.choices(tokens, weights))
        else:
            play.push(rng.choice(play.legal()))
    return play.record()


def every_game(play: Play, policy: Any) -> Iterator[tuple[float, Record]]:
    """All games that chance may make of a policy, which chooses among tokens, with their probabilities."""
    if play.is_over:
        yield 1.0, play.record()
        return
    if not play.is_chance:
        play.push(policy(play))
        yield from every_game(play, policy)
        play.take_back()
        return
    chances = play.chances()
    whole = sum(weight for _, weight in chances)
    for token, weight in chances:
        play.push(token)
        for probability, record in every_game(play, policy):
            yield probability * weight / whole, record
        play.take_back()
