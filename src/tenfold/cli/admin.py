"""`tenfold admin`: for whoever hosts a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from tenfold.cli.options import progress
from tenfold.cli.simulate import Force, check_free, opened

if TYPE_CHECKING:
    from tenfold.server.operations.admin import AdminService

admin = typer.Typer(name="admin", no_args_is_help=True, rich_markup_mode=None)

Database = Annotated[
    str | None, typer.Option(help="`sqlite:PATH` or `postgresql://…`; as for `tenfold serve` if not given.")
]
Config = Annotated[Path | None, typer.Option(help="The TOML file of the server's settings.")]
TableId = Annotated[str, typer.Argument(metavar="ID", help="A table, as in its link.")]
Limit = Annotated[int, typer.Option(min=1, help="So many at most.")]
Json = Annotated[bool, typer.Option("--json", help="As JSON, one object a line.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]

STATUSES: Final = ("waiting", "playing", "over")

T = TypeVar("T")


@admin.callback()
def start() -> None:
    """Look after a server's tables and people, also while it runs.

    The database is the one that `tenfold serve` would use: by a flag, by `TENFOLD_DATABASE`, or by the
    settings' file.
    """


@admin.command("list")
def list_tables(
    status: Annotated[
        str | None, typer.Option(help="Only those that are `waiting`, `playing` or `over`.")
    ] = None,
    limit: Limit = 20,
    json: Json = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """List tables, those where something happened last first."""
    from tenfold.protocol.errors import BadOptions

    if status not in (None, *STATUSES):
        raise BadOptions("options.unknown_value", option="status", value=status, known=", ".join(STATUSES))
    lines = _at_work(database, config, lambda service: service.tables(status, limit))
    if json:
        _echo_json(lines)
        return
    from tenfold.lab.reports.text_table import TextTable

    table = TextTable(["table", "status", "game", "moves", "last change", "people"])
    for line in lines:
        names = ", ".join(_plain(name) or "–" for name in line.people)
        table.add(line.id, line.status, line.game, line.moves, _time(line.changed), names)
    _echo(table)


@admin.command()
def show(table: TableId, json: Json = False, database: Database = None, config: Config = None) -> None:
    """Show what is known of a table."""
    sheet = _at_work(database, config, lambda service: service.show(table))
    if json:
        _echo_json([sheet])
        return
    import msgspec

    line, info = sheet.line, sheet.table
    facts = {
        "table": line.id,
        "status": line.status,
        "game": f"{line.game} {msgspec.json.encode(info.options).decode()}",
        "made": _time(line.created) + (f" by {sheet.owner}" if sheet.owner else ""),
        "last change": _time(line.changed),
        "moves": f"{line.moves} ({sheet.entries} entries)",
    }
    for seat, told in enumerate(info.seats):
        holder = sheet.seats[seat] if seat < len(sheet.seats) else None
        words = (told.kind, _plain(told.name or ""), told.bot, holder)
        facts[f"seat {seat}"] = ", ".join(word for word in words if word)
    if sheet.ending:
        facts["ending"] = f"{sheet.ending['reason']}, won by {sheet.ending['winners']}"
    for name, fact in facts.items():
        typer.echo(f"{name:<12} {fact}")


@admin.command()
def close(table: TableId, database: Database = None, config: Config = None) -> None:
    """End a table, whoever plays there: they are told, and nothing is counted."""
    _at_work(database, config, lambda service: service.close(table))
    typer.echo(f"{table} is closed.")


@admin.command()
def export(
    out: Annotated[Path, typer.Option(help="The file to write; `-` is standard output.")],
    tables: Annotated[list[str] | None, typer.Argument(metavar="[ID...]", help="Tables.")] = None,
    all_tables: Annotated[bool, typer.Option("--all", help="Every game that has begun.")] = False,
    force: Force = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Write games as records, one a line, with names, times and the shuffle.

    The secret of a game that still goes on is not told. `tenfold verify` checks what was written.
    """
    from tenfold.protocol.errors import BadOptions

    if bool(tables) == all_tables:
        raise BadOptions("admin.which_tables")
    check_free(out, force)

    async def write(service: AdminService) -> int:
        wanted = await service.begun(None if all_tables else tables)
        written = 0
        with opened(out) as file, progress("games", len(wanted)) as advance:
            async for record in service.records(wanted):
                file.write(record.to_line() + "\n")
                written += 1
                advance()
        return written

    count = _at_work(database, config, write)
    typer.echo(f"{count} games written to {out}.", err=True)


@admin.command()
def delete(table: TableId, yes: Yes = False, database: Database = None, config: Config = None) -> None:
    """Delete a table and its game. What people have achieved there still counts for them."""
    if not yes:
        typer.confirm(f"Delete {table} for good?", abort=True)
    _at_work(database, config, lambda service: service.delete(table))
    typer.echo(f"{table} is deleted.")


@admin.command()
def people(
    name: Annotated[str, typer.Argument(help="Only people whose name has this in it.")] = "",
    limit: Limit = 20,
    json: Json = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """List people, those who were seen last first."""
    lines = _at_work(database, config, lambda service: service.people(name, limit))
    if json:
        _echo_json(lines)
        return
    from tenfold.lab.reports.text_table import TextTable

    table = TextTable(["person", "name", "language", "since", "seen", "games"])
    for line in lines:
        since, seen = _time(line.created), _time(line.seen)
        table.add(line.id, _plain(line.name), line.language, since, seen, line.games)
    _echo(table)


@admin.command()
def forget(
    person: Annotated[str, typer.Argument(help="Whom, by the id that `people` shows.")],
    yes: Yes = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Forget a person: name, results and seats. Their games stay, and the seat has no name."""
    if not yes:
        typer.confirm(f"Forget {person} for good?", abort=True)
    tables = _at_work(database, config, lambda service: service.forget(person))
    typer.echo(f"{person} is forgotten, at {tables} tables.")


@admin.command("sign-out")
def sign_out(
    person: Annotated[str, typer.Argument(help="Whom, by the id that `people` shows.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Sign a person out everywhere: whoever stole a cookie is out, too. Their phrase brings them back."""
    ended = _at_work(database, config, lambda service: service.sign_out(person))
    typer.echo(f"{person} is signed out; sessions ended: {ended}.")


@admin.command("new-key")
def new_key(yes: Yes = False, database: Database = None, config: Config = None) -> None:
    """Change the key that signed the cookies of versions without sessions; sessions stay as they are.

    Nobody is lost who has been here since the server knows sessions, or who has a recovery phrase.
    """

    async def change(service: AdminService) -> None:
        others = await service.people_with_old_cookies()
        if others and not yes:
            typer.confirm(
                f"People who have not been here since, and have no phrase: {others}. Go on?", abort=True
            )
        await service.new_key()

    _at_work(database, config, change)
    typer.echo("The key is changed; sessions stay as they are.")


@admin.command()
def migrate(database: Database = None, config: Config = None) -> None:
    """Bring the database's schema up to date, as a server does when it starts."""
    from tenfold.server.operations.admin import migrate as bring_up_to_date

    steps = asyncio.run(bring_up_to_date(_url(database, config)))
    made = ", ".join(str(step) for step in steps)
    typer.echo(f"Steps made: {made}." if made else "The schema is up to date; nothing was done.")


def _at_work(database: str | None, config: Path | None, work: Callable[[AdminService], Awaitable[T]]) -> T:
    """Does something with a database."""
    from tenfold.server.operations.admin import open_admin

    async def do() -> T:
        async with open_admin(_url(database, config)) as service:
            return await work(service)

    return asyncio.run(do())


def _url(database: str | None, config: Path | None) -> str:
    import os

    from tenfold.server.settings import load_settings

    return load_settings(config, os.environ, {"database": database}).database_url()


def _echo_json(lines: Any) -> None:
    import msgspec

    for line in lines:
        typer.echo(msgspec.json.encode(line).decode())


def _echo(table: Any) -> None:
    for line in table.lines():
        typer.echo(line)


def _time(milliseconds: int) -> str:
    from datetime import datetime

    return f"{datetime.fromtimestamp(milliseconds / 1000).astimezone():%Y-%m-%d %H:%M}"


def _plain(text: str) -> str:
    """Names come from strangers: nothing in them may steer the terminal."""
    from tenfold.protocol.options import spell

    return text if text.isprintable() else spell(text)
