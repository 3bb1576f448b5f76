"""What people have played to the end, in the database, and sums over it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from tenfold.wire.people import Result
from tenfold.wire.shape import GameName

from .database import Database, Statement

COLUMNS: Final = "table_id, seat, at, game, edition, target, share, score, change_people, change_bots"
SUMS: Final = "COUNT(change_people), SUM(change_people), COUNT(change_bots), SUM(change_bots)"


class RatingSums(NamedTuple):
    """How many rated games somebody has played, and what they added to the rating."""

    people_games: int
    people_sum: float | None  # None of no games
    bot_games: int
    bot_sum: float | None


class GameSums(NamedTuple):
    game: GameName
    games: int
    wins: float
    mean_score: float | None
    ratings: RatingSums


class SoloSums(NamedTuple):
    edition: str
    target: int
    games: int
    wins: float


class ResultStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def insert(self, person: str, result: Result) -> Statement:
        sql = f"INSERT INTO results (person, {COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
        values = (
            result.table,
            result.seat,
            result.at,
            result.game,
            result.edition,
            result.target,
            result.share,
            result.score,
            result.change_people,
            result.change_bots,
        )
        return Statement(sql, (person, *values))

    async def of_person(self, person: str) -> list[Result]:
        sql = f"SELECT {COLUMNS} FROM results WHERE person = $1 ORDER BY at, table_id, seat"
        return [Result(*row) for row in await self._database.fetch(sql, person)]

    async def ratings(self, game: str, people: Collection[str]) -> dict[str, RatingSums]:
        """Of people who have played a game."""
        if not people:
            return {}
        places = ", ".join(f"${place}" for place in range(2, len(people) + 2))
        sql = f"SELECT person, {SUMS} FROM results WHERE game = $1 AND person IN ({places}) GROUP BY person"
        rows = await self._database.fetch(sql, game, *people)
        return {person: RatingSums(*sums) for person, *sums in rows}

    async def by_game(self, person: str) -> list[GameSums]:
        """Games with others; those alone against the solo opponent are left out."""
        sql = (
            f"SELECT game, COUNT(*), SUM(share), AVG(CAST(score AS DOUBLE PRECISION)), {SUMS}"
            " FROM results WHERE person = $1 AND target IS NULL GROUP BY game ORDER BY game"
        )
        rows = await self._database.fetch(sql, person)
        return [
            GameSums(game, games, wins, mean, RatingSums(*sums)) for game, games, wins, mean, *sums in rows
        ]

    async def by_target(self, person: str) -> list[SoloSums]:
        """Games alone against the solo opponent."""
        sql = (
            "SELECT edition, target, COUNT(*), SUM(share) FROM results"
            " WHERE person = $1 AND target IS NOT NULL GROUP BY edition, target ORDER BY edition, target"
        )
        return [SoloSums(*row) for row in await self._database.fetch(sql, person)]
