"""Whether the server is well: for those who host it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, get
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST

from tenfold.server import metrics

from .callers import house_of


@get("/healthz", summary="Whether the process lives")
async def is_alive() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", summary="Whether it can store and serve")
async def is_ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Asks the database to store nothing and to read something; an error says that it cannot."""
    database = house_of(request).database
    await database.commit([])
    await database.fetch("SELECT 1")
    return {"status": "ready"}


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain")
async def show_metrics() -> Response[bytes]:
    return Response(metrics.report(), media_type=CONTENT_TYPE_LATEST)


router: Final = Router("/", route_handlers=[is_alive, is_ready, show_metrics], tags=["health"])
