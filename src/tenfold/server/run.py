"""Runs a server until it is told to stop."""

from __future__ import annotations

import os
import tempfile
from typing import Final

import msgspec
import uvicorn
from litestar import Litestar

from . import logs
from .settings import Settings

HANDED_DOWN: Final = "TENFOLD_SETTINGS"  # to the worker processes
LARGEST_MESSAGE: Final = 16 * 1024
CLOSING_SECONDS: Final = 10


def run(settings: Settings) -> None:
    """Serves; returns when the server has been stopped and everything is stored."""
    os.environ[HANDED_DOWN] = msgspec.json.encode(settings).decode()
    if settings.workers == 1:
        _run(settings)
        return
    with tempfile.TemporaryDirectory(prefix="tenfold-") as figures:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
        _run(settings)


def _run(settings: Settings) -> None:
    uvicorn.run(
        "tenfold.server.run:app_of_worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="auto",
        http="auto",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        log_config=logs.configuration(settings),
    )


def app_of_worker() -> Litestar:
    from .app import create_app  # noqa: PLC0415

    return create_app(msgspec.json.decode(os.environ[HANDED_DOWN], type=Settings))
