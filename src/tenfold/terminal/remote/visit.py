"""A visit to a table: one asks and is asked, moves, and hears what others do."""

from __future__ import annotations

from tenfold.terminal.beginning import begin
from tenfold.terminal.choosing_cards import why_forced
from tenfold.terminal.console import Left
from tenfold.terminal.seat import COMMANDS, SeatView
from tenfold.wire.socket import Answer, Move, Question

from .arrival import Arrival, open_seats
from .changes import about_program
from .console import NewPosition, RemoteConsole
from .deeds import RemoteDeeds
from .farewell import ask_for_another, bid_farewell, show_remote_end
from .hearing import Hearing, command_id
from .line import Line
from .table import RemoteTable


class Visit:
    def __init__(self, console: RemoteConsole, line: Line, arrival: Arrival) -> None:
        self.was_there_at_the_end = False
        self._console = console
        self._arrival = arrival
        self._hearing = Hearing(console, line, arrival)

    def stay(self) -> str | None:
        """Until the table is over and nobody wants another game; the next table if somebody does."""
        while (table := self._hearing.table) is None:
            self._console.listen()
        self._console.write("")
        self._introduce(table)
        while table.now.ending is None:
            try:
                self._next(table)
            except NewPosition:
                continue
        return self._end(table)

    def _next(self, table: RemoteTable) -> None:
        """What is to be done now."""
        question = table.now.question
        if table.has_begun:
            self._begin(table)
        self._hearing.tell()
        if not table.has_begun:
            self._wait(table)
        elif question and set(question.waiting_for) & set(table.mine):
            self._agree(table, question)
        elif not table.is_my_move:
            self._wait(table)
        elif len(table.play.legal()) == 1:
            self._move_as_one_must(table)
        else:
            self._decide(table)

    def _introduce(self, table: RemoteTable) -> None:
        say = self._console.say
        if table.mine:
            names = [table.info.seats[seat].name or table.setup.names[seat] for seat in table.mine]
            say("join.you_sit", name=self._console.catalog.list_of(names))
        elif table.now.ending is None:
            say("join.you_watch")
        for place in range(len(table.info.seats)):
            for sentence in about_program(table, place):
                self._console.paragraph(sentence)
        if not table.has_begun and len(open_seats(table.info)) > 0 and table.mine:
            say("join.share", link=self._arrival.link.text)

    def _begin(self, table: RemoteTable) -> None:
        if self._hearing.view is None:
            self._hearing.view = SeatView(self._console, table, self._deeds(table))
            begin(self._console, self._hearing.view, table, is_new=len(table.play.moves) <= 1)

    def _deeds(self, table: RemoteTable) -> RemoteDeeds:
        return RemoteDeeds(self._console, table, self._hearing)

    def _wait(self, table: RemoteTable) -> None:
        """Until something happens; meanwhile one may look around, if there is somebody to type."""
        if not self._console.is_screen:
            self._console.listen()
            return
        typed = self._console.ask(
            self._console.catalog.say("prompt.with_commands", question=self._awaited(table))
        )
        if typed == "q":
            raise Left
        if typed in COMMANDS and self._hearing.view:
            self._hearing.view.obey(typed, [])
        elif typed and not self._deeds(table).other(typed):
            self._console.say("join.not_said")

    def _awaited(self, table: RemoteTable) -> str:
        say = self._console.catalog.say
        if not table.has_begun:
            return say("join.waits_for_seats", count=len(open_seats(table.info)))
        question = table.now.question
        awaited = question.waiting_for if question else [table.now.to_move or 0]
        return say(
            "join.waits", names=self._console.catalog.list_of([table.setup.names[seat] for seat in awaited])
        )

    def _agree(self, table: RemoteTable, question: Question) -> None:
        """Somebody else has asked something."""
        asks = self._console.catalog.say(f"table.asks_{question.kind}", **table.person(question.seat))
        self._console.paragraph(asks)
        yes = self._console.catalog.say("join.yes").split()
        no = self._console.catalog.say("join.no").split()
        typed = self._console.ask(self._console.catalog.say("join.agree")).casefold()
        if typed in (*yes, *no):
            self._hearing.do(Answer(command_id(), typed in yes))
        elif typed == "q":
            raise Left

    def _move_as_one_must(self, table: RemoteTable) -> None:
        """The only move there is needs nobody to type it; one is told why."""
        if table.info.game == "cards":
            why = why_forced(self._console.catalog, table.play, table.person(table.mover))
            self._hearing.told += [why] if why else []
        self._hearing.do(Move(command_id(), table.version, table.play.legal()))

    def _decide(self, table: RemoteTable) -> None:
        view, version = self._hearing.view, table.version
        assert view
        self._say_clock(table)
        tokens = view.ask()
        if tokens is not None:
            self._hearing.do(Move(command_id(), version, list(tokens)))

    def _say_clock(self, table: RemoteTable) -> None:
        if clock := table.now.clock:
            times = [
                self._console.catalog.say("join.time", name=name, time=_as_time(left))
                for name, left in zip(table.setup.names, clock.left, strict=False)
            ]
            self._console.say("join.clock", times=", ".join(times))

    def _end(self, table: RemoteTable) -> str | None:
        """How it ended; the next table if another game is wanted."""
        self._hearing.tell()
        self.was_there_at_the_end = self._hearing.view is not None
        show_remote_end(self._console, table)
        if not (table.mine and self._console.is_screen and table.has_begun):
            return None
        return ask_for_another(self._console, self._hearing, table)

    def say_goodbye(self) -> None:
        bid_farewell(self._console, self._arrival.link, self._hearing.table)


def _as_time(milliseconds: int) -> str:
    """As clocks show it: 4:05, or with hours 1:04:05."""
    seconds = milliseconds // 1000
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
