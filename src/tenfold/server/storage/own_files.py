"""Files that are the server's alone: a database holds the secrets of games that go on."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

OWN_FILE: Final = 0o600
OWN_FOLDER: Final = 0o700
BESIDE: Final = ("-wal", "-shm", "-journal")  # SQLite's own, which it makes with the rights of the database


def make_own(path: Path) -> None:
    """The file is there afterwards, and nobody else can read it; nor its folder, if that was made for it."""
    _make_folder(path.parent)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWN_FILE))
    for file in (path, *files_beside(path)):
        keep_own(file, OWN_FILE)


def files_beside(path: Path) -> list[Path]:
    beside = [path.with_name(path.name + ending) for ending in BESIDE]
    return [file for file in beside if file.exists()]


def keep_own(path: Path, mode: int) -> None:
    """Takes from others what they may do, where it is ours to take."""
    known = path.stat()
    if known.st_uid == os.geteuid() and stat.S_IMODE(known.st_mode) & ~mode:
        path.chmod(stat.S_IMODE(known.st_mode) & mode)


def _make_folder(folder: Path) -> None:
    if not folder.exists():
        _make_folder(folder.parent)
        folder.mkdir(OWN_FOLDER, exist_ok=True)
