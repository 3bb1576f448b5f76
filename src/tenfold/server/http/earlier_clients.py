"""The client's files as earlier versions had them: a page that was open while the server was upgraded goes on
asking for those, and an upgrade takes them out of the package.

Every server copies its own into a folder when it starts. Servers that share the folder answer for each
other's versions, the later ones included.
"""

from __future__ import annotations

import hashlib
import logging
import re
import shutil
import stat
import tempfile
from pathlib import Path
from typing import Final

from tenfold.server.now import wall_clock

MOST_VERSIONS: Final = 4  # of the client that are kept, this one among them
ABANDONED_SECONDS: Final = 3_600  # after which nobody is at a copy any more: its server was killed
ASSETS: Final = "assets"
COPY: Final = "new-"  # how the folder of a copy begins that is not complete
NAME: Final = re.compile(rf"{ASSETS}/[\w-]+(\.[\w-]+)+", re.ASCII)  # of a file that is never changed

logger: Final = logging.getLogger(__name__)


def keep_client(client: Path, folder: Path) -> None:
    """Copies the files whose names change with what is in them, and forgets the oldest versions."""
    if not (client / ASSETS).is_dir():
        return  # not built here
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _forget_abandoned(folder)
        version = folder / _version_of(client)
        if not version.exists():
            _copy(client, version)
        version.touch()
        for old in _versions(folder)[MOST_VERSIONS:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError as error:
        logger.warning(
            "files of this client are not kept for after an upgrade", extra={"problem": str(error)}
        )


def earlier_file(folder: Path, name: str) -> Path | None:
    """Where a file of another version lies."""
    if not NAME.fullmatch(name):
        return None
    return next((path for version in _versions(folder) if (path := version / name).is_file()), None)


def _versions(folder: Path) -> list[Path]:
    """The latest first."""
    found = _folders(folder, "[0-9a-f]*")
    return sorted(found, key=found.__getitem__, reverse=True)


def _forget_abandoned(folder: Path) -> None:
    for path, changed in _folders(folder, f"{COPY}*").items():
        if changed < wall_clock() / 1e9 - ABANDONED_SECONDS:
            shutil.rmtree(path, ignore_errors=True)


def _folders(folder: Path, pattern: str) -> dict[Path, float]:
    """With the times of their last changes."""
    found = ((path, _last_change(path)) for path in folder.glob(pattern))
    return {path: changed for path, changed in found if changed is not None}


def _last_change(path: Path) -> float | None:
    """None if it is no folder, or another server has just removed it."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_mtime if stat.S_ISDIR(found.st_mode) else None


def _version_of(client: Path) -> str:
    names = sorted(path.name for path in (client / ASSETS).iterdir())
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def _copy(client: Path, version: Path) -> None:
    """Whole or not at all: another server may be at the same."""
    with tempfile.TemporaryDirectory(dir=version.parent, prefix=COPY) as place:
        made = Path(place) / version.name
        shutil.copytree(client / ASSETS, made / ASSETS)
        try:
            made.rename(version)
        except OSError:
            if not version.exists():
                raise
