"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
from typing import Final

import msgspec
import uvicorn
from starlette.types import ASGIApp

from tenfold.cards.edition import editions
from tenfold.protocol.errors import TenfoldError
from tenfold.server.bot_workers.programs import meet
from tenfold.server.settings import Settings, data_folder
from tenfold.server.storage.database import open_database
from tenfold.server.storage.own_files import OWN_FOLDER, keep_own
from tenfold.server.telemetry import logs
from tenfold.server.transport.websocket_protocol import uvicorn_options

HANDED_DOWN: Final = "TENFOLD_SETTINGS"  # to the worker processes


def run(settings: Settings) -> None:
    """Serves; returns when the server has been stopped and everything is stored.

    What would keep it from starting is said at once, in one sentence.
    """
    asyncio.run(_check_database(settings))
    editions()  # those of one's own among them are read now
    meet(settings.programs)
    if not settings.database:  # otherwise the folder may be for other things as well
        keep_own(data_folder(), OWN_FOLDER)
    _check_address(settings)
    os.environ[HANDED_DOWN] = msgspec.json.encode(settings).decode()
    if settings.workers == 1:
        _run(settings)
        return
    with tempfile.TemporaryDirectory(prefix="tenfold-") as figures:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
        _run(settings)


def _run(settings: Settings) -> None:
    uvicorn.run(
        "tenfold.server.operations.run:app_of_worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=logs.configuration(settings),
        **uvicorn_options(settings),
    )


async def _check_database(settings: Settings) -> None:
    database = open_database(settings.database_url())
    try:
        await database.open()
    finally:
        await database.close()


def _check_address(settings: Settings) -> None:
    try:
        family, *_, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
    except OSError as error:
        address_text = f"{settings.host}:{settings.port}"
        raise TenfoldError("server.address", address=address_text, problem=error.strerror or "") from None


def app_of_worker() -> ASGIApp:
    from ..http.app import create_app  # noqa: PLC0415

    return create_app(msgspec.json.decode(os.environ[HANDED_DOWN], type=Settings))
