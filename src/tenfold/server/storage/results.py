"""What people have played to the end, in the database, and sums over it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, NamedTuple, TypeAlias

from tenfold.wire.choices import GameName
from tenfold.wire.people import Result

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


class Beaten(NamedTuple):
    game: GameName
    bot: str


Rating: TypeAlias = Literal["people", "bots"]  # against whom
Meetings: TypeAlias = dict[frozenset[str], int]  # how often two have met


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

    async def meetings(self, game: str, people: Collection[str], since: int) -> Meetings:
        """How often each two of these people have met in rated games since then."""
        places = ", ".join(f"${place}" for place in range(3, len(people) + 3))
        sql = (
            "SELECT one.person, other.person, COUNT(*) FROM results AS one JOIN results AS other"
            " ON other.table_id = one.table_id AND other.person > one.person"
            " WHERE one.game = $1 AND one.at > $2"
            " AND (one.change_people IS NOT NULL OR other.change_people IS NOT NULL)"
            f" AND one.person IN ({places}) AND other.person IN ({places}) GROUP BY one.person, other.person"
        )
        rows = await self._database.fetch(sql, game, since, *people) if people else []
        return {frozenset((one, other)): count for one, other, count in rows}

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

    async def latest_changes(self, person: str, game: str, of: Rating, most: int) -> list[float]:
        """What the latest games have added to a rating, the latest first."""
        sql = (
            f"SELECT change_{of} FROM results WHERE person = $1 AND game = $2 AND change_{of} IS NOT NULL"
            " ORDER BY at DESC, table_id DESC LIMIT $3"
        )
        return [change for (change,) in await self._database.fetch(sql, person, game, most)]

    async def beaten(self, person: str) -> list[Beaten]:
        """The bots at tables where somebody has won alone, in games that moved the rating against bots."""
        sql = (
            "SELECT DISTINCT results.game, seats.bot FROM results"
            " JOIN seats ON seats.table_id = results.table_id AND seats.kind = 'bot' AND seats.person IS NULL"
            " AND seats.program = 0"
            " WHERE results.person = $1 AND share >= 1 AND change_bots IS NOT NULL"
            " ORDER BY results.game, seats.bot"
        )
        return [Beaten(*row) for row in await self._database.fetch(sql, person)]

    async def by_target(self, person: str) -> list[SoloSums]:
        """Games alone against the solo opponent."""
        sql = (
            "SELECT edition, target, COUNT(*), SUM(share) FROM results"
            " WHERE person = $1 AND target IS NOT NULL GROUP BY edition, target ORDER BY edition, target"
        )
        return [SoloSums(*row) for row in await self._database.fetch(sql, person)]
