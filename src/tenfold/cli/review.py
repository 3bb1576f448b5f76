"""`tenfold review`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenfold.cli import options as shared
from tenfold.cli.printing import table_width, tell
from tenfold.cli.records import File, RecordNumber, check_number, fault, opened_records, say_earlier_rules
from tenfold.cli.simulate import INTERRUPTED, Force, check_free, opened, processors, say_written, speaking

if TYPE_CHECKING:
    from tenfold.analysis.evaluator import Level
    from tenfold.i18n.catalogs import Catalog
    from tenfold.lab.reports.review_page import GamePart
    from tenfold.lab.statistics.review_summary import ReviewSummary
    from tenfold.lab.studies.reviews import Reviewed, ReviewTask


def review(
    file: File,
    record: RecordNumber = None,
    quick: Annotated[bool, typer.Option("--quick", help="Judge only, without playing anything out.")] = False,
    deep: Annotated[bool, typer.Option("--deep", help="Play many more games for every decision.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="A JSON object a game, a line each.")] = False,
    html: Annotated[
        Path | None, typer.Option(help="Write a page with curves, bars and sentences to this file.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes that work; by default one for each processor.")
    ] = None,
    force: Force = False,
    language: shared.Language = None,
) -> None:
    """Tell skill from luck in finished games: what chance gave, what each decision cost, and what would have
    been better.

    For example: `tenfold review games.jsonl --record 3 --html review.html`
    """
    if quick and deep:
        raise typer.BadParameter("--quick and --deep exclude each other", param_hint="--deep")
    level: Level = "quick" if quick else "deep" if deep else "normal"
    with speaking(language) as catalog:
        check_free(html, force)
        tasks, faults = _tasks(file, record, level, catalog)
        teller = Teller(catalog, as_json)
        with opened(html) as page:
            stopped = _review(file, tasks, jobs, teller)
            teller.finish()
            if page is not None and teller.parts:
                page.write(teller.page())
        if stopped:
            tell(catalog.say("review.stopped", games=teller.summary.games), err=True)
        if teller.parts:
            say_written(catalog, html)
    if stopped:
        raise typer.Exit(INTERRUPTED)
    raise typer.Exit(1 if faults or teller.faults else 0)


class Teller:
    """Tells what was found, game by game, and keeps what a page and a summary need."""

    def __init__(self, catalog: Catalog, as_json: bool) -> None:
        from tenfold.lab.statistics.review_summary import ReviewSummary

        self.catalog = catalog
        self.summary: ReviewSummary = ReviewSummary()
        self.parts: list[GamePart] = []
        self.faults = 0
        self._as_json = as_json

    def tell(self, path: Path, done: Reviewed) -> None:
        from tenfold.i18n.advice import Adviser
        from tenfold.i18n.names import names_in
        from tenfold.lab.reports.review_json import review_json
        from tenfold.lab.reports.review_page import GamePart
        from tenfold.lab.reports.review_text import review_lines

        if done.found is None:
            assert done.fault is not None
            self.faults += 1
            tell(fault(path, done.task.line, done.fault, self.catalog), err=True)
            return
        say_earlier_rules(done.task.record, self.catalog)
        names = names_in(self.catalog, done.task.record, len(done.found.result))
        adviser = Adviser(self.catalog, told_apart(names))
        self.summary.add(done.found, names)
        self.parts.append(GamePart(done.found, done.task.number, adviser))
        if self._as_json:
            typer.echo(review_json(done.found, done.task.number, names))
        else:
            lines = review_lines(done.found, done.task.number, adviser, table_width())
            tell("\n".join([*([""] if self.summary.games > 1 else []), *lines]))

    def finish(self) -> None:
        """Several games are summed up at the end."""
        from tenfold.i18n.advice import Adviser
        from tenfold.lab.reports.review_text import summary_table

        if self.summary.games > 1 and not self._as_json:
            tell(f"\n{self.catalog.say('review.summary')}. {self.catalog.say('review.summary_text')}")
            for line in summary_table(self.summary, Adviser(self.catalog, [])).lines(table_width()):
                typer.echo(line)

    def page(self) -> str:
        from tenfold.lab.reports.review_page import review_page

        return review_page(self.parts, self.summary, self.catalog)


def _tasks(path: Path, wanted: int | None, level: Level, catalog: Catalog) -> tuple[list[ReviewTask], int]:
    """What is to be reviewed, and how many lines are no records."""
    from tenfold.lab.studies.reviews import ReviewTask
    from tenfold.protocol.errors import TenfoldError
    from tenfold.records.jsonl import read_records

    tasks, faults, number = [], 0, 0
    with opened_records(path) as stream:
        for line, record in read_records(stream):
            number += 1
            if wanted not in (None, number):
                continue
            if isinstance(record, TenfoldError):
                tell(fault(path, line, record, catalog), err=True)
                faults += 1
            else:
                tasks.append(ReviewTask(number, line, record, level))
    check_number(wanted, number)
    return tasks, faults


def _review(path: Path, tasks: Sequence[ReviewTask], jobs: int | None, teller: Teller) -> bool:
    """Reviews and tells, until all is done or somebody has had enough."""
    from tenfold.lab.play.interrupts import deferred_interrupts
    from tenfold.lab.play.worker_pool import WorkerPool
    from tenfold.lab.studies.reviews import review_all, review_one

    catalog = teller.catalog
    workers = min(jobs or processors(), max(len(tasks), 1))
    what, waiting = catalog.say("review.games"), catalog.say("lab.preparing")
    try:
        if len(tasks) == 1:
            moves = catalog.say("lab.column.moves")
            with shared.progress(moves, len(tasks[0].record.moves), waiting) as advance:
                done = review_one(tasks[0], advance)
            teller.tell(path, done)
            return False
        with WorkerPool(workers) as pool, shared.progress(what, len(tasks), waiting) as advance:
            for done in review_all(tasks, pool):
                with deferred_interrupts():
                    teller.tell(path, done)
                advance()
    except KeyboardInterrupt:
        return True
    return False


def told_apart(names: Sequence[str]) -> list[str]:
    """The same name in several seats gets the number of each."""
    return [name if names.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]
