"""Files of records, a line each, read one at a time however long they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, Final

from tenfold.protocol.errors import BadRecord

from .record import Record

LONGEST_LINE: Final = 16 * 1024 * 1024  # bytes of one record


def read_records(file: BinaryIO) -> Iterator[tuple[int, Record | BadRecord]]:
    """The records with their line numbers, or why a line is none. Empty lines are passed over."""
    number = 0
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            _skip_rest(file)
            yield number, BadRecord("record.line_too_long", most=LONGEST_LINE)
        elif line.strip():
            yield number, _read(line)


def _read(line: bytes) -> Record | BadRecord:
    try:
        return Record.from_line(line)
    except BadRecord as error:
        return error


def _skip_rest(file: BinaryIO) -> None:
    while line := file.readline(LONGEST_LINE):
        if line.endswith(b"\n"):
            return
