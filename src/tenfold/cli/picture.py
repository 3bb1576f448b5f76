"""`tenfold picture`."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tenfold.cli import options as shared
from tenfold.cli.records import File, RecordNumber, read_one, say_earlier_rules
from tenfold.cli.simulate import Force, check_free, opened, say_written, speaking


class Theme(StrEnum):
    light = "light"
    dark = "dark"


def picture(
    file: File,
    move: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="The position after this move, counted as in the browser; if not given, after the last.",
        ),
    ] = None,
    record: RecordNumber = None,
    theme: Annotated[Theme, typer.Option(help="On light paper or on dark.")] = Theme.light,
    seat: Annotated[
        int | None, typer.Option(min=0, help="The seat whose place is at the bottom, counted from 0.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="Where to: a file that ends in `.svg` or `.png`, or `-` for SVG on standard output; if not"
            " given, an SVG here that is called like the file.",
        ),
    ] = None,
    width: Annotated[int, typer.Option(min=100, max=10_000, help="Pixels of a PNG.")] = 1200,
    force: Force = False,
    language: shared.Language = None,
) -> None:
    """Draw a position as a picture, as the table draws it.

    For example: `tenfold picture games.jsonl --record 3 --move 57 --theme dark`
    """
    from tenfold.pictures.picture import picture as draw
    from tenfold.pictures.png import to_png
    from tenfold.protocol.errors import BadOptions

    path = output or _path(file, record, move)
    with speaking(language) as catalog:
        check_free(path, force)
        if path.suffix.lower() not in (".svg", ".png") and str(path) != "-":
            raise BadOptions("picture.no_such_kind", path=str(path))
        found = read_one(file, record, catalog)
        say_earlier_rules(found, catalog)
        drawn = draw(found, move, theme=theme.value, language=catalog.language, seat=seat)
        content = to_png(drawn, width) if path.suffix.lower() == ".png" else f"{drawn}\n".encode()
        with opened(path, "wb") as stream:
            stream.write(content)
        say_written(catalog, path)


def _path(file: Path, record: int | None, move: int | None) -> Path:
    """Called like the file, with the numbers that were asked for; what was read from a pipe goes into one."""
    if str(file) == "-":
        return file
    numbers = [f"-{number}" for number in (record, move) if number is not None]
    return Path(f"{file.stem}{''.join(numbers)}.svg")
