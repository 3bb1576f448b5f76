"""Runs of puzzles: begun, gone on with, and what comes next in them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from tenfold.judging.practising import DAY
from tenfold.protocol.errors import TenfoldError
from tenfold.puzzles.puzzle import THEMES
from tenfold.server.credentials import new_id
from tenfold.server.now import Now
from tenfold.server.records.puzzle_boards import PuzzleBoards
from tenfold.server.storage.database import Conflict, Database
from tenfold.server.storage.exercises import ExerciseStore
from tenfold.server.storage.puzzles import Best, PuzzleStore, RunRow
from tenfold.server.table.change import Refused
from tenfold.wire.choices import GameName
from tenfold.wire.puzzles import PuzzleRun, PuzzleStart

from .known import Known, known_of
from .next_puzzle import of_day, of_rung, of_strength
from .progress import Progress

MOST_OPEN: Final = 10  # of somebody's latest runs are looked through for some to go on with


class UnknownRun(TenfoldError):
    """The person has no such run."""


class Runs:
    def __init__(self, database: Database, now: Now, boards: PuzzleBoards) -> None:
        self._now = now
        self._boards = boards
        self._store = PuzzleStore(database)
        self._exercises = ExerciseStore(database)

    async def start(self, person: str, wish: PuzzleStart) -> PuzzleRun:
        """A new run; or the one that somebody has just begun in the same way and seen nothing of, or the one
        of this day."""
        if wish.theme is not None and (wish.kind != "theme" or wish.theme not in THEMES[wish.game]):
            raise Refused("puzzles.other_theme", theme=wish.theme)
        for progress in await self._latest(person):
            if _is_fresh(progress, wish) and wish.kind != "missed":
                return await self.told(progress)
        now = self._now()
        day = now // DAY if wish.kind == "day" else None
        row = RunRow(
            new_id(16), person, wish.kind, wish.game, wish.theme, day, secrets.randbits(32), now, None, ""
        )
        first = await self.next_puzzle(Progress(row, []), await known_of(self._store, person))
        if first is None:
            raise Refused("puzzles.nothing_due" if wish.kind == "missed" else "puzzles.none")
        row = row._replace(puzzle=first)
        try:
            await self._store.insert_run(row)
        except Conflict:  # this day's was begun before
            row = await self._store.find_day(person, wish.game, now // DAY) or row
        return await self.told(await self.find(person, row.id))

    async def find(self, person: str, run: str) -> Progress:
        row = await self._store.find_run(person, run)
        if row is None:
            raise UnknownRun("puzzles.unknown_run")
        return await self._as_it_stands(Progress(row, await self._store.of_runs([run])))

    async def show(self, person: str, run: str, puzzle: str) -> PuzzleRun:
        """A run whose puzzle is shown now; with the first one its time begins."""
        progress = await self.find(person, run)
        self.check_current(progress, puzzle)
        if progress.row.shown is None:
            await self._store.show(run, self._now())
            progress = await self.find(person, run)
        return await self.told(progress)

    def check_current(self, progress: Progress, puzzle: str) -> None:
        """Whether this puzzle is to be answered now in a run; raises why it is not."""
        if over := progress.over(self._now()):
            raise Refused("puzzles.run_over", why=over)
        if progress.puzzle != puzzle:
            raise Refused("puzzles.not_current")

    async def open(self, person: str, best: Sequence[Best]) -> list[PuzzleRun]:
        """Those of the latest that can be gone on with; of the puzzles of days, this day's."""
        now = self._now()
        return [
            progress.told(now, best)
            for progress in await self._latest(person)
            if not progress.over(now) and progress.row.day in (None, now // DAY)
        ]

    async def told(self, progress: Progress) -> PuzzleRun:
        return progress.told(self._now(), await self._store.best(progress.row.person))

    async def next_puzzle(self, progress: Progress, known: Known) -> str | None:
        """What comes after the answers of a run; None if that was all."""
        row, place, had = progress.row, len(progress.answers), progress.had
        if row.kind == "missed":
            return next((one for one in await self.due(row.person, row.game) if one not in had), None)
        puzzles = await self._boards.all_of(row.game)
        if row.kind == "day":
            is_first = not place and puzzles
            return of_day([one.id for one in puzzles], row.day or 0) if is_first else None
        fitting = [one for one in puzzles if row.theme in (None, one.theme)]
        if row.kind == "theme":
            left = known.candidates([one for one in fitting if one.id not in had])
            return of_strength(left, known.standing(row.game).rating, progress.dice())
        return of_rung(known.candidates(fitting), had, place, progress.dice())

    async def due(self, person: str, game: GameName) -> list[str]:
        """The puzzles that somebody has missed and is to try again now, those that wait longest first."""
        now, rows = self._now(), await self._exercises.exercises(person)
        due = [row.puzzle for row in rows if row.game == game and row.repetition.is_due(now)]
        return [one for one in due if one and await self._boards.find(one)]

    async def _latest(self, person: str) -> list[Progress]:
        rows = await self._store.latest_runs(person, MOST_OPEN)
        answers = await self._store.of_runs([row.id for row in rows])
        found = [Progress(row, [one for one in answers if one.run == row.id]) for row in rows]
        return [await self._as_it_stands(progress) for progress in found]

    async def _as_it_stands(self, progress: Progress) -> Progress:
        """A later version may not have the puzzle that was to come."""
        chosen = progress.chosen
        return progress._replace(is_cut_off=chosen is not None and not await self._boards.find(chosen))


def _is_fresh(progress: Progress, wish: PuzzleStart) -> bool:
    row = progress.row
    is_same = (row.kind, row.game, row.theme) == (wish.kind, wish.game, wish.theme)
    is_unseen = row.shown is None and not progress.answers and not progress.is_cut_off
    return is_same and is_unseen and row.day is None
