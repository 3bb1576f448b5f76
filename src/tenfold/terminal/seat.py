"""A person's seat: the table is shown, a question asked, and what they type is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tenfold.i18n.catalogs import MINUS
from tenfold.i18n.story import Storyteller
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json

from .choosing import MOST_LINES, Decision, Tokens
from .choosing_cards import CardChoices
from .choosing_tiles import TileChoices
from .console import Console, Left
from .drawing_cards import draw_grids, draw_stage, is_crowded, rule_line
from .drawing_tiles import draw_board, draw_supplies
from .help import show_help
from .hint import show_hint
from .table import Table

Told: TypeAlias = Json | str  # an event, or a sentence between the events

NEW_PARAGRAPH: Final = ("turn", "last_round", "over", "second_round", "tile", "line")
COMMANDS: Final = ("?", "??", "u", "s", "t", "q")


class SeatView:
    """What the people at this terminal see of a table."""

    def __init__(self, console: Console, table: Table) -> None:
        self._console = console
        self._table = table
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
                if self._obey(typed, decision):
                    return None
                if typed in "tu":
                    self._show(decision)
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

    def draw(self, decision: Decision, *, everything: bool = False) -> None:
        """The table; of the card game only the middle when nothing else has changed."""
        console, table = self._console, self._table
        view = table.play.view()
        console.write("", console.paint(rule_line(self._title(view)), "strong"))
        if table.setup.game == "tiles":
            self._draw_tiles(decision)
            return
        # With three seats or more there are two rows of grids, and hardly a line to spare.
        gap = [] if is_crowded(view) else [""]
        grids = draw_grids(console, view, table.setup.names)
        if everything or (grids != self._shown and view["phase"] != "pay"):
            console.write(*grids, *gap)
            self._shown = grids
        if view["phase"] in ("draw", "bid"):
            opponents_turn = table.setup.players[view["active"]] == "opponent"
            console.write(*draw_stage(console, view, can_bust=not opponents_turn), *gap)

    def _draw_tiles(self, decision: Decision) -> None:
        """The board with the letters that may be typed."""
        if not decision.labels:
            return
        console, table, view = self._console, self._table, self._table.play.view()
        console.write(*draw_supplies(console, view, table.setup.names, table.reader, decision.labels), "")
        console.write(*draw_board(console, view, decision.labels), "")

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
        play = table.dealer.open_play()
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
        return CardChoices(catalog, table.play, table.setup.names).decision()

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

    def _obey(self, command: str, decision: Decision) -> bool:
        """Does what a command says; true when the game went back by it."""
        if command == "q":
            raise Left
        if command == "?":
            self._page = show_help(self._console, self._table.setup.game, self._page)
        elif command == "??":
            show_hint(self._console, self._table)
        elif command == "s":
            self.tell_all()
        elif command == "t":
            self.draw(decision, everything=True)
        else:
            seat = self._table.take_back()
            if seat is None:
                self._console.say("undo.nothing", game=self._table.setup.game)
            else:
                self._console.say("undo.done", **self.teller.person(seat))
                return True
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
