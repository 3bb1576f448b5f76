"""The folder of a site: which files in it are ours, and how new ones take their place.

Somebody may look at the site meanwhile, and the command may be stopped at any moment: a page comes after all
that it names, and a ledger says what was begun, so that the next run can finish it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec

from tenfold.protocol.errors import TenfoldError
from tenfold.server.http.earlier_clients import ASSETS
from tenfold.server.http.routes.client import PAGE

LEDGER: Final = ".tenfold-site.json"
NEW: Final = ".tenfold-site.new"  # a file that is still being written
SERVICE_WORKER: Final = "sw.js"
STRANGE: Final = re.compile(r"[\x00-\x1f\\:]")  # letters that no name of ours has


class Ledger(msgspec.Struct):
    """What this command has written into the folder."""

    files: list[str]
    earlier: list[str] = []  # assets of the version before, for pages that are still open
    begun: list[str] = []  # by a run that has not come to its end

    def names(self) -> set[str]:
        return {*self.files, *self.earlier, *self.begun}


def fill_folder(folder: Path, files: Mapping[str, bytes], *, force: bool) -> None:
    """Files of an earlier site give way, but the assets of the last one stay until the next time. Nothing
    outside the folder is touched, and no file in it that is not ours."""
    before = _ledger(folder, force)
    earlier = _earlier(before, files)
    gone = before.names().difference(files, earlier)
    _refuse_links(folder, [*files, *gone])
    folder.mkdir(parents=True, exist_ok=True)
    _write_ledger(folder, Ledger(before.files, before.earlier, sorted(files)))
    for name in sorted(files, key=lambda name: (name == PAGE, name == SERVICE_WORKER)):
        _write(folder, name, files[name])
    for path in (folder / name for name in gone):
        if path.is_file():
            path.unlink()
    _write_ledger(folder, Ledger(sorted(files), earlier))


def _ledger(folder: Path, force: bool) -> Ledger:
    """What was written the last time; raises an error if somebody else's files are there."""
    _refuse_links(folder, [LEDGER])
    path = folder / LEDGER
    if path.is_file() and (ledger := _read_ledger(path.read_bytes())):
        return ledger
    if not force and folder.exists() and not _is_empty(folder):
        raise TenfoldError("site.not_empty", folder=str(folder))
    return Ledger([])


def _read_ledger(text: bytes) -> Ledger | None:
    """None if this command cannot have written it."""
    try:
        ledger = msgspec.json.decode(text, type=Ledger)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return ledger if all(map(_is_inside, ledger.names())) else None


def _is_inside(name: str) -> bool:
    """Nobody's ledger makes us delete a file elsewhere."""
    return not STRANGE.search(name) and {"", ".", ".."}.isdisjoint(name.split("/"))


def _is_empty(folder: Path) -> bool:
    return folder.is_dir() and all(path.name == NEW for path in folder.iterdir())


def _refuse_links(folder: Path, names: Iterable[str]) -> None:
    """Whoever follows a link may be led out of the folder; the folder itself may be one."""
    places = {place for name in names for place in (PurePosixPath(name), *PurePosixPath(name).parents)}
    for path in (folder / place for place in sorted(places) if place.name):
        if path.is_symlink():
            raise TenfoldError("site.link", path=str(path))


def _earlier(before: Ledger, files: Mapping[str, bytes]) -> list[str]:
    last = [name for name in before.files if name.startswith(f"{ASSETS}/") and name not in files]
    return last or [name for name in before.earlier if name not in files]


def _write_ledger(folder: Path, ledger: Ledger) -> None:
    _write(folder, LEDGER, msgspec.json.encode(ledger))


def _write(folder: Path, name: str, body: bytes) -> None:
    """Whole or not at all; a file of two names keeps what it has under the other one."""
    new, path = folder / NEW, folder / name
    new.unlink(missing_ok=True)
    new.write_bytes(body)
    path.parent.mkdir(parents=True, exist_ok=True)
    new.replace(path)
