"""How a request is carried: as uvicorn does it, with an end for those who do not finish what they began."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import ClassVar, Final, Literal, TypeAlias

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tenfold.server.settings import Settings

from .file_handles import allow_lines
from .tcp_connections import TCP_PER_SOCKET, TcpConnections
from .trusted_proxies import Proxies

LARGEST_HEAD: Final = 16 * 1024  # bytes of a request before its body, and of what is neither head nor body
BITE: Final = 4 * 1024  # bytes that are parsed in one go: some hundred requests, if they are short
MOST_WAITING: Final = 16  # requests of a line that came before the ones before them were answered
ENDING: Final = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout" + ENDING
TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large" + ENDING

Part: TypeAlias = Literal["head", "body"]


class HttpProtocol(HttpToolsProtocol):
    """uvicorn bounds the time between two requests; we bound the head of a request, the time for each of its
    parts, and how many lines there are."""

    lines: ClassVar[TcpConnections]  # of this process, whichever address they came to
    seconds: ClassVar[dict[Part, float]]

    @classmethod
    def prepare(cls, settings: Settings) -> None:
        """Before anybody comes in."""
        most, most_per_household = allow_lines(settings.connections), settings.connections_per_address
        cls.lines = TcpConnections(most, TCP_PER_SOCKET * most_per_household, Proxies(settings.proxies))
        cls.seconds = {"head": settings.head_seconds, "body": settings.body_seconds}

    # The line

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._awaited: Part | None = None
        self._timer: TimerHandle | None = None
        self._unread_bytes = 0  # since a request began, or something of its body came
        self._unanswered: list[RequestResponseCycle] = []
        self.lines.enter(transport, self.client[0] if self.client else "")
        self._await("head")

    def data_received(self, data: bytes) -> None:
        """Bite by bite: whoever sends thousands of requests at once is not read to the end."""
        for start in range(0, len(data), BITE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._read(data[start : start + BITE])

    def _read(self, bite: bytes) -> None:
        super().data_received(bite)
        if self._awaited:
            self._unread_bytes += len(bite)
            if self._unread_bytes > LARGEST_HEAD:
                self._refuse(TOO_LONG)
        if len(self.pipeline) > MOST_WAITING:
            self._refuse(b"")

    def connection_lost(self, exc: Exception | None) -> None:
        """uvicorn tells this to the request that came last; those before it are not to be answered either."""
        self._await(None)
        self.lines.leave(self.transport)
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    # The parts of a request, as the parser finds them

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._unread_bytes = 0
        self._await("head")

    def on_header(self, name: bytes, value: bytes) -> None:
        """What follows a body in the manner of a header is none: a proxy has passed the head on by then, and
        whatever it says of the caller stands there."""
        if self._awaited == "head":
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._await("body")
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # it may be for a socket
            self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        self._unread_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._await(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._unanswered = [cycle for cycle in self._unanswered if not cycle.response_complete]
        super().on_response_complete()
        self.lines.wait(self.transport)

    def _await(self, part: Part | None) -> None:
        if part == self._awaited:
            return
        self._awaited = part
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if part is None:
            self.lines.work(self.transport)
        elif not self.transport.is_closing():
            self.lines.wait(self.transport)
            self._timer = self.loop.call_later(self.seconds[part], self._give_up)

    def _give_up(self) -> None:
        is_told = not self.cycle.response_started if self._awaited == "body" else self._unread_bytes > 0
        self._refuse(TOO_LATE if is_told else b"")

    def _refuse(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
