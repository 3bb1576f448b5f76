"""What surrounds every request: limits, security headers, and figures."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from . import metrics
from .routes.callers import address_of, house_of

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


async def admit(request: Request[Any, Any, Any]) -> None:
    """Nobody may ask for too much."""
    if request.scope["path"].startswith("/api/"):
        house = house_of(request)
        house.requests.take(address_of(request), house.now() / 1_000)


async def finish(message: Message, scope: Scope) -> None:
    """Adds the headers that every answer has, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        metrics.requests.labels(status=message["status"]).inc()
