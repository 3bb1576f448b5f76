"""`tenfold puzzles`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tenfold.cli import options as shared
from tenfold.cli.printing import tell
from tenfold.cli.simulate import INTERRUPTED, Force, check_free, processors, say_written, speaking

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tenfold.i18n.catalogs import Catalog
    from tenfold.lab.puzzles.checking import Checked, Question
    from tenfold.puzzles.puzzle import Puzzle, Theme
    from tenfold.records.record import Record

WAYS: Final = ("search", "games", "half")  # how puzzles are checked

Jobs = Annotated[int | None, typer.Option(min=1, help="Processes that work; by default one a processor.")]

puzzles = typer.Typer(name="puzzles", rich_markup_mode=None, help="Make puzzles, and check them.")


@puzzles.command()
def make(
    output: Annotated[Path, typer.Option(help="The file that the puzzles are written to, a line each.")],
    game: shared.Game = "cards",
    number: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 100,
    theme: Annotated[str | None, typer.Option(help="Of one theme only; of all if not given.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same puzzles.")] = "1",
    easy: Annotated[
        float | None,
        typer.Option(min=0, max=1, help="How many of them hardly any opponent need miss, as a share."),
    ] = None,
    source: Annotated[
        Path | None,
        typer.Option("--from", help="Search these records, not games between bots; needs --agreed."),
    ] = None,
    agreed: Annotated[
        bool, typer.Option("--agreed", help="The people in the records agree that their games are shown.")
    ] = False,
    jobs: Jobs = None,
    force: Force = False,
    language: shared.Language = None,
) -> None:
    """Find positions with one clear lesson, and certify what every choice there is worth.

    For example: `tenfold puzzles make --game tiles --number 100 --seed 1 --output puzzles.jsonl`
    """
    if source and not agreed:
        raise typer.BadParameter("people have to agree to it: --agreed", param_hint="--from")
    with speaking(language) as catalog:
        check_free(output, force)
        wanted = _theme(game, theme)
        found, stopped = _make(catalog, game, wanted, number, seed, easy, _records(source, game), jobs)
        _write(output, found)
        tell(catalog.say("puzzles.made", puzzles=len(found)), err=True)
        say_written(catalog, output)
    if stopped:
        raise typer.Exit(INTERRUPTED)


@puzzles.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file of puzzles, a line each.")],
    sample: Annotated[int | None, typer.Option(min=1, help="Only so many, drawn at random.")] = None,
    seed: Annotated[str, typer.Option(help="Of the sample, and of the games that are played.")] = "check",
    games: Annotated[int, typer.Option(min=200, help="Games from a choice at most.")] = 10_000,
    positions: Annotated[
        int, typer.Option(min=100, help="Positions that a search looks at for a question at most.")
    ] = 20_000,
    kept: Annotated[
        Path | None,
        typer.Option(help="A file that results are kept in: what stands there is not asked again."),
    ] = None,
    jobs: Jobs = None,
    language: shared.Language = None,
) -> None:
    """Certify puzzles again in another way, and name those that fail."""
    from tenfold.lab.puzzles.checking import Question, sample_of

    with speaking(language) as catalog:
        given = list(_read(file))
        tasks = [Question(puzzle, games, positions, seed) for puzzle in sample_of(given, sample, seed)]
        found, stopped = _check(catalog, tasks, kept, jobs)
        faults = sum(len(one.faults) > 0 for one in found)
        tell(catalog.say("puzzles.checked", puzzles=len(found), faults=faults))
        ways = Counter(one.way for one in found if not one.faults)
        played = sum(one.games for one in found)
        tell(catalog.say("puzzles.checked_by", **{way: ways[way] for way in WAYS}, played=played))
    raise typer.Exit(INTERRUPTED if stopped else 1 if faults else 0)


def _read(file: Path) -> Iterator[Puzzle]:
    import msgspec

    from tenfold.protocol.errors import TenfoldError
    from tenfold.puzzles.puzzle import read_puzzle

    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        try:
            yield read_puzzle(line)
        except (KeyError, TypeError, ValueError, IndexError, msgspec.MsgspecError):
            raise TenfoldError("puzzles.none_there", path=str(file), line=number) from None


def _check(
    catalog: Catalog, tasks: Sequence[Question], kept: Path | None, jobs: int | None
) -> tuple[list[Checked], bool]:
    """All of them, or as many as there was time for; those that were asked before first."""
    from tenfold.lab.play.worker_pool import WorkerPool
    from tenfold.lab.puzzles.checking import check_puzzle, written_checked

    known = _known(kept)
    found = [known[task.digest] for task in tasks if task.digest in known]
    left = [task for task in tasks if task.digest not in known]
    for one in found:
        _say_faults(catalog, one)
    what, waiting = catalog.say("puzzles.puzzles"), catalog.say("lab.preparing")
    workers = min(jobs or processors(), max(len(left), 1))
    try:
        with WorkerPool(workers) as pool, shared.progress(what, len(left), waiting) as advance:
            for one in pool.stream(check_puzzle, left):
                found.append(one)
                if kept:
                    with kept.open("a", encoding="utf-8") as stream:
                        stream.write(written_checked(one))
                _say_faults(catalog, one)
                advance()
    except KeyboardInterrupt:
        return found, True
    return found, False


def _known(kept: Path | None) -> dict[str, Checked]:
    import msgspec

    from tenfold.lab.puzzles.checking import read_checked

    try:
        return read_checked(kept) if kept and kept.exists() else {}
    except msgspec.DecodeError as error:
        raise typer.BadParameter("this file holds something else", param_hint="--kept") from error


def _say_faults(catalog: Catalog, checked: Checked) -> None:
    for fault in checked.faults:
        tell(catalog.say(f"puzzles.fault.{fault.key}", id=checked.id, **fault.details))


def _theme(game: str, theme: str | None) -> Theme | None:
    from tenfold.catalogue import find_game
    from tenfold.protocol.errors import BadOptions
    from tenfold.puzzles.puzzle import THEMES

    known = THEMES[find_game(game).name]
    if theme is None:
        return None
    for one in known:
        if one == theme:
            return one
    raise BadOptions("options.unknown_value", option="theme", value=theme, known=", ".join(known))


def _records(source: Path | None, game: str) -> list[Record] | None:
    from tenfold.cli.records import opened_records
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.jsonl import read_records

    if source is None:
        return None
    with opened_records(source) as stream:
        found = [record for _, record in read_records(stream) if not isinstance(record, TenfoldError)]
    return [record for record in found if record.game == game]


def _make(
    catalog: Catalog,
    game: str,
    theme: Theme | None,
    number: int,
    seed: str,
    easy: float | None,
    records: list[Record] | None,
    jobs: int | None,
) -> tuple[list[Puzzle], bool]:
    """All of them, or what was found until somebody had enough."""
    from tenfold.lab.play.worker_pool import WorkerPool
    from tenfold.lab.puzzles.selection import MOST_EASY, select_puzzles, shares_by_theme

    found: list[Puzzle] = []
    what, waiting = catalog.say("puzzles.puzzles"), catalog.say("lab.preparing")
    try:
        with WorkerPool(jobs or processors()) as pool, shared.progress(what, number, waiting) as advance:
            shares = shares_by_theme(game, theme, number)
            most_easy = MOST_EASY if easy is None else easy
            for puzzle in select_puzzles(pool, game, shares, seed, records, most_easy):
                found.append(puzzle)
                advance()
    except KeyboardInterrupt:
        return found, True
    return found, False


def _write(output: Path, found: Sequence[Puzzle]) -> None:
    from tenfold.puzzles.puzzle import written_puzzle

    by_id = {puzzle.id: puzzle for puzzle in found}
    output.write_text("".join(written_puzzle(by_id[one]) + "\n" for one in sorted(by_id)), "utf-8")
