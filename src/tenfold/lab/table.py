"""Tables for a terminal, a report and a file, from the same rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Table:
    columns: Sequence[str]
    rows: list[Sequence[str]] = field(default_factory=list)
    title: str = ""
    note: str = ""

    def add(self, *cells: object) -> None:
        self.rows.append([str(cell) for cell in cells])

    def lines(self) -> Iterator[str]:
        """The table in plain text, its columns in line."""
        if self.title:
            yield self.title
        every = [self.columns, *self.rows]
        widths = [max(len(row[place]) for row in every) for place in range(len(self.columns))]
        for row in every:
            yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        if self.note:
            yield self.note
