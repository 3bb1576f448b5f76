"""Walking through a finished game: every position drawn as at the table, with what led to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tenfold.i18n.story import Storyteller
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.steps import step_ends

from .console import Console, Left
from .drawing_cards import draw_cards, is_crowded, rule_line
from .drawing_tiles import draw_board, draw_supplies

BACK: Final = "b"
MOST_LISTED: Final = 20  # games of a file; the others can be chosen by their numbers


def choose_game(console: Console, titles: Mapping[int, str]) -> int:
    """Which of several games to walk through; raises `Left` when there shall be none."""
    console.write("")
    console.say("walk.games", games=len(titles))
    entries = [(str(number), title) for number, title in titles.items()]
    others = [number for number, _ in entries[MOST_LISTED:]]
    prompt = console.catalog.say("walk.choose", games=max(titles))
    return int(console.pick(prompt, entries[:MOST_LISTED], entries[0][0], others=others))


class Walk:
    """A record, and where we are in it."""

    def __init__(self, console: Console, record: Record, names: Sequence[str]) -> None:
        self._console = console
        self._record = record
        self._names = tuple(names)
        self._ends = step_ends(record)

    @property
    def title(self) -> str:
        """Which game it is, among others."""
        names = self._console.catalog.list_of(list(self._names))
        details = {"game": self._record.game, "names": names, "moves": self.length}
        return self._console.catalog.say("walk.game", **details)

    @property
    def length(self) -> int:
        return len(self._ends) - 1

    def _new_play(self) -> Play:
        return Play.before(self._record)

    def go(self) -> None:
        """Step by step, as the person at the keyboard wishes; raises `Left` when they have had enough."""
        at = 0
        self.show(at)
        while True:
            typed = self._console.ask(self._console.catalog.say("walk.prompt")).casefold()
            if typed == "q":
                raise Left
            if typed.isdecimal() and int(typed) <= self.length:
                at = int(typed)
            elif typed == BACK:
                at = max(at - 1, 0)
            elif not typed:
                at += 1
                if at > self.length:
                    return
            else:
                self._console.say("walk.not_a_move", typed=typed[:40], moves=self.length)
                continue
            self.show(at)

    def show_or_refuse(self, at: int) -> None:
        """One position; raises `BadOptions` where there is none."""
        if at > self.length:
            raise BadOptions("table.no_such_move", move=at, moves=self.length)
        self.show(at)

    def show(self, at: int) -> None:
        """The position after a step, and what happened in it."""
        console = self._console
        play, told = self._play_to(at)
        title = console.catalog.say("walk.move", number=at, moves=self.length)
        console.write("", rule_line(console, title))
        if told:
            console.paragraph(" ".join(Storyteller(console.catalog, self._names).tell(told)))
        self._draw(play)

    def _play_to(self, at: int) -> tuple[Play, list[Json]]:
        play = self._new_play()
        before = self._ends[at - 1] if at else 0
        told: list[Json] = []
        for number, token in enumerate(self._record.moves[: self._ends[at]], 1):
            events = play.push(token)
            if number > before:
                told += events
        return play, told

    def _draw(self, play: Play) -> None:
        console, view = self._console, play.view()
        if self._record.game == "tiles":
            console.write(*draw_supplies(console, view, self._names, None, ()), "")
            console.write(*draw_board(console, view, {}))
            return
        has_stage = view["tableau"] or view["phase"] in ("draw", "chance", "bid")
        opponents_turn = self._record.options.get("seats") == 1 and view["active"] == 1
        lines = draw_cards(console, view, self._names, has_stage=bool(has_stage), can_bust=not opponents_turn)
        console.write(*lines, *([] if has_stage or is_crowded(console, view) else [""]))
