"""The WebSocket to a table: it reads aside, and when it breaks it is drawn anew."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import Final

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tenfold.wire.socket import FromClient, FromServer, Hello, Update, Welcome

from .inbox import Broken, Inbox
from .links import Link
from .messages import read_message

SHORTEST, LONGEST = 0.5, 10.0  # seconds between two attempts
GIVES_UP: Final = 600.0  # seconds without an answer


class Line:
    def __init__(
        self,
        link: Link,
        secrets: list[str],
        headers: Mapping[str, str],
        inbox: Inbox,
        gives_up: float = GIVES_UP,
    ) -> None:
        self.secrets = secrets
        self._link = link
        self._headers = headers
        self._inbox = inbox
        self.gives_up = gives_up
        self._since: int | None = None  # the last version that was heard of
        self._socket: ClientConnection | None = None
        self._is_closed = Event()
        self._heard = monotonic()  # the last message, or after one the end of the line
        self._wait = SHORTEST  # before the next attempt
        Thread(target=self._keep, daemon=True).start()

    def send(self, message: FromClient) -> None:
        """Nothing, while the line is broken: who wants an answer sends it again after `welcome`."""
        if socket := self._socket:
            with suppress(WebSocketException, OSError):
                socket.send(msgspec.json.encode(message).decode())

    def say_hello(self) -> None:
        self.send(Hello(self.secrets, self._since))

    def close(self) -> None:
        self._is_closed.set()
        if socket := self._socket:
            with suppress(WebSocketException, OSError):
                socket.close()

    def _keep(self) -> None:
        while not self._is_closed.is_set():
            with suppress(WebSocketException, msgspec.MsgspecError, OSError):
                self._listen()
            if self._is_closed.is_set():
                return
            is_over = monotonic() - self._heard > self.gives_up
            self._inbox.put(Broken(is_over))
            if is_over:
                return
            self._is_closed.wait(self._wait * random.uniform(0.7, 1.3))
            self._wait = min(2 * self._wait, LONGEST)

    def _listen(self) -> None:
        """Listens until the line breaks."""
        headers, drawn = dict(self._headers), monotonic()
        with connect(self._link.socket, max_size=None, additional_headers=headers) as socket:
            self._socket = socket
            try:
                self.say_hello()
                for text in socket:
                    if message := read_message(text):
                        self._take(message)
            finally:
                self._socket = None
                if self._heard >= drawn:  # pings may have kept a quiet line for long
                    self._heard = monotonic()

    def _take(self, message: FromServer) -> None:
        self._heard, self._wait = monotonic(), SHORTEST
        if isinstance(message, Welcome | Update):
            self._since = message.version
        self._inbox.put(message)
