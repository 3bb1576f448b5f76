"""A worker: reads requests from its standard input, writes answers to its standard output, and ends when
the input does, even in the middle of one. If a bot fails, the worker fails, and the pool replaces it. Started
as it is, it is a bot worker; others bring along who answers."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, TypeAlias

from .frames import HEADER, READY, length_of, packed, unpacked

COURTESY: Final = 10  # how much further back than the server a worker stands in the queue for a processor

Answer: TypeAlias = Callable[[Any], Any]


def _choose() -> Answer:
    from .chooser import Chooser  # noqa: PLC0415  (the signals come first: this takes a tenth of a second)

    return Chooser().choose


def main(prepare: Callable[[], Answer] = _choose, courtesy: int = COURTESY) -> None:
    # Ctrl-C and `systemctl stop` reach every process of the server; the server decides what they mean.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(courtesy)
    try:
        _work(prepare)
    except BrokenPipeError:
        pass  # the server has gone while an answer was on its way
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)  # the thread that listens would not let go of the input


def _work(prepare: Callable[[], Answer]) -> None:
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


if __name__ == "__main__":
    main()
