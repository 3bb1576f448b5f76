"""A person's seat: the table is shown, a question asked, and what they type is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias

from tenfold.i18n.catalogs import MINUS
from tenfold.i18n.story import Storyteller
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json, Seat
from tenfold.records.play import Play

from .choosing import MOST_LINES, Decision, Tokens
from .choosing_cards import CardChoices
from .choosing_tiles import TileChoices
from .console import Console, Left
from .drawing_cards import draw_cards, draw_grids, is_crowded, rule_line
from .drawing_tiles import draw_board, draw_supplies
from .help import show_help
from .hint import show_own_hint
from .table import Setup, Table

Told: TypeAlias = Json | str  # an event, or a sentence between the events

NEW_PARAGRAPH: Final = ("turn", "last_round", "over", "second_round", "tile", "line")
COMMANDS: Final = ("?", "??", "u", "s", "t", "q")


class Shown(Protocol):
    """A table as it is drawn and told, whoever keeps it."""

    @property
    def setup(self) -> Setup: ...
    @property
    def play(self) -> Play: ...
    @property
    def mover(self) -> Seat: ...
    @property
    def reader(self) -> Seat | None: ...

    def open_play(self) -> Play:
        """The game before its first move."""


class Deeds(Protocol):
    """What a person may do beside moving: at one's own table at once, at a server's by asking for it."""

    def take_back(self) -> bool:
        """Whether the game went back at once; otherwise it was said what comes of it."""

    def hint(self, questions: Sequence[Decision]) -> None: ...

    def other(self, typed: str) -> bool:
        """Whether this was a command that only such a table has; then it was done."""


class OwnDeeds:
    """At a table of this terminal."""

    def __init__(self, console: Console, table: Table) -> None:
        self._console = console
        self._table = table

    def take_back(self) -> bool:
        seat = self._table.take_back()
        if seat is None:
            self._console.say("undo.nothing", game=self._table.setup.game)
            return False
        teller = Storyteller(self._console.catalog, self._table.setup.names, self._table.reader)
        self._console.say("undo.done", **teller.person(seat))
        return True

    def hint(self, questions: Sequence[Decision]) -> None:
        show_own_hint(self._console, self._table, questions)

    def other(self, typed: str) -> bool:
        return False


class SeatView:
    """What the people at this terminal see of a table."""

    def __init__(self, console: Console, table: Shown, deeds: Deeds) -> None:
        self._console = console
        self._table = table
        self._deeds = deeds
        self._shown: list[str] = []  # the grids as they were last drawn
        self._page = 0  # of the help, the one that comes next

    @property
    def teller(self) -> Storyteller:
        return Storyteller(self._console.catalog, self._table.setup.names, self._table.reader)

    def ask(self) -> Tokens | None:
        """The moves that the person to move wants, or None when a choice was taken back instead."""
        decision = asked = self._decision()
        self.draw(decision)
        self._show(decision)
        while True:
            typed = self._console.ask(self._prompt(decision)).replace(MINUS, "-")
            if typed != "?":
                self._page = 0
            if typed in COMMANDS:
                questions = [decision] if decision is asked else [decision, asked]
                if self.obey(typed, questions):
                    return None
                if typed in "tu":
                    self._show(decision)
            elif self._deeds.other(typed):
                continue
            elif not typed and decision is not asked:
                decision = asked
                self._draw_tiles(decision)
                self._show(decision)
            elif further := decision.further(typed.casefold()):
                decision = further
                self._draw_tiles(decision)
                self._show(decision)
            elif tokens := self._checked(decision, typed):
                return tokens

    def draw(self, decision: Decision | None, *, everything: bool = False) -> None:
        """The table; of the card game only the middle when nothing else has changed."""
        console, table = self._console, self._table
        view = table.play.view()
        console.write("", rule_line(console, self._title(view)))
        if table.setup.game == "tiles":
            self._draw_tiles(decision)
            return
        grids = draw_grids(console, view, table.setup.names)
        has_grids = everything or (grids != self._shown and view["phase"] != "pay")
        if has_grids:
            self._shown = grids
        lines = draw_cards(
            console,
            view,
            table.setup.names,
            has_grids=has_grids,
            has_stage=view["phase"] in ("draw", "bid"),
            can_bust=table.setup.players[view["active"]] != "opponent",
        )
        # With three seats or more there are two rows of grids, and hardly a line to spare.
        gap = [] if is_crowded(console, view) or not lines else [""]
        console.write(*lines, *gap)

    def _draw_tiles(self, decision: Decision | None) -> None:
        """The board with the letters that may be typed."""
        labels = decision.labels if decision else {}
        if decision and not labels:
            return
        console, table, view = self._console, self._table, self._table.play.view()
        names, has_counts = table.setup.names, table.setup.aids
        console.write(*draw_supplies(console, view, names, table.reader, labels, has_counts=has_counts), "")
        console.write(*draw_board(console, view, labels), "")

    def _title(self, view: Json) -> str:
        """Whose move it is, and in whose turn if that is another's."""
        mover = self._table.mover
        title = self._console.catalog.say("seat.move", **self.teller.person(mover))
        if view.get("active", mover) == mover or view["phase"] == "last_buy":
            return title
        return self._console.catalog.say(
            "seat.move_in_turn", move=title, **self.teller.person(view["active"])
        )

    def tell(self, told: Sequence[Told]) -> None:
        """What happened, a paragraph a turn."""
        paragraph: list[Told] = []
        for item in told:
            if isinstance(item, dict) and item["event"] in NEW_PARAGRAPH:
                self._paragraph(paragraph)
                paragraph = []
            paragraph.append(item)
        self._paragraph(paragraph)

    def tell_all(self) -> None:
        """The story so far, from the first move."""
        table = self._table
        play = table.open_play()
        events = [event for token in table.play.moves for event in play.push(token)]
        self._console.say("story.begins", moves=len(table.play.moves))
        self.tell(events)

    def _paragraph(self, told: list[Told]) -> None:
        sentences: list[str] = []
        events: list[Json] = []
        for item in told:
            if isinstance(item, str):
                sentences += [*self.teller.tell(events), item]
                events = []
            else:
                events.append(item)
        sentences += self.teller.tell(events)
        if sentences:
            self._console.paragraph(" ".join(sentences))

    def _decision(self) -> Decision:
        catalog, table = self._console.catalog, self._table
        if table.setup.game == "tiles":
            return TileChoices(catalog, table.play).decision()
        setup = table.setup
        return CardChoices(catalog, table.play, setup.names, has_odds=setup.aids).decision()

    def _show(self, decision: Decision) -> None:
        for note in decision.notes:
            self._console.paragraph(note)
        brief = [choice for choice in decision.choices if choice.short]
        if len(decision.choices) <= MOST_LINES:
            brief = []
        width = max([3, *(len(choice.key) for choice in decision.choices)])
        for choice in decision.choices:
            if choice not in brief:
                self._console.entry(choice.key, choice.text, width)
        self._console.columns([f"{choice.key}: {choice.short}" for choice in brief])

    def _prompt(self, decision: Decision) -> str:
        person = self.teller.person(self._table.mover)
        question = self._console.catalog.say(decision.prompt, **person)
        return self._console.catalog.say("prompt.with_commands", question=question)

    def obey(self, command: str, questions: Sequence[Decision]) -> bool:
        """Does what a command says; true when the game went back by it. While others move there are no
        questions."""
        if command == "q":
            raise Left
        if command == "?":
            self._page = show_help(self._console, self._table.setup.game, self._page)
        elif command == "??":
            self._deeds.hint(questions)
        elif command == "s":
            self.tell_all()
        elif command == "t":
            self.draw(questions[0] if questions else None, everything=True)
        else:
            return self._deeds.take_back()
        return False

    def _checked(self, decision: Decision, typed: str) -> Tokens:
        """The moves that are meant, or none after saying what is wrong with them."""
        tokens = decision.read(typed)
        play = self._table.play
        state = play.state
        try:
            for token in tokens:
                state = play.game.advance(state, play.game.move(state, token))
        except TenfoldError as error:
            if error.key == "unreadable.token":
                self._say_what_to_type(decision, typed)
            else:
                self._console.paragraph(self._console.catalog.explain(error))
            return ()
        return tokens

    def _say_what_to_type(self, decision: Decision, typed: str) -> None:
        keys = [choice.key for choice in decision.choices]
        shown = typed if len(typed) <= 40 else typed[:39] + "…"
        if not typed:
            self._console.say("ask.type_something")
        elif 0 < len(keys) <= MOST_LINES:
            self._console.say("ask.not_a_choice", typed=shown, keys=self._console.catalog.list_of(keys))
        else:
            self._console.say("ask.not_a_move", typed=shown)
