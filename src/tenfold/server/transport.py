"""How a socket is carried: as uvicorn does it, with an end for those who take nothing any more."""

from __future__ import annotations

import socket
from asyncio import BaseTransport
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NOTHING_TAKEN: Final = 20_000  # milliseconds; closing waits for what is yet to be sent, otherwise for ever


class Transport(WebSocketsSansIOProtocol):
    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if hasattr(socket, "TCP_USER_TIMEOUT") and line.family in (socket.AF_INET, socket.AF_INET6):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, NOTHING_TAKEN)
