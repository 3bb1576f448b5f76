"""How a socket is carried: as uvicorn does it, with bounds on what may come, and a short way for messages."""

from __future__ import annotations

import socket
from asyncio import BaseTransport
from typing import Any, ClassVar, Final

import msgspec
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from tenfold.server.settings import Settings
from tenfold.wire.socket import FromServer

from .http_protocol import HttpProtocol
from .rate_limits import TokenBucket

LARGEST_MESSAGE: Final = 16 * 1024  # bytes
CLOSING_SECONDS: Final = 10  # for the other side to say goodbye
MOST_UNSENT: Final = 64 * 1024  # bytes that the system keeps of a socket; unless told, it keeps megabytes
BITE: Final = 2 * 1024  # bytes that are read in one go: some hundred frames, if they are empty
PROTOCOL: Final = "tenfold.websocket"  # in the state of a socket's scope
BAD_TEXT: Final = 1007
TOO_MUCH: Final = 1008
FRAMES_PER_MESSAGE: Final = 2  # that a client may send: a ping beside every message

_json: Final = msgspec.json.Encoder()


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to listen, at whichever address."""
    return {
        "loop": "auto",
        "http": HttpProtocol,
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

    messages_per_second: ClassVar[float]  # as in the settings

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
        rate = FRAMES_PER_MESSAGE * self.messages_per_second
        self._frames_left = TokenBucket(rate, 5 * rate)

    def connection_lost(self, exc: Exception | None) -> None:
        HttpProtocol.lines.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bite by bite: whoever sends thousands of tiny frames at once is not read to the end."""
        for start in range(0, len(data), BITE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + BITE])

    def handle_events(self) -> None:
        """Every frame counts, pings and the parts of a message, too."""
        if self._frames_left.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._fail(TOO_MUCH)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "bytes" or _is_text(self.frames):
            super().send_receive_event_to_app()
        else:
            self._fail(BAD_TEXT)

    def _fail(self, code: int) -> None:
        """Closes without waiting for an answer. Whoever has said goodbye, or was told, need not hear why."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
        self.handle_parser_exception()

    async def run_asgi(self) -> None:
        self.scope["state"][PROTOCOL] = self
        await super().run_asgi()

    def put(self, frame: bytes) -> None:
        """Puts a frame on the line. To somebody who has gone, nothing is said: listening will tell."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def protocol_of(connection: WebSocket) -> WebSocketProtocol:
    protocol = connection.scope["state"][PROTOCOL]
    assert isinstance(protocol, WebSocketProtocol)
    return protocol
