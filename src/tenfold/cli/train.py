"""`tenfold train`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenfold.cli import options as shared
from tenfold.cli.printing import tell
from tenfold.cli.simulate import INTERRUPTED, Workers, pool_for_many, say_written, speaking

if TYPE_CHECKING:
    from tenfold.i18n.catalogs import Catalog
    from tenfold.lab.play.worker_pool import Pool

DECKS = 40  # played against `careful` to tell the strength so far,
LAST_DECKS = 300  # and in the end
ROUNDS_BETWEEN = 20
ALL = "solo,two,three,four,five,tiles"


def train(
    networks: Annotated[
        str,
        typer.Option(
            help="Which networks to train, with commas between them: of cards by players, of tiles."
        ),
    ] = ALL,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same network.")] = 1,
    out: Annotated[
        Path, typer.Option(help="The folder to work in; a training that was stopped goes on from there.")
    ] = Path("tenfold-training"),
    rounds: Annotated[
        int | None, typer.Option(min=1, help="How many rounds; by default as many as the shipped ones had.")
    ] = None,
    workers: Workers = None,
    cluster: Annotated[str | None, typer.Option(help="Play on a Ray cluster at this address.")] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Put the networks into this installation when they are done.")
    ] = False,
    language: shared.Language = None,
) -> None:
    """Make the networks again that the strongest bots judge with.

    It may be stopped at any time: the same command goes on where it was. For example:
    `tenfold train --networks two --out training`
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the games need the processors more
    with speaking(language) as catalog:
        names = _checked(networks)
        try:
            with pool_for_many(workers, cluster) as pool:
                for name in names:
                    _train(name, seed, out, rounds, pool, install, catalog)
        except KeyboardInterrupt:
            tell(catalog.say("lab.training_stopped", path=str(out)), err=True)
            raise typer.Exit(INTERRUPTED) from None


def _checked(networks: str) -> list[str]:
    names = [name.strip() for name in networks.split(",")]
    for name in names:
        if name not in ALL.split(","):
            raise typer.BadParameter(f"{name!r} is not one of {ALL}", param_hint="--networks")
    return names


def _train(
    name: str, seed: int, out: Path, rounds: int | None, pool: Pool, install: bool, catalog: Catalog
) -> None:
    from tenfold.lab.training.course import Plan
    from tenfold.lab.training.networks import trainable
    from tenfold.lab.training.shipping import Made, ship
    from tenfold.lab.training.strength import measured

    kind = trainable(name)
    plan = Plan(rounds, kind.plan.games, kind.plan.first_games) if rounds else kind.plan
    course = kind.course(seed, out, plan)
    what = catalog.say("lab.training", network=name)
    with shared.progress(what, plan.rounds - course.done, catalog.say("lab.preparing")) as advance:
        for done in course.rounds(pool):
            advance()
            if done.number % ROUNDS_BETWEEN == 0 and done.number < plan.rounds:
                won, either_way = measured(name, course.weights(), DECKS, seed)
                _say_strength(catalog, name, done.number, won, either_way)
    won, either_way = measured(name, course.weights(), LAST_DECKS, seed)
    _say_strength(catalog, name, plan.rounds, won, either_way)
    made = Made(name, seed, plan.rounds, course.games, won, either_way, LAST_DECKS)
    for folder in (out / "weights", *([kind.home] if install else [])):
        say_written(catalog, ship(made, course.weights(), folder))


def _say_strength(catalog: Catalog, name: str, rounds: int, won: float, either_way: float) -> None:
    from tenfold.i18n.numbers import percent, written

    shares = {"won": written(catalog, 100 * won, 1), "either_way": percent(catalog, either_way, 1)}
    tell(catalog.say("lab.training_strength", network=name, rounds=rounds, **shares), err=True)
