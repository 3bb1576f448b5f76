"""How a request is carried: as uvicorn does it, with an end for those who do not finish what they began."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import ClassVar, Final, Literal, TypeAlias

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .handles import allow_lines
from .lines import LINES_PER_SOCKET, Lines
from .proxies import Proxies
from .settings import Settings

LARGEST_HEAD: Final = 16 * 1024  # bytes of a request before its body
ENDING: Final = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout" + ENDING
TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large" + ENDING

Part: TypeAlias = Literal["head", "body"]


class HttpProtocol(HttpToolsProtocol):
    """uvicorn bounds the time between two requests; we bound the head of a request, the time for each of its
    parts, and how many lines there are."""

    lines: ClassVar[Lines]  # of this process, whichever address they came to
    seconds: ClassVar[dict[Part, float]]

    @classmethod
    def prepare(cls, settings: Settings) -> None:
        """Before anybody comes in."""
        most, most_per_household = allow_lines(settings.connections), settings.connections_per_address
        cls.lines = Lines(most, LINES_PER_SOCKET * most_per_household, Proxies(settings.proxies))
        cls.seconds = {"head": settings.head_seconds, "body": settings.body_seconds}

    # The line

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._awaited: Part | None = None
        self._timer: TimerHandle | None = None
        self._head_bytes = 0
        self.lines.enter(transport, self.client[0] if self.client else "")
        self._await("head")

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._awaited == "head":
            self._head_bytes += len(data)
            if self._head_bytes > LARGEST_HEAD:
                self._refuse(TOO_LONG)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        self.lines.leave(self.transport)
        super().connection_lost(exc)

    # The parts of a request, as the parser finds them

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = 0
        self._await("head")

    def on_headers_complete(self) -> None:
        self._await("body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._await(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
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
        is_in_body = self._awaited == "body" and not self.cycle.response_started
        self._refuse(TOO_LATE if self._head_bytes or is_in_body else b"")

    def _refuse(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
