"""A server asked by HTTP: who I am there, and where I sit."""

from __future__ import annotations

import json
from http.client import HTTPException, HTTPMessage
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from tenfold.protocol.errors import TenfoldError, problem_of
from tenfold.wire.people import Person
from tenfold.wire.table import SeatKey, Table

from .messages import read_answer

SECONDS: Final = 20.0  # that an answer may take
COOKIE: Final = "tenfold_session"

T = TypeVar("T")


class Refusal(msgspec.Struct):
    """What an answer says that is no success."""

    key: str
    details: dict[str, str | int] = {}


class Service:
    """Raises `TenfoldError`: `join.not_there`, `join.not_tenfold`, or what the server refuses."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address
        self.cookie = cookie  # by which the server knows us again; it may give another one

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def person(self) -> Person:
        return self._ask("GET", "/api/me", Person)

    def introduce(self, name: str, language: str) -> Person:
        return self._ask("POST", "/api/me", Person, {"name": name, "language": language})

    def table(self, table: str) -> Table:
        return self._ask("GET", f"/api/tables/{table}", Table)

    def sit_down(self, table: str, seat: int) -> SeatKey:
        return self._ask("POST", f"/api/tables/{table}/seats/{seat}", SeatKey, {})

    def new_keys(self, table: str) -> list[SeatKey]:
        """New secrets for the seats that are ours; none if there are no such seats."""
        try:
            return self._ask("POST", f"/api/tables/{table}/keys", list[SeatKey])
        except TenfoldError as error:
            if error.key != "table.not_your_seat":
                raise
            return []

    def _ask(self, method: str, path: str, wanted: type[T], body: object = None) -> T:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Accept": "application/json", **self.headers}
        request = Request(self.address + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                text = answer.read()
                self._keep_cookie(answer.headers)
                if answer.url.endswith(path):  # a proxy may have led elsewhere, as from http:// to https://
                    self.address = answer.url.removesuffix(path)
            return read_answer(json.loads(text), wanted)
        except HTTPError as error:
            with error:
                raise self._refusal(error.read()) from None
        except (URLError, OSError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            problem = problem_of(reason) if isinstance(reason, OSError) else str(reason)
            raise TenfoldError("join.not_there", server=self.address, problem=problem) from None
        except (HTTPException, ValueError, msgspec.ValidationError):
            raise self._not_tenfold() from None

    def _refusal(self, text: bytes) -> TenfoldError:
        """What a server of ours says when it refuses; others refuse otherwise."""
        try:
            told = read_answer(json.loads(text), Refusal)
        except (ValueError, msgspec.ValidationError):
            return self._not_tenfold()
        return TenfoldError(told.key, **told.details)

    def _not_tenfold(self) -> TenfoldError:
        return TenfoldError("join.not_tenfold", server=self.address)

    def _keep_cookie(self, headers: HTTPMessage) -> None:
        for told in headers.get_all("Set-Cookie", []):
            name, _, value = told.partition(";")[0].partition("=")
            if name.strip() == COOKIE:
                self.cookie = value
