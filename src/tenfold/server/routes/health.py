"""Whether the server is well: for those who host it."""

from __future__ import annotations

from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from tenfold.server import metrics
from tenfold.server.storage.shared import read_shared, write_shared

from .endpoint import Endpoints
from .request import services_of

endpoints: Final = Endpoints("health")

NOTE: Final = "ready"  # among what the servers on a database share


@endpoints.get("/healthz", "Whether the process lives")
async def is_alive() -> dict[str, str]:
    return {"status": "alive"}


@endpoints.get("/readyz", "Whether it can store and serve")
async def is_ready(request: Request) -> dict[str, str]:
    """Stores something, since a full disk is noticed by nothing less, and reads it; an error says that the
    database cannot."""
    services = services_of(request)
    await write_shared(services.database, NOTE, str(services.now()))
    await read_shared(services.database, NOTE)
    return {"status": "ready"}


@endpoints.get("/metrics", "Figures for Prometheus")
async def show_metrics() -> Response:
    return Response(metrics.report(), headers={"content-type": CONTENT_TYPE_LATEST})
