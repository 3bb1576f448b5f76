"""What a server does about clients that ask too much: as it comes, and with the best of its settings.

Each attack is made by one client, while another sends a small request every few milliseconds and notes the
longest it had to wait, and the server's memory.
"""

from __future__ import annotations

import contextlib
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from stack_apps import Stack
from stack_server import REQUEST, Server, frame

MB: Final = 1_000_000
PIECE: Final = b"x" * 65536
HEADER: Final = 64 * MB
BODY: Final = 64 * MB
PINGS: Final = 100_000
TRIES: Final = 2
PATIENCE: Final = 20.0  # seconds for an attack
NEVER: Final = 65.0  # seconds after which a line counts as open for ever

Attack = Callable[[Server], str]


class Watch:
    """Another client, and the server's memory."""

    def __init__(self, server: Server) -> None:
        self.longest = 0.0
        self.grown = 0
        self._server = server
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Watch:
        self._before = self._server.memory()
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        time.sleep(0.1)  # so that a server that is still busy is noticed
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            began = time.monotonic()
            with contextlib.suppress(OSError), self._server.line() as line:
                line.sendall(REQUEST)
                line.recv(1000)
            self.longest = max(self.longest, time.monotonic() - began)
            self.grown = max(self.grown, self._server.memory() - self._before)
            time.sleep(0.005)


def nothing(server: Server) -> str:
    time.sleep(2)
    return ""


def large_header(server: Server) -> str:
    start = b"GET /json HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: "
    return pour(server, start, (PIECE for _ in range(HEADER // len(PIECE))), b"\r\n\r\n")


def endless_body(server: Server) -> str:
    start = b"POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"%x\r\n%s\r\n" % (len(PIECE), PIECE)
    return pour(server, start, (chunk for _ in range(BODY // len(PIECE))), b"")


def pour(server: Server, start: bytes, pieces: Iterator[bytes], end: bytes) -> str:
    """Sends until the server answers or goes away: how much it took, and the answer's status."""
    sent, status, latest = 0, "no answer", time.monotonic() + PATIENCE
    with server.line() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 32768)
        line.settimeout(PATIENCE)
        try:
            line.sendall(start)
            for piece in pieces:
                if select.select([line], [], [], 0)[0] or time.monotonic() > latest:
                    break
                line.sendall(piece)
                sent += len(piece)
            line.sendall(end)
            line.settimeout(10 if end else 2)
            status = line.recv(100).decode()[9:12] or "closed"
        except TimeoutError:
            pass
        except OSError:
            status = "reset"
    return f"{sent / MB:.1f} MB, {status}; "


def never_reads(server: Server) -> str:
    with server.websocket("/flood", 4096):
        time.sleep(4)
    return ""


def pings(server: Server) -> str:
    """Asks for pongs and reads none."""
    some, taken = frame(9, b"x" * 119) * 100, 0
    with server.websocket("/echo", 4096) as line:
        line.settimeout(8)
        with contextlib.suppress(OSError):
            for _ in range(PINGS // 100):
                line.sendall(some)
                taken += 100
            time.sleep(2)  # the server has yet to read the last of them
        return f"{taken:,} taken; "


def farewell(server: Server) -> str:
    """What an open WebSocket hears when the server is told to stop, and when."""
    with server.websocket("/echo") as line:
        began = time.monotonic()
        server.process.terminate()
        heard = b""
        with contextlib.suppress(OSError):
            while b"\x88" not in heard and (piece := line.recv(100)):
                heard += piece  # perhaps a ping first
        _, found, end = heard.partition(b"\x88")
        code = str(int.from_bytes(end[1:3], "big")) if found else "nothing"
        return f"{code} after {time.monotonic() - began:.1f} s"


ATTACKS: Final[dict[str, Attack]] = {
    "undisturbed": nothing,
    "header of 64 MB": large_header,
    "endless body": endless_body,
    "WebSocket that never reads 64 MB": never_reads,
    "100,000 pings": pings,
}

ALIKE: Final = (
    "bare application, uvicorn, httptools",
    "Litestar, uvicorn, h11",
)  # their limits are others', too

FAREWELL: Final = "at the end, a WebSocket hears"

# What a slow client says at once; one of them goes on with a byte a second.
SLOW: Final = {
    "silent line": b"",
    "header, a byte a second": b"GET /json HTTP/1.1\r\nX-Slow: ",
    "body that stops": b"POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nx",
    "silent after a request": REQUEST,
}


def table(stacks: list[Stack], folder: Path, say: Callable[[str], None]) -> dict[str, list[str]]:
    chosen = [stack for stack in stacks if stack.name not in ALIKE]
    cases = [(stack, best) for stack in chosen for best in (False, True)]
    columns = {"stack": [f"{stack.name}, {'limited' if best else 'default'}" for stack, best in cases]}
    columns |= {what: [] for what in (*ATTACKS, FAREWELL)}
    for stack, best in cases:
        for what, attack in ATTACKS.items():
            found = under_attack(stack, folder, best, attack)
            say(f"{stack.name}, {'limited' if best else 'default'}: {what}: {found}")
            columns[what].append(found)
        columns[FAREWELL].append(calmly(stack, folder, best, farewell))
    say(f"slow clients, {NEVER:.0f} s")
    return columns | slow_clients(cases, folder)


def under_attack(stack: Stack, folder: Path, best: bool, attack: Attack) -> str:
    """What the attacker found, the shortest and the longest of the others' longest waits, the most memory."""
    watches = []
    for _ in range(TRIES):
        server = Server(stack, folder, best=best)
        try:
            server.wait()
            with Watch(server) as watch:
                found = attack(server)
        finally:
            server.stop()
        watches.append(watch)
    waits = sorted(watch.longest * 1000 for watch in watches)
    memory = max(watch.grown for watch in watches)
    return f"{found}{waits[0]:,.0f}–{waits[-1]:,.0f} ms, +{memory / MB:.0f} MB"


def calmly(stack: Stack, folder: Path, best: bool, attack: Attack) -> str:
    """What a client found, with nobody else there."""
    server = Server(stack, folder, best=best)
    try:
        server.wait()
        return attack(server)
    finally:
        server.stop()


def slow_clients(cases: list[tuple[Stack, bool]], folder: Path) -> dict[str, list[str]]:
    """After how many seconds slow clients are sent away: of all servers at once, as they only wait."""
    with ExitStack() as cleanup:
        servers = [Server(stack, folder, best=best) for stack, best in cases]
        lines: list[tuple[str, int, socket.socket]] = []
        for server in servers:
            cleanup.callback(server.stop)
            server.wait()
        for place, server in enumerate(servers):
            for what, words in SLOW.items():
                line = cleanup.enter_context(server.line())
                line.sendall(words)
                lines.append((what, place, line))
        closed = wait_for_the_end(lines)
    return {
        what: [
            f"{seconds:.0f} s" if (seconds := closed.get((what, place))) else "open"
            for place in range(len(cases))
        ]
        for what in SLOW
    }


def wait_for_the_end(lines: list[tuple[str, int, socket.socket]]) -> dict[tuple[str, int], float]:
    closed: dict[tuple[str, int], float] = {}
    began = time.monotonic()
    while (now := time.monotonic() - began) < NEVER:
        for what, place, line in lines:
            if (what, place) in closed:
                continue
            try:
                if "byte" in what:
                    line.send(b"x")
                line.settimeout(0)
                has_ended = not line.recv(10_000)
            except BlockingIOError:
                continue
            except OSError:
                has_ended = True
            if has_ended:
                closed[what, place] = now
        time.sleep(1)
    return closed
