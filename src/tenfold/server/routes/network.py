"""How devices in the same network come in."""

from __future__ import annotations

from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar import Request, Router, delete, get, post
from litestar.status_codes import HTTP_200_OK

from tenfold.protocol.errors import TenfoldError
from tenfold.server.network import Network, is_here
from tenfold.wire.catalogue import Network as NetworkInfo

from .request import address_of


class NotYours(TenfoldError):
    """Only somebody at the server's own machine decides who comes in."""


@get("/api/network", summary="Where devices in the same network find this server")
async def show_network(request: Request[Any, Any, Any]) -> NetworkInfo:
    network = _network_of(request)
    return NetworkInfo(network.address(), network.may_open and _is_at_home(request))


@post("/api/network", summary="Let devices in the same network in", status_code=HTTP_200_OK)
async def open_network(request: Request[Any, Any, Any]) -> NetworkInfo:
    network = _own_network(request)
    await network.open()
    return NetworkInfo(network.address(), network.may_open)


@delete("/api/network", summary="Shut them out again", status_code=HTTP_200_OK)
async def shut_network(request: Request[Any, Any, Any]) -> NetworkInfo:
    network = _own_network(request)
    await network.shut()
    return NetworkInfo(network.address(), network.may_open)


def _own_network(request: Request[Any, Any, Any]) -> Network:
    network = _network_of(request)
    if not (network.may_open and _is_at_home(request)):
        raise NotYours("network.not_yours")
    return network


def _network_of(request: Request[Any, Any, Any]) -> Network:
    return cast(Network, request.app.state.network)


def _is_at_home(request: Request[Any, Any, Any]) -> bool:
    """The caller is on this machine, and says so: a page whose name somebody bent to it would not."""
    try:
        host = urlsplit(f"//{request.headers.get('host')}").hostname
    except ValueError:
        return False
    return is_here(address_of(request)) and is_here(host or "")


router: Final = Router("/", route_handlers=[show_network, open_network, shut_network], tags=["network"])
