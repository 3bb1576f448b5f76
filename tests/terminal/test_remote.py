"""Parts of a visit to a server's table, each without a server of ours."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from websockets.sync.server import ServerConnection, serve

from tenfold.terminal.remote import line as lines
from tenfold.terminal.remote.inbox import Broken, Inbox
from tenfold.terminal.remote.line import Line
from tenfold.terminal.remote.links import Link
from tenfold.wire.socket import Goodbye

TABLE = "k3v9x2m4ap"


@contextmanager
def line_to(talk: Callable[[ServerConnection], None], gives_up: float) -> Iterator[Inbox]:
    """What comes from a server that talks like this on every line."""
    inbox = Inbox()
    with serve(talk, "127.0.0.1", 0, ping_interval=None) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        line = Line(Link(address, TABLE), [], {}, inbox, gives_up)
        try:
            yield inbox
        finally:
            line.close()


def test_a_quiet_line_that_breaks_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long nobody had anything to say: patience counts from the break."""
    now, may_close = [0.0], threading.Event()
    monkeypatch.setattr(lines, "monotonic", lambda: now[0])
    monkeypatch.setattr(lines, "SHORTEST", 0.0)

    def talk(socket: ServerConnection) -> None:
        socket.send('{"type": "goodbye", "key": "server.closing"}')
        may_close.wait()

    with line_to(talk, gives_up=10.0) as inbox:
        assert isinstance(inbox.get(), Goodbye)
        now[0] = 100.0
        may_close.set()
        assert inbox.get() == Broken(for_good=False)
        assert isinstance(inbox.get(), Goodbye)
