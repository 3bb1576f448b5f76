"""Options that several commands share, and how they become the options of a game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Protocol

import typer
from typer.core import TyperArgument, TyperCommand, TyperOption

HOUSE_BOTS: Final = "<the house's bots>"  # in a help text; see `NamingBots`

Game = Annotated[str, typer.Option(help="Which game: `cards` or `tiles`.")]
Edition = Annotated[
    str | None,
    typer.Option(help="Cards: `aeg`, `gamefactory`, `trefl` or `whitegoblin`. Tiles: `steffen`."),
]
Seats = Annotated[int | None, typer.Option(help="Cards: 2 to 5 players, or 1 to play solo.")]
Target = Annotated[int | None, typer.Option(help="Solo: the opponent's target; the higher, the harder.")]
Busting = Annotated[bool, typer.Option("--busting", help="Cards: after a bust, buy instead of the token.")]
Open = Annotated[bool, typer.Option("--open", help="Tiles: the open game, with both rows in sight.")]
Start = Annotated[int | None, typer.Option(help="The seat that begins, counted from 0; by lot if not given.")]
Deck = Annotated[Path | None, typer.Option(help="Cards: a JSON file with a deck of your own, card to count.")]
Language = Annotated[
    str | None, typer.Option(help="The language: `de`, `en`, `nl` or `pl`; if not given, your system's.")
]
SecondRoundLimit = Annotated[
    int | None, typer.Option(help="Tiles: a draw after so many moves of the second round.")
]
Repetitions = Annotated[int | None, typer.Option(help="Tiles: a draw when a position stands so many times.")]


class NamingBots(TyperCommand):
    """A command whose help names the house's bots; only who reads it waits for the rules of both games."""

    def get_help(self, ctx: Any) -> str:
        for one in self.params:
            if isinstance(one, TyperArgument | TyperOption) and one.help:
                one.help = one.help.replace(HOUSE_BOTS, house_bots())
        return super().get_help(ctx)


def house_bots() -> str:
    """From gentle to strong, and of which game unless of all."""
    from tenfold.bots.registry import HOUSE

    games: dict[str, list[str]] = {}
    for game, house in HOUSE.items():
        for name in house.bots:
            games.setdefault(name, []).append(game)
    return ", ".join(
        f"`{name}`" if len(known) == len(HOUSE) else f"`{name}` ({known[0]})" for name, known in games.items()
    )


def listed(names: str | None) -> list[str]:
    """What was typed with commas between."""
    return [name.strip() for name in names.split(",")] if names else []


def game_options(
    game: str,
    *,
    edition: str | None,
    seats: int | None = None,
    target: int | None = None,
    busting: bool = False,
    is_open: bool = False,
    start: int | None = None,
    deck: Path | None = None,
    second_round_limit: int | None = None,
    repetitions: int | None = None,
) -> dict[str, Any]:
    """The options as a record would have them; what was not given is left to the game."""
    from tenfold.cards.edition import editions
    from tenfold.catalogue import editions_of, find_game
    from tenfold.protocol.errors import BadOptions
    from tenfold.records.record import parse

    find_game(game)
    if game == "cards" and seats is None:
        seats = 1 if target is not None else 2
    edition = edition or editions_of(game)[0]
    if seats == 1 and target is None and edition in editions():
        target = editions()[edition].solo.lowest_target
    given: dict[str, Any] = {
        "edition": edition,
        "seats": seats,
        "target": target,
        "busting": busting or None,
        "open": is_open or None,
        "start": start,
        "second_round_limit": second_round_limit,
        "repetitions": repetitions,
    }
    if deck is not None:
        given["deck"] = parse(deck.read_bytes())
        if given["deck"] is None:
            raise BadOptions("options.deck_not_cards")
    return {name: value for name, value in given.items() if value is not None}


def spoken_language(wanted: str | None) -> str:
    """The language that was asked for, by an option or by the environment."""
    import os

    from tenfold.i18n.catalogs import language_of, languages
    from tenfold.protocol.errors import BadOptions

    if wanted is None:
        return language_of(os.environ)
    if wanted not in languages():
        known = ", ".join(languages())
        raise BadOptions("options.unknown_value", option="language", value=wanted, known=known)
    return wanted


class Advance(Protocol):
    """Says that one more is done, and of what kind it is if that has changed."""

    def __call__(self, _what: str | None = None, /) -> None: ...


@contextmanager
def progress(what: str, total: int | None, waiting: str | None = None) -> Iterator[Advance]:
    """A progress bar on a terminal, silence in a pipe; gives the function that says one more is done. Until
    the first one is, it says what is waited for."""
    if not sys.stderr.isatty():
        yield lambda _what=None: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(waiting or what, total=total)

        def advance(now: str | None = None, /) -> None:
            bar.update(task, advance=1, description=now or what)

        yield advance


@contextmanager
def waiting_for(what: str) -> Iterator[None]:
    """Says on a terminal what takes a while, as long as it does."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(what):
        yield
