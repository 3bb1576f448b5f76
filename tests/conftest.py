"""Hypothesis looks for the same examples on every machine when it runs in CI; nobody waits for a disk, or for
threads that wait for each other."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings

settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci" if os.environ.get("CI") else "here")

# Commands speak the language of whoever's machine it is, unless a test says otherwise.
os.environ["LC_ALL"] = "C.UTF-8"

# Every process of the tests would multiply with as many threads as there are processors.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Thousands of moves are flushed to a disk. Tests kill processes, but none pulls the plug of the machine.
MEMORY = Path("/dev/shm")
ENOUGH = 2**30  # bytes: two servers of PostgreSQL, and whatever else

if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("TMPDIR", str(MEMORY))
    tempfile.tempdir = None  # to be found anew


def pytest_xdist_auto_num_workers() -> int:
    """Many tests wait for servers and clocks: there is work for one process more than processors."""
    return len(os.sched_getaffinity(0)) + 1
