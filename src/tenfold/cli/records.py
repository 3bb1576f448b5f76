"""`tenfold verify` and `tenfold replay`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, Final

import typer

from tenfold.cli import options as shared
from tenfold.cli.options import progress
from tenfold.cli.printing import tell
from tenfold.cli.simulate import speaking

if TYPE_CHECKING:
    from tenfold.i18n.catalogs import Catalog
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.record import Record
    from tenfold.terminal.console import Console
    from tenfold.terminal.walking import Walk

File = Annotated[Path, typer.Argument(help="A file of records, one a line; `-` is standard input.")]
RecordNumber = Annotated[
    int | None, typer.Option("--record", min=1, help="Only this record of the file, from 1.")
]
# What the option was called where one record was meant; it still is understood.
OLD_NAMES: Final[dict[str, Any]] = {
    "token_normalize_func": lambda name: "record" if name == "game" else str(name)
}

Files = Annotated[list[Path], typer.Argument(help="Files of records, one a line; `-` is standard input.")]


def verify(files: Files, language: shared.Language = None) -> None:
    """Check records: every move, the result, and the shuffle where its secret is revealed.

    Each wrong record is one line with the file, the line, the move and the reason; then the exit code is 1.
    """
    with speaking(language) as catalog:
        wrong = sum(_verify_file(path, catalog) for path in files)
    raise typer.Exit(1 if wrong else 0)


def _verify_file(path: Path, catalog: Catalog) -> int:
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.jsonl import read_records
    from tenfold.records.verify import verify as verify_record

    right = wrong = 0
    with opened_records(path) as file, progress(catalog.say("verify.records"), None) as advance:
        for line, record in read_records(file):
            try:
                if isinstance(record, TenfoldError):
                    raise record
                play = verify_record(record)
                if play.is_by_earlier_rules:
                    tell(f"{path}:{line}: {catalog.say('game.earlier_rules')}")
                right += 1
            except TenfoldError as error:
                tell(fault(path, line, error, catalog))
                wrong += 1
            advance()
    if right + wrong == 0:
        tell(catalog.say("verify.none", path=str(path)))
        return 1
    tell(catalog.say("verify.sum", path=str(path), right=right, wrong=wrong))
    return wrong


def fault(path: Path, line: int, error: TenfoldError, catalog: Catalog) -> str:
    """Where a record is wrong, and why."""
    move = error.move_number and catalog.say("record.at_move", number=error.move_number)
    place = f"{path}:{line}: " + (f"{move}: " if move else "")
    return f"{place}{catalog.explain(error)} [{error.key}]"


def say_earlier_rules(record: Record, catalog: Catalog) -> None:
    """Beside what is shown of a record that was played before a ruling changed."""
    from tenfold.records.play import Play

    if Play.before(record).is_by_earlier_rules:
        tell(catalog.say("game.earlier_rules"), err=True)


def replay(
    file: File,
    legal: Annotated[
        bool, typer.Option("--legal", help="A JSON list a record: before each move, the sorted legal tokens.")
    ] = False,
    record: RecordNumber = None,
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
    if step is None:
        step = str(file) != "-" and sys.stdin.isatty() and sys.stdout.isatty()
    with speaking(language) as catalog:
        if legal:
            _each(file, record, catalog, _print_legal)
        elif move is not None:
            _each(file, record, catalog, lambda found: _walk(found, catalog).show_or_refuse(move))
        elif step:
            _walk_through(file, record, catalog)
        else:
            _each(file, record, catalog, lambda found: _print_moves(found, catalog))


def _each(file: Path, number: int | None, catalog: Catalog, show: Callable[[Record], None]) -> None:
    """Shows the records of a file, or one of them; stops at the first that is wrong."""
    from tenfold.protocol.errors import BadOptions, TenfoldError
    from tenfold.records.jsonl import read_records

    count = 0
    with opened_records(file) as stream:
        for line, found in read_records(stream):
            count += 1
            if number not in (None, count):
                continue
            try:
                if isinstance(found, TenfoldError):
                    raise found
                say_earlier_rules(found, catalog)
                show(found)
            except BadOptions:
                raise
            except TenfoldError as error:
                tell(fault(file, line, error, catalog), err=True)
                raise typer.Exit(1) from None
    check_number(number, count)


def read_one(file: Path, number: int | None, catalog: Catalog) -> Record:
    """The record that was asked for, or the first; then it is said how many others there are."""
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.jsonl import read_records

    with opened_records(file) as stream:
        records = list(read_records(stream))
    check_number(number, len(records))
    if number is None and len(records) > 1:
        tell(catalog.say("solve.first_of", records=len(records)), err=True)
    line, found = records[(number or 1) - 1]
    if isinstance(found, TenfoldError):
        tell(fault(file, line, found, catalog), err=True)
        raise typer.Exit(1)
    return found


def check_number(number: int | None, count: int) -> None:
    """Whether there is such a record among so many, or any."""
    from tenfold.protocol.errors import BadOptions

    if count == 0:
        raise BadOptions("review.no_games")
    if number is not None and number > count:
        raise BadOptions("review.no_such_game", number=number, games=count)


def _walk_through(file: Path, wanted: int | None, catalog: Catalog) -> None:
    """One game at the reader's pace; where there are several, the reader chooses, as often as they like."""
    from tenfold.terminal.console import Left
    from tenfold.terminal.walking import choose_game

    walks = _walks(file, wanted, catalog)
    try:
        while len(walks) > 1:
            walks[choose_game(_console(catalog), {number: walk.title for number, walk in walks.items()})].go()
        for walk in walks.values():
            walk.go()
    except Left:
        raise typer.Exit(0) from None


def _walks(file: Path, wanted: int | None, catalog: Catalog) -> dict[int, Walk]:
    """The games of a file by their numbers; one that is wrong is named, and keeps nobody from the others."""
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.jsonl import read_records

    walks: dict[int, Walk] = {}
    number = 0
    with opened_records(file) as stream:
        for number, (line, found) in enumerate(read_records(stream), 1):
            if wanted not in (None, number):
                continue
            try:
                if isinstance(found, TenfoldError):
                    raise found
                walks[number] = _walk(found, catalog)
                say_earlier_rules(found, catalog)
            except TenfoldError as error:
                tell(fault(file, line, error, catalog), err=True)
    check_number(wanted, number)
    if not walks:
        raise typer.Exit(1)
    return walks


def _print_legal(record: Record) -> None:
    import json

    from tenfold.records.play import Play

    play = Play.before(record)
    legal = [sorted(play.legal()) for _ in play.follow(record.moves)]
    typer.echo(json.dumps(legal, separators=(",", ":")))


def _console(catalog: Catalog) -> Console:
    from tenfold.terminal.console import Console, shows_colours

    return Console(sys.stdin, sys.stdout, catalog, colour=shows_colours(sys.stdout))


def _walk(record: Record, catalog: Catalog) -> Walk:
    from tenfold.terminal.walking import Walk

    return Walk(_console(catalog), record, _names(record, catalog))


def _names(record: Record, catalog: Catalog) -> list[str]:
    """Who sat there, and of whom it is known that they are programs."""
    from tenfold.i18n.names import names_in
    from tenfold.records.play import Play

    names = names_in(catalog, record, Play(record.game, **record.options).seats)
    told = record.meta.get("programs")
    programs = told if isinstance(told, list) and len(told) == len(names) else [False] * len(names)
    return [
        catalog.say("seat.program_named", name=name) if is_program is True else name
        for name, is_program in zip(names, programs, strict=True)
    ]


def _print_moves(record: Record, catalog: Catalog) -> None:
    """Each move with its number, its token, and what it made happen."""
    import json

    from tenfold.i18n.story import Storyteller
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.play import Play

    play = Play.before(record)
    story = Storyteller(catalog, _names(record, catalog))
    tell(f"{record.game} {json.dumps(record.options, ensure_ascii=False)}")
    for number, token in enumerate(record.moves, 1):
        try:
            told = " ".join(story.tell(play.push(token)))
        except TenfoldError as error:
            error.move_number = number
            raise
        tell(f"{number:5}  {token:<14} {told}".rstrip())
    ending = json.dumps(play.result) if play.is_over else catalog.say("walk.unfinished")
    tell(f"       {ending}")


@contextmanager
def opened_records(path: Path) -> Iterator[BinaryIO]:
    if str(path) == "-":
        yield sys.stdin.buffer
    else:
        with path.open("rb") as file:
            yield file
