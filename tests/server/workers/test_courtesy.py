"""How far back the server's workers stand in the queue for a processor, as the system tells it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from server.bot_workers.test_worker import receive

from tenfold.server.bot_workers.bot_workers import COMMAND as BOT_WORKER
from tenfold.server.hints.hints import COMMAND as HINT_WORKER
from tenfold.server.reviews.reviews import COMMAND as REVIEW_WORKER
from tenfold.server.workers.child import BOTS, HINTS, REVIEWS
from tenfold.server.workers.frames import READY

LAST: Final = 19  # nobody is further back


@pytest.mark.parametrize(
    ("command", "courtesy", "policy"),
    [
        (BOT_WORKER, BOTS, "SCHED_OTHER"),
        (HINT_WORKER, HINTS, "SCHED_OTHER"),
        (REVIEW_WORKER, REVIEWS, "SCHED_IDLE"),
    ],
)
def test_a_review_gives_way_at_once_and_a_hint_to_a_bot(
    command: Sequence[str], courtesy: int, policy: str
) -> None:
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin
        assert worker.stdout
        assert receive(worker.stdout) == READY
        own = os.getpriority(os.PRIO_PROCESS, 0)
        threads = [int(task.name) for task in Path(f"/proc/{worker.pid}/task").iterdir()]
        assert {os.sched_getscheduler(thread) for thread in threads} == {getattr(os, policy)}
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(own + courtesy, LAST)
        worker.stdin.close()
