"""No process is left over, whoever ends first and however."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from programs.asking import HERE, becomes_true, first_turn, is_running, nasty

from tenfold.programs.line_process import MOST_UNREAD, LineProcess
from tenfold.programs.program import Program, words_of


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    with Program(nasty("forks", pids)) as program:
        program.choose(first_turn(), 60.0)
        processes = [int(pid) for pid in pids.read_text().split()]
        assert all(is_running(process) for process in processes)
    assert becomes_true(lambda: not any(map(is_running, processes)))


def test_a_program_that_does_not_quit_is_ended() -> None:
    program = Program(nasty("ignores_the_end"))
    program.choose(first_turn(), 60.0)
    assert program.close() is None
    assert program.close() is None  # it is gone


def test_a_program_that_never_stops_talking_is_ended_and_little_of_it_is_kept() -> None:
    process = LineProcess(words_of(nasty("never_stops")))
    process.send(b'{"type": "hello"}\n{"type": "move", "id": 1, "legal": ["draw"]}\n')
    assert json.loads(process.receive(60.0))["type"] == "ready"
    assert json.loads(process.receive(60.0))["move"] == "draw"
    assert process.close(0.5) is None
    assert len(process.unread) <= MOST_UNREAD


def test_when_we_are_killed_programs_end_too(tmp_path: Path) -> None:
    """The program has started another that knows nothing of us."""
    pids = tmp_path / "pids"
    code = (
        "import time\n"
        "from programs.asking import first_turn, nasty\n"
        "from tenfold.programs.program import Program\n"
        f"program = Program(nasty('forks', {str(pids)!r}))\n"
        "program.choose(first_turn(), 60.0)\n"
        "print('asked', flush=True)\n"
        "time.sleep(3600)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent)}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment) as owner:
        assert owner.stdout
        assert owner.stdout.readline() == b"asked\n"
        processes = [int(pid) for pid in pids.read_text().split()]
        assert all(is_running(process) for process in processes)
        owner.send_signal(signal.SIGKILL)
    assert becomes_true(lambda: not any(map(is_running, processes)))
