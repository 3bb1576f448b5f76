"""`tenfold experiment`."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tenfold.cli import options as shared
from tenfold.cli.arena import JsonFile, ReportFile
from tenfold.cli.simulate import (
    INTERRUPTED,
    Force,
    Seed,
    Workers,
    check_free,
    crew_of,
    needing,
    opened,
    seed_or_any,
)

if TYPE_CHECKING:
    from tenfold.lab.experiments import Setting
    from tenfold.lab.findings import Finding


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
) -> None:
    """Answer a question about the games with many games between bots.

    For example: `tenfold experiment solo --bot careful --games 300 --report solo.html`
    """
    from tenfold.lab.experiments import EXPERIMENTS, find_experiment

    if report:
        with needing("lab"):
            import matplotlib  # noqa: F401
    if name == "list":
        for known in EXPERIMENTS.values():
            typer.echo(f"{known.name:<10}  {known.question}")
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
        stopped = _play(settings, games, seed_or_any(seed), workers)
        played = [setting for setting in settings if setting.summary.games]
        if played:
            _tell(chosen.finding(played), played, time.monotonic() - began, page, data)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _play(settings: list[Setting], games: int, seed: str, workers: int | None) -> bool:
    """Plays setting after setting; true if somebody has had enough before the last."""
    from tenfold.lab.crew import undisturbed
    from tenfold.lab.simulate import Job, is_compiled, simulate

    total = games * len(settings)
    few = total < 3000 and is_compiled(settings[0].game, settings[0].bots)
    try:
        with crew_of(workers, few=few) as crew, shared.progress("games", total) as advance:
            for setting in settings:
                setting.seed = seed
                job = Job(setting.game, setting.options, setting.bots, seed)
                for chunk in simulate(job, games, crew):
                    with undisturbed():
                        setting.summary.merge(chunk.summary)
                    for _ in range(chunk.summary.games):
                        advance()
    except KeyboardInterrupt:
        typer.echo(f"stopped after {sum(one.summary.games for one in settings)} games; they count", err=True)
        return True
    return False


def _tell(finding: Finding, settings: list[Setting], seconds: float, page: Any, data: Any) -> None:
    from tenfold.lab.experiments import report_of, to_json
    from tenfold.lab.running import described

    first = settings[0]
    for section in finding.sections:
        for table in section.tables:
            for line in table.lines():
                typer.echo(line)
            typer.echo()
    typer.echo(f"{finding.answer} Seed {first.seed}.")
    for setting in settings:
        for bot, fault in setting.summary.faults.items():
            typer.echo(
                f"{setting.label}: {bot} forfeited {fault.times} games; the first time: {fault.sentence}"
            )
    games = sum(setting.summary.games for setting in settings)
    run = described(first.game, {"bot": ", ".join(dict.fromkeys(first.bots))}, first.seed, games, seconds)
    if page is not None:
        page.write(report_of(finding, run).to_html())
    if data is not None:
        data.write(
            json.dumps({**to_json(finding, settings), "run": run}, ensure_ascii=False, indent=1) + "\n"
        )
