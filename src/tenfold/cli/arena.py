"""`tenfold arena`."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tenfold.cli import options as shared
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
    from tenfold.lab.arena import Contest
    from tenfold.lab.standings import Tournament

GROUPS_BETWEEN_LOOKS = 20  # at whether it is decided

ReportFile = Annotated[Path | None, typer.Option(help="Write a page with plots to this file.")]
JsonFile = Annotated[Path | None, typer.Option("--json", help="Write the results as JSON to this file.")]


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT...", help=f"{shared.HOUSE_BOTS} or your own `file.py:function`."),
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
) -> None:
    """Let bots play a tournament, and rate them.

    For example: `tenfold arena careful greedy random --games 3000 --until-decided --report arena.html`
    """
    if game == "cards" and seats is None:
        seats = max(2, min(len(bots), 5))
    from tenfold.lab.arena import Contest, check_contest

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
    if report:
        with needing("lab"):
            import matplotlib  # noqa: F401
    contest = Contest(game, options, tuple(bots), seed_or_any(seed), seconds)
    check_contest(contest)
    for path in (report, json_file):
        check_free(path, force)
    with opened(report) as page, opened(json_file) as data:
        began = time.monotonic()
        patience = 2 if every_place else 1
        tournament, stopped = _play(contest, games, patience if until_decided else 0, workers, cluster)
        if tournament.games:
            _tell(tournament, time.monotonic() - began, page, data)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _play(
    contest: Contest, games: int, until: int, workers: int | None, cluster: str | None
) -> tuple[Tournament, bool]:
    """Plays to the end, until it is decided (1: who is best, 2: the whole order), or until somebody has had
    enough."""
    from tenfold.lab.arena import play_contest
    from tenfold.lab.crew import undisturbed
    from tenfold.lab.simulate import is_compiled
    from tenfold.lab.standings import Tournament

    tournament = Tournament(contest)
    few = games < 3000 and is_compiled(contest.game, contest.bots)
    try:
        with crew_of(workers, cluster, few) as crew, shared.progress("games", games) as advance:
            for number, group in enumerate(play_contest(contest, games, crew), 1):
                with undisturbed():
                    tournament.add(group)
                for _ in group:
                    advance()
                if until and number % GROUPS_BETWEEN_LOOKS == 0 and _is_decided(tournament, until):
                    break
    except KeyboardInterrupt:
        typer.echo(f"stopped after {tournament.games} games; they count", err=True)
        return tournament, True
    return tournament, False


def _is_decided(tournament: Tournament, until: int) -> bool:
    order, verdicts = tournament.order(), tournament.verdicts
    return verdicts.decides_first(order) if until == 1 else verdicts.decides_all(order)


def _tell(tournament: Tournament, seconds: float, page: Any, data: Any) -> None:
    from tenfold.lab.arena_report import report_of, verdict
    from tenfold.lab.running import described

    contest = tournament.contest
    for line in tournament.table().lines():
        typer.echo(line)
    typer.echo(f"\n{verdict(tournament)} Seed {contest.seed}.")
    for name, fault in tournament.faults.items():
        typer.echo(f"{name} forfeited {fault.times} games; the first time: {fault.sentence}")
    run = described(contest.game, contest.options, contest.seed, tournament.games, seconds)
    if page is not None:
        page.write(report_of(tournament, run).to_html())
    if data is not None:
        told = {**tournament.to_json(), "run": run}
        data.write(json.dumps(told, ensure_ascii=False, indent=1) + "\n")
