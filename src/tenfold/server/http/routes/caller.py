"""Where a request comes from, as far as one can tell, and whom that lets in."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from tenfold.protocol.errors import TenfoldError
from tenfold.server.host_names import is_here
from tenfold.wire.catalogue import Caller

from .endpoint import Endpoints
from .request import address_of

endpoints: Final = Endpoints("health")

PASSED_ON: Final = ("x-forwarded-for", "x-forwarded-proto", "forwarded", "via")


class Hidden(TenfoldError):
    """Only whoever has the token may look."""


class Nowhere(TenfoldError):
    """The server does not tell."""


@endpoints.get("/api/caller", "Who you are to this server: your address, and whether you come over HTTPS")
async def show_caller(request: Request) -> Caller:
    """Behind a proxy this shows whether the server believes what the proxy says of its callers."""
    return Caller(address_of(request), request.url.scheme == "https")


def is_at_home(connection: HTTPConnection) -> bool:
    """The caller is on this machine, and says so: a page whose name somebody bent to it would not, nor does a
    proxy that passes on what others ask."""
    try:
        host = urlsplit(f"//{connection.headers.get('host')}").hostname
    except ValueError:
        return False
    if any(name in connection.headers for name in PASSED_ON):
        return False
    return is_here(address_of(connection)) and is_here(host or "")


def unbelieved_header(connection: HTTPConnection) -> str | None:
    """A header about the caller that came from somebody whose word does not count. The word of those named
    in `proxies` has been put into the scope before we see it."""
    told = ",".join(connection.headers.getlist("x-forwarded-for"))
    address = address_of(connection)
    if told and not any(address and address in part for part in told.split(",")):
        return "x-forwarded-for"
    scheme = connection.headers.get("x-forwarded-proto", "").strip()
    if scheme in ("http", "https") and scheme != connection.scope["scheme"].replace("ws", "http"):
        return "x-forwarded-proto"
    return None
