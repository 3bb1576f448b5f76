"""The programs that run for this process: one for each command, shared by all games and seats here."""

from __future__ import annotations

import atexit
from typing import Final

from .program import Program

_RUNNING: Final[dict[str, Program]] = {}


def running(name: str) -> Program:
    """The program of a name such as `cmd:./mybot`; it starts when it is first asked."""
    if name not in _RUNNING:
        _RUNNING[name] = Program(name)
    return _RUNNING[name]


@atexit.register
def close_programs() -> None:
    """Those that are asked again start again."""
    for program in _RUNNING.values():
        program.close()
