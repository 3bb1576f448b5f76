"""Inside a worker process: it reads requests from its standard input, writes answers to its standard output,
and ends when the input does, even in the middle of one. If whatever answers fails, the process fails, and
the pool replaces it."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, Final

from .frames import HEADER, READY, Respond, length_of, packed, unpacked

# How much further back than the server a worker stands in the queue for a processor: five steps are a third
# of the time, when both want it.
BOTS: Final = 10  # a table waits for their moves
HINTS: Final = 15  # one person waits
REVIEWS: Final = 19  # nobody does


def work(prepare: Callable[[], Respond], courtesy: int) -> None:
    """Answers until the server has gone. What takes long to import is prepared once the signals are deaf."""
    # Ctrl-C and `systemctl stop` reach every process of the server; the server decides what they mean.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _step_back(courtesy)
    try:
        _work(prepare)
    except BrokenPipeError:
        pass  # the server has gone while an answer was on its way
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)  # the thread that listens would not let go of the input


def _step_back(courtesy: int) -> None:
    os.nice(courtesy)
    if courtesy == REVIEWS and hasattr(os, "SCHED_IDLE"):
        # Whoever is merely nice finishes its slice, some milliseconds, when the server wakes up on its core.
        with suppress(OSError):  # a sandbox may forbid it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _work(prepare: Callable[[], Respond]) -> None:
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(requests,), daemon=True).start()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # where stray prints do no harm
    respond = prepare()
    answer: Any = READY
    while True:
        answers.write(packed(answer))
        answers.flush()
        answer = respond(unpacked(requests.get()))


def _listen(requests: SimpleQueue[bytes]) -> None:
    try:
        while header := sys.stdin.buffer.read(HEADER.size):
            requests.put(sys.stdin.buffer.read(length_of(header)))
    finally:
        os._exit(0)
