"""The end of a game at a server's table, and another one."""

from __future__ import annotations

from tenfold.terminal.console import Left
from tenfold.terminal.drawing_cards import rule_line
from tenfold.terminal.ending import show_end
from tenfold.wire.socket import Refused, Rematch

from .console import NewPosition, RemoteConsole
from .hearing import Hearing, command_id
from .links import Link
from .table import RemoteTable


def show_remote_end(console: RemoteConsole, table: RemoteTable) -> None:
    ending = table.now.ending
    assert ending
    if ending.reason == "rules" and table.has_begun:
        show_end(console, table)
    else:
        console.write("", rule_line(console, console.catalog.say("end.title")))
        console.paragraph(f" {_how_it_ended(console, table)}")


def _how_it_ended(console: RemoteConsole, table: RemoteTable) -> str:
    """What ended the game, if not the rules."""
    ending = table.now.ending
    assert ending
    if not table.has_begun:
        return console.catalog.say("join.called_off")
    winners = ending.winners if len(ending.winners) < len(table.info.seats) else []
    won = "nobody" if not winners else "you" if winners == [table.reader] else "other"
    who = table.person(ending.seat if ending.seat is not None else 0)
    winner = console.catalog.list_of([table.setup.names[seat] for seat in winners])
    return (
        console.catalog.say(
            "end.otherwise", reason=ending.reason, won=won, winner=winner if winners else "", **who
        )
        + "."
    )


def ask_for_another(console: RemoteConsole, hearing: Hearing, table: RemoteTable) -> str | None:
    """Asks for another game, or says yes to whoever has asked."""
    while True:
        hearing.tell()
        try:
            typed = console.ask(console.catalog.say("join.again"))
            if typed == "q":
                raise Left
            if not typed and isinstance(hearing.do(Rematch(command_id())), Refused):
                continue
        except NewPosition:
            continue
        if not typed:
            return table.info.rematch


def bid_farewell(console: RemoteConsole, link: Link, table: RemoteTable | None) -> None:
    """To whoever leaves before the end, with the way back to their seat."""
    if table and table.mine and table.now.ending is None:
        console.say("join.bye", link=link.text)
    else:
        console.say("bye")
