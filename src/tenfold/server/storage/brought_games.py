"""Games that people have brought from their devices, in the database."""

from __future__ import annotations

from .database import Database, Statement


class BroughtGameStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, person: str, digest: str) -> str | None:
        """The table of a game that somebody has brought before."""
        sql = "SELECT table_id FROM brought_games WHERE person = $1 AND digest = $2"
        for (table_id,) in await self._database.fetch(sql, person, digest):
            return str(table_id)
        return None

    async def count(self, person: str) -> int:
        sql = "SELECT COUNT(*) FROM brought_games WHERE person = $1"
        ((count,),) = await self._database.fetch(sql, person)
        return int(count)

    def insert(self, person: str, digest: str, table_id: str) -> Statement:
        """To be stored together with the table; a conflict if somebody was faster."""
        sql = "INSERT INTO brought_games (person, digest, table_id) VALUES ($1, $2, $3)"
        return Statement(sql, (person, digest, table_id))
