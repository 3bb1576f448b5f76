"""How many files the server may open. A service has other limits than the shell that asks, so it is looked
for by the port at which it listens; that works on Linux, for whoever may look into its process."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PROCESSES: Final = Path("/proc")
LISTENING: Final = "0A"  # as the kernel writes it


def most_open_files(port: int) -> tuple[int, bool]:
    """The limit, and whether it is the server's own."""
    sockets = {f"socket:[{inode}]" for inode in _listening_at(port)}
    for process in PROCESSES.glob("[0-9]*") if sockets else ():
        try:
            if any(str(file.readlink()) in sockets for file in (process / "fd").iterdir()):
                return _limit_of(process), True
        except OSError:
            continue  # it is another user's, or has ended
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0], False


def _listening_at(port: int) -> Iterator[str]:
    for name in ("tcp", "tcp6"):
        try:
            lines = (PROCESSES / "net" / name).read_text().splitlines()[1:]
        except OSError:
            continue
        for line in lines:
            _, local, _, state, _, _, _, _, _, inode, *_ = line.split()
            if state == LISTENING and int(local.rpartition(":")[2], 16) == port:
                yield inode


def _limit_of(process: Path) -> int:
    for line in (process / "limits").read_text().splitlines():
        if line.startswith("Max open files"):
            return int(line.split()[3])
    raise OSError("no limit")
