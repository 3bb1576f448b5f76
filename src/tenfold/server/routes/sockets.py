"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tenfold.protocol.errors import TenfoldError
from tenfold.server import metrics
from tenfold.server.connection import Connection
from tenfold.server.house import House
from tenfold.server.limits import Allowance
from tenfold.server.live import UnknownTable
from tenfold.server.transport import encode
from tenfold.server.visit import Visit
from tenfold.wire import socket as wire

from .callers import address_of, house_of, is_own_origin

HELLO_SECONDS: Final = 10.0
MOST_UNREADABLE: Final = 10  # messages, before we stop listening
FORBIDDEN: Final = 4403
LATER: Final = 4429
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError)
TABLE_ID: Final = re.compile("[a-z0-9]{10}")

_decode: Final = msgspec.json.Decoder(wire.FromClient).decode


@websocket("/socket/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    house, address = house_of(socket), address_of(socket)
    if not is_own_origin(socket):
        await socket.close(FORBIDDEN, "origin")
        return
    try:
        house.doors.enter(address)
    except TenfoldError as error:
        await socket.close(LATER, error.key)
        return
    try:
        metrics.connections.inc()
        await socket.accept()
        await _stay(socket, house, table_id)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        metrics.connections.dec()
        house.doors.leave(address)


async def _stay(socket: WebSocket[Any, Any, Any], house: House, table_id: str) -> None:
    connection = Connection(socket)
    try:
        async with asyncio.timeout(HELLO_SECONDS) as patience:
            first = _decode(await connection.hear())
            if not isinstance(first, wire.Hello):
                raise TenfoldError("message.hello_first")
            if not TABLE_ID.fullmatch(table_id):
                raise UnknownTable("table.unknown")
            patience.reschedule(None)
            connection.patience = patience
            await _visit(house, table_id, connection, first)
    except UNREADABLE as error:
        await connection.close(wire.Goodbye("message.unreadable", {"problem": str(error)}))
    except TenfoldError as error:
        await connection.close(wire.Goodbye(error.key, error.details))
    finally:
        connection.drop()


async def _visit(house: House, table_id: str, connection: Connection, first: wire.Hello) -> None:
    visit = Visit(house.hub, house.reception, house.hub.live(table_id), connection)
    try:
        await visit.hello(first)
        await _listen(house, connection, visit)
    finally:
        visit.goodbye()


async def _listen(house: House, connection: Connection, visit: Visit) -> None:
    rate = house.settings.messages_per_second
    allowance, unreadable = Allowance(rate, 5 * rate, time.monotonic()), 0
    while not connection.is_closed:
        text = await connection.hear()
        if not allowance.take(time.monotonic()):
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
            await visit.hello(message)
        else:
            await visit.obey(message)
