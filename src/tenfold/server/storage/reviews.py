"""Reviews in the database: what waits, who is at it, and what was found."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from .database import Conflict, Database, Statement


class StoredReview(NamedTuple):
    attempts: int
    lease: int
    progress: float
    body: str | None


class WaitingReview(NamedTuple):
    """A review that nobody is at, or not any more."""

    table: str
    version: str
    asker: str
    household: str
    attempts: int  # that have failed


class Waiting(NamedTuple):
    """How many reviews are not done: of all, of one who asks, and of their household."""

    everybody: int
    person: int
    household: int


class ReviewStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str, version: str) -> StoredReview | None:
        sql = "SELECT attempts, lease, progress, body FROM reviews WHERE table_id = $1 AND version = $2"
        for row in await self._database.fetch(sql, table, version):
            return StoredReview(*row)
        return None

    async def ask(self, table: str, version: str, at: int, asker: str, household: str) -> None:
        """Whoever asks for what others have asked for already waits with them. What an older evaluator found
        is forgotten."""
        delete = Statement("DELETE FROM reviews WHERE table_id = $1 AND version <> $2", (table, version))
        insert = Statement(
            "INSERT INTO reviews (table_id, version, asked, asker, household, attempts, lease, progress)"
            " VALUES ($1, $2, $3, $4, $5, 0, 0, 0)",
            (table, version, at, asker, household),
        )
        with suppress(Conflict):
            await self._database.commit([delete, insert])

    async def ask_again(
        self, table: str, version: str, at: int, asker: str, household: str, most_attempts: int
    ) -> None:
        """For what has failed so often that nobody tries it any more."""
        sql = (
            "UPDATE reviews SET asked = $3, asker = $4, household = $5, attempts = 0, progress = 0"
            " WHERE table_id = $1 AND version = $2 AND body IS NULL AND attempts >= $6 AND lease <= $3"
        )
        values = (table, version, at, asker, household, most_attempts)
        await self._database.commit([Statement(sql, values)])

    async def count_waiting(self, version: str, asker: str, household: str, most_attempts: int) -> Waiting:
        sql = (
            "SELECT COUNT(*), COALESCE(SUM(CASE WHEN asker = $2 THEN 1 ELSE 0 END), 0),"
            " COALESCE(SUM(CASE WHEN household = $3 THEN 1 ELSE 0 END), 0) FROM reviews"
            " WHERE body IS NULL AND version = $1 AND attempts < $4"
        )
        (counts,) = await self._database.fetch(sql, version, asker, household, most_attempts)
        return Waiting(*map(int, counts))

    async def waiting(self, version: str, at: int, most_attempts: int) -> list[WaitingReview]:
        """Those who have waited longest first."""
        sql = (
            "SELECT table_id, version, asker, household, attempts FROM reviews"
            " WHERE body IS NULL AND version = $1 AND lease <= $2 AND attempts < $3 ORDER BY asked, table_id"
        )
        return [WaitingReview(*row) for row in await self._database.fetch(sql, version, at, most_attempts)]

    async def take(self, review: WaitingReview, worker: str, at: int, lease: int) -> bool:
        """Whether it is this worker's now; of several, one gets it. An attempt is counted when it has failed:
        of one that ended with its server, nobody knows."""
        sql = (
            "UPDATE reviews SET worker = $3, lease = $4, progress = 0"
            " WHERE table_id = $1 AND version = $2 AND body IS NULL AND lease <= $5"
        )
        key = (review.table, review.version)
        await self._database.commit([Statement(sql, (*key, worker, lease, at))])
        sql = "SELECT 1 FROM reviews WHERE table_id = $1 AND version = $2 AND worker = $3 AND body IS NULL"
        return bool(await self._database.fetch(sql, *key, worker))

    async def advance(self, review: WaitingReview, worker: str, progress: float, lease: int) -> None:
        sql = (
            "UPDATE reviews SET progress = $4, lease = $5"
            " WHERE table_id = $1 AND version = $2 AND worker = $3 AND body IS NULL"
        )
        await self._database.commit([Statement(sql, (review.table, review.version, worker, progress, lease))])

    async def finish(self, review: WaitingReview, body: str) -> None:
        sql = (
            "UPDATE reviews SET body = $3, progress = 1, asker = '', household = '', worker = NULL, lease = 0"
            " WHERE table_id = $1 AND version = $2"
        )
        await self._database.commit([Statement(sql, (review.table, review.version, body))])

    async def leave(self, review: WaitingReview, worker: str, attempts: int) -> None:
        """Somebody else may take it, after so many attempts."""
        sql = (
            "UPDATE reviews SET worker = NULL, lease = 0, attempts = $4"
            " WHERE table_id = $1 AND version = $2 AND worker = $3"
        )
        await self._database.commit([Statement(sql, (review.table, review.version, worker, attempts))])

    async def leave_all(self) -> None:
        """For the only server on a database: whoever was at something is no more."""
        sql = "UPDATE reviews SET worker = NULL, lease = 0 WHERE worker IS NOT NULL"
        await self._database.commit([Statement(sql)])
