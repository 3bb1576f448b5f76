"""`tenfold doctor`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tenfold.cli.options import Language, spoken_language
from tenfold.cli.printing import tell

if TYPE_CHECKING:
    from tenfold.server.operations.doctor.finding import Finding

WIDTH: Final = 10  # of the word that says how things are


def doctor(
    address: Annotated[
        str | None,
        typer.Argument(help="The server as people see it, e.g. `https://ten.example.org`."),
    ] = None,
    host: Annotated[str | None, typer.Option(help="As for `tenfold serve`, as all settings here.")] = None,
    port: Annotated[int | None, typer.Option(help="The port.")] = None,
    database: Annotated[str | None, typer.Option(help="`sqlite:PATH` or `postgresql://…`.")] = None,
    workers: Annotated[int | None, typer.Option(help="Server processes.")] = None,
    hosts: Annotated[list[str] | None, typer.Option(help="Another name of the server.")] = None,
    config: Annotated[Path | None, typer.Option(help="The TOML file of the server's settings.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, one finding a line.")] = False,
    language: Language = None,
) -> None:
    """Look at a running server and its settings, and say what should be changed.

    Run it where the server runs, with the server's settings, and once more with its public address. Nothing
    is changed. The exit code is 1 if something must be.

    For example: `tenfold doctor --config /etc/tenfold.toml`, or `tenfold doctor https://ten.example.org`
    """
    from tenfold.server.operations.doctor import inside, outside
    from tenfold.server.operations.doctor.asking import address_of
    from tenfold.server.operations.doctor.finding import is_well
    from tenfold.server.settings import load_settings

    spoken = spoken_language(language)
    flags = {"host": host, "port": port, "database": database, "workers": workers, "hosts": hosts}
    settings = load_settings(config, os.environ, flags)
    where = address_of(address, settings)
    findings: list[Finding] = []
    for look in (outside.look(where, settings), inside.look(settings)):
        for finding in look:
            findings.append(finding)
            _tell(finding, spoken, as_json=json)
    raise typer.Exit(0 if is_well(findings) else 1)


def _tell(finding: Finding, language: str, *, as_json: bool) -> None:
    from tenfold.i18n.catalogs import Catalog
    from tenfold.protocol.errors import TenfoldError

    catalog = Catalog(language)
    sentence = catalog.explain(TenfoldError(finding.key, **finding.details))
    if as_json:
        import msgspec

        told = msgspec.to_builtins(finding) | {"message": sentence}
        typer.echo(msgspec.json.encode(told).decode())
        return
    level = catalog.say(f"doctor.level_{finding.level}")
    setting = f" [{finding.setting}]" if finding.setting else ""
    tell(f"{level:<{WIDTH}}{sentence}{setting}")
