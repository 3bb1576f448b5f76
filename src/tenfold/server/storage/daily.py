"""The deals of the day in the database: their secrets, who has played them, and what it came to."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from tenfold.protocol.game import Json
from tenfold.wire.choices import GameName

from .database import Database, Row, Statement

GAME: Final = (
    "day, game, player, house, table_id, before, ended, reason, share, points, lead, busts, moves, judged"
)
FIELD: Final = "at, ended, judged, final, body"
UNJUDGED: Final = "daily_games.judged IS NULL AND reason = 'rules' AND ended IS NOT NULL"


class DealRow(NamedTuple):
    day: int
    game: GameName
    secret: bytes
    options: Json
    opponent: str | None  # a bot


class DailyGameRow(NamedTuple):
    """A first attempt, or a game of the house."""

    day: int
    game: GameName
    player: str
    is_house: bool
    table: str
    before: int = 0
    ended: int | None = None
    reason: str | None = None
    share: float | None = None
    points: int | None = None
    lead: int | None = None
    busts: str | None = None
    moves: str | None = None
    judged: str | None = None


class End(NamedTuple):
    """What is known of a game from when it is over."""

    at: int
    reason: str
    share: float
    points: int | None
    lead: int | None
    busts: str
    moves: str


class Counts(NamedTuple):
    ended: int
    judged: int
    unjudged: int  # of those that can be
    running: int


class FieldRow(NamedTuple):
    at: int
    ended: int
    judged: int
    is_final: bool
    body: str


def end_daily_game(table: str, end: End) -> Statement:
    """Of a table that is no first attempt, nothing is kept."""
    sql = (
        "UPDATE daily_games SET ended = $2, reason = $3, share = $4, points = $5, lead = $6, busts = $7,"
        " moves = $8 WHERE table_id = $1 AND ended IS NULL"
    )
    return Statement(sql, (table, *end))


class DailyStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Deals

    async def make_deals(self, deals: list[DealRow]) -> None:
        """Those that are there stay as they are."""
        sql = (
            "INSERT INTO daily_deals (day, game, secret, options, opponent) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (day, game) DO NOTHING"
        )
        await self._database.commit([Statement(sql, _deal_values(deal)) for deal in deals])

    async def deals(self, first: int, last: int) -> list[DealRow]:
        """From one day to another."""
        sql = (
            "SELECT day, game, secret, options, opponent FROM daily_deals"
            " WHERE day >= $1 AND day <= $2 ORDER BY day, game"
        )
        return [_deal(row) for row in await self._database.fetch(sql, first, last)]

    async def first_day(self) -> int:
        """Of which there is a deal; some always are."""
        ((first,),) = await self._database.fetch("SELECT MIN(day) FROM daily_deals")
        return int(first)

    # Games

    def insert(self, row: DailyGameRow) -> Statement:
        """A game that begins, to be stored together with its table; a conflict if it is no first attempt."""
        sql = (
            "INSERT INTO daily_games (day, game, player, house, table_id, before)"
            " VALUES ($1, $2, $3, $4, $5, $6)"
        )
        values = (row.day, row.game, row.player, int(row.is_house), row.table, row.before)
        return Statement(sql, values)

    async def find(self, day: int, game: str, player: str) -> DailyGameRow | None:
        sql = f"SELECT {GAME} FROM daily_games WHERE day = $1 AND game = $2 AND player = $3"
        for row in await self._database.fetch(sql, day, game, player):
            return _game(row)
        return None

    async def of_deal(self, day: int, game: str) -> list[DailyGameRow]:
        sql = f"SELECT {GAME} FROM daily_games WHERE day = $1 AND game = $2 ORDER BY player"
        return [_game(row) for row in await self._database.fetch(sql, day, game)]

    async def house_games(self, first: int, last: int) -> list[DailyGameRow]:
        """Those of the house that are over, from one day to another."""
        of_days = "day >= $1 AND day <= $2 AND house = 1 AND ended IS NOT NULL"
        sql = f"SELECT {GAME} FROM daily_games WHERE {of_days}"
        return [_game(row) for row in await self._database.fetch(sql, first, last)]

    async def of_player(self, player: str) -> list[DailyGameRow]:
        """The latest day first."""
        sql = f"SELECT {GAME} FROM daily_games WHERE player = $1 ORDER BY day DESC, game"
        return [_game(row) for row in await self._database.fetch(sql, player)]

    async def days_before(self, player: str, day: int) -> int:
        sql = "SELECT COUNT(DISTINCT day) FROM daily_games WHERE player = $1 AND day < $2"
        ((count,),) = await self._database.fetch(sql, player, day)
        return int(count)

    async def is_played(self, day: int, game: str) -> bool:
        """Whether anybody has begun a deal."""
        sql = "SELECT 1 FROM daily_games WHERE day = $1 AND game = $2 AND house = 0 LIMIT 1"
        return bool(await self._database.fetch(sql, day, game))

    async def of_house(self, day: int, game: str) -> dict[str, bool]:
        """Which bots have begun a deal, and whether they are done."""
        sql = "SELECT player, ended FROM daily_games WHERE day = $1 AND game = $2 AND house = 1"
        return {bot: ended is not None for bot, ended in await self._database.fetch(sql, day, game)}

    # Reviews

    async def not_reviewed(self, version: str, most: int) -> list[str]:
        """Tables of games that are over and for whose review nobody has asked, people's first."""
        sql = (
            f"SELECT daily_games.table_id FROM daily_games WHERE {UNJUDGED} AND NOT EXISTS"
            " (SELECT 1 FROM reviews WHERE reviews.table_id = daily_games.table_id AND version = $1)"
            " ORDER BY house, ended LIMIT $2"
        )
        return [table for (table,) in await self._database.fetch(sql, version, most)]

    async def reviewed(self, version: str, most: int) -> list[tuple[str, str]]:
        """Tables whose review is done and has not been read, with what it says."""
        sql = (
            "SELECT daily_games.table_id, body FROM daily_games"
            " JOIN reviews ON reviews.table_id = daily_games.table_id AND version = $1"
            f" WHERE {UNJUDGED} AND body IS NOT NULL ORDER BY house, daily_games.ended LIMIT $2"
        )
        return [(table, body) for table, body in await self._database.fetch(sql, version, most)]

    async def judge(self, table: str, judged: str) -> None:
        sql = "UPDATE daily_games SET judged = $2 WHERE table_id = $1"
        await self._database.commit([Statement(sql, (table, judged))])

    # What it comes to

    async def counts(self, day: int, game: str) -> Counts:
        """The house's games included."""
        sql = (
            "SELECT COUNT(ended), COUNT(judged), COUNT(*),"
            f" COALESCE(SUM(CASE WHEN {UNJUDGED} THEN 1 ELSE 0 END), 0)"
            " FROM daily_games WHERE day = $1 AND game = $2"
        )
        ((ended, judged, begun, unjudged),) = await self._database.fetch(sql, day, game)
        return Counts(ended, judged, int(unjudged), begun - ended)

    async def field(self, day: int, game: str) -> FieldRow | None:
        sql = f"SELECT {FIELD} FROM daily_fields WHERE day = $1 AND game = $2"
        for at, ended, judged, is_final, body in await self._database.fetch(sql, day, game):
            return FieldRow(at, ended, judged, bool(is_final), body)
        return None

    async def keep_field(self, day: int, game: str, row: FieldRow) -> None:
        sql = (
            f"INSERT INTO daily_fields (day, game, {FIELD}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
            " ON CONFLICT (day, game) DO UPDATE SET at = excluded.at, ended = excluded.ended,"
            " judged = excluded.judged, final = excluded.final, body = excluded.body"
            " WHERE daily_fields.final = 0"
        )
        values = (day, game, row.at, row.ended, row.judged, int(row.is_final), row.body)
        await self._database.commit([Statement(sql, values)])


def _deal_values(deal: DealRow) -> tuple[Any, ...]:
    options = msgspec.json.encode(deal.options).decode()
    return (deal.day, deal.game, deal.secret.hex(), options, deal.opponent)


def _deal(row: Row) -> DealRow:
    day, game, secret, options, opponent = row
    return DealRow(day, game, bytes.fromhex(secret), msgspec.json.decode(options), opponent)


def _game(row: Row) -> DailyGameRow:
    day, game, player, is_house, *more = row
    return DailyGameRow(day, game, player, bool(is_house), *more)
