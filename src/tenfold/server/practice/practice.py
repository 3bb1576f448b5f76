"""A person's mistakes: collected when they look, set as exercises, and answered."""

from __future__ import annotations

from typing import Final

import msgspec

from tenfold.analysis.evaluator import VERSION
from tenfold.analysis.spaced_repetition import Repetition, next_due
from tenfold.analysis.tasks import task_of
from tenfold.protocol.errors import TenfoldError
from tenfold.server.live.contests import BeingPlayed, Contests
from tenfold.server.live.context import Context
from tenfold.server.records.archive import Archive
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
from .grading import grade
from .own_errors import figures_of

MOST_COLLECTED: Final = 50  # games at a time; the others are still waited for
MOST_DUE: Final = 100  # exercises in one list
NOT_REVIEWED: Final = ("none", "failed")  # one may ask for it


class UnknownExercise(TenfoldError):
    """The person has no such mistake, or not any more."""


class Practice:
    def __init__(self, context: Context, archive: Archive, reviews: Reviews, contests: Contests) -> None:
        self._context = context
        self._archive = archive
        self._contests = contests
        self._reviews = reviews
        self._found = ReviewStore(context.database)
        self.store = ExerciseStore(context.database)

    async def look(self, person: str) -> MyMistakes:
        """What was lost and what is to be practised, with all that reviews have found meanwhile."""
        played = await self._collect(person)
        now, rows = self._context.now(), await self.store.exercises(person)
        return MyMistakes(
            reviews=self._reviews.is_on,
            games=figures_of(await self.store.reviewed(person)),
            not_reviewed=sum(game.review in NOT_REVIEWED for game in played),
            waiting=sum(game.review in ("waiting", "done") for game in played),
            exercises=len(rows),
            learnt=sum(row.repetition.is_learnt for row in rows),
            due=sum(row.repetition.is_due(now) for row in rows),
            next_due=next_due((row.repetition for row in rows), now),
        )

    async def due(self, person: str) -> list[Exercise]:
        """What is to be practised now, what waits longest first."""
        now, rows = self._context.now(), await self.store.exercises(person)
        return [told(row) for row in rows if row.repetition.is_due(now)][:MOST_DUE]

    async def position(self, person: str, table_id: str, number: int) -> ExercisePosition:
        row = await self._find_free(person, table_id, number)
        decision = _decision(row)
        step = await self._archive.step(table_id, number - 1)
        table = await self._archive.info(table_id)
        return ExercisePosition(told(row), decision.seat, task_of(decision.kind), table, step)

    async def try_out(self, person: str, table_id: str, number: int, moves: list[str]) -> PracticeTried:
        """What would be legal after these moves."""
        row = await self._find(person, table_id, number)
        trial = await self._archive.trial(row.table, number - 1, moves)
        return PracticeTried(**trial._asdict())

    async def answer(self, person: str, table_id: str, number: int, answer: PracticeAnswer) -> Judgement:
        """Only the first answer to an exercise that is due moves it, if it is certain what it is worth."""
        row = await self._find_free(person, table_id, number)
        decision = _decision(row)
        await self._check(row, decision, answer.moves)
        graded, now = grade(decision, answer.moves), self._context.now()
        lost, is_right = graded.lost, graded.is_right
        is_asked = answer.asked == row.repetition.asked and row.repetition.is_due(now)
        if not is_asked or not graded.is_sure:
            return Judgement(is_right, lost, False, decision, told(row))
        counted = await self.store.answer(person, row, row.repetition.answered(is_right, now))
        row = await self._find(person, table_id, number)  # another browser may have been faster
        return Judgement(is_right, lost, counted, decision, told(row))

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

    async def _check(self, row: ExerciseRow, decision: ReviewedDecision, moves: list[str]) -> None:
        """Whether these moves are legal there, and a whole decision; raises what the rules say."""
        trial = await self._archive.trial(row.table, row.number - 1, moves)
        if trial.key is not None:
            raise TenfoldError(trial.key, **trial.details)
        if trial.view.get("phase") == "pay" and trial.to_move == decision.seat and decision.kind == "paying":
            raise Refused("practice.unfinished")

    async def _find(self, person: str, table_id: str, number: int) -> ExerciseRow:
        row = await self.store.find(person, table_id, number)
        if row is None:
            raise UnknownExercise("practice.unknown")
        return row

    async def _find_free(self, person: str, table_id: str, number: int) -> ExerciseRow:
        """The same, unless its game is being played on elsewhere."""
        row = await self._find(person, table_id, number)
        await self._contests.check_kept(table_id)
        return row

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


def told(row: ExerciseRow) -> Exercise:
    return Exercise(row.table, row.number, row.game, *row.repetition, row.repetition.is_learnt)


def _read(body: str, seat: int, own: set[int]) -> OwnPart:
    return own_part(msgspec.json.decode(body, type=GameReview), seat, own)


def _decision(row: ExerciseRow) -> ReviewedDecision:
    return msgspec.json.decode(row.decision, type=ReviewedDecision)
