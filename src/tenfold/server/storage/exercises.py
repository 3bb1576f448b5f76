"""People's mistakes in the database: what they cost by game, and those that are practised, puzzles among
them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from tenfold.analysis.spaced_repetition import Repetition
from tenfold.wire.choices import GameName
from tenfold.wire.exercises import Exercise

from .database import Database, Row, Statement

EXERCISE: Final = "table_id, number, game, decision, due, box, asked, missed"

# Whoever holds several seats plays for others at the same device, and nobody knows whose mistakes they are.
PLAYED_OUT: Final = (
    "status = 'over' AND ending LIKE '%\"reason\":\"rules\"%'"
    " AND 1 = (SELECT COUNT(*) FROM seats AS other WHERE other.table_id = id AND other.person = $1)"
)


OF_PUZZLE: Final = "0"  # before a puzzle's id it makes the id of a table; no real one has this digit


class PlayedGame(NamedTuple):
    """A game that a person has played to its end in one seat, and how far its review is."""

    table: str
    seat: int
    game: GameName
    opening: int
    brought: str | None  # of a game that they brought from a device: the `meta` of its record
    ended: int
    review: Literal["kept", "done", "waiting", "failed", "none"]


class ReviewedGameRow(NamedTuple):
    table: str
    game: GameName
    ended: int
    version: str
    errors: str


class ExerciseRow(NamedTuple):
    table: str
    number: int
    game: GameName
    decision: str  # JSON; of a puzzle empty, for the puzzle has it
    repetition: Repetition

    @property
    def puzzle(self) -> str | None:
        return puzzle_at(self.table)

    def told(self) -> Exercise:
        learnt = self.repetition.is_learnt
        return Exercise(self.table, self.number, self.game, *self.repetition, learnt, self.puzzle)


def table_of(puzzle: str) -> str:
    """The table that nobody made, at which a puzzle is set."""
    return f"{OF_PUZZLE}{puzzle}"


def puzzle_at(table: str) -> str | None:
    """The puzzle that is set at a table; None at a real one."""
    return table.removeprefix(OF_PUZZLE) if table.startswith(OF_PUZZLE) else None


class ExerciseStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def played(self, person: str, version: str, at: int, most_attempts: int) -> list[PlayedGame]:
        """The latest first. What an older evaluator found is as good, until there is something new."""
        sql = (
            "SELECT id, seats.seat, tables.game, opening, brought, changed, CASE"
            " WHEN reviews.body IS NOT NULL AND (kept.version IS NULL OR kept.version <> $2) THEN 'done'"
            " WHEN kept.version IS NOT NULL THEN 'kept'"
            " WHEN reviews.attempts IS NULL THEN 'none'"
            " WHEN reviews.attempts >= $4 AND reviews.lease <= $3 THEN 'failed' ELSE 'waiting' END"
            " FROM seats JOIN tables ON id = seats.table_id"
            " LEFT JOIN reviewed_games AS kept ON kept.person = $1 AND kept.table_id = id"
            " LEFT JOIN reviews ON reviews.table_id = id AND reviews.version = $2"
            f" WHERE seats.person = $1 AND {PLAYED_OUT} ORDER BY changed DESC, id"
        )
        return [
            PlayedGame(*row) for row in await self._database.fetch(sql, person, version, at, most_attempts)
        ]

    async def keep(self, person: str, game: ReviewedGameRow, exercises: Sequence[ExerciseRow]) -> None:
        """What was found in a game, in place of what was found there before. How far somebody has come with
        a mistake stays; one that is none any more goes. Nothing is kept of somebody who was forgotten."""
        kept = (
            "INSERT INTO reviewed_games (person, table_id, game, ended, version, errors)"
            " SELECT id, $2, $3, CAST($4 AS BIGINT), $5, $6 FROM people WHERE id = $1"
            " ON CONFLICT (person, table_id)"
            " DO UPDATE SET version = excluded.version, errors = excluded.errors"
        )
        numbers = ", ".join(str(int(row.number)) for row in exercises) or "0"
        gone = f"DELETE FROM exercises WHERE person = $1 AND table_id = $2 AND number NOT IN ({numbers})"
        statements = [Statement(kept, (person, *game)), Statement(gone, (person, game.table))]
        await self._database.commit([*statements, *(inserting(person, row) for row in exercises)])

    async def reviewed(self, person: str) -> list[ReviewedGameRow]:
        """The oldest first."""
        sql = (
            "SELECT table_id, game, ended, version, errors FROM reviewed_games WHERE person = $1"
            " ORDER BY ended, table_id"
        )
        return [ReviewedGameRow(*row) for row in await self._database.fetch(sql, person)]

    async def exercises(self, person: str) -> list[ExerciseRow]:
        sql = f"SELECT {EXERCISE} FROM exercises WHERE person = $1 ORDER BY due, table_id, number"
        return [_exercise(row) for row in await self._database.fetch(sql, person)]

    async def find(self, person: str, table: str, number: int) -> ExerciseRow | None:
        sql = f"SELECT {EXERCISE} FROM exercises WHERE person = $1 AND table_id = $2 AND number = $3"
        for row in await self._database.fetch(sql, person, table, number):
            return _exercise(row)
        return None

    async def answer(self, person: str, before: ExerciseRow, after: Repetition) -> bool:
        """Whether this answer counts: only if nobody has answered since, and of several at once one does."""
        key, mark = (person, before.table, before.number), secrets.token_hex(8)
        await self._database.commit([answering(person, before, after, mark)])
        sql = "SELECT 1 FROM exercises WHERE person = $1 AND table_id = $2 AND number = $3 AND answer = $4"
        return bool(await self._database.fetch(sql, *key, mark))


def inserting(person: str, row: ExerciseRow) -> Statement:
    sql = (
        f"INSERT INTO exercises (person, {EXERCISE})"
        " SELECT id, $2, CAST($3 AS INTEGER), $4, $5, CAST($6 AS BIGINT), CAST($7 AS INTEGER),"
        " CAST($8 AS INTEGER), CAST($9 AS INTEGER) FROM people WHERE id = $1"
        " ON CONFLICT (person, table_id, number) DO UPDATE SET decision = excluded.decision"
    )
    return Statement(sql, (person, *row[:-1], *row.repetition))


def answering(person: str, before: ExerciseRow, after: Repetition, mark: str) -> Statement:
    sql = (
        "UPDATE exercises SET due = $4, box = $5, asked = $6, missed = $7, answer = $8"
        " WHERE person = $1 AND table_id = $2 AND number = $3 AND asked = $9"
    )
    key = person, before.table, before.number
    return Statement(sql, (*key, *after, mark, before.repetition.asked))


def _exercise(row: Row) -> ExerciseRow:
    table, number, game, decision, *repetition = row
    return ExerciseRow(table, number, game, decision, Repetition(*repetition))
