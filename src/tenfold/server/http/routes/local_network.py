"""How devices in the same network come in."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final, cast

from starlette.requests import Request

from tenfold.protocol.errors import TenfoldError
from tenfold.server.http.local_network import LocalNetwork
from tenfold.wire.catalogue import Network as NetworkInfo

from .caller import is_at_home
from .endpoint import Endpoints

endpoints: Final = Endpoints("network")


class NotYours(TenfoldError):
    """Only somebody at the server's own machine decides who comes in."""


@endpoints.get("/api/network", "Where devices in the same network find this server")
async def show_network(request: Request) -> NetworkInfo:
    network = _network_of(request)
    return NetworkInfo(network.address(), network.may_open and is_at_home(request))


@endpoints.post("/api/network", "Let devices in the same network in", HTTPStatus.OK)
async def open_network(request: Request) -> NetworkInfo:
    network = _own_network(request)
    await network.open()
    return NetworkInfo(network.address(), network.may_open)


@endpoints.delete("/api/network", "Shut them out again", HTTPStatus.OK)
async def shut_network(request: Request) -> NetworkInfo:
    network = _own_network(request)
    await network.shut()
    return NetworkInfo(network.address(), network.may_open)


def _own_network(request: Request) -> LocalNetwork:
    network = _network_of(request)
    if not (network.may_open and is_at_home(request)):
        raise NotYours("network.not_yours")
    return network


def _network_of(request: Request) -> LocalNetwork:
    return cast(LocalNetwork, request.app.state.network)
