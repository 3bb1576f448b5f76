"""What surrounds every request: where it may come from, limits, security headers, and figures."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from tenfold.protocol.errors import TenfoldError

from . import metrics
from .routes.request import address_of, is_own_origin, services_of

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
    "cross-origin-resource-policy": "same-origin",
}
OVER_HTTPS: Final = {"cross-origin-opener-policy": "same-origin"}  # elsewhere a browser only complains of it
READING: Final = ("GET", "HEAD", "OPTIONS")


class OtherSite(TenfoldError):
    """A page of another site wants something in the name of whoever looks at it."""


async def admit(request: Request[Any, Any, Any]) -> None:
    """Nobody may ask for too much, nor in somebody else's name."""
    if request.method not in READING and not is_own_origin(request):
        raise OtherSite("request.other_site")
    if request.scope["path"].startswith("/api/"):
        services_of(request).limits.requests.take(address_of(request))


async def add_headers(message: Message, scope: Scope) -> None:
    """Adds the headers that every answer has, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        is_secure = scope.get("scheme") == "https"
        for name, value in (HEADERS | OVER_HTTPS if is_secure else HEADERS).items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        metrics.requests.labels(status=message["status"]).inc()
