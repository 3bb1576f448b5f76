"""Tables of texts for a terminal, a page and a file, from the same rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tenfold.i18n.catalogs import Catalog


@dataclass(slots=True)
class TextTable:
    columns: Sequence[str]
    rows: list[Sequence[str]] = field(default_factory=list)
    title: str = ""

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


def columns_in(catalog: Catalog, *names: str) -> list[str]:
    """The heads of columns; one without a name has none."""
    return [catalog.say(f"lab.column.{name}") if name else "" for name in names]
