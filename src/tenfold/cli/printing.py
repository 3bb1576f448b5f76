"""What commands print for people: in lines of the screen's width; in a pipe a line is what it is about."""

from __future__ import annotations

import sys
from typing import TextIO

import typer


def tell(text: str = "", *, err: bool = False) -> None:
    from tenfold.i18n.columns import fitted

    width = prose_width(err=err)
    lines = text.split("\n")
    if width is not None:
        lines = [part for line in lines for part in fitted(line, width)]
    typer.echo("\n".join(lines), err=err)


def table_width(sink: TextIO | None = None) -> int | None:
    """Columns that a table may take; None where no screen shows it."""
    from tenfold.terminal.console import screen_width

    width = screen_width(sink or sys.stdout)
    return None if width is None else width - 1


def prose_width(*, err: bool = False) -> int | None:
    from tenfold.terminal.console import WIDEST_PROSE, screen_width

    width = screen_width(sys.stderr if err else sys.stdout)
    return None if width is None else min(width, WIDEST_PROSE) - 1
