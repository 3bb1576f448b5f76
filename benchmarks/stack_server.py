"""A server of one of the stacks that run: its processor time, its memory, and plain sockets to it."""

from __future__ import annotations

import base64
import contextlib
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stack_apps import Stack

TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
REQUEST: Final = b"GET /json HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n\r\n"
KEY: Final = base64.b64encode(bytes(16)).decode()


class Server:
    """A server and whatever processes it starts."""

    def __init__(self, stack: Stack, folder: Path, *, best: bool = False) -> None:
        self.stack = stack
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port: int = line.getsockname()[1]
        python = folder / _slug(stack) / "bin" / "python"
        command = [part.format(port=self.port) for part in stack.command]
        environment = os.environ | {"BEST": "1" if best else ""}
        environment.pop("PYTHONPATH", None)
        self.process = subprocess.Popen(
            [str(python), *command, *(stack.best if best else ())],
            cwd=folder,
            env=environment,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=(folder / "errors.txt").open("ab"),
        )

    def wait(self) -> None:
        """Returns as soon as it answers."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with contextlib.suppress(OSError), self.line() as line:
                line.sendall(REQUEST)
                if b" 200 " in line.recv(1000):
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.002)
        raise SystemExit(f"{self.stack.name} does not start; see errors.txt")

    def line(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def websocket(self, path: str, kept: int = 0) -> socket.socket:
        """A WebSocket; `kept` is how many bytes the kernel may keep for a client that does not read."""
        line = socket.socket()
        line.settimeout(30)
        if kept:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, kept)
        line.connect(("127.0.0.1", self.port))
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n") and (letter := line.recv(1)):
            head += letter
        assert b" 101 " in head, head
        return line

    def seconds(self) -> float:
        """The processor's time so far, of processes that have ended, too."""
        return sum(sum(map(int, row[11:15])) for row in self._rows()) / TICK

    def precise_seconds(self) -> float:
        """The same to the nanosecond, of threads that still run."""
        paths = (
            path
            for number, _ in self._processes()
            for path in Path(f"/proc/{number}/task").glob("*/schedstat")
        )
        return sum(int(path.read_text().split()[0]) for path in paths) / 1e9

    def memory(self) -> int:
        return sum(int(row[21]) for row in self._rows()) * PAGE

    def _rows(self) -> Iterator[list[str]]:
        return (row for _, row in self._processes())

    def _processes(self) -> Iterator[tuple[int, list[str]]]:
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                row = path.read_text().rpartition(") ")[2].split()
                if int(row[2]) == self.process.pid:
                    yield int(path.parent.name), row

    def stop(self) -> None:
        for kind, patience in ((signal.SIGTERM, 3.0), (signal.SIGKILL, 10.0)):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, kind)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(patience)


def install(stack: Stack, folder: Path, uv: str) -> tuple[int, int]:
    """Makes the environment of a stack; its packages and their bytes, without bytecode."""
    place = folder / _slug(stack)
    subprocess.run([uv, "venv", "--quiet", str(place)], check=True)
    into = ["--quiet", "--compile-bytecode", "--python", str(place / "bin" / "python")]
    subprocess.run([uv, "pip", "install", *into, *stack.packages], check=True)
    (library,) = place.glob("lib/python*/site-packages")
    files = [path for path in library.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return len(list(library.glob("*.dist-info"))), sum(path.stat().st_size for path in files)


def frame(kind: int, body: bytes) -> bytes:
    """A client's frame, of less than 126 bytes; a mask of zeros changes nothing."""
    return bytes([128 | kind, 128 | len(body)]) + bytes(4) + body


def exchange(lines: list[socket.socket], message: bytes, length: int, count: int) -> None:
    """Sends a message on all lines, takes all answers of a known length, and so on."""
    for _ in range(count // len(lines)):
        for line in lines:
            line.sendall(message)
        for line in lines:
            left = length
            while left:
                piece = line.recv(left)
                if not piece:
                    raise ConnectionError("the server has closed a line")
                left -= len(piece)


def answer_length(server: Server) -> int:
    """How long the answer to `REQUEST` is."""
    with server.line() as line:
        line.sendall(REQUEST)
        time.sleep(0.2)  # the answer may come in two pieces, and its length is what we want to know
        return len(line.recv(10_000))


def _slug(stack: Stack) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in stack.name)
