"""`tenfold arena`."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tenfold.cli import options as shared
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
    from tenfold.lab.studies.standings import Standings
    from tenfold.lab.studies.tournament import Contest

GROUPS_BETWEEN_LOOKS = 20  # at whether it is decided

ReportFile = Annotated[Path | None, typer.Option(help="Write a page with plots to this file.")]
JsonFile = Annotated[Path | None, typer.Option("--json", help="Write the results as JSON to this file.")]


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...", help=f"{shared.HOUSE_BOTS} or your own, `file.py:function` or `cmd:program`."
        ),
    ],
    game: shared.Game = "cards",
    edition: shared.Edition = None,
    seats: shared.Seats = None,
    busting: shared.Busting = False,
    is_open: shared.Open = False,
    deck: shared.Deck = None,
    second_round_limit: shared.SecondRoundLimit = None,
    repetitions: shared.Repetitions = None,
    games: Annotated[int, typer.Option(min=1, help="How many games at most.")] = 1000,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop as soon as the best bot is known at 95 %.")
    ] = False,
    every_place: Annotated[
        bool, typer.Option("--every-place", help="With --until-decided: the whole order, not only the best.")
    ] = False,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Annotated[str | None, typer.Option(help="Play on a Ray cluster at this address.")] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="How long a bot of your own may think about a move.")
    ] = 10.0,
    report: ReportFile = None,
    json_file: JsonFile = None,
    force: Force = False,
    language: shared.Language = None,
) -> None:
    """Let bots play a tournament, and rate them.

    For example: `tenfold arena careful greedy random --games 3000 --until-decided --report arena.html`
    """
    if game == "cards" and seats is None:
        seats = max(2, min(len(bots), 5))
    from tenfold.lab.studies.tournament import Contest, check_contest

    with speaking(language) as catalog:
        options = shared.game_options(
            game,
            edition=edition,
            seats=seats,
            busting=busting,
            is_open=is_open,
            deck=deck,
            second_round_limit=second_round_limit,
            repetitions=repetitions,
        )
        check_plots(report)
        contest = Contest(game, options, tuple(bots), seed_or_any(seed), seconds)
        check_contest(contest)
        for path in (report, json_file):
            check_free(path, force)
        with opened(report) as page, opened(json_file) as data:
            began = time.monotonic()
            until = (2 if every_place else 1) if until_decided else 0
            tournament, stopped = _play(contest, games, until, workers, cluster, catalog)
            if tournament.games:
                _report(tournament, time.monotonic() - began, page, data, catalog)
                say_written(catalog, report, json_file)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _play(
    contest: Contest, games: int, until: int, workers: int | None, cluster: str | None, catalog: Catalog
) -> tuple[Standings, bool]:
    """Plays to the end, until it is decided (1: who is best, 2: the whole order), or until somebody has had
    enough."""
    from tenfold.lab.play.interrupts import deferred_interrupts
    from tenfold.lab.studies.standings import Standings
    from tenfold.lab.studies.tournament import play_contest

    tournament = Standings(contest)
    pool = pool_for(contest.game, contest.bots, games, workers, cluster)
    try:
        what, waiting = catalog.say("lab.games"), catalog.say("lab.preparing")
        with pool, shared.progress(what, games, waiting) as advance:
            for number, group in enumerate(play_contest(contest, games, pool), 1):
                with deferred_interrupts():
                    tournament.add(group)
                for _ in group:
                    advance()
                if until and number % GROUPS_BETWEEN_LOOKS == 0 and _is_decided(tournament, until):
                    break
    except KeyboardInterrupt:
        tell(catalog.say("lab.stopped_counted", games=tournament.games), err=True)
        return tournament, True
    return tournament, False


def _is_decided(tournament: Standings, until: int) -> bool:
    order, verdicts = tournament.order(), tournament.verdicts
    return verdicts.decides_first(order) if until == 1 else verdicts.decides_all(order)


def _report(tournament: Standings, seconds: float, page: Any, data: Any, catalog: Catalog) -> None:
    from tenfold.lab.reports.arena import report_of, standings_table, to_json, verdict
    from tenfold.lab.reports.faults import faults_sentences
    from tenfold.lab.reports.run_info import describe_run

    contest = tournament.contest
    for line in standings_table(tournament, catalog).lines(table_width()):
        typer.echo(line)
    tell(f"\n{verdict(tournament, catalog)} {catalog.say('lab.seed', seed=contest.seed)}")
    for sentence in faults_sentences(tournament.faults, catalog):
        tell(sentence)
    run = describe_run(catalog, contest.game, contest.options, contest.seed, tournament.games, seconds)
    if page is not None:
        with shared.waiting_for(catalog.say("lab.drawing")):
            page.write(report_of(tournament, run, catalog).to_html())
    if data is not None:
        results = {**to_json(tournament, catalog), "run": run}
        data.write(json.dumps(results, ensure_ascii=False, indent=1) + "\n")
