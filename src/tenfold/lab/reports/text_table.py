"""Tables of texts for a terminal, a page and a file, from the same rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.columns import padded, width_of, wrapped


@dataclass(slots=True)
class TextTable:
    columns: Sequence[str]
    rows: list[Sequence[str]] = field(default_factory=list)
    title: str = ""

    def add(self, *cells: object) -> None:
        self.rows.append([str(cell) for cell in cells])

    def lines(self, width: int | None = None) -> Iterator[str]:
        """The table in plain text, its columns in line. Where that is wider than a screen, columns become
        lines if that is narrower, and what is too wide even so goes on in another table below."""
        if self.title:
            yield from [self.title] if width is None else wrapped(self.title, width)
        every = [self.columns, *self.rows]
        if width is not None and _width_of(every) > width and len(self.columns) > len(every):
            every = [list(row) for row in zip(*every, strict=True)]
        for part, rows in enumerate(_parts(every, width)):
            if part:
                yield ""
            yield from _aligned(rows)


def _parts(every: Sequence[Sequence[str]], width: int | None) -> Iterator[list[list[str]]]:
    """As many columns at a time as fit; each part begins with the first, which says what a line is about."""
    left = 1
    while left < max(len(every[0]), 2):
        right = left + 1
        while right < len(every[0]) and (
            width is None or _width_of(_columns(every, left, right + 1)) <= width
        ):
            right += 1
        yield _columns(every, left, right)
        left = right


def _columns(every: Sequence[Sequence[str]], left: int, right: int) -> list[list[str]]:
    return [[row[0], *row[left:right]] for row in every]


def _widths(rows: Sequence[Sequence[str]]) -> list[int]:
    return [max(map(width_of, column)) for column in zip(*rows, strict=True)]


def _width_of(rows: Sequence[Sequence[str]]) -> int:
    return sum(_widths(rows)) + 2 * (len(rows[0]) - 1)


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = _widths(rows)
    for row in rows:
        yield "  ".join(padded(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()


def columns_in(catalog: Catalog, *names: str) -> list[str]:
    """The heads of columns; one without a name has none."""
    return [catalog.say(f"lab.column.{name}") if name else "" for name in names]
