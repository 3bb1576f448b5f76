"""Coming to a table: as somebody whom the server knows already, or by sitting down, or to watch."""

from __future__ import annotations

from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.errors import TenfoldError, problem_of
from tenfold.terminal.console import Console
from tenfold.terminal.table import LONGEST_NAME
from tenfold.wire.table import Seat, Table

from .links import Link
from .memory import Memory
from .service import Service
from .table import names_of

TAKEN_MEANWHILE = ("table.seat_taken", "table.has_begun", "table.seat_held")


class Arrival:
    def __init__(self, console: Console, link: Link, service: Service, memory: Memory) -> None:
        self._console = console
        self.link = link
        self._service = service
        self._memory = memory

    def secrets(self, name: str | None) -> list[str]:
        """Those of our seats; none for whoever only watches. Raises `TenfoldError` or `Left`."""
        console = self._console
        console.say("join.going", server=self.link.server)
        table = self._service.table(self.link.table)
        if self._service.address != self.link.server:
            self._move_to(self._service.address, name)
        console.say("join.at_the_table", game=table.game, names=_who_sits(console.catalog, table))
        if known := self._memory.secrets(self.link.table):
            return known
        if self._service.cookie and (keys := self._service.new_keys(self.link.table)):
            return self.remember([key.secret for key in keys])
        if table.status == "over":
            console.say("join.ended")
            return []
        while True:
            seats = open_seats(table)
            if table.status == "playing" or not seats:
                return self._watch(table)
            self._introduce(name)
            try:
                key = self._service.sit_down(self.link.table, self._chosen(seats, table.seats))
            except TenfoldError as error:
                if error.key not in TAKEN_MEANWHILE:
                    raise
                console.paragraph(console.catalog.explain(error))
                table = self._service.table(self.link.table)
            else:
                return self.remember([key.secret])

    def at(self, table: str) -> Arrival:
        """At another table of the same server."""
        return Arrival(self._console, Link(self.link.server, table), self._service, self._memory)

    def remember(self, secrets: list[str]) -> list[str]:
        """So that coming back takes the seat again."""
        try:
            name = self._memory.name or ""
            self._memory.keep(name, self._service.cookie, self.link.table, secrets)
        except OSError as error:
            reason = self._console.catalog.say("system.problem", problem=problem_of(error))
            self._console.say("join.cannot_remember", path=str(self._memory.path), reason=reason)
        return secrets

    def renew(self) -> list[str]:
        """New secrets, where the old ones are void; none if no seat is ours any more."""
        keys = self._service.new_keys(self.link.table)
        return self.remember([key.secret for key in keys]) if keys else []

    def _move_to(self, server: str, name: str | None) -> None:
        """The server is elsewhere than the link says."""
        self.link = Link(server, self.link.table)
        self._memory = Memory(self._memory.path.parent, server, name)
        self._service.cookie = self._memory.cookie or self._service.cookie

    def _watch(self, table: Table) -> list[str]:
        console = self._console
        console.say("join.has_begun" if table.status == "playing" else "join.full")
        console.pick(console.catalog.say("join.watch_or_leave"), [], "")
        return []

    def _introduce(self, name: str | None) -> None:
        """By a name that was said before, here or at an earlier visit, or else is asked for."""
        known = self._service.person()
        wanted = name or known.name or self._asked_name()
        if known.name != wanted:
            self._service.introduce(wanted, self._console.catalog.language)
        self._memory.name = wanted

    def _asked_name(self) -> str:
        console = self._console
        usual = console.catalog.say("join.usual_name")
        while True:
            name = console.ask(console.catalog.say("join.name", usual=usual)) or usual
            if len(name) <= LONGEST_NAME:
                return name
            console.say("menu.name_too_long", most=LONGEST_NAME)

    def _chosen(self, open_: list[int], seats: list[Seat]) -> int:
        """The only open seat, the one that is kept for us, or the one that is chosen."""
        console, name = self._console, self._memory.name
        kept = [seat for seat in open_ if seats[seat].name == name]
        free = kept or [seat for seat in open_ if not seats[seat].name] or open_
        if len(free) == 1:
            return free[0]
        entries = [
            (str(number), console.catalog.say("join.seat", seat=seat + 1))
            for number, seat in enumerate(free, 1)
        ]
        return free[int(console.pick(console.catalog.say("join.which_seat"), entries, "1")) - 1]


def open_seats(table: Table) -> list[int]:
    return [place for place, seat in enumerate(table.seats) if seat.kind == "open"]


def _who_sits(catalog: Catalog, table: Table) -> str:
    return catalog.list_of(names_of(catalog, table))
