"""Answers to puzzles: judged, and kept before they are told."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from tenfold.analysis.spaced_repetition import Repetition
from tenfold.puzzles.puzzle import Puzzle
from tenfold.server.now import Now
from tenfold.server.results.ratings import BEGINNING, Standing
from tenfold.server.reviews.grading import grade_puzzle
from tenfold.server.storage.database import Conflict, Database, Statement
from tenfold.server.storage.exercises import ExerciseRow, ExerciseStore, answering, inserting, table_of
from tenfold.server.storage.puzzles import AnswerRow, FirstAnswer, PuzzleStore
from tenfold.server.table.change import Stale
from tenfold.wire.choices import GameName
from tenfold.wire.puzzles import PuzzleAnswer, PuzzleJudgement

from .known import Known, known_of
from .progress import Progress
from .puzzle_runs import Runs
from .rating import moved_by

MOST_RACES: Final = 5  # against other browsers of the same person


class Past(NamedTuple):
    """What there is when an answer comes."""

    answers: Sequence[AnswerRow]  # of the person to the puzzle, in order
    exercise: ExerciseRow | None
    run: Progress | None  # in which it is given


class Answers:
    def __init__(self, database: Database, now: Now, runs: Runs) -> None:
        self._now = now
        self._runs = runs
        self._store = PuzzleStore(database)
        self._exercises = ExerciseStore(database)

    async def answer(self, person: str, puzzle: Puzzle, answer: PuzzleAnswer) -> PuzzleJudgement:
        """Of a legal and whole choice. In a run the answer to its current puzzle counts; otherwise the first
        one ever, and later ones when a missed puzzle is due."""
        for _ in range(MOST_RACES):
            past = await self._past(person, puzzle, answer)
            kept = _repeated(past, puzzle, answer)
            if kept is None and self._counts(past, puzzle, answer):
                try:
                    kept = await self._keep(person, puzzle, answer, past)
                except Conflict:  # somebody was faster: perhaps with this very answer
                    continue
            return await self._judge(person, puzzle, answer, kept)
        raise Stale("table.stale")

    async def _past(self, person: str, puzzle: Puzzle, answer: PuzzleAnswer) -> Past:
        return Past(
            await self._store.of_puzzle(person, puzzle.id),
            await self._exercise(person, puzzle),
            await self._runs.find(person, answer.run) if answer.run else None,
        )

    def _counts(self, past: Past, puzzle: Puzzle, answer: PuzzleAnswer) -> bool:
        if past.run is not None:
            self._runs.check_current(past.run, puzzle.id)
            return True
        is_due = past.exercise is not None and past.exercise.repetition.is_due(self._now())
        return answer.asked == len(past.answers) and (is_due or not past.answers)

    async def _keep(self, person: str, puzzle: Puzzle, answer: PuzzleAnswer, past: Past) -> AnswerRow:
        known, now = await known_of(self._store, person), self._now()
        is_right = grade_puzzle(puzzle, answer.moves).is_right
        standing, rating = known.standing(puzzle.game), known.rating_of(puzzle)
        moved = None if past.answers else moved_by(is_right, standing, rating)
        row = AnswerRow(
            person=person,
            puzzle=puzzle.id,
            number=len(past.answers),
            game=_game(puzzle),
            at=now,
            moves=_written(answer),
            solved=int(is_right),
            rated=standing.games,
            rating=standing.rating,
            change=moved.own if moved else None,
            puzzle_rating=rating + (moved.puzzle if moved else 0.0),
            run=answer.run,
            place=len(past.run.answers) if past.run else None,
            next=None,
        )
        if past.run is not None:
            row = row._replace(next=await self._next(past.run, row, known))
        more = [*self._practised(person, puzzle, past, is_right), *self._begun(past)]
        await self._store.answer(row, moved.puzzle if moved else 0.0, more)
        return row

    async def _next(self, run: Progress, row: AnswerRow, known: Known) -> str | None:
        """What the run goes on with after this answer."""
        after = Progress(run.row, [*run.answers, row])
        if after.lives == 0:
            return None
        if row.change is not None:
            first = FirstAnswer(row.puzzle, row.game, row.solved, row.change)
            known = known._replace(first={**known.first, row.puzzle: first})
        return await self._runs.next_puzzle(after, known)

    def _practised(self, person: str, puzzle: Puzzle, past: Past, is_right: bool) -> list[Statement]:
        """A puzzle that is missed comes back, and goes through the boxes when it is due."""
        now, row = self._now(), past.exercise
        if row is not None and row.repetition.is_due(now):
            return [answering(person, row, row.repetition.answered(is_right, now), secrets.token_hex(8))]
        if row is not None or is_right:
            return []
        after = Repetition(now).answered(is_right, now)
        return [inserting(person, ExerciseRow(*_place(puzzle), _game(puzzle), "", after))]

    def _begun(self, past: Past) -> list[Statement]:
        """Whoever answers was shown the first puzzle, whatever way that was."""
        if past.run is None or past.run.row.shown is not None:
            return []
        return [self._store.showing(past.run.row.id, self._now())]

    async def _judge(
        self, person: str, puzzle: Puzzle, answer: PuzzleAnswer, kept: AnswerRow | None
    ) -> PuzzleJudgement:
        """As the answer was judged when it was kept; one that is not is judged as things stand."""
        graded, counted = grade_puzzle(puzzle, answer.moves), kept and kept.moves == _written(answer)
        exercise = await self._exercise(person, puzzle)
        if kept and counted:
            rating, before = kept.puzzle_rating, Standing(kept.rated, kept.rating - BEGINNING)
            after = before if kept.change is None else _after(before, kept.change)
        else:
            known = await known_of(self._store, person)
            rating, before = known.rating_of(puzzle), known.standing(puzzle.game)
            after = before
        return PuzzleJudgement(
            right=graded.is_right,
            lost=graded.lost,
            counted=bool(counted),
            decision=puzzle.decision,
            puzzle_rating=rating,
            before=before.shown,
            after=after.shown,
            run=await self._runs.told(await self._runs.find(person, answer.run)) if answer.run else None,
            exercise=exercise.told() if exercise else None,
        )

    async def _exercise(self, person: str, puzzle: Puzzle) -> ExerciseRow | None:
        return await self._exercises.find(person, *_place(puzzle))


def _repeated(past: Past, puzzle: Puzzle, answer: PuzzleAnswer) -> AnswerRow | None:
    """The answer that was kept already where this one would go."""
    if past.run is not None:
        return next((row for row in past.run.answers if row.puzzle == puzzle.id), None)
    return past.answers[answer.asked] if answer.asked < len(past.answers) else None


def _game(puzzle: Puzzle) -> GameName:
    return cast(GameName, puzzle.game)


def _place(puzzle: Puzzle) -> tuple[str, int]:
    """Where its exercise stands: a table, and the number of the move that is to be found."""
    return table_of(puzzle.id), len(puzzle.moves) + 1


def _written(answer: PuzzleAnswer) -> str:
    return " ".join(answer.moves)


def _after(standing: Standing, change: float) -> Standing:
    return Standing(standing.games + 1, standing.gained + change)
