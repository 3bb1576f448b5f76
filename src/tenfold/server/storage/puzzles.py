"""Runs of puzzles and answers to them in the database, and the ratings that come of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from tenfold.wire.choices import GameName
from tenfold.wire.puzzles import AnsweredPuzzle, PuzzleTheme, RunKind, StartedRun

from .database import Database, Statement

RUN: Final = "id, person, kind, game, theme, day, seed, made, shown, puzzle"
ANSWER: Final = (
    "person, puzzle, number, game, at, moves, solved, rated, rating, change, puzzle_rating, run, place, next"
)


class RunRow(NamedTuple):
    id: str
    person: str
    kind: RunKind
    game: GameName
    theme: PuzzleTheme | None
    day: int | None
    seed: int
    made: int
    shown: int | None
    puzzle: str

    def told(self) -> StartedRun:
        return StartedRun(self.id, self.kind, self.game, self.theme, self.made)


class AnswerRow(NamedTuple):
    person: str
    puzzle: str
    number: int
    game: GameName
    at: int
    moves: str
    solved: int
    rated: int
    rating: float
    change: float | None
    puzzle_rating: float
    run: str | None
    place: int | None
    next: str | None

    def told(self) -> AnsweredPuzzle:
        moves, right = self.moves.split(" "), bool(self.solved)
        return AnsweredPuzzle(self.puzzle, self.at, moves, right, self.change, self.run)


class FirstAnswer(NamedTuple):
    """What a person's first answer to a puzzle was."""

    puzzle: str
    game: GameName
    solved: int
    change: float


class Best(NamedTuple):
    kind: RunKind
    game: GameName
    solved: int


class PuzzleStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Runs

    async def insert_run(self, row: RunRow) -> None:
        """Raises `Conflict` if the person has begun this day's puzzle already."""
        sql = (
            f"INSERT INTO puzzle_runs ({RUN}) SELECT $1, id, $3, $4, $5, CAST($6 AS INTEGER),"
            " CAST($7 AS BIGINT), CAST($8 AS BIGINT), CAST($9 AS BIGINT), $10 FROM people WHERE id = $2"
        )

        async def is_mine() -> bool:
            return await self.find_run(row.person, row.id) is not None

        await self._database.commit([Statement(sql, row)], is_mine)

    async def find_run(self, person: str, run: str) -> RunRow | None:
        sql = f"SELECT {RUN} FROM puzzle_runs WHERE id = $1 AND person = $2"
        return next((RunRow(*row) for row in await self._database.fetch(sql, run, person)), None)

    async def find_day(self, person: str, game: GameName, day: int) -> RunRow | None:
        sql = f"SELECT {RUN} FROM puzzle_runs WHERE person = $1 AND game = $2 AND day = $3"
        return next((RunRow(*row) for row in await self._database.fetch(sql, person, game, day)), None)

    async def runs(self, person: str) -> list[RunRow]:
        sql = f"SELECT {RUN} FROM puzzle_runs WHERE person = $1 ORDER BY made, id"
        return [RunRow(*row) for row in await self._database.fetch(sql, person)]

    async def latest_runs(self, person: str, most: int) -> list[RunRow]:
        sql = f"SELECT {RUN} FROM puzzle_runs WHERE person = $1 ORDER BY made DESC, id LIMIT $2"
        return [RunRow(*row) for row in await self._database.fetch(sql, person, most)]

    async def show(self, run: str, at: int) -> None:
        await self._database.commit([self.showing(run, at)])

    def showing(self, run: str, at: int) -> Statement:
        """A run begins once."""
        return Statement("UPDATE puzzle_runs SET shown = $2 WHERE id = $1 AND shown IS NULL", (run, at))

    # Answers

    async def of_runs(self, runs: Collection[str]) -> list[AnswerRow]:
        """The answers in some runs, by run and in order."""
        places = ", ".join(f"${place}" for place in range(1, len(runs) + 1))
        sql = f"SELECT {ANSWER} FROM puzzle_answers WHERE run IN ({places}) ORDER BY run, place"
        return [AnswerRow(*row) for row in await self._database.fetch(sql, *runs)] if runs else []

    async def of_puzzle(self, person: str, puzzle: str) -> list[AnswerRow]:
        """A person's answers to a puzzle, the first one first."""
        sql = f"SELECT {ANSWER} FROM puzzle_answers WHERE person = $1 AND puzzle = $2 ORDER BY number"
        return [AnswerRow(*row) for row in await self._database.fetch(sql, person, puzzle)]

    async def of_person(self, person: str) -> list[AnswerRow]:
        sql = f"SELECT {ANSWER} FROM puzzle_answers WHERE person = $1 ORDER BY at, puzzle, number"
        return [AnswerRow(*row) for row in await self._database.fetch(sql, person)]

    async def first_answers(self, person: str) -> list[FirstAnswer]:
        sql = (
            "SELECT puzzle, game, solved, change FROM puzzle_answers"
            " WHERE person = $1 AND number = 0 ORDER BY puzzle"
        )
        return [FirstAnswer(*row) for row in await self._database.fetch(sql, person)]

    async def best(self, person: str) -> list[Best]:
        """The most that somebody has solved in one run of a kind."""
        sql = (
            "SELECT kind, game, MAX(solved) FROM (SELECT run, SUM(solved) AS solved FROM puzzle_answers"
            " WHERE person = $1 AND run IS NOT NULL GROUP BY run) AS sums"
            " JOIN puzzle_runs ON id = run GROUP BY kind, game"
        )
        return [Best(*row) for row in await self._database.fetch(sql, person)]

    async def answer(self, row: AnswerRow, gained: float, more: Sequence[Statement]) -> None:
        """Keeps an answer, with what it adds to the puzzle's rating and whatever else comes of it. Raises
        `Conflict` if another answer has taken its place. Nothing is kept of somebody who was forgotten."""
        places = ", ".join(f"CAST(${at} AS {kind})" for at, kind in enumerate(_KINDS, 2))
        sql = f"INSERT INTO puzzle_answers ({ANSWER}) SELECT id, {places} FROM people WHERE id = $1"

        async def is_mine() -> bool:
            return row in await self.of_puzzle(row.person, row.puzzle)

        statements = [Statement(sql, row), *more]
        if gained:
            statements.append(_rating(row, gained))
        await self._database.commit(statements, is_mine)

    async def gained(self) -> dict[str, float]:
        """What the ratings of puzzles have gained, of those that have moved."""
        rows = await self._database.fetch("SELECT puzzle, gained FROM puzzle_ratings")
        return dict(rows)


_KINDS: Final = (
    *("TEXT", "INTEGER", "TEXT", "BIGINT", "TEXT", "INTEGER", "INTEGER"),
    *("DOUBLE PRECISION", "DOUBLE PRECISION", "DOUBLE PRECISION", "TEXT", "INTEGER", "TEXT"),
)


def _rating(row: AnswerRow, gained: float) -> Statement:
    """The sum itself is kept: whoever is forgotten takes nothing of it away."""
    sql = (
        "INSERT INTO puzzle_ratings (puzzle, answers, gained)"
        " SELECT CAST($2 AS TEXT), 1, CAST($3 AS DOUBLE PRECISION) FROM people WHERE id = $1"
        " ON CONFLICT (puzzle) DO UPDATE SET answers = puzzle_ratings.answers + 1,"
        " gained = puzzle_ratings.gained + excluded.gained"
    )
    return Statement(sql, (row.person, row.puzzle, gained))
