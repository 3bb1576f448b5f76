"""What surrounds every request: whom it is for, where it may come from, limits, security headers, figures."""

from __future__ import annotations

import logging
from typing import Final

from starlette.datastructures import MutableHeaders, State
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenfold.protocol.errors import TenfoldError
from tenfold.server.operations import metrics
from tenfold.server.settings import Settings

from .refusals import refuse
from .routes.caller import Hidden, Nowhere, is_at_home, unbelieved_header
from .routes.request import OtherSite, address_of, household_of, is_own_origin
from .routes.visitor import add_cookies

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
    "x-frame-options": "DENY",  # as the policy says, for browsers that do not read it
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-resource-policy": "same-origin",
}
OVER_HTTPS: Final = {  # elsewhere a browser passes over the one, and only complains of the other
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
}
READING: Final = ("GET", "HEAD", "OPTIONS")


logger: Final = logging.getLogger(__name__)


class Guard:
    """Nobody may ask for too much, nor in somebody else's name, nor under a name that is not ours; and every
    answer has its headers, errors included."""

    def __init__(self, app: ASGIApp, state: State, settings: Settings) -> None:
        self._app = app
        self._state = state
        self._settings = settings
        self._hosts = settings.known_by()
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                _add_headers(message, scope)
            await send(message)

        connection = HTTPConnection(scope)
        try:
            self._admit(connection)
        except TenfoldError as error:
            await refuse(connection, error)(scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    def _admit(self, connection: HTTPConnection) -> None:
        self._hosts.check(connection.headers.getlist("host"))
        self._warn_of_proxy(connection)
        if connection.scope["type"] == "websocket":
            return  # for which it is seen to where it is opened
        if connection.scope["method"] not in READING and not is_own_origin(connection, self._settings):
            raise OtherSite("request.other_site")
        path = connection.scope["path"]
        if path == "/metrics":
            self._admit_to_figures(connection)
        if path.startswith("/api/"):
            self._state.services.limits.requests.take(household_of(connection))

    def _admit_to_figures(self, connection: HTTPConnection) -> None:
        if self._settings.metrics == "off":
            raise Nowhere("metrics.off")
        if self._settings.metrics == "local" and not is_at_home(connection):
            raise Hidden("metrics.local")

    def _warn_of_proxy(self, connection: HTTPConnection) -> None:
        """Whoever has put a proxy in front and not named it counts all callers as one: they ought to know."""
        header = None if self._has_warned else unbelieved_header(connection)
        if header:
            self._has_warned = True
            logger.warning(
                "a header about callers is not believed; if it is your proxy's, name the proxy in `proxies`",
                extra={"header": header, "by": address_of(connection), "setting": "proxies"},
            )


def _add_headers(message: Message, scope: Scope) -> None:
    headers = MutableHeaders(scope=message)
    is_secure = scope.get("scheme") in ("https", "wss")
    for name, value in (HEADERS | OVER_HTTPS if is_secure else HEADERS).items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    add_cookies(headers, scope)
    metrics.requests.labels(status=message["status"]).inc()
