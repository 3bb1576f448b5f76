"""A person's mistakes: collected when they look, set as exercises, and answered."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from tenfold.analysis.evaluator import VERSION
from tenfold.analysis.spaced_repetition import Repetition, next_due
from tenfold.analysis.tasks import task_of
from tenfold.protocol.errors import TenfoldError
from tenfold.puzzles.puzzle import Puzzle
from tenfold.server.live.contests import BeingPlayed, Contests
from tenfold.server.live.context import Context
from tenfold.server.records.archive import Archive
from tenfold.server.records.puzzle_boards import PuzzleBoards
from tenfold.server.reviews.grading import Grade, check_whole, grade, grade_puzzle
from tenfold.server.reviews.reviews import MOST_ATTEMPTS, Asker, Reviews
from tenfold.server.slow_work import in_thread
from tenfold.server.storage.exercises import ExerciseRow, ExerciseStore, PlayedGame, ReviewedGameRow
from tenfold.server.storage.reviews import ReviewStore
from tenfold.server.table.change import Refused
from tenfold.server.transport.rate_limits import TooMuch
from tenfold.wire.exercises import (
    Exercise,
    ExercisePosition,
    Judgement,
    MyMistakes,
    PracticeAnswer,
    PracticeTried,
)
from tenfold.wire.review import GameReview, ReviewedDecision

from .collecting import OwnPart, moves_of_device, own_moves, own_part
from .own_errors import figures_of

MOST_COLLECTED: Final = 50  # games at a time; the others are still waited for
MOST_DUE: Final = 100  # exercises in one list
NOT_REVIEWED: Final = ("none", "failed")  # one may ask for it


class UnknownExercise(TenfoldError):
    """The person has no such mistake, or not any more."""


class SetExercise(NamedTuple):
    """An exercise, what there is to decide, and where it can be looked at."""

    row: ExerciseRow
    decision: ReviewedDecision
    games: Archive | PuzzleBoards
    puzzle: Puzzle | None = None

    def grade(self, moves: list[str]) -> Grade:
        return grade_puzzle(self.puzzle, moves) if self.puzzle else grade(self.decision, moves)


class Practice:
    def __init__(
        self,
        context: Context,
        archive: Archive,
        boards: PuzzleBoards,
        reviews: Reviews,
        contests: Contests,
    ) -> None:
        self._context = context
        self._archive = archive
        self._boards = boards
        self._contests = contests
        self._reviews = reviews
        self._found = ReviewStore(context.database)
        self.store = ExerciseStore(context.database)

    async def look(self, person: str) -> MyMistakes:
        """What was lost and what is to be practised, with all that reviews have found meanwhile."""
        played = await self._collect(person)
        now, rows = self._context.now(), await self._exercises(person)
        due = [row for row in rows if row.repetition.is_due(now)]
        return MyMistakes(
            reviews=self._reviews.is_on,
            games=figures_of(await self.store.reviewed(person)),
            not_reviewed=sum(game.review in NOT_REVIEWED for game in played),
            waiting=sum(game.review in ("waiting", "done") for game in played),
            exercises=len(rows),
            learnt=sum(row.repetition.is_learnt for row in rows),
            due=len(due),
            puzzles=sum(row.puzzle is not None for row in due),
            next_due=next_due((row.repetition for row in rows), now),
        )

    async def due(self, person: str) -> list[Exercise]:
        """What is to be practised now, what waits longest first."""
        now, rows = self._context.now(), await self._exercises(person)
        return [row.told() for row in rows if row.repetition.is_due(now)][:MOST_DUE]

    async def position(self, person: str, table_id: str, number: int) -> ExercisePosition:
        one = await self._find_free(person, table_id, number)
        step = await one.games.step(table_id, number - 1)
        table = await one.games.info(table_id)
        return ExercisePosition(one.row.told(), one.decision.seat, task_of(one.decision.kind), table, step)

    async def try_out(self, person: str, table_id: str, number: int, moves: list[str]) -> PracticeTried:
        """What would be legal after these moves."""
        one = await self._find(person, table_id, number)
        trial = await one.games.trial(table_id, number - 1, moves)
        return PracticeTried(**trial._asdict())

    async def answer(self, person: str, table_id: str, number: int, answer: PracticeAnswer) -> Judgement:
        """Only the first answer to an exercise that is due moves it, if it is certain what it is worth."""
        one = await self._find_free(person, table_id, number)
        row, decision = one.row, one.decision
        check_whole(decision, await one.games.trial(table_id, number - 1, answer.moves))
        graded, now = one.grade(answer.moves), self._context.now()
        lost, is_right = graded.lost, graded.is_right
        is_asked = answer.asked == row.repetition.asked and row.repetition.is_due(now)
        if not is_asked or not graded.is_sure:
            return Judgement(is_right, lost, False, decision, row.told())
        counted = await self.store.answer(person, row, row.repetition.answered(is_right, now))
        row = (await self._find(person, table_id, number)).row  # another browser may have been faster
        return Judgement(is_right, lost, counted, decision, row.told())

    async def ask_for_reviews(self, asker: Asker) -> None:
        """Of as many games as one person may wait for, the latest first."""
        if not self._reviews.is_on:
            raise Refused("review.off")
        played = await self._played(asker.person)
        for number, game in enumerate(game for game in played if game.review in NOT_REVIEWED):
            try:
                await self._reviews.ask(game.table, asker)
            except BeingPlayed:
                continue
            except TooMuch:
                if number == 0 and not any(game.review == "waiting" for game in played):
                    raise
                return

    async def _exercises(self, person: str) -> list[ExerciseRow]:
        """All but those of puzzles that another version of the package had."""
        rows = await self.store.exercises(person)
        return [row for row in rows if row.puzzle is None or await self._boards.find(row.puzzle)]

    async def _find(self, person: str, table_id: str, number: int) -> SetExercise:
        row = await self.store.find(person, table_id, number)
        if row is not None and row.puzzle is None:
            return SetExercise(row, msgspec.json.decode(row.decision, type=ReviewedDecision), self._archive)
        puzzle = await self._boards.find(row.puzzle or "") if row else None
        if row is None or puzzle is None:
            raise UnknownExercise("practice.unknown")
        return SetExercise(row, puzzle.decision, self._boards, puzzle)

    async def _find_free(self, person: str, table_id: str, number: int) -> SetExercise:
        """The same, unless its game is being played on elsewhere."""
        one = await self._find(person, table_id, number)
        if one.puzzle is None:
            await self._contests.check_kept(table_id)
        return one

    async def _played(self, person: str) -> list[PlayedGame]:
        return await self.store.played(person, VERSION, self._context.now(), MOST_ATTEMPTS)

    async def _collect(self, person: str) -> list[PlayedGame]:
        """Keeps what reviews have found in games of this person since the last time."""
        played = await self._played(person)
        done = [game for game in played if game.review == "done"]
        for game in done[:MOST_COLLECTED]:
            await self._keep(person, game)
        return await self._played(person) if done else played

    async def _keep(self, person: str, game: PlayedGame) -> None:
        found = await self._found.find(game.table, VERSION)
        if found is None or found.body is None:
            return  # it was deleted meanwhile
        own = await self._own_moves(game)
        part = await in_thread(_read, found.body, game.seat, own)
        errors = msgspec.json.encode(part.errors).decode()
        row = ReviewedGameRow(game.table, game.game, game.ended, VERSION, errors)
        now = self._context.now()
        exercises = [
            ExerciseRow(game.table, one.number, game.game, msgspec.json.encode(one).decode(), Repetition(now))
            for one in part.mistakes
        ]
        await self.store.keep(person, row, exercises)

    async def _own_moves(self, game: PlayedGame) -> set[int]:
        if game.brought is not None:
            return moves_of_device(game.brought, game.opening)
        return own_moves(await self._context.store.entries(game.table, 0), game.opening, game.seat)


def _read(body: str, seat: int, own: set[int]) -> OwnPart:
    return own_part(msgspec.json.decode(body, type=GameReview), seat, own)
