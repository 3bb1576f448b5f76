"""Whether the server is well: for those who host it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, get

from .callers import house_of


@get("/healthz", summary="Whether the process lives")
async def is_alive() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", summary="Whether it can store and serve")
async def is_ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Writes to the database; an error says that it cannot."""
    await house_of(request).database.commit([])
    await house_of(request).database.fetch("SELECT 1")
    return {"status": "ready"}


router: Final = Router("/", route_handlers=[is_alive, is_ready], tags=["health"])
