"""How a socket is carried: as uvicorn does it, with an end for those who take nothing any more, and a short
way for messages."""

from __future__ import annotations

import socket
from asyncio import BaseTransport
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from tenfold.wire.socket import FromServer

from .settings import Settings

LARGEST_MESSAGE: Final = 16 * 1024
CLOSING_SECONDS: Final = 10
NOTHING_TAKEN: Final = 20_000  # milliseconds; closing waits for what is yet to be sent, otherwise for ever
PROTOCOL: Final = "tenfold.websocket"  # in the state of a socket's scope

_json: Final = msgspec.json.Encoder()


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to listen, at whichever address."""
    return {
        "loop": "auto",
        "http": "auto",
        "ws": WebSocketProtocol,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 30,
        "ws_ping_timeout": 30,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.proxies,
        "server_header": False,
        "access_log": False,
        "timeout_graceful_shutdown": CLOSING_SECONDS,
    }


def encode(message: FromServer) -> bytes:
    """A message as it goes over the line: one frame, the same for everybody."""
    return Frame(Opcode.TEXT, _json.encode(message)).serialize(mask=False)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Frames may be put on the line at once: the application's `send` would cost a task for each of them,
    and several times what the line itself takes."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if hasattr(socket, "TCP_USER_TIMEOUT") and line.family in (socket.AF_INET, socket.AF_INET6):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, NOTHING_TAKEN)

    async def run_asgi(self) -> None:
        self.scope["state"][PROTOCOL] = self
        await super().run_asgi()

    def put(self, frame: bytes) -> None:
        """Puts a frame on the line. To somebody who has gone, nothing is said: listening will tell."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)


def protocol_of(socket: WebSocket) -> WebSocketProtocol:
    protocol = socket.scope["state"][PROTOCOL]
    assert isinstance(protocol, WebSocketProtocol)
    return protocol
