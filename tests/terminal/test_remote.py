"""Parts of a visit to a server's table, each without a server of ours."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from server.ports import free_port
from websockets.sync.server import ServerConnection, serve

from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json
from tenfold.terminal.remote import line as lines
from tenfold.terminal.remote.arrival import Arrival
from tenfold.terminal.remote.console import NewPosition, RemoteConsole
from tenfold.terminal.remote.inbox import Broken, Happening, Inbox, Typed
from tenfold.terminal.remote.line import GIVES_UP, Line
from tenfold.terminal.remote.links import Link
from tenfold.terminal.remote.memory import Memory
from tenfold.terminal.remote.messages import read_message
from tenfold.terminal.remote.service import Service
from tenfold.terminal.remote.table import names_of
from tenfold.terminal.remote.visit import Visit
from tenfold.wire.socket import FromServer, Goodbye, Now, Welcome
from tenfold.wire.table import Agreement, Seat, Table

TABLE = "k3v9x2m4ap"


@contextmanager
def line_to(
    talk: Callable[[ServerConnection], None], inbox: Inbox, gives_up: float = GIVES_UP
) -> Iterator[Line]:
    """To a server that talks like this whenever it is called."""
    with serve(talk, "127.0.0.1", 0, ping_interval=None) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        line = Line(Link(address, TABLE), ["void"], {}, inbox, gives_up)
        try:
            yield line
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

    inbox = Inbox()
    with line_to(talk, inbox, gives_up=10.0):
        assert isinstance(inbox.get(), Goodbye)
        now[0] = 100.0
        may_close.set()
        assert inbox.get() == Broken(for_good=False)
        assert isinstance(inbox.get(), Goodbye)


class Noting(Inbox):
    """Tells when something typed has come in."""

    def __init__(self) -> None:
        super().__init__()
        self.has_typed = threading.Event()

    def put(self, happening: Happening) -> None:
        super().put(happening)
        if isinstance(happening, Typed):
            self.has_typed.set()


def test_what_was_typed_for_a_question_answers_no_other() -> None:
    inbox = Noting()
    console = RemoteConsole(io.StringIO("old\nnew\n"), io.StringIO(), Catalog(), inbox)

    def moves_on(_: Broken | FromServer) -> list[str]:
        inbox.has_typed.wait()  # in the same moment
        raise NewPosition

    console.heard = moves_on
    inbox.put(Broken())
    with pytest.raises(NewPosition):
        console.line("Which?")
    assert console.line("And now?") == "new\n"


def test_what_was_typed_while_nothing_was_asked_waits() -> None:
    may_type = threading.Event()

    class Slow(io.StringIO):
        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            may_type.wait()
            return super().readline(size)

    def moves_on(_: Broken | FromServer) -> list[str]:
        raise NewPosition

    inbox = Inbox()
    console = RemoteConsole(Slow("ahead\n"), io.StringIO(), Catalog(), inbox)
    console.heard = moves_on
    inbox.put(Broken())
    with pytest.raises(NewPosition):
        console.line("Which?")
    may_type.set()
    console.listen()
    assert console.line("And now?") == "ahead\n"


@pytest.mark.parametrize("text", ["[]", "null", "7", '"goodbye"', "{}", '{"type": []}', '{"type": "new"}'])
def test_what_is_no_known_message_is_passed_over(text: str) -> None:
    assert read_message(text) is None


def test_an_edition_that_is_not_here_is_said() -> None:
    table = waiting({"edition": "ours", "seats": 1}, "opponent")
    with pytest.raises(TenfoldError, match=r"join\.other_rules"):
        names_of(Catalog(), table)


def test_where_no_secret_can_be_renewed_one_watches(tmp_path: Path) -> None:
    """The table is heard, but the server does not answer otherwise."""
    table = waiting({"edition": "aeg", "seats": 2}, "open")
    welcome = Welcome(1, table, [], [], [], None, Now(None, []), [], 0)

    def talk(socket: ServerConnection) -> None:
        socket.send(msgspec.json.encode(welcome).decode())
        socket.send(msgspec.json.encode(Goodbye("table.unknown")).decode())

    screen, inbox = io.StringIO(), Inbox()
    nobody = f"http://127.0.0.1:{free_port()}"
    console = RemoteConsole(io.StringIO(), screen, Catalog(), inbox)
    arrival = Arrival(console, Link(nobody, TABLE), Service(nobody), Memory(tmp_path, nobody, "Ada"))
    with line_to(talk, inbox) as line, pytest.raises(TenfoldError, match=r"table\.unknown"):
        Visit(console, line, arrival).stay()
    assert f"There is no answer from {nobody}" in " ".join(screen.getvalue().split())
    assert line.secrets == ["void"]


def waiting(options: Json, other: Literal["open", "opponent"]) -> Table:
    """A table that nobody has come to."""
    return Table(TABLE, "cards", options, Agreement(), [Seat("open"), Seat(other)], None, "waiting", 0, "")
