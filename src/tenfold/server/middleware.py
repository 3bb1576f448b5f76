"""What surrounds every request: where it may come from, limits, security headers, and figures."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders, State
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenfold.protocol.errors import TenfoldError

from . import metrics
from .refusals import refuse
from .routes.request import OtherSite, household_of, is_own_origin

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


class Guard:
    """Nobody may ask for too much, nor in somebody else's name; and every answer has its headers, errors
    included."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self._app = app
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message, scope)
            await send(message)

        try:
            self._admit(Request(scope))
        except TenfoldError as error:
            await refuse(Request(scope), error)(scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    def _admit(self, request: Request) -> None:
        if request.method not in READING and not is_own_origin(request, self._state.services.settings):
            raise OtherSite("request.other_site")
        if request.scope["path"].startswith("/api/"):
            self._state.services.limits.requests.take(household_of(request))


def _add_headers(message: Message, scope: Scope) -> None:
    headers = MutableHeaders(scope=message)
    is_secure = scope.get("scheme") == "https"
    for name, value in (HEADERS | OVER_HTTPS if is_secure else HEADERS).items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    metrics.requests.labels(status=message["status"]).inc()
