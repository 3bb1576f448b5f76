"""Who somebody is at each server, and the secrets of their seats: a file that only its owner can read."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

FILE: Final = "servers.json"
MOST_TABLES: Final = 50  # of a person; the latest


class Memory:
    """Of one server. Several people may use one machine: each name is a person of its own, and who says no
    name is the one who was there last."""

    def __init__(self, folder: Path, server: str, name: str | None) -> None:
        self.path = folder / FILE
        self._server = server
        people = self._people(self._read())
        self.name = name or (list(people)[-1] if people else None)
        known = people.get(self.name or "", {})
        self.cookie: str | None = known.get("cookie") if isinstance(known.get("cookie"), str) else None
        seats = known.get("seats")
        self._seats: dict[str, list[str]] = seats if isinstance(seats, dict) else {}

    def secrets(self, table: str) -> list[str]:
        return [str(secret) for secret in self._seats.get(table, [])]

    def keep(self, name: str, cookie: str | None, table: str, secrets: list[str]) -> None:
        """Writes it down; whatever happens, the file is whole. Raises `OSError`."""
        self.name, self.cookie = name, cookie
        self._seats.pop(table, None)
        self._seats[table] = secrets
        self._seats = dict(list(self._seats.items())[-MOST_TABLES:])
        told = self._read()
        people = self._people(told)
        people.pop(name, None)
        people[name] = {"cookie": cookie, "seats": self._seats}
        told[self._server] = people
        self._write(json.dumps(told, ensure_ascii=False, indent=1))

    def _read(self) -> dict[str, Any]:
        """What is there; a file that cannot be read says nothing."""
        try:
            told = json.loads(self.path.read_bytes())
        except (OSError, ValueError):
            return {}
        return told if isinstance(told, dict) else {}

    def _people(self, told: dict[str, Any]) -> dict[str, dict[str, Any]]:
        people = told.get(self._server)
        if not isinstance(people, dict) or not all(isinstance(one, dict) for one in people.values()):
            return {}
        return people

    def _write(self, text: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(f".{os.getpid()}.tmp")
        try:
            owned = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with open(owned, "w", encoding="utf-8") as file:  # noqa: PTH123
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path)
        except OSError:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
            raise
