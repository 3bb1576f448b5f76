"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tenfold.protocol.errors import TenfoldError
from tenfold.server.live.connection import Connection
from tenfold.server.live.live_table import UnknownTable
from tenfold.server.services import Services
from tenfold.server.socket_session import Session
from tenfold.server.telemetry import metrics
from tenfold.server.transport.rate_limits import TokenBucket
from tenfold.server.transport.websocket_protocol import encode
from tenfold.wire import socket as wire
from tenfold.wire.shape import TableId

from .request import household_of, is_own_origin, services_of

HELLO_SECONDS: Final = 10.0  # in which a client says who it is
MOST_UNREADABLE: Final = 10  # messages, before we stop listening
FORBIDDEN: Final = 4403
LATER: Final = 4429
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError)

_decode: Final = msgspec.json.Decoder(wire.FromClient).decode


async def table_socket(socket: WebSocket) -> None:
    services, caller = services_of(socket), household_of(socket)
    if not is_own_origin(socket, services.settings):
        await socket.close(FORBIDDEN, "origin")
        return
    try:
        services.limits.connections.enter(caller)
    except TenfoldError as error:
        await socket.close(LATER, error.key)
        return
    try:
        metrics.connections.inc()
        await socket.accept()
        await _stay(socket, services, caller)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        metrics.connections.dec()
        services.limits.connections.leave(caller)


async def _stay(socket: WebSocket, services: Services, caller: str) -> None:
    connection, table_id = Connection(socket), socket.path_params["table_id"]
    try:
        async with asyncio.timeout(HELLO_SECONDS) as timeout:
            first = _decode(await connection.hear())
            if not isinstance(first, wire.Hello):
                raise TenfoldError("message.hello_first")
            _check_id(table_id)
            timeout.reschedule(None)
            connection.timeout = timeout
            rate = services.settings.messages_per_second
            await _talk(_session(services, table_id, connection, caller), connection, first, rate)
    except UNREADABLE as error:
        await connection.close(wire.Goodbye("message.unreadable", {"problem": str(error)}))
    except TenfoldError as error:
        await connection.close(wire.Goodbye(error.key, error.details))
    finally:
        connection.drop()


def _check_id(table_id: str) -> None:
    """No database is asked for a table that nobody can have made."""
    try:
        msgspec.convert(table_id, TableId)
    except msgspec.ValidationError:
        raise UnknownTable("table.unknown") from None


def _session(services: Services, table_id: str, connection: Connection, caller: str) -> Session:
    live = services.tables.get(table_id)
    return Session(services.lobby, services.hints, services.contests, live, connection, caller)


async def _talk(session: Session, connection: Connection, first: wire.Hello, rate: float) -> None:
    try:
        await session.hello(first)
        await _listen(connection, session, rate)
    finally:
        session.goodbye()


async def _listen(connection: Connection, session: Session, rate: float) -> None:
    bucket, unreadable = TokenBucket(rate, 5 * rate), 0
    while not connection.is_closed:
        text = await connection.hear()
        if not bucket.take():
            await connection.close(wire.Goodbye("server.too_many_messages"))
            return
        try:
            message = _decode(text)
        except UNREADABLE as error:
            unreadable += 1
            if unreadable > MOST_UNREADABLE:
                await connection.close(wire.Goodbye("message.unreadable", {"problem": str(error)}))
                return
            connection.push(encode(wire.Refused(None, 0, "message.unreadable", {"problem": str(error)})))
            continue
        if isinstance(message, wire.Ping):
            connection.push(encode(wire.Pong()))
        elif isinstance(message, wire.Hello):
            await session.hello(message)
        else:
            await session.obey(message)


route: Final = WebSocketRoute("/socket/{table_id}", table_socket)
