"""`tenfold admin`: for whoever hosts a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from tenfold.cli.options import Language, progress
from tenfold.cli.printing import table_width, tell
from tenfold.cli.simulate import Force, check_free, opened, speaking

if TYPE_CHECKING:
    from tenfold.i18n.catalogs import Catalog
    from tenfold.lab.reports.text_table import TextTable
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
    language: Language = None,
) -> None:
    """List tables, those where something happened last first."""
    from tenfold.protocol.errors import BadOptions

    with speaking(language) as catalog:
        if status not in (None, *STATUSES):
            known = ", ".join(STATUSES)
            raise BadOptions("options.unknown_value", option="status", value=status, known=known)
        lines = _at_work(database, config, lambda service: service.tables(status, limit))
    if json:
        _echo_json(lines)
        return
    table = _table(catalog, "table", "status", "game", "moves", "changed", "people")
    for line in lines:
        names = ", ".join(_plain(name) or "–" for name in line.people)
        table.add(line.id, line.status, line.game, line.moves, _time(line.changed), names)
    _echo(table)


@admin.command()
def show(
    table: TableId,
    json: Json = False,
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Show what is known of a table."""
    with speaking(language) as catalog:
        sheet = _at_work(database, config, lambda service: service.show(table))
    if json:
        _echo_json([sheet])
        return
    import msgspec

    line, info = sheet.line, sheet.table
    say, made = catalog.say, _time(line.created)
    known = {
        "table": line.id,
        "status": line.status,
        "game": f"{line.game} {msgspec.json.encode(info.options).decode()}",
        "made": say("admin.made_by", time=made, person=sheet.owner) if sheet.owner else made,
        "changed": _time(line.changed),
        "moves": say("admin.moves", moves=line.moves, entries=sheet.entries),
    }
    facts = {_head(catalog, name): fact for name, fact in known.items()}
    for seat, told in enumerate(info.seats):
        holder = sheet.seats[seat] if seat < len(sheet.seats) else None
        words = (told.kind, _plain(told.name or ""), told.bot, holder)
        facts[say("admin.seat", number=seat + 1)] = ", ".join(word for word in words if word)
    if sheet.ending:
        winners = ", ".join(say("admin.seat", number=seat + 1) for seat in sheet.ending["winners"])
        ending = say("admin.won", reason=sheet.ending["reason"], winners=winners or "–")
        facts[_head(catalog, "ending")] = ending
    wide = max(map(len, facts))
    for name, fact in facts.items():
        tell(f"{name:<{wide}}  {fact}")


@admin.command()
def close(
    table: TableId, database: Database = None, config: Config = None, language: Language = None
) -> None:
    """End a table, whoever plays there: they are told, and nothing is counted."""
    with speaking(language) as catalog:
        _at_work(database, config, lambda service: service.close(table))
        tell(catalog.say("admin.closed", table=table))


@admin.command()
def export(
    out: Annotated[Path, typer.Option(help="The file to write; `-` is standard output.")],
    tables: Annotated[list[str] | None, typer.Argument(metavar="[ID...]", help="Tables.")] = None,
    all_tables: Annotated[bool, typer.Option("--all", help="Every game that has begun.")] = False,
    force: Force = False,
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Write games as records, one a line, with names, times and the shuffle.

    The secret of a game that still goes on is not told. `tenfold verify` checks what was written.
    """
    from tenfold.protocol.errors import BadOptions

    with speaking(language) as catalog:
        if bool(tables) == all_tables:
            raise BadOptions("admin.which_tables")
        check_free(out, force)

        async def write(service: AdminService) -> int:
            wanted = await service.begun(None if all_tables else tables)
            written = 0
            with opened(out) as file, progress(_head(catalog, "games"), len(wanted)) as advance:
                async for record in service.records(wanted):
                    file.write(record.to_line() + "\n")
                    written += 1
                    advance()
            return written

        count = _at_work(database, config, write)
        tell(catalog.say("admin.written", games=count, path=str(out)), err=True)


@admin.command()
def delete(
    table: TableId,
    yes: Yes = False,
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Delete a table and its game. What people have achieved there still counts for them."""
    with speaking(language) as catalog:
        if not yes:
            typer.confirm(catalog.say("admin.delete", table=table), abort=True)
        _at_work(database, config, lambda service: service.delete(table))
        tell(catalog.say("admin.deleted", table=table))


@admin.command()
def people(
    name: Annotated[str, typer.Argument(help="Only people whose name has this in it.")] = "",
    limit: Limit = 20,
    json: Json = False,
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """List people, those who were seen last first."""
    with speaking(language) as catalog:
        lines = _at_work(database, config, lambda service: service.people(name, limit))
    if json:
        _echo_json(lines)
        return
    table = _table(catalog, "person", "name", "language", "since", "seen", "games")
    for line in lines:
        since, seen = _time(line.created), _time(line.seen)
        name = _plain(line.name)
        called = catalog.say("seat.program_named", name=name) if line.program else name
        table.add(line.id, called, line.language, since, seen, line.games)
    _echo(table)


@admin.command()
def forget(
    person: Annotated[str, typer.Argument(help="Whom, by the id that `people` shows.")],
    yes: Yes = False,
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Forget a person: name, results and seats. Their games stay, and the seat has no name."""
    with speaking(language) as catalog:
        if not yes:
            typer.confirm(catalog.say("admin.forget", person=person), abort=True)
        tables = _at_work(database, config, lambda service: service.forget(person))
        tell(catalog.say("admin.forgotten", person=person, tables=tables))


@admin.command("sign-out")
def sign_out(
    person: Annotated[str, typer.Argument(help="Whom, by the id that `people` shows.")],
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Sign a person out everywhere: whoever stole a cookie is out, too. Their phrase brings them back."""
    with speaking(language) as catalog:
        ended = _at_work(database, config, lambda service: service.sign_out(person))
        tell(catalog.say("admin.signed_out", person=person, sessions=ended))


@admin.command("new-key")
def new_key(
    yes: Yes = False, database: Database = None, config: Config = None, language: Language = None
) -> None:
    """Change the key that signed the cookies of versions without sessions; sessions stay as they are.

    Nobody is lost who has been here since the server knows sessions, or who has a recovery phrase.
    """
    with speaking(language) as catalog:

        async def change(service: AdminService) -> None:
            others = await service.people_with_old_cookies()
            if others and not yes:
                typer.confirm(catalog.say("admin.new_key", people=others), abort=True)
            await service.new_key()

        _at_work(database, config, change)
        tell(catalog.say("admin.key_changed"))


@admin.command()
def migrate(database: Database = None, config: Config = None, language: Language = None) -> None:
    """Bring the database's schema up to date, as a server does when it starts."""
    from tenfold.server.operations.admin import migrate as bring_up_to_date

    with speaking(language) as catalog:
        steps = asyncio.run(bring_up_to_date(_url(database, config)))
        made = ", ".join(str(step) for step in steps)
        tell(catalog.say("admin.steps", steps=made) if made else catalog.say("admin.no_steps"))


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


def _head(catalog: Catalog, name: str) -> str:
    return catalog.say("admin.head", head=name)


def _table(catalog: Catalog, *heads: str) -> TextTable:
    from tenfold.lab.reports.text_table import TextTable

    return TextTable([_head(catalog, name) for name in heads])


def _echo(table: TextTable) -> None:
    for line in table.lines(table_width()):
        typer.echo(line)


def _time(milliseconds: int) -> str:
    from datetime import datetime

    return f"{datetime.fromtimestamp(milliseconds / 1000).astimezone():%Y-%m-%d %H:%M}"


def _plain(text: str) -> str:
    """Names come from strangers: nothing in them may steer the terminal."""
    from tenfold.protocol.options import spell

    return text if text.isprintable() else spell(text)
