"""Whether the server is well: for those who host it."""

from __future__ import annotations

from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from tenfold.server.telemetry import metrics

from .endpoint import Endpoints
from .request import services_of

endpoints: Final = Endpoints("health")


@endpoints.get("/healthz", "Whether the process lives")
async def is_alive() -> dict[str, str]:
    return {"status": "alive"}


@endpoints.get("/readyz", "Whether it can store and serve")
async def is_ready(request: Request) -> dict[str, str]:
    """An error says that the database cannot. The answer is at most two seconds old."""
    await services_of(request).readiness.check()
    return {"status": "ready"}


@endpoints.get("/metrics", "Figures for Prometheus")
async def show_metrics() -> Response:
    return Response(metrics.report(), headers={"content-type": CONTENT_TYPE_LATEST})
