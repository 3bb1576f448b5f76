"""The network around this machine: whether its phones and tablets may come in, and at which address.

A server that somebody starts for themselves listens to their own machine alone. They can let their network in
while it runs: the same application then listens at a second address. The choice outlives a restart.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from tenfold.protocol.errors import TenfoldError
from tenfold.server.host_names import is_here
from tenfold.server.settings import Settings
from tenfold.server.storage.database import Database
from tenfold.server.storage.shared import read_shared, write_shared
from tenfold.server.transport.websocket_protocol import uvicorn_options

ELSEWHERE: Final = ("203.0.113.1", 9)  # an address that nobody has; nothing is sent there
CHOICE: Final = "network"  # among what the servers on a database share
OPEN: Final = "open"

logger: Final = logging.getLogger(__name__)


class LocalNetwork:
    """The second address of a server."""

    def __init__(self, app: ASGIApp, settings: Settings, database: Database) -> None:
        self.may_open = settings.may_open and settings.workers == 1 and is_here(settings.host)
        self._app = app
        self._settings = settings
        self._database = database
        self._listener: _Listener | None = None

    def address(self) -> str | None:
        """Where devices of the network find this server, if they do."""
        if self._listener:
            return self._listener.address
        is_everywhere = self._settings.host in ("0.0.0.0", "::")
        host = own_address(self._settings) if is_everywhere else self._settings.host
        return None if host is None or is_here(host) else _web(host, self._settings.port)

    async def open(self) -> None:
        """Lets the network in. Raises a `TenfoldError` when there is none."""
        if self._listener is None:
            self._listener = _Listener(self._app, self._settings)
        await write_shared(self._database, CHOICE, OPEN)

    async def shut(self) -> None:
        await write_shared(self._database, CHOICE, "shut")
        await self.close()

    async def close(self) -> None:
        if self._listener:
            listener, self._listener = self._listener, None
            await listener.close()

    async def open_as_before(self) -> None:
        if not self.may_open or await read_shared(self._database, CHOICE) != OPEN:
            return
        try:
            await self.open()
        except TenfoldError as error:
            logger.warning("the network stays outside", extra={"problem": error.key})


@asynccontextmanager
async def open_network(app: ASGIApp, settings: Settings, database: Database) -> AsyncIterator[LocalNetwork]:
    network = LocalNetwork(app, settings, database)
    await network.open_as_before()
    try:
        yield network
    finally:
        await network.close()


class _Listener:
    """The application at one more address."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        line = _listen(settings)
        self.address = _web(*line.getsockname()[:2])
        config = uvicorn.Config(app, lifespan="off", log_config=None, **uvicorn_options(settings))
        self._server = _Server(config)
        self._serving = asyncio.create_task(self._server.serve([line]))

    async def close(self) -> None:
        self._server.should_exit = True
        await self._serving


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield  # signals are for the server at the first address


def _listen(settings: Settings) -> socket.socket:
    """A socket at the same port if it is free there, at any otherwise."""
    host = own_address(settings)
    if host is None:
        raise TenfoldError("network.none")
    for port in (settings.port, 0):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((host, port))
        except OSError as error:
            line.close()
            problem = error.strerror
        else:
            line.listen()
            return line
    raise TenfoldError("network.closed", address=host, problem=problem or "")


def own_address(settings: Settings) -> str | None:
    """This machine's address among its neighbours; none when it has none."""
    if settings.network:
        return settings.network
    with socket.socket(type=socket.SOCK_DGRAM) as line:
        try:
            line.connect(ELSEWHERE)  # which only chooses a way
        except OSError:
            return None
        found = str(line.getsockname()[0])
    return None if is_here(found) else found


def _web(host: str, port: int) -> str:
    return f"http://{host}:{port}"
