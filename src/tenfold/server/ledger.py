"""What people have played: written down with the last move of a game."""

from __future__ import annotations

from .storage.database import Database, Statement
from .table.table import Table


class Ledger:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def reckon(self, table: Table, at: int) -> list[Statement]:
        """What the end of a game means for those who played it."""
        statements: list[Statement] = []
        ending = table.ending
        if ending is None or ending.reason in ("aborted", "closed"):
            return statements
        return statements
