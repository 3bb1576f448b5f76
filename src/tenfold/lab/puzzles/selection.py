"""Many puzzles, all different: the same ones from the same seed, with any number of workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count, islice
from math import ceil
from typing import Final

from msgspec import structs

from tenfold.catalogue import find_game
from tenfold.lab.play.worker_pool import Pool
from tenfold.puzzles.puzzle import THEMES, Puzzle, Theme
from tenfold.records.record import Record

from .making import Made, Wanted, find_puzzles
from .sources import game_of_record, simulated_game

BATCH: Final = 32  # games that are looked through for the same themes
MOST_ALIKE: Final = 0.5  # of the puzzles of a theme: where the same sort of move is right
MOST_EASY: Final = 0.4  # likewise: at which hardly any opponent goes wrong, for beginners


@dataclass(frozen=True, slots=True)
class Search:
    """One game to look through, simulated or given."""

    game: str
    wanted: Wanted
    seed: str
    number: int
    record: Record | None = None


def search_game(task: Search) -> list[Made]:
    record = task.record
    given = task.game, task.wanted.themes, task.seed, task.number
    source = game_of_record(record) if record else simulated_game(*given)
    found = find_puzzles(find_game(task.game), source, task.wanted, task.number)
    return found if record else [_found_in(one, f"{task.seed} {task.number}") for one in found]


def _found_in(made: Made, game: str) -> Made:
    return replace(made, puzzle=structs.replace(made.puzzle, found=game))


class Choice:
    """The puzzles so far."""

    def __init__(self, shares: dict[Theme, int], most_easy: float) -> None:
        self._shares = shares  # by theme: how many there shall be
        self._most_easy = most_easy
        self._counts: Counter[Theme] = Counter()
        self._easy: Counter[Theme] = Counter()
        self._sorts: Counter[tuple[Theme, str]] = Counter()
        self._seen: set[tuple[Theme, str]] = set()

    @property
    def wanted(self) -> Wanted:
        themes = tuple(theme for theme, share in self._shares.items() if self._counts[theme] < share)
        full = frozenset(one for one in self._sorts if self._is_full(*one))
        return Wanted(themes, full, frozenset(filter(self._has_enough_easy, themes)))

    def _has_enough_easy(self, theme: Theme) -> bool:
        return self._easy[theme] >= ceil(self._most_easy * self._shares[theme])

    def _is_full(self, theme: Theme, sort: str) -> bool:
        return self._sorts[theme, sort] >= ceil(MOST_ALIKE * self._shares[theme])

    def takes(self, made: Made) -> bool:
        """Whether a puzzle is wanted, and like no other."""
        theme = made.puzzle.theme
        is_known = (theme, made.fingerprint) in self._seen
        is_enough = self._counts[theme] >= self._shares[theme] or self._is_full(theme, made.sort)
        if is_known or is_enough or (made.is_easy and self._has_enough_easy(theme)):
            return False
        self._seen.add((theme, made.fingerprint))
        self._sorts[theme, made.sort] += 1
        self._counts[theme] += 1
        self._easy[theme] += made.is_easy
        return True


def select_puzzles(
    pool: Pool,
    game: str,
    shares: dict[Theme, int],
    seed: str,
    records: Iterable[Record] | None = None,
    most_easy: float = MOST_EASY,
) -> Iterator[Puzzle]:
    """Puzzles of some themes, so many of each, or fewer where games run out."""
    choice = Choice(shares, most_easy)
    games = enumerate(records) if records is not None else ((number, None) for number in count())
    while choice.wanted.themes:
        batch = [Search(game, choice.wanted, seed, *one) for one in islice(games, BATCH)]
        if not batch:
            return
        for found in pool.stream(search_game, batch):
            yield from (made.puzzle for made in found if choice.takes(made))


def shares_by_theme(game: str, theme: Theme | None, number: int) -> dict[Theme, int]:
    """How many puzzles of each theme: about as many of all, or all of one."""
    if theme:
        return {theme: number}
    themes = THEMES[game]
    return {one: (number + place) // len(themes) for place, one in enumerate(themes)}
