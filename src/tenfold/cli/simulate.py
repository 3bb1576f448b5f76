"""`tenfold simulate`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TextIO

import typer

from tenfold.cli import options as shared


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
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games anywhere.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the records to this file; `-` is standard output.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")] = False,
) -> None:
    """Play many games between random players, keep their records, and sum them up.

    For example: `tenfold simulate --edition trefl --seats 3 --games 1000 --seed 7 --out games.jsonl`
    """
    import secrets

    from tenfold.lab.simulate import simulate as play_games
    from tenfold.lab.summary import Summary

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
    seed = seed if seed is not None else secrets.token_hex(4)
    summary = Summary()
    with _opened(out, force) as file, shared.progress("games", games) as advance:
        try:
            for record in play_games(game, options, games, seed):
                if file:
                    file.write(record.to_line() + "\n")
                summary.add(record)
                advance()
        except KeyboardInterrupt:
            typer.echo(f"stopped after {summary.games} games; they are kept", err=True)
    for line in (*summary.lines(), f"seed {seed}"):
        typer.echo(line, err=file is sys.stdout)


@contextmanager
def _opened(out: Path | None, force: bool) -> Iterator[TextIO | None]:
    if out is None:
        yield None
    elif str(out) == "-":
        yield sys.stdout
    else:
        if out.exists() and not force:
            raise FileExistsError(17, "this file is there already; --force replaces it", str(out))
        with out.open("w", encoding="utf-8") as file:
            yield file
