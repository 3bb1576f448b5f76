"""A process that is spoken with in lines, and that never outlives whoever speaks with it.

It lives in a process group whose first member is a guard: a shell that waits for the end of a pipe. When
Tenfold dies, however it dies, the pipe ends, and a moment later the guard ends the group. When Tenfold ends
the process itself, it ends the group, too: whatever the program has started goes with it.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

LONGEST_LINE: Final = 1 << 16  # bytes that a program may say at once
LONGEST_TAIL: Final = 1 << 13  # bytes of its standard error that are kept, the last ones
BITE: Final = 1 << 16  # bytes that are read in one go
MOST_UNREAD: Final = LONGEST_LINE + BITE  # bytes that are kept of a program that says more than it is asked
LOOK_SECONDS: Final = 0.02  # between two looks whether a process that was told to has ended
LAST_SECONDS: Final = 1.0  # for a process that has closed its output, to end

# A reader who is gone is the end of the pipe; signals from a terminal are not meant for the guard.
GUARD: Final = "trap '' HUP INT TERM; read -r _; sleep 1; kill -s KILL 0"


class Late(Exception):
    """No line has come in time."""


class TooLong(Exception):
    """A line has no end."""


class Gone(Exception):
    """The process has closed its output, and may have ended."""


class LineProcess:
    """Raises `OSError` if it cannot be started."""

    def __init__(self, words: Sequence[str]) -> None:
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        self._guard = subprocess.Popen(
            ["/bin/sh", "-c", GUARD], stdin=pipe, stdout=nowhere, stderr=nowhere, process_group=0
        )
        try:
            self._process = subprocess.Popen(
                words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, process_group=self._guard.pid
            )
        except OSError:
            self._end_group()
            raise
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._errors = self._process.stderr.fileno()
        self._unsent, self._unread, self._tail = bytearray(), bytearray(), bytearray()
        self._has_output = True
        self._poll = select.poll()
        for pipe_end in (self._to, self._from, self._errors):
            os.set_blocking(pipe_end, False)
        for pipe_end in (self._from, self._errors):
            self._poll.register(pipe_end, select.POLLIN)

    @property
    def exit_code(self) -> int | None:
        """None while it runs; below zero it is the signal that ended it."""
        return self._process.poll()

    @property
    def unread(self) -> bytes:
        """What it has said that nobody has asked for."""
        return bytes(self._unread)

    def errors(self) -> str:
        """The end of what it has said on standard error."""
        return self._tail.decode("utf-8", "replace")

    def send(self, line: bytes) -> None:
        """What the process does not read yet is sent while its answer is waited for."""
        self._unsent += line
        self._write()

    def receive(self, seconds: float) -> bytes:
        """The next line; raises `Late`, `TooLong` or `Gone`."""
        deadline = time.monotonic() + seconds
        while (end := self._unread.find(b"\n")) < 0:
            if len(self._unread) > LONGEST_LINE:
                raise TooLong
            if not self._has_output:
                self._wait_for_end(LAST_SECONDS)
                raise Gone
            left = deadline - time.monotonic()
            if left <= 0:
                raise Late
            self._exchange(left)
        line = bytes(self._unread[:end])
        del self._unread[: end + 1]
        if end > LONGEST_LINE:
            raise TooLong
        return line

    def close(self, seconds: float) -> int | None:
        """Closes its input, waits so long for it to end, and ends it with everything it has started. Returns
        its exit code if it ended by itself."""
        self._write()
        assert self._process.stdin
        with suppress(OSError):
            self._process.stdin.close()
        self._unsent.clear()
        self._wait_for_end(seconds)
        code = self.exit_code
        self._end_group()
        self._process.wait()
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe
            pipe.close()
        return code

    def _wait_for_end(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while self.exit_code is None and time.monotonic() < deadline:
            self._exchange(LOOK_SECONDS)
            if not self._has_output:
                with suppress(subprocess.TimeoutExpired):
                    self._process.wait(LOOK_SECONDS)
        self._exchange(0)  # what it said last

    def _end_group(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._guard.pid, signal.SIGKILL)
        self._guard.wait()
        assert self._guard.stdin
        self._guard.stdin.close()

    def _exchange(self, seconds: float) -> None:
        """Waits until something can be read or written, and does it."""
        for pipe_end, _ in self._poll.poll(seconds * 1000):
            if pipe_end == self._to:
                self._write()
            elif pipe_end == self._from:
                self._has_output = self._read(pipe_end, self._unread)
                del self._unread[MOST_UNREAD:]
            else:
                self._read(pipe_end, self._tail)
                del self._tail[:-LONGEST_TAIL]

    def _read(self, pipe_end: int, kept: bytearray) -> bool:
        """False at the end."""
        try:
            data = os.read(pipe_end, BITE)
        except BlockingIOError:
            return True
        if not data:
            self._poll.unregister(pipe_end)
        kept += data
        return bool(data)

    def _write(self) -> None:
        """As much as the process takes now."""
        try:
            while self._unsent:
                del self._unsent[: os.write(self._to, self._unsent)]
        except BlockingIOError:
            self._poll.register(self._to, select.POLLOUT)
            return
        except BrokenPipeError:
            self._unsent.clear()
        with suppress(KeyError):
            self._poll.unregister(self._to)
