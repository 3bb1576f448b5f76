"""Whether the server is well: for those who host it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, get
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST

from tenfold.server import metrics
from tenfold.server.storage.shared import read_shared, write_shared

from .request import services_of

NOTE: Final = "ready"  # among what the servers on a database share


@get("/healthz", summary="Whether the process lives")
async def is_alive() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", summary="Whether it can store and serve")
async def is_ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Stores something, since a full disk is noticed by nothing less, and reads it; an error says that the
    database cannot."""
    services = services_of(request)
    await write_shared(services.database, NOTE, str(services.now()))
    await read_shared(services.database, NOTE)
    return {"status": "ready"}


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain")
async def show_metrics() -> Response[bytes]:
    return Response(metrics.report(), media_type=CONTENT_TYPE_LATEST)


router: Final = Router("/", route_handlers=[is_alive, is_ready, show_metrics], tags=["health"])
