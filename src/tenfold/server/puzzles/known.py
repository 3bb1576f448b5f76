"""What somebody has answered before, and how hard the puzzles have turned out to be."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from tenfold.puzzles.puzzle import Puzzle
from tenfold.server.results.ratings import Standing
from tenfold.server.storage.puzzles import FirstAnswer, PuzzleStore

from .next_puzzle import Candidate


class Known(NamedTuple):
    first: Mapping[str, FirstAnswer]  # by puzzle
    gained: Mapping[str, float]  # by puzzle, of those whose rating has moved

    def standing(self, game: str) -> Standing:
        changes = [one.change for one in self.first.values() if one.game == game]
        return Standing(len(changes), sum(changes))

    def rating_of(self, puzzle: Puzzle) -> float:
        return puzzle.rating + self.gained.get(puzzle.id, 0.0)

    def candidates(self, puzzles: Collection[Puzzle]) -> list[Candidate]:
        return [Candidate(one.id, self.rating_of(one), one.id in self.first) for one in puzzles]


async def known_of(store: PuzzleStore, person: str | None) -> Known:
    first = await store.first_answers(person) if person else []
    return Known({one.puzzle: one for one in first}, await store.gained())
