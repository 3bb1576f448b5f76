"""Machine code kept for the next run, in the cache folder: a file for each module, by its name."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

MOST_KEPT: Final = 8  # files
SEAL: Final = 32  # bytes at the beginning of a file: a digest of the others


def kept_code(name: str) -> bytes:
    """Machine code that was kept, if it is there and whole; else nothing, which is no machine code."""
    path = _path(name)
    try:
        kept = path.read_bytes()
    except OSError:
        return b""
    with suppress(OSError):
        os.utime(path)  # what is used stays
    seal, native = kept[:SEAL], kept[SEAL:]
    return native if seal == hashlib.sha256(native).digest() else b""


def keep_code(name: str, native: bytes) -> None:
    """Keeps machine code. A folder that cannot be written to only costs time."""
    path = _path(name)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(f".{os.getpid()}")
        beside.write_bytes(hashlib.sha256(native).digest() + native)
        beside.replace(path)
        kept = sorted(path.parent.glob("*.native"), key=lambda one: one.stat().st_mtime)
        for old in kept[:-MOST_KEPT]:
            old.unlink(missing_ok=True)


def _path(name: str) -> Path:
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tenfold"
    return folder / f"{name}.native"
