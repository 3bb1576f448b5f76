"""`tenfold simulate`, and what the commands of the lab share."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, TextIO

import typer

from tenfold.cli import options as shared
from tenfold.cli.printing import table_width, tell

if TYPE_CHECKING:
    from tenfold.i18n.catalogs import Catalog
    from tenfold.lab.play.cluster import Cluster
    from tenfold.lab.play.job import Job
    from tenfold.lab.play.worker_pool import WorkerPool
    from tenfold.lab.statistics.summary import Summary

INTERRUPTED = 130
FEW_GAMES = 3000  # so many the house plays sooner than another process has started

Seed = Annotated[str | None, typer.Option(help="The same seed gives the same games anywhere.")]
Workers = Annotated[
    int | None, typer.Option(min=1, help="Processes to play in; by default one for each processor.")
]
Force = Annotated[bool, typer.Option("--force", help="Replace files that are there.")]


def simulate(
    game: shared.Game = "cards",
    edition: shared.Edition = None,
    seats: shared.Seats = None,
    target: shared.Target = None,
    busting: shared.Busting = False,
    is_open: shared.Open = False,
    start: shared.Start = None,
    deck: shared.Deck = None,
    second_round_limit: shared.SecondRoundLimit = None,
    repetitions: shared.Repetitions = None,
    bots: Annotated[
        str,
        typer.Option(
            help=f"{shared.HOUSE_BOTS} or your own, `file.py:function` or `cmd:program`; one for all seats, "
            "or one for each with commas between them."
        ),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = None,
    out: Annotated[
        Path | None, typer.Option(help="Write the records to this file; `-` is standard output.")
    ] = None,
    summary: Annotated[
        str, typer.Option(help="The summary as a `table`, `json`, `csv` or `parquet`.")
    ] = "table",
    summary_out: Annotated[Path | None, typer.Option(help="Write the summary to this file.")] = None,
    workers: Workers = None,
    cluster: Annotated[
        str | None,
        typer.Option(help="Play on a Ray cluster: its address, or `local` for one on this machine."),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="How long a bot of your own may think about a move.")
    ] = 10.0,
    force: Force = False,
    language: shared.Language = None,
) -> None:
    """Play many games between bots, keep their records, and sum them up.

    For example: `tenfold simulate --edition trefl --bots careful,greedy,random --games 1000 --seed 7`
    """
    names = shared.listed(bots)
    if game == "cards" and seats is None and target is None and len(names) > 1:
        seats = len(names)
    from tenfold.lab.play.job import Job, check_bots

    with speaking(language) as catalog:
        options = shared.game_options(
            game,
            edition=edition,
            seats=seats,
            target=target,
            busting=busting,
            is_open=is_open,
            start=start,
            deck=deck,
            second_round_limit=second_round_limit,
            repetitions=repetitions,
        )
        _check_outputs(out, summary, summary_out)
        players = check_bots(game, options, names)
        job = Job(game, options, players, seed_or_any(seed), out is not None, seconds)
        for path in (out, summary_out):
            check_free(path, force)
        with opened(out) as file, opened(summary_out, "wb") as target_file:
            result, stopped = _play(job, games, workers, cluster, file, catalog)
            terminal = sys.stderr if file is sys.stdout else sys.stdout
            _report(job, result, summary, target_file, terminal, catalog)
        if stopped:
            tell(catalog.say("lab.stopped_kept", games=result.games), err=True)
        say_written(catalog, out, summary_out)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _play(
    job: Job, games: int, workers: int | None, cluster: str | None, file: TextIO | None, catalog: Catalog
) -> tuple[Summary, bool]:
    """Plays and writes until all is done or somebody has had enough."""
    from tenfold.lab.play.interrupts import deferred_interrupts
    from tenfold.lab.statistics.summary import Summary
    from tenfold.lab.studies.simulation import simulate

    result = Summary()
    pool = pool_for(job.game, job.bots, games, workers, cluster)
    try:
        what, waiting = catalog.say("lab.games"), catalog.say("lab.preparing")
        with pool, shared.progress(what, games, waiting) as advance:
            for chunk in simulate(job, games, pool):
                with deferred_interrupts():
                    result.merge(chunk.summary)
                    if file:
                        file.writelines(f"{line}\n" for line in chunk.lines)
                        file.flush()
                for _ in range(chunk.summary.games):
                    advance()
    except KeyboardInterrupt:
        return result, True
    return result, False


def _check_outputs(out: Path | None, summary: str, summary_out: Path | None) -> None:
    kinds = ("table", "json", "csv", "parquet")
    if summary not in kinds:
        raise typer.BadParameter(f"{summary!r} is not one of {', '.join(kinds)}", param_hint="--summary")
    if summary == "parquet":
        if summary_out is None:
            raise typer.BadParameter("Parquet needs a file: --summary-out FILE", param_hint="--summary")
        with needing("lab"):
            import pyarrow  # type: ignore[import-untyped]  # noqa: F401
    if summary in ("json", "csv") and summary_out is None and str(out) == "-":
        raise typer.BadParameter(
            "the records go there already; add --summary-out FILE", param_hint="--summary"
        )


def _report(
    job: Job, summary: Summary, kind: str, file: BinaryIO | None, terminal: TextIO, catalog: Catalog
) -> None:
    from tenfold.lab.reports.summary import as_csv, as_json, as_parquet, tables_of

    about = {"game": job.game, "options": job.options, "bots": list(job.bots), "seed": job.seed}
    if not summary.games:
        return
    if kind == "table":
        lines = [catalog.say("lab.simulated", games=summary.games, seed=job.seed)]
        for table in tables_of(summary, job.bots, catalog):
            lines += ["", *table.lines(None if file else table_width(terminal))]
        written = ("\n".join(lines) + "\n").encode()
    elif kind == "json":
        written = as_json(summary, about, catalog).encode()
    else:
        written = as_csv(summary).encode() if kind == "csv" else as_parquet(summary)
    if file:
        file.write(written)
    else:
        terminal.write(written.decode())
        terminal.flush()


@contextmanager
def speaking(language: str | None) -> Iterator[Catalog]:
    """Sentences of the language that was asked for; what goes wrong within is told in it too."""
    from tenfold.i18n.catalogs import Catalog
    from tenfold.protocol.errors import TenfoldError, refused_file

    catalog = Catalog(shared.spoken_language(language))
    try:
        yield catalog
    except (TenfoldError, OSError) as error:
        if isinstance(error, OSError):
            if not error.filename:
                raise
            error = refused_file(error)
        tell(catalog.explain(error), err=True)
        raise typer.Exit(1) from None


def pool_for(
    game: str, bots: tuple[str, ...], games: int, workers: int | None, cluster: str | None = None
) -> WorkerPool | Cluster:
    """Who plays: this process for a few games, a process for each processor for many, or a cluster."""
    from tenfold.lab.play.job import is_compiled

    is_soon = games < FEW_GAMES and cluster is None and is_compiled(game, bots)
    return pool_for_many(workers or (1 if is_soon else None), cluster)


def pool_for_many(workers: int | None, cluster: str | None) -> WorkerPool | Cluster:
    """Who plays when it takes long in any case."""
    if cluster is not None:
        from tenfold.lab.play.cluster import Cluster

        return Cluster(cluster)
    from tenfold.lab.play.worker_pool import WorkerPool

    return WorkerPool(workers or processors())


def processors() -> int:
    """Those that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def seed_or_any(seed: str | None) -> str:
    import secrets

    return seed if seed is not None else secrets.token_hex(4)


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """What is not installed is named, with how to get it."""
    try:
        yield
    except ImportError as error:
        from tenfold.protocol.errors import BadOptions

        if error.name and error.name.startswith("tenfold"):
            raise
        raise BadOptions("lab.needs_extra", extra=extra) from None


def check_plots(report: Path | None) -> None:
    """Whether a page can have plots is told before the first game."""
    if report:
        with needing("lab"):
            import matplotlib  # noqa: F401


def say_written(catalog: Catalog, *paths: Path | None) -> None:
    """Where there is now something to look at; standard output needs no word."""
    for path in paths:
        if path is not None and str(path) != "-":
            tell(catalog.say("lab.written", path=str(path.resolve())), err=True)


def check_free(path: Path | None, force: bool) -> None:
    """Whether a file can be written to where nothing is yet, or may be replaced."""
    from tenfold.protocol.errors import BadOptions

    if path is None or str(path) == "-":
        return
    if not path.parent.is_dir():
        raise BadOptions("system.file", path=str(path.parent), problem="missing")
    if path.exists() and not force:
        raise BadOptions("system.file_there", path=str(path))


@contextmanager
def opened(path: Path | None, mode: str = "w") -> Iterator[Any]:
    """A file to write to, checked before anything else is done; `-` is standard output."""
    if path is None:
        yield None
    elif str(path) == "-":
        yield sys.stdout if mode == "w" else sys.stdout.buffer
    else:
        with path.open(mode, encoding="utf-8" if mode == "w" else None) as file:
            yield file
