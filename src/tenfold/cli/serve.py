"""`tenfold serve`."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 is everywhere.")] = None,
    port: Annotated[int | None, typer.Option(help="The port, 8010 unless said otherwise.")] = None,
    database: Annotated[
        str | None, typer.Option(help="`sqlite:PATH` or `postgresql://…`; a file of its own unless said.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Server processes; several need PostgreSQL.")] = None,
    bots: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address of this server, as browsers see it.")
    ] = None,
    site: Annotated[
        list[str] | None,
        typer.Option(help="A site of files elsewhere that may send games home: `https://…`."),
    ] = None,
    hosts: Annotated[
        list[str] | None, typer.Option(help="Another name of this server; `*.` before it: all names below.")
    ] = None,
    log: Annotated[str | None, typer.Option(help="`text` or `json`.")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with these and more settings.")] = None,
) -> None:
    """Host tables for others, on one port over HTTP and WebSocket.

    Every setting can stand in a file or in the environment, too: `TENFOLD_PORT=80`. Flags are strongest.

    For example: `tenfold serve --host 0.0.0.0 --port 8080`, or
    `tenfold serve --database postgresql://localhost/tenfold --workers 4`
    """
    gc.disable()  # what is imported stays; the server turns it on again
    from tenfold.server.operations.run import run
    from tenfold.server.settings import load_settings

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "bots": bots,
        "origins": origin,
        "sites": site,
        "hosts": hosts,
        "log": log,
    }
    run(load_settings(config, os.environ, flags))
