"""What surrounds every request: whom it is for, where it may come from, limits, security headers, figures."""

from __future__ import annotations

import logging
from hmac import compare_digest
from typing import Final

from starlette.datastructures import MutableHeaders, State
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenfold.protocol.errors import TenfoldError
from tenfold.server.services import Limits
from tenfold.server.settings import Settings
from tenfold.server.telemetry import metrics
from tenfold.server.transport.rate_limits import RateLimiter, TooMuch

from .policy import page_policy
from .refusals import refuse
from .routes.caller import Hidden, Nowhere, unbelieved_header
from .routes.request import OtherSite, address_of, household_of, is_own_origin
from .routes.visitor import add_cookies
from .sites import headers_for, site_of, tell_ways

HEADERS: Final = {
    "content-security-policy": page_policy(),
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
HEALTH: Final = ("/healthz", "/readyz", "/metrics")

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

        connection = HTTPConnection(scope)
        site = site_of(connection, self._settings)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                _add_headers(message, scope, site)
            await send(message)

        try:
            self._admit(connection, site)
        except TooMuch as error:
            has_waited = await self._limits.pause.take(household_of(connection))
            closing = {} if has_waited else {"connection": "close"}
            await refuse(connection, error, closing)(scope, receive, send_with_headers)
        except TenfoldError as error:
            await refuse(connection, error)(scope, receive, send_with_headers)
        else:
            app = tell_ways() if site and scope["method"] == "OPTIONS" else self._app
            await app(scope, receive, send_with_headers)

    @property
    def _limits(self) -> Limits:
        limits = self._state.services.limits
        assert isinstance(limits, Limits)
        return limits

    def _admit(self, connection: HTTPConnection, site: str | None) -> None:
        if connection.scope["type"] == "http":  # a socket is counted where it is opened
            self._limiter(connection.scope["path"]).take(household_of(connection))
        self._hosts.check(connection.headers.getlist("host"))
        self._warn_of_proxy(connection)
        if connection.scope["type"] == "websocket":
            return  # for which the rest is seen to there, too
        is_ours = site or is_own_origin(connection, self._settings)
        if connection.scope["method"] not in READING and not is_ours:
            raise OtherSite("request.other_site")
        if connection.scope["path"] == "/metrics":
            self._admit_to_figures(connection)

    def _limiter(self, path: str) -> RateLimiter:
        """Who reads pages locks neither players out nor whoever looks after the server."""
        if path.startswith("/api/"):
            return self._limits.requests
        return self._limits.health if path in HEALTH else self._limits.pages

    def _admit_to_figures(self, connection: HTTPConnection) -> None:
        """From where somebody asks tells nothing: a proxy on this machine may say as little as they would."""
        if self._settings.metrics == "off":
            raise Nowhere("metrics.off")
        if self._settings.metrics == "token" and not self._has_token(connection):
            raise Hidden("metrics.token")

    def _has_token(self, connection: HTTPConnection) -> bool:
        wanted = f"Bearer {self._settings.metrics_token}"
        given = connection.headers.get("authorization", "")
        return self._settings.metrics_token != "" and compare_digest(given.encode(), wanted.encode())

    def _warn_of_proxy(self, connection: HTTPConnection) -> None:
        """Whoever has put a proxy in front and not named it counts all callers as one: they ought to know."""
        header = None if self._has_warned else unbelieved_header(connection)
        if header:
            self._has_warned = True
            logger.warning(
                "a header about callers is not believed; if it is your proxy's, name the proxy in `proxies`",
                extra={"header": header, "by": address_of(connection), "setting": "proxies"},
            )


def _add_headers(message: Message, scope: Scope, site: str | None) -> None:
    headers = MutableHeaders(scope=message)
    if site:
        headers.update(headers_for(site))
    is_secure = scope.get("scheme") in ("https", "wss")
    for name, value in (HEADERS | OVER_HTTPS if is_secure else HEADERS).items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    add_cookies(headers, scope)
    metrics.requests.labels(status=message["status"]).inc()
