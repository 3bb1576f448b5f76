"""Processes of `tenfold` without the third of a second that imports take: they are forked from one that has
imported everything and does nothing else. From there on they are like any others, with an environment, files,
signals and an exit code of their own; only limits and the like are those of the process they come from."""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, TypeAlias

CAN_FORK: Final = sys.platform == "linux"
PRELOADED: Final = (
    "asyncpg",
    "fluent.runtime",
    "tenfold.cli",
    "tenfold.server.http.app",
    "tenfold.server.operations.admin",
    "tenfold.server.operations.run",
    "tenfold.server.storage.postgres",
    "tenfold.server.storage.sqlite",
    "tenfold.terminal.plain",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvloop",
)
LONGEST_ORDER: Final = 128 * 1024  # bytes
NUMBER: Final = 4
STREAMS: Final = 3
PATIENCE: Final = 300.0  # seconds

Json: TypeAlias = dict[str, Any]
Completed: TypeAlias = subprocess.CompletedProcess[str]


class Forked:
    """A process that was forked; as far as it goes, a `subprocess.Popen`."""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str], streams: Sequence[int]) -> None:
        self._ending, theirs = os.pipe()
        try:
            self.pid = _parent().fork(words, environment, [*streams, theirs])
        finally:
            os.close(theirs)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self._wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._wait(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("tenfold", timeout or 0)
        return self.returncode

    def send_signal(self, how: int) -> None:
        """By the parent: it knows whether the number is still that of its child."""
        _parent().order({"process": self.pid, "signal": int(how)})

    def _wait(self, timeout: float | None) -> None:
        ending = select.poll()
        ending.register(self._ending, select.POLLIN)
        if ending.poll(None if timeout is None else 1_000 * timeout):
            told = os.read(self._ending, NUMBER)
            self.returncode = int.from_bytes(told, "little", signed=True)
            os.close(self._ending)


def run(words: Sequence[str], environment: Mapping[str, str] = os.environ, stdin: str = "") -> Completed:
    """What a command says when it is given a text, and its exit code."""
    return _run(words, environment, stdin) if CAN_FORK else run_anew(words, environment, stdin)


def run_anew(words: Sequence[str], environment: Mapping[str, str] = os.environ, stdin: str = "") -> Completed:
    """The same in a new program, as people start it."""
    return subprocess.run(
        [sys.executable, "-m", "tenfold", *words],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=environment,
    )


def _run(words: Sequence[str], environment: Mapping[str, str], stdin: str) -> Completed:
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(stdin.encode())
        for stream in (given, out, err):
            stream.seek(0)
        code = Forked(words, environment, [given.fileno(), out.fileno(), err.fileno()]).wait(PATIENCE)
        for stream in (out, err):
            stream.seek(0)
        return Completed([*words], code, out.read().decode(), err.read().decode())


class _Parent:
    """The process that has imported everything, as seen by those who want it to fork."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-P", __file__, str(theirs.fileno())]  # without the tests' own modules
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
        theirs.close()
        self._one_at_a_time = threading.Lock()
        atexit.register(self._end)

    def fork(self, words: Sequence[str], environment: Mapping[str, str], handles: list[int]) -> int:
        return self.order(
            {"words": words, "environment": dict(environment), "folder": str(Path.cwd())}, handles
        )

    def order(self, order: Json, handles: Sequence[int] = ()) -> int:
        """Has something done; returns the process."""
        with self._one_at_a_time:
            socket.send_fds(self._line, [json.dumps(order).encode()], handles)
            told = self._line.recv(NUMBER)
        assert told, "the process that forks has ended"
        return int.from_bytes(told, "little")

    def _end(self) -> None:
        self._line.close()
        self._process.wait()


@cache
def _parent() -> _Parent:
    return _Parent()


class _Forking:
    """The other side: forks whenever it is told to, and tells how those end whom it has forked."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._endings: dict[int, int] = {}  # by process
        self._woken, self._waking = os.pipe()
        os.set_blocking(self._waking, False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._waking)

    def serve(self) -> Json:
        """Returns in the processes that are forked, with what they are to do."""
        while True:
            ready, _, _ = select.select([self._line.fileno(), self._woken], [], [])
            if self._woken in ready:
                os.read(self._woken, 1024)
                self._tell_endings()
            if self._line.fileno() in ready:
                text, handles, *_ = socket.recv_fds(self._line, LONGEST_ORDER, STREAMS + 1)
                if not text:
                    os._exit(0)
                order: Json = json.loads(text)
                process = order["process"] if "signal" in order else os.fork()
                if process == 0:
                    self._become(handles[:STREAMS])
                    return order
                if handles:
                    self._keep(process, handles)
                elif process in self._endings:
                    os.kill(process, order["signal"])
                self._line.send(process.to_bytes(NUMBER, "little"))

    def _keep(self, process: int, handles: list[int]) -> None:
        *streams, self._endings[process] = handles
        for stream in streams:
            os.close(stream)

    def _tell_endings(self) -> None:
        for process in list(self._endings):
            ended, status = os.waitpid(process, os.WNOHANG)
            if ended:
                code = os.waitstatus_to_exitcode(status)
                ending = self._endings.pop(process)
                with suppress(BrokenPipeError):  # somebody who wants to know no more
                    os.write(ending, code.to_bytes(NUMBER, "little", signed=True))
                os.close(ending)

    def _become(self, handles: list[int]) -> None:
        """Nothing is left of what only the parent needs."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self._line.close()
        for place, handle in enumerate(handles):
            os.dup2(handle, place)
        os.closerange(STREAMS, max(int(handle.name) for handle in Path("/proc/self/fd").iterdir()) + 1)


def _play_the_part(order: Json) -> None:
    """Of a process that was started for what is to be done."""
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.argv = ["tenfold", *order["words"]]
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(place, mode, buffering, encoding="utf-8", closefd=False)
        for place, mode, buffering in ((0, "r", -1), (1, "w", -1), (2, "w", 1))
    )
    importlib.import_module("tenfold.cli").main()


if __name__ == "__main__":
    for name in PRELOADED:
        importlib.import_module(name)
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has asked for a process decides what it means
    _play_the_part(_Forking(socket.socket(fileno=int(sys.argv[1]))).serve())
