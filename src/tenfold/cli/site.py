"""`tenfold site`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tenfold.cli.options import Language
from tenfold.cli.printing import tell
from tenfold.cli.simulate import speaking

MEGABYTE: Final = 1_000_000


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the files go.")],
    server: Annotated[
        str | None,
        typer.Option(help="A server to play with friends on, and to send games home to: `https://…`."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Also into a folder with other files.")] = False,
    language: Language = None,
) -> None:
    """Write the whole client as files for any web host: a site where people play alone, against all
    opponents or round one screen, with no server behind it.

    For example: `tenfold site public --server https://ten.example.org`
    """
    from tenfold.server.operations.site import write_site

    with speaking(language) as catalog:
        written = write_site(folder, server, force=force)
    size = f"{written.bytes / MEGABYTE:.1f}"
    tell(catalog.say("site.written", files=written.files, folder=str(folder), size=size))
    tell(catalog.say("site.try", folder=str(folder)))
    if server:
        tell(catalog.say("site.server", server=server))
