"""Games on disk: the unfinished ones, a file each, and the finished ones, a line each in one file."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.errors import TenfoldError
from tenfold.records.record import Record

from .table import Table

UNFINISHED: Final = "unfinished-*.json"
FINISHED: Final = "games.jsonl"


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that holds no game that could go on."""

    path: Path
    why: TenfoldError | OSError
    kept: Path | None  # where it was put aside; None if it had to stay


class Shelf:
    """A folder of games. Methods raise `OSError` when the disk does not want to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def finished(self) -> Path:
        return self.folder / FINISHED

    def place_of(self, table: Table) -> Path:
        return self.folder / UNFINISHED.replace("*", table.id)

    def unfinished(self, most: int, catalog: Catalog) -> list[Table | Damaged]:
        """So many unfinished games, the latest first; damaged files are put aside."""
        paths = self._latest_first()[:most]
        return [_read(path, catalog) for path in paths]

    def has_unfinished(self) -> bool:
        return bool(self._latest_first())

    def _latest_first(self) -> list[Path]:
        try:
            dated = [(path.stat().st_mtime_ns, path) for path in self.folder.glob(UNFINISHED)]
        except OSError:
            return []
        return [path for _, path in sorted(dated, reverse=True)]

    def keep(self, table: Table) -> None:
        """Writes a game that goes on; whatever happens, the file is whole: the old or the new one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        place = self.place_of(table)
        draft = place.with_suffix(f".{os.getpid()}.tmp")
        try:
            with draft.open("wb") as file:
                file.write(f"{table.record().to_line()}\n".encode())
                file.flush()
                os.fsync(file.fileno())
            draft.replace(place)
        except OSError:
            _remove(draft)
            raise

    def finish(self, table: Table) -> None:
        """Adds a game that is over to the others, then forgets its unfinished file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        _append(self.finished, f"{table.record().to_line()}\n".encode())
        self.place_of(table).unlink(missing_ok=True)


def _read(path: Path, catalog: Catalog) -> Table | Damaged:
    try:
        return Table.from_record(Record.from_line(path.read_bytes()), catalog)
    except OSError as error:
        return Damaged(path, error, None)
    except TenfoldError as error:
        is_elsewhere = error.details.get("option") == "edition"  # one of one's own, which is not at hand now
        return Damaged(path, error, None if is_elsewhere else _put_aside(path))


def _put_aside(path: Path) -> Path | None:
    """Renames a damaged file, never over another one that was put aside before."""
    number = 1
    while (aside := path.with_suffix(f".damaged-{number}")).exists():
        number += 1
    try:
        return path.rename(aside)
    except OSError:
        return None


def _append(path: Path, line: bytes) -> None:
    """Adds a whole line, or nothing."""
    with path.open("ab") as file:
        size = file.tell()
        try:
            file.write(line if _ends_with_line(path) else b"\n" + line)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            os.truncate(path, size)
            raise


def _ends_with_line(path: Path) -> bool:
    """Whether the last writer got to the end of the line."""
    with path.open("rb") as file:
        if file.seek(0, os.SEEK_END) == 0:
            return True
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
