"""`tenfold verify` and `tenfold replay`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from tenfold.cli import options as shared
from tenfold.cli.options import progress

if TYPE_CHECKING:
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.play import Play
    from tenfold.records.record import Record

File = Annotated[Path, typer.Argument(help="A file of records, one a line; `-` is standard input.")]
Files = Annotated[list[Path], typer.Argument(help="Files of records, one a line; `-` is standard input.")]


def verify(files: Files) -> None:
    """Check records: every move, the result, and the shuffle where its secret is revealed.

    Each wrong record is one line with the file, the line, the move and the reason; then the exit code is 1.
    """
    wrong = sum(_verify_file(path) for path in files)
    raise typer.Exit(1 if wrong else 0)


def _verify_file(path: Path) -> int:
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.jsonl import read_records
    from tenfold.records.verify import verify as verify_record

    right = wrong = 0
    with opened_records(path) as file, progress("records", None) as advance:
        for line, record in read_records(file):
            try:
                if isinstance(record, TenfoldError):
                    raise record
                verify_record(record)
                right += 1
            except TenfoldError as error:
                typer.echo(fault(path, line, error))
                wrong += 1
            advance()
    if right + wrong == 0:
        typer.echo(f"{path}: no record in it")
        return 1
    typer.echo(f"{path}: {right} correct, {wrong} wrong")
    return wrong


def fault(path: Path, line: int, error: TenfoldError, language: str = "en") -> str:
    """Where a record is wrong, and why."""
    from tenfold.i18n.catalogs import Catalog

    place = f"{path}:{line}: " + (f"move {error.move_number}: " if error.move_number else "")
    return f"{place}{Catalog(language).explain(error)} [{error.key}]"


def replay(
    file: File,
    legal: Annotated[
        bool, typer.Option("--legal", help="A JSON list a record: before each move, the sorted legal tokens.")
    ] = False,
    record: Annotated[int | None, typer.Option(min=1, help="Only this record of the file, from 1.")] = None,
    move: Annotated[
        int | None,
        typer.Option(
            min=0, help="Draw the position after this move, counted as in the browser; 0 is the beginning."
        ),
    ] = None,
    step: Annotated[
        bool | None,
        typer.Option("--step/--list", help="Position by position, as usual in a terminal, or a line a move."),
    ] = None,
    language: shared.Language = None,
) -> None:
    """Walk through records, position by position or move by move."""
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.jsonl import read_records

    if step is None:
        step = str(file) != "-" and sys.stdin.isatty() and sys.stdout.isatty()
    drawn = step or move is not None
    number = 0
    with opened_records(file) as stream:
        for line, found in read_records(stream):
            number += 1
            if record is not None and number != record:
                continue
            try:
                if isinstance(found, TenfoldError):
                    raise found
                if legal:
                    _print_legal(found)
                elif drawn:
                    _draw(found, move, language)
                else:
                    _print_moves(found)
            except TenfoldError as error:
                typer.echo(fault(file, line, error), err=True)
                raise typer.Exit(1) from None
    if number == 0 or (record is not None and number < record):
        typer.echo(f"{file}: there is no record {record or 1} in it", err=True)
        raise typer.Exit(1)


def _print_legal(record: Record) -> None:
    import json

    from tenfold.records.play import Play

    play = Play(record.game, **record.options)
    legal = [sorted(play.legal()) for _ in play.follow(record.moves)]
    typer.echo(json.dumps(legal, separators=(",", ":")))


def _draw(record: Record, move: int | None, language: str | None) -> None:
    """The position after one move, or all of them at the reader's pace."""
    from tenfold.i18n.catalogs import Catalog
    from tenfold.protocol.errors import BadOptions
    from tenfold.records.play import Play
    from tenfold.terminal.console import Console, Left, shows_colours
    from tenfold.terminal.walking import Walk

    catalog = Catalog(shared.spoken_language(language))
    console = Console(sys.stdin, sys.stdout, catalog, colour=shows_colours(sys.stdout))
    play = Play(record.game, **record.options)
    nameless = [catalog.say("name.person", number=seat + 1) for seat in range(play.seats)]
    walk = Walk(console, record, names_of(record, play, nameless))
    if move is None:
        try:
            walk.go()
        except Left:
            raise typer.Exit(0) from None
    elif move > walk.length:
        raise BadOptions("table.no_such_move", move=move, moves=walk.length)
    else:
        walk.show(move)


def _print_moves(record: Record) -> None:
    """Each move with its number, its token, and what it made happen."""
    import json

    from tenfold.i18n.catalogs import Catalog
    from tenfold.i18n.story import Storyteller
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.play import Play

    play = Play(record.game, **record.options)
    story = Storyteller(Catalog("en"), names_of(record, play, [f"Seat {seat}" for seat in range(play.seats)]))
    typer.echo(f"{record.game} {json.dumps(record.options, ensure_ascii=False)}")
    for number, token in enumerate(record.moves, 1):
        try:
            told = " ".join(story.tell(play.push(token)))
        except TenfoldError as error:
            error.move_number = number
            raise
        typer.echo(f"{number:5}  {token:<14} {told}".rstrip())
    typer.echo(f"       {json.dumps(play.result) if play.is_over else 'unfinished'}")


def names_of(record: Record, play: Play, nameless: list[str]) -> list[str]:
    """Who sits where, from the record's `meta.names` if it has them."""
    names = record.meta.get("names")
    if isinstance(names, list) and len(names) == play.seats:
        return [str(name) for name in names]
    names = list(nameless)
    if record.options.get("seats") == 1:
        names[1] = play.options.edition.solo.opponent
    return names


@contextmanager
def opened_records(path: Path) -> Iterator[BinaryIO]:
    if str(path) == "-":
        yield sys.stdin.buffer
    else:
        with path.open("rb") as file:
            yield file
