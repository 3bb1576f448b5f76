"""`tenfold terminal --join`: from a link to the end of the evening."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from tenfold.i18n.catalogs import Catalog
from tenfold.terminal.console import Left, shows_colours

from .arrival import Arrival
from .console import RemoteConsole
from .inbox import Inbox
from .line import GIVES_UP, Line
from .links import read_link
from .memory import Memory
from .service import Service
from .visit import Visit


def join(
    text: str,
    *,
    name: str | None = None,
    folder: Path,
    source: TextIO,
    sink: TextIO,
    language: str,
    colour: bool | None = None,
    width: int | None = None,
    gives_up: float = GIVES_UP,
) -> int:
    """Plays at the table of a link until the person leaves, and returns the exit code. Raises `TenfoldError`
    where that cannot be."""
    link = read_link(text)
    if colour is None:
        colour = shows_colours(sink)
    console = RemoteConsole(source, sink, Catalog(language), Inbox(), colour=colour, width=width)
    memory = Memory(folder, link.server, name)
    service = Service(link.server, memory.cookie)
    try:
        return _evening(console, Arrival(console, link, service, memory), service, name, gives_up)
    except Left:
        console.say("bye")
        return 0


def _evening(
    console: RemoteConsole, arrival: Arrival, service: Service, name: str | None, gives_up: float
) -> int:
    """One table after another, as long as people ask for another game."""
    secrets = arrival.secrets(name)
    while True:
        line = Line(arrival.link, secrets, service.headers, console.inbox, gives_up)
        visit = Visit(console, line, arrival)
        try:
            following = visit.stay()
        except (Left, KeyboardInterrupt):
            visit.say_goodbye()
            return 0
        finally:
            line.close()
        secrets = line.secrets  # renewed, where those from before were void
        if following is None:
            return 0 if secrets or visit.was_there_at_the_end else 1
        arrival = arrival.at(following)
        arrival.remember(secrets)
