"""Modules that several threads ask for at the same time."""

from __future__ import annotations

import subprocess
import sys

# Of the first threads of a process, each compiles a module, and runs what another has compiled.
FIRST_THREADS = """
import threading
from concurrent.futures import ThreadPoolExecutor
from tenfold.kernel.runtime import Instance, compile_module

MODULE = '(module (memory (export "memory") 1) (global (export "heap") i32 (i32.const 0)))'
THREADS = 16
together = threading.Barrier(THREADS)

def compile_at_once(_):
    together.wait()
    return compile_module(MODULE, {})

with ThreadPoolExecutor(THREADS) as pool:
    for code in pool.map(compile_at_once, range(THREADS)):
        Instance(code)
"""


def test_what_one_thread_has_compiled_another_runs() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_THREADS], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0
