"""`tenfold terminal`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from tenfold.cli import options as shared
from tenfold.cli.simulate import speaking


def terminal(
    game: Annotated[
        str | None, typer.Option(help="Which game: `cards` or `tiles`; if nothing is chosen, a menu asks.")
    ] = None,
    edition: shared.Edition = None,
    seats: shared.Seats = None,
    target: shared.Target = None,
    busting: shared.Busting = False,
    is_open: shared.Open = False,
    start: shared.Start = None,
    deck: shared.Deck = None,
    people: Annotated[int, typer.Option(min=1, help="How many of the seats are people, taking turns.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"The other seats: {shared.HOUSE_BOTS} or `cmd:program`; one for all, or one for each with "
            "commas between them."
        ),
    ] = None,
    join: Annotated[
        str | None, typer.Option(help="Sit down at the table of a server, by its link.", metavar="LINK")
    ] = None,
    name: Annotated[
        str | None, typer.Option(help="With --join: your name there; each name is a person of its own.")
    ] = None,
    language: shared.Language = None,
) -> None:
    """Play in this terminal: solo, against bots, with friends at one keyboard, or at the table of a server.

    For example: `tenfold terminal --edition gamefactory --target 6`,
    `tenfold terminal --game tiles --open`, or
    `tenfold terminal --join https://ten.example.org/t/k3v9x2m4ap`
    """
    chosen = any(choice is not None for choice in (game, edition, seats, target, start, deck))
    chosen = chosen or busting or is_open or people > 1 or bool(bots)
    if join is not None:
        if chosen:
            raise typer.BadParameter("the table has its game already", param_hint="--join")
        raise typer.Exit(join_table(join, name, language))
    if name is not None:
        raise typer.BadParameter("is for a table of a server, see --join", param_hint="--name")
    if not chosen:
        raise typer.Exit(play_in_terminal(None, {}, language=language))
    game = game or "cards"
    against = shared.listed(bots)
    if game == "cards" and seats is None and target is None:
        seats = people + len(against)
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
        )
        raise typer.Exit(play_in_terminal(game, options, people, against, catalog.language))


def play_in_terminal(
    game: str | None,
    options: dict[str, Any],
    people: int = 1,
    bots: Sequence[str] = (),
    language: str | None = None,
) -> int:
    """Plays on the standard streams; without a game, a menu asks for one."""
    import secrets

    from tenfold.terminal.plain import main

    return main(
        game,
        options,
        people,
        bots=bots,
        folder=_folder(),
        secret=lambda: secrets.token_bytes(32),
        source=sys.stdin,
        sink=sys.stdout,
        language=shared.spoken_language(language),
    )


def join_table(link: str, name: str | None, language: str | None) -> int:
    from tenfold.terminal.remote.joining import join

    with speaking(language) as catalog:
        return join(
            link,
            name=name,
            folder=_folder(),
            source=sys.stdin,
            sink=sys.stdout,
            language=catalog.language,
        )


def _folder() -> Path:
    """Where games and seats are kept."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "tenfold"
