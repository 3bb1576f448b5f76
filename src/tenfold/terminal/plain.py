"""Playing in the terminal, from the first question to the last."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Timer
from typing import Final, TextIO

from tenfold.cards.edition import editions
from tenfold.catalogue import editions_of
from tenfold.i18n.catalogs import DEFAULT_LANGUAGE, Catalog
from tenfold.programs.faults import ProgramFault
from tenfold.programs.running import close_programs
from tenfold.protocol.errors import problem_of

from .beginning import begin
from .choosing_cards import why_forced
from .console import Console, Left, shows_colours
from .ending import next_target, show_end
from .menu import KINDS, choose_new, from_options
from .saved import Damaged, Shelf
from .seat import OwnDeeds, SeatView, Told
from .table import Setup, Table

MOST_OFFERED: Final = 5  # unfinished games in the menu
QUICK_SECONDS: Final = 1.0  # of a program that nobody is told to wait for

SecretSource = Callable[[], bytes]  # 32 fresh random bytes at each call


def main(
    game: str | None,
    options: Mapping[str, object],
    people: int,
    *,
    bots: Sequence[str] = (),
    folder: Path,
    secret: SecretSource,
    source: TextIO,
    sink: TextIO,
    language: str = DEFAULT_LANGUAGE,
    colour: bool | None = None,
    width: int | None = None,
) -> int:
    """Plays until the person leaves, and returns the exit code.

    Without a game a menu asks for one. `folder` keeps the games. Raises `BadOptions` when the game that was
    chosen from outside cannot be, and `ProgramFault` when a program goes wrong in the middle of it.
    """
    if colour is None:
        colour = shows_colours(sink)
    console = Console(source, sink, Catalog(language), colour=colour, width=width)
    try:
        chosen = None if game is None else from_options(console.catalog, game, options, people, bots)
        Evening(console, Shelf(folder), secret).spend(chosen)
    finally:
        close_programs()
    return 0


class Evening:
    """One game after another."""

    def __init__(self, console: Console, shelf: Shelf, secret: SecretSource) -> None:
        self._console = console
        self._shelf = shelf
        self._secret = secret
        self._can_save = True  # false once the folder has refused
        self._table: Table | None = None

    def spend(self, chosen: Setup | None) -> None:
        try:
            self._console.say("menu.welcome")
            if chosen and self._shelf.has_unfinished():
                self._console.say("menu.unfinished_elsewhere")
            self._table = Table(chosen, self._secret()) if chosen else self._choose()
            while True:
                self._play(self._table)
                self._table = self._another(self._table)
        except (Left, KeyboardInterrupt):
            self._say_goodbye()
        except ProgramFault:
            if self._table:
                self._save(self._table)
            self._say_goodbye()
            raise

    def _choose(self) -> Table:
        """The menu, unfinished games first."""
        unfinished = self._unfinished()
        entries = [
            (f"c{number}" if number > 1 else "c", self._describe(table))
            for number, table in enumerate(unfinished, 1)
        ]
        opponent = editions()[editions_of("cards")[0]].solo.opponent
        for number, kind in enumerate(KINDS, 1):
            entries.append((str(number), self._console.catalog.say(f"menu.{kind}", opponent=opponent)))
        self._console.write("")
        if unfinished:
            self._console.say("menu.unfinished")
        usual = "continue" if unfinished else "solo"
        prompt = self._console.catalog.say("menu.prompt", usual=usual)
        chosen = self._console.pick(prompt, entries, "c" if unfinished else "")
        if chosen.startswith("c"):
            return unfinished[int(chosen[1:] or 1) - 1]
        setup = choose_new(self._console, KINDS[int(chosen or 1) - 1], at_once=not chosen)
        return Table(setup, self._secret())

    def _unfinished(self) -> list[Table]:
        tables = []
        for found in self._shelf.unfinished(MOST_OFFERED, self._console.catalog):
            if isinstance(found, Table):
                tables.append(found)
            else:
                self._report(found)
        return tables

    def _report(self, found: Damaged) -> None:
        """A file that holds no game: why, and where it is now."""
        if isinstance(found.why, OSError):
            self._console.say("saved.unreadable", path=str(found.path), reason=self._reason(found.why))
            return
        reason = self._console.catalog.explain(found.why)
        key = "saved.put_aside" if found.kept else "saved.damaged"
        self._console.say(key, path=str(found.path), kept=str(found.kept or found.path), reason=reason)

    def _describe(self, table: Table) -> str:
        names = self._console.catalog.list_of(list(table.setup.names))
        details = {"game": table.setup.game, "names": names, "moves": len(table.play.moves)}
        return self._console.catalog.say("menu.continue", **details)

    def _play(self, table: Table) -> None:
        view = SeatView(self._console, table, OwnDeeds(self._console, table))
        begin(self._console, view, table, is_new=not table.play.moves)
        told: list[Told] = []
        while not table.play.is_over:
            if table.thinker:
                view.tell(told)
                told = []
            with self._saying_who_thinks(table):
                token = table.next_by_itself()
            if token is None:
                view.tell(told)
                told = self._decide(table, view)
            else:
                told += self._why_forced(table, view)
                told += table.push(token)
        view.tell(told)
        show_end(self._console, table)
        table.end()
        self._finish(table)

    @contextmanager
    def _saying_who_thinks(self, table: Table) -> Iterator[None]:
        """Whoever waits for a program is told so, unless it is quick; Ctrl-C leaves all the same."""
        if table.thinker is None:
            yield
            return
        waiting = Timer(QUICK_SECONDS, self._console.say, ("program.thinks",), {"program": table.thinker})
        waiting.start()
        try:
            yield
        finally:
            waiting.cancel()

    def _decide(self, table: Table, view: SeatView) -> list[Told]:
        """A person's choice, made and saved."""
        self._save(table)
        tokens = view.ask()
        if tokens is None:
            return []
        table.begin_choice()
        told: list[Told] = [event for token in tokens for event in table.push(token)]
        self._save(table)
        return told

    def _why_forced(self, table: Table, view: SeatView) -> list[Told]:
        """A person's only move is made for them; they are told why."""
        if table.setup.game != "cards" or table.mover not in table.setup.people:
            return []
        why = why_forced(self._console.catalog, table.play, view.teller.person(table.mover))
        return [why] if why else []

    def _save(self, table: Table) -> None:
        if table.play.is_over:
            return
        try:
            self._shelf.keep(table)
        except OSError as error:
            self._warn(error)
        else:
            self._can_save = True

    def _finish(self, table: Table) -> None:
        try:
            self._shelf.finish(table)
        except OSError as error:
            self._warn(error)
        else:
            self._console.say("saved.finished", path=str(self._shelf.finished))

    def _warn(self, error: OSError) -> None:
        """Said once: the game matters more."""
        if self._can_save:
            self._can_save = False
            self._console.say("saved.cannot", folder=str(self._shelf.folder), reason=self._reason(error))

    def _reason(self, error: OSError) -> str:
        return self._console.catalog.say("system.problem", problem=problem_of(error))

    def _another(self, table: Table) -> Table:
        """The same again, harder after a solo win; or the menu."""
        harder = next_target(table)
        setup = table.setup
        if harder is not None:
            setup = replace(setup, options={**setup.options, "target": harder})
        prompt = self._console.catalog.say("menu.again", target=harder or 0)
        self._console.write("")
        self._table = None
        if self._console.pick(prompt, [], "again", others=["m"]) == "m":
            return self._choose()
        return Table(setup, self._secret())

    def _say_goodbye(self) -> None:
        table = self._table
        if table is None or table.play.is_over:
            self._console.say("bye")
        elif self._can_save:
            self._console.say("bye.kept", path=str(self._shelf.place_of(table)))
        else:
            self._console.say("bye.lost", folder=str(self._shelf.folder))
