"""The application: its routes, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from types import FrameType
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from tenfold.protocol.errors import TenfoldError

from .middleware import Guard
from .network import open_network
from .openapi import openapi
from .refusals import refuse_error, refuse_request
from .routes import caller, catalogue, client, health, network, people, records, sockets, tables
from .routes.endpoint import JSON
from .services import Services, open_services
from .settings import Settings

COLLECT_AFTER: Final = 50_000  # new objects; the usual 700 would look through all connections all the time
ENDPOINTS: Final = [
    endpoint
    for subject in (catalogue, tables, records, people, health, caller, network)
    for endpoint in subject.endpoints.all
]


def create_app(settings: Settings) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        gc.set_threshold(COLLECT_AFTER, 50, 100)
        async with open_services(settings) as services:
            app.state.services = services  # before anybody comes in
            async with open_network(guarded, settings, services.database) as app.state.network:
                gc.freeze()
                gc.enable()
                with _goodbye_when_told_to_stop(services):
                    yield

    app = Starlette(
        routes=[
            *(endpoint.route() for endpoint in ENDPOINTS),
            Route("/schema/openapi.json", show_openapi),
            sockets.route,
            client.route,
        ],
        lifespan=lifespan,
        exception_handlers={TenfoldError: refuse_error, HTTPException: refuse_request},
    )
    guarded = Guard(app, app.state, settings)
    return guarded


async def show_openapi(_: Request) -> Response:
    return Response(_openapi(), media_type=JSON)


@cache
def _openapi() -> bytes:
    return msgspec.json.encode(openapi(ENDPOINTS))


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
