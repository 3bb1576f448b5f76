"""All puzzles at a glance: what there is, and how far somebody has come with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from tenfold.judging.practising import DAY
from tenfold.puzzles.puzzle import THEMES, Puzzle
from tenfold.server.now import Now
from tenfold.server.records.puzzle_boards import PuzzleBoards
from tenfold.server.storage.puzzles import Best, PuzzleStore
from tenfold.wire.choices import GameName
from tenfold.wire.puzzles import GamePuzzles, MyPuzzles, PuzzleOfDay, PuzzleTheme, ThemePuzzles

from .known import Known, known_of
from .next_puzzle import of_day
from .progress import most_solved
from .puzzle_runs import Runs


class Overview:
    def __init__(self, store: PuzzleStore, now: Now, runs: Runs, boards: PuzzleBoards) -> None:
        self._store = store
        self._now = now
        self._runs = runs
        self._boards = boards

    async def look(self, person: str | None) -> MyPuzzles:
        """Somebody whom the server does not know has done nothing yet."""
        known = await known_of(self._store, person)
        best = await self._store.best(person) if person else []
        games = [game for game in get_args(GameName) if await self._boards.all_of(game)]
        return MyPuzzles(
            games=[await self._game(person, game, known, best) for game in games],
            runs=await self._runs.open(person, best) if person else [],
        )

    async def _game(
        self, person: str | None, game: GameName, known: Known, best: Sequence[Best]
    ) -> GamePuzzles:
        puzzles, day = await self._boards.all_of(game), self._now() // DAY
        told = GamePuzzles(
            game=game,
            themes=[_theme(theme, puzzles, known) for theme in THEMES[game]],
            day=PuzzleOfDay(day, of_day([one.id for one in puzzles], day)),
            rating=known.standing(game).shown,
            best_streak=most_solved(best, "streak", game),
            best_sprint=most_solved(best, "sprint", game),
        )
        if person is not None:
            await self._add_own(told, person)
        return told

    async def _add_own(self, told: GamePuzzles, person: str) -> None:
        told.due = len(await self._runs.due(person, told.game))
        run = await self._store.find_day(person, told.game, told.day.day)
        for answer in await self._store.of_runs([run.id] if run else []):
            told.day.solved = bool(answer.solved)


def _theme(theme: PuzzleTheme, puzzles: Sequence[Puzzle], known: Known) -> ThemePuzzles:
    fitting = [one.id for one in puzzles if one.theme == theme]
    tried = [known.first[one] for one in fitting if one in known.first]
    return ThemePuzzles(theme, len(fitting), len(tried), sum(one.solved for one in tried))
