"""People: a name and a language, as their browsers bring them along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from tenfold.wire.shape import Language

from .identity import clean_name, new_id
from .storage.database import Database, Statement


@dataclass(slots=True)
class Someone:
    id: str
    name: str
    language: Language
    can_recover: bool = False


class People:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, person: str) -> Someone | None:
        sql = "SELECT id, name, language, phrase FROM people WHERE id = $1"
        for found, name, language, phrase in await self._database.fetch(sql, person):
            return Someone(found, name, cast(Language, language), phrase is not None)
        return None

    async def meet(self, name: str, language: Language, at: int) -> Someone:
        """Somebody new."""
        someone = Someone(new_id(16), clean_name(name), language)
        await self._database.commit(
            [
                Statement(
                    "INSERT INTO people (id, created, seen, name, language) VALUES ($1, $2, $2, $3, $4)",
                    (someone.id, at, someone.name, someone.language),
                )
            ]
        )
        return someone

    async def rename(self, someone: Someone, name: str | None, language: Language | None, at: int) -> Someone:
        renamed = Someone(
            someone.id,
            clean_name(name) if name else someone.name,
            language or someone.language,
            someone.can_recover,
        )
        await self._database.commit(
            [
                Statement(
                    "UPDATE people SET name = $2, language = $3, seen = $4 WHERE id = $1",
                    (renamed.id, renamed.name, renamed.language, at),
                )
            ]
        )
        return renamed
