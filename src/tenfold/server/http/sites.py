"""Sites of files on other hosts that an operator allows to send games home, and to do nothing else."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tenfold.server.settings import Settings

from .routes.homecoming import PATH

WAYS: Final = ("POST", "OPTIONS")
REMEMBERED_SECONDS: Final = 600  # for which a browser need not ask again whether it may


def site_of(connection: HTTPConnection, settings: Settings) -> str | None:
    """The site whose page asks, if it may ask this."""
    scope = connection.scope
    if scope["type"] != "http" or scope["path"] != PATH or scope["method"] not in WAYS:
        return None
    origin = connection.headers.get("origin")
    return origin if origin in settings.sites else None


def headers_for(site: str) -> dict[str, str]:
    """Its page may read the answer. No cookie comes along: a browser is not told that it may send one."""
    return {"access-control-allow-origin": site, "vary": "origin"}


def tell_ways() -> Response:
    """What a browser asks beforehand."""
    headers = {
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "content-type",
        "access-control-max-age": str(REMEMBERED_SECONDS),
    }
    return Response(status_code=204, headers=headers)
