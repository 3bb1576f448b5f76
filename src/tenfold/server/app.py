"""The application: its routes, how it refuses, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import FrameType
from typing import Any, Final

from litestar import Litestar, Request
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.response import Response

from tenfold import __version__
from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.errors import TenfoldError
from tenfold.wire.catalogue import Problem

from . import metrics
from .limits import TooMuch
from .live.live_table import UnknownTable
from .middleware import OtherSite, add_headers, admit
from .network import open_network
from .openapi import OpenApiDocument
from .people import UnknownPerson
from .routes import catalogue, client, health, network, people, records, sockets, tables
from .routes.network import NotYours
from .routes.request import language_of
from .services import Services, open_services
from .settings import Settings
from .storage.database import Unavailable
from .table.change import Stale

COLLECT_AFTER: Final = 50_000  # new objects; the usual 700 would look through all connections all the time
LARGEST_BODY: Final = 64 * 1024  # taking a larger one apart could hold everybody up


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        gc.set_threshold(COLLECT_AFTER, 50, 100)
        async with open_services(settings) as services:
            app.state.services = services  # before anybody comes in
            async with open_network(app, settings, services.database) as app.state.network:
                gc.freeze()
                gc.enable()
                with _goodbye_when_told_to_stop(services):
                    yield

    return Litestar(
        route_handlers=[
            catalogue.router,
            tables.router,
            records.router,
            people.router,
            health.router,
            network.router,
            client.router,
            sockets.table_socket,
        ],
        lifespan=[lifespan],
        exception_handlers={
            TenfoldError: refuse,
            HTTPException: refuse_request,
            RecursionError: refuse_nested,
        },
        before_request=admit,
        before_send=[add_headers],
        openapi_config=OpenAPIConfig("Tenfold", __version__, render_plugins=[OpenApiDocument()]),
        request_max_body_size=LARGEST_BODY,
    )


@contextmanager
def _goodbye_when_told_to_stop(services: Services) -> Iterator[None]:
    """uvicorn closes all sockets before it tells us that the end has come, so we hear the signal, too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    stop = {sig: signal.getsignal(sig) for sig in (signal.SIGINT, signal.SIGTERM)}

    def hear(sig: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(part, sig, frame)

    def part(sig: int, frame: FrameType | None) -> None:
        services.tables.say_goodbye()  # first: once uvicorn knows, it may close at any time
        stopping = stop[signal.Signals(sig)]
        assert callable(stopping)
        stopping(sig, frame)

    listening = [sig for sig in stop if callable(stop[sig])]
    for sig in listening:
        signal.signal(sig, hear)
    try:
        yield
    finally:
        for sig in listening:
            signal.signal(sig, stop[sig])


STATUS: Final[dict[type[TenfoldError], int]] = {
    OtherSite: 403,
    NotYours: 403,
    TooMuch: 429,
    Stale: 409,
    UnknownTable: 404,
    UnknownPerson: 404,
    Unavailable: 503,
}


def refuse(request: Request[Any, Any, Any], error: TenfoldError) -> Response[Problem]:
    """What somebody asked for cannot be: by key, and in their language."""
    metrics.refusals.labels(key=error.key).inc()
    details = {name: value if _fits(value) else str(value)[:100] for name, value in error.details.items()}
    message = Catalog(language_of(request)).explain(TenfoldError(error.key, **details))
    return Response(Problem(error.key, details, message), status_code=STATUS.get(type(error), 400))


def _fits(value: str | int) -> bool:
    """Whether it can be written: a number of the caller's may be longer than any that is."""
    return isinstance(value, str) or abs(value) < 1 << 63


def refuse_nested(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    return refuse(request, TenfoldError("request.wrong", problem="nested too deep"))


def refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The request itself is wrong."""
    details = {"problem": error.detail}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        told = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)
        details = {"problem": told or error.detail}
    problem = TenfoldError("request.wrong", **details)
    message = Catalog(language_of(request)).explain(problem)
    return Response(Problem(problem.key, problem.details, message), status_code=error.status_code)
