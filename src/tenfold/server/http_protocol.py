"""How a request is carried: as uvicorn does it, with an end for those who do not finish what they began."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .handles import allow_lines
from .lines import LINES_PER_SOCKET, Lines
from .proxies import Proxies
from .settings import Settings

LARGEST_HEAD: Final = 16 * 1024  # bytes of a request before its body
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(H11Protocol):
    """uvicorn bounds the head of a request and the time between two; we bound the time for each of its parts,
    and how many lines there are."""

    lines: ClassVar[Lines]  # of this process, whichever address they came to
    seconds: ClassVar[dict[object, float]]  # for each state of the other side in which something is awaited

    @classmethod
    def prepare(cls, settings: Settings) -> None:
        """Before anybody comes in."""
        most, most_per_household = allow_lines(settings.connections), settings.connections_per_address
        cls.lines = Lines(most, LINES_PER_SOCKET * most_per_household, Proxies(settings.proxies))
        cls.seconds = {h11.IDLE: settings.head_seconds, h11.SEND_BODY: settings.body_seconds}

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._awaited: object = None  # the state of the other side that is bounded in time
        self._timer: TimerHandle | None = None
        self.lines.enter(transport, self.client[0] if self.client else "")
        self._await_next()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:  # it may have become a socket
            self._await_next()

    def send_400_response(self, msg: str) -> None:
        """What follows cannot be read. If that is the body of a request, nobody need answer it any more; and
        what was begun to be answered cannot be answered otherwise."""
        if self.conn.our_state is not h11.IDLE and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await(None)  # between two requests, uvicorn looks at the time
        self.lines.wait(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        self.lines.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await(None)
        super().handle_websocket_upgrade(event)

    def _await_next(self) -> None:
        """The head of a request is awaited, its body, or nothing while it is answered."""
        self._await(self.conn.their_state)

    def _await(self, state: object) -> None:
        if state is self._awaited:
            return
        self._awaited = state
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if state in self.seconds and not self.transport.is_closing():
            self._timer = self.loop.call_later(self.seconds[state], self._give_up)
            self.lines.wait(self.transport)
        else:
            self.lines.work(self.transport)

    def _give_up(self) -> None:
        if self.transport.is_closing():
            return
        is_in_head = bool(self.conn.trailing_data[0])
        is_in_body = self._awaited is h11.SEND_BODY and not self.cycle.response_started
        if is_in_head or is_in_body:
            self.transport.write(TOO_LATE)
        self.transport.close()
