"""`tenfold experiment`."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tenfold.cli import options as shared
from tenfold.cli.arena import JsonFile, ReportFile
from tenfold.cli.printing import table_width, tell
from tenfold.cli.simulate import (
    INTERRUPTED,
    Force,
    Seed,
    Workers,
    check_free,
    check_plots,
    opened,
    pool_for,
    say_written,
    seed_or_any,
    speaking,
)

if TYPE_CHECKING:
    from tenfold.i18n.catalogs import Catalog
    from tenfold.lab.reports.experiment import Finding
    from tenfold.lab.studies.experiments import Experiment, Setting


def experiment(
    name: Annotated[str, typer.Argument(help="Which experiment; `list` shows them all.")],
    game: shared.Game = "cards",
    edition: shared.Edition = None,
    seats: Annotated[int | None, typer.Option(min=2, max=5, help="Cards: how many play.")] = None,
    deck: Annotated[
        Path | None, typer.Option(help="For `deck`: a JSON file with a deck of your own.")
    ] = None,
    bot: Annotated[
        str,
        typer.Option(help=f"Who plays, in all seats: {shared.HOUSE_BOTS} or your own `file.py:function`."),
    ] = "careful",
    games: Annotated[int, typer.Option(min=1, help="How many games for each line of the table.")] = 400,
    seed: Seed = None,
    workers: Workers = None,
    report: ReportFile = None,
    json_file: JsonFile = None,
    force: Force = False,
    language: shared.Language = None,
) -> None:
    """Answer a question about the games with many games between bots.

    For example: `tenfold experiment solo --bot careful --games 300 --report solo.html`
    """
    from tenfold.lab.reports.experiment import find_out
    from tenfold.lab.studies.experiments import EXPERIMENTS, find_experiment

    with speaking(language) as catalog:
        check_plots(report)
        if name == "list":
            for known in EXPERIMENTS:
                tell(f"{known:<10}  {catalog.say(f'lab.experiment.{known}')}")
            return
        chosen = find_experiment(name)
        options = shared.game_options(
            game, edition=edition, seats=seats or (3 if game == "cards" else None), deck=deck
        )
        settings = chosen.settings(game, options, bot)
        for path in (report, json_file):
            check_free(path, force)
        with opened(report) as page, opened(json_file) as data:
            began = time.monotonic()
            stopped = _play(chosen, settings, games, seed_or_any(seed), workers, catalog)
            played = [setting for setting in settings if setting.summary.games]
            if played:
                finding = find_out(name, played, catalog)
                _report(finding, played, time.monotonic() - began, page, data, catalog)
                say_written(catalog, report, json_file)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _play(
    experiment: Experiment,
    settings: list[Setting],
    games: int,
    seed: str,
    workers: int | None,
    catalog: Catalog,
) -> bool:
    """Plays setting after setting; true if somebody has had enough before the last."""
    from tenfold.lab.play.interrupts import deferred_interrupts
    from tenfold.lab.play.job import Job
    from tenfold.lab.reports.experiment import label_of
    from tenfold.lab.studies.simulation import simulate

    what, waiting = catalog.say("lab.games"), catalog.say("lab.preparing")
    total = games * len(settings)
    pool = pool_for(settings[0].game, settings[0].bots, total, workers)
    try:
        with pool, shared.progress(what, total, waiting) as advance:
            for setting in settings:
                setting.seed = seed
                job = Job(setting.game, setting.options, setting.bots, seed)
                for chunk in simulate(job, games, pool):
                    with deferred_interrupts():
                        setting.add(chunk.summary, experiment.headline)
                    for _ in range(chunk.summary.games):
                        advance(f"{what}: {label_of(setting, catalog)}")
    except KeyboardInterrupt:
        played = sum(setting.summary.games for setting in settings)
        tell(catalog.say("lab.stopped_counted", games=played), err=True)
        return True
    return False


def _report(
    finding: Finding, settings: list[Setting], seconds: float, page: Any, data: Any, catalog: Catalog
) -> None:
    from tenfold.lab.reports.experiment import label_of, report_of, to_json
    from tenfold.lab.reports.faults import faults_sentences
    from tenfold.lab.reports.run_info import describe_run

    first = settings[0]
    for section in finding.sections:
        for table in section.tables:
            for line in table.lines(table_width()):
                typer.echo(line)
            tell()
    tell(f"{finding.answer} {catalog.say('lab.seed', seed=first.seed)}")
    for setting in settings:
        for sentence in faults_sentences(setting.summary.faults, catalog):
            tell(f"{label_of(setting, catalog)}: {sentence}")
    games = sum(setting.summary.games for setting in settings)
    bots = {"bot": ", ".join(dict.fromkeys(first.bots))}
    run = describe_run(catalog, first.game, bots, first.seed, games, seconds)
    if page is not None:
        with shared.waiting_for(catalog.say("lab.drawing")):
            page.write(report_of(finding, run, catalog).to_html())
    if data is not None:
        results = {**to_json(finding, settings, catalog), "run": run}
        data.write(json.dumps(results, ensure_ascii=False, indent=1) + "\n")
