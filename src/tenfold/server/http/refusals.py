"""How a request is refused: by key, in words of the caller's language, and with the right status."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tenfold.protocol.errors import TenfoldError
from tenfold.server.daily.daily_deals import UnknownDeal
from tenfold.server.host_names import UnknownHost
from tenfold.server.live.contests import BeingPlayed
from tenfold.server.live.live_table import UnknownTable
from tenfold.server.people.people import UnknownPerson
from tenfold.server.people.sign_in import UnknownSession
from tenfold.server.practice.practice import UnknownExercise
from tenfold.server.puzzles.puzzle_runs import UnknownRun
from tenfold.server.puzzles.puzzles import UnknownPuzzle
from tenfold.server.storage.database import OutcomeUnknown, Unavailable
from tenfold.server.table.change import Stale
from tenfold.server.table.sealing import Sealed
from tenfold.server.telemetry import metrics
from tenfold.server.transport.rate_limits import TooMuch

from .problems import problem_of
from .routes.caller import Hidden, Nowhere
from .routes.endpoint import JSON, wrong
from .routes.local_network import NotYours
from .routes.request import OtherSite, language_of

STATUS: Final[dict[type[TenfoldError], HTTPStatus]] = {
    OtherSite: HTTPStatus.FORBIDDEN,
    NotYours: HTTPStatus.FORBIDDEN,
    Hidden: HTTPStatus.FORBIDDEN,
    Nowhere: HTTPStatus.NOT_FOUND,
    UnknownHost: HTTPStatus.MISDIRECTED_REQUEST,
    TooMuch: HTTPStatus.TOO_MANY_REQUESTS,
    Stale: HTTPStatus.CONFLICT,
    BeingPlayed: HTTPStatus.CONFLICT,
    Sealed: HTTPStatus.FORBIDDEN,
    UnknownTable: HTTPStatus.NOT_FOUND,
    UnknownDeal: HTTPStatus.NOT_FOUND,
    UnknownPerson: HTTPStatus.NOT_FOUND,
    UnknownExercise: HTTPStatus.NOT_FOUND,
    UnknownPuzzle: HTTPStatus.NOT_FOUND,
    UnknownRun: HTTPStatus.NOT_FOUND,
    UnknownSession: HTTPStatus.NOT_FOUND,
    Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
    OutcomeUnknown: HTTPStatus.SERVICE_UNAVAILABLE,
}


def refuse(
    request: HTTPConnection, error: TenfoldError, headers: Mapping[str, str] | None = None
) -> Response:
    """What somebody asked for cannot be."""
    metrics.refusals.labels(key=error.key).inc()
    return _answer(request, error, STATUS.get(type(error), HTTPStatus.BAD_REQUEST), headers)


async def refuse_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, TenfoldError)
    return refuse(request, error)


async def refuse_request(request: Request, error: Exception) -> Response:
    """There is nothing at this address, or not like that."""
    assert isinstance(error, HTTPException)
    return _answer(request, wrong(error.detail), error.status_code, error.headers)


async def answer_nobody(_: Request, __: Exception) -> Response:
    """The caller has gone before the request was complete."""
    return Response(status_code=HTTPStatus.BAD_REQUEST)


def _answer(
    request: HTTPConnection, error: TenfoldError, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    content = msgspec.json.encode(problem_of(error, language_of(request)))
    return Response(content, status, headers, JSON)
