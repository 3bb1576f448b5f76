"""The application: its routes, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from tenfold.protocol.errors import TenfoldError
from tenfold.server.services import open_services
from tenfold.server.settings import Settings
from tenfold.server.telemetry import metrics
from tenfold.server.transport.http_protocol import HttpProtocol
from tenfold.server.transport.websocket_protocol import WebSocketProtocol

from .earlier_clients import keep_client
from .local_network import open_network
from .middleware import Guard
from .openapi import openapi
from .refusals import answer_nobody, refuse_error, refuse_request
from .routes import (
    caller,
    catalogue,
    client,
    daily,
    health,
    homecoming,
    local_network,
    mistakes,
    people,
    puzzles,
    records,
    sockets,
    tables,
)
from .routes.endpoint import JSON
from .shutdown import goodbye_when_told_to_stop, stop_with_parent

COLLECT_AFTER: Final = 50_000  # new objects; the usual 700 would look through all connections all the time
ENDPOINTS: Final = [
    endpoint
    for subject in (
        *(catalogue, tables, records, people, homecoming, mistakes, puzzles, daily),
        *(health, caller, local_network),
    )
    for endpoint in subject.endpoints.all
]


def create_app(settings: Settings) -> ASGIApp:
    HttpProtocol.prepare(settings)
    WebSocketProtocol.messages_per_second = settings.messages_per_second

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        gc.set_threshold(COLLECT_AFTER, 50, 100)
        await asyncio.to_thread(keep_client, client.FOLDER, settings.clients_folder())
        async with open_services(settings) as services:
            app.state.services = services  # before anybody comes in
            async with open_network(guarded, settings, services.database) as app.state.network:
                gc.freeze()
                gc.enable()
                with goodbye_when_told_to_stop(services.tables), stop_with_parent(), metrics.of_worker():
                    yield

    app = Starlette(
        routes=[
            *(endpoint.route() for endpoint in ENDPOINTS),
            Route("/schema/openapi.json", show_openapi),
            sockets.route,
            client.route,
        ],
        lifespan=lifespan,
        exception_handlers={
            TenfoldError: refuse_error,
            HTTPException: refuse_request,
            ClientDisconnect: answer_nobody,
        },
    )
    guarded = Guard(app, app.state, settings)
    return guarded


async def show_openapi(_: Request) -> Response:
    return Response(_openapi(), media_type=JSON)


@cache
def _openapi() -> bytes:
    return msgspec.json.encode(openapi(ENDPOINTS))
