"""A visit to a table: one asks and is asked, moves, and hears what others do."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from typing import Final, TypeAlias

from tenfold.analysis.findings import Decision as Advised
from tenfold.analysis.findings import Option, Reason
from tenfold.i18n.advice import Adviser
from tenfold.protocol.errors import TenfoldError
from tenfold.terminal.beginning import begin
from tenfold.terminal.choosing import Decision
from tenfold.terminal.choosing_cards import why_forced
from tenfold.terminal.console import Left
from tenfold.terminal.drawing_cards import rule_line
from tenfold.terminal.ending import show_end
from tenfold.terminal.hint import show_hint
from tenfold.terminal.seat import COMMANDS, SeatView, Told
from tenfold.wire.choices import choices
from tenfold.wire.review import ReviewedDecision
from tenfold.wire.socket import (
    Accepted,
    Advice,
    Answer,
    Command,
    FromServer,
    Goodbye,
    Hint,
    Move,
    OfferDraw,
    Presence,
    Question,
    Refused,
    Rematch,
    Resign,
    Return,
    Said,
    Say,
    TakeBack,
    Tried,
    Update,
    Welcome,
)

from .arrival import Arrival, open_seats
from .changes import about_program
from .console import NewPosition, RemoteConsole
from .inbox import Broken
from .line import Line
from .table import News, RemoteTable

# After these one comes back; after any other goodbye one does not.
PASSING: Final = (
    "server.closing",
    "server.outcome_unknown",
    "server.database_fails",
    "server.too_slow",
    "server.too_many_messages",
)
SLASH: Final = "/"

Answered: TypeAlias = Update | Accepted | Refused | Tried | Advice


class Visit:
    def __init__(self, console: RemoteConsole, line: Line, arrival: Arrival) -> None:
        self._console = console
        self._line = line
        self._arrival = arrival
        self._table: RemoteTable | None = None
        self._view: SeatView | None = None
        self._told: list[Told] = []  # what has happened in the game since it was last told
        self._sent: Command | None = None  # what is not answered yet
        self._answers: list[Answered] = []  # to what was sent: one, once it has come
        self._is_broken = False
        self._has_renewed = False  # the secrets, since the line was drawn
        self.was_there_at_the_end = False
        console.heard = self._hear

    # What is done, one thing after the other

    def stay(self) -> str | None:
        """Until the table is over and nobody wants another game; the next table if somebody does."""
        while self._table is None:
            self._pump()
        table = self._table
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
        self._tell()
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
        if self._view is None:
            self._view = SeatView(self._console, table, self)
            begin(self._console, self._view, table, is_new=len(table.play.moves) <= 1)

    def _tell(self) -> None:
        if self._view:
            told, self._told = self._told, []
            self._view.tell(told)

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
        if typed in COMMANDS and self._view:
            self._view.obey(typed, [])
        elif typed and not self.other(typed):
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
            self._do(Answer(_new_id(), typed in yes))
        elif typed == "q":
            raise Left

    def _move_as_one_must(self, table: RemoteTable) -> None:
        """The only move there is needs nobody to type it; one is told why."""
        if table.info.game == "cards":
            why = why_forced(self._console.catalog, table.play, table.person(table.mover))
            self._told += [why] if why else []
        self._do(Move(_new_id(), table.version, table.play.legal()))

    def _decide(self, table: RemoteTable) -> None:
        assert self._view
        self._say_clock(table)
        version = table.version
        tokens = self._view.ask()
        if tokens is not None:
            self._do(Move(_new_id(), version, list(tokens)))

    def _say_clock(self, table: RemoteTable) -> None:
        if clock := table.now.clock:
            times = [
                self._console.catalog.say("join.time", name=name, time=_as_time(left))
                for name, left in zip(table.setup.names, clock.left, strict=False)
            ]
            self._console.say("join.clock", times=", ".join(times))

    def _do(self, command: Command) -> Answered:
        """Sends a command until it is answered, and says why it is refused. Raises `NewPosition` where others
        have moved meanwhile."""
        self._sent = command
        self._answers.clear()
        self._line.send(command)
        has_moved_on = False
        while not self._answers:
            try:
                self._pump()
            except NewPosition:
                has_moved_on = not self._answers
                if has_moved_on and isinstance(command, Hint):
                    raise
        self._sent, answer = None, self._answers.pop()
        if isinstance(answer, Refused):
            if answer.stale:
                self._console.say("join.too_late")
            self._console.paragraph(self._console.catalog.explain(TenfoldError(answer.key, **answer.details)))
        if has_moved_on:
            raise NewPosition
        return answer

    def _pump(self) -> None:
        self._console.listen()

    # What comes from the line

    def _hear(self, happening: Broken | FromServer) -> list[str]:
        """What is to be said of it; raises `NewPosition`."""
        if isinstance(happening, Broken):
            return self._lose(happening)
        if isinstance(happening, Goodbye):
            if happening.key not in PASSING:
                raise TenfoldError(happening.key, **happening.details)
            return []
        if isinstance(happening, Welcome):
            return self._welcome(happening)
        if self._table is None:
            return []
        if isinstance(happening, Update):
            news = self._table.update(happening)
            if self._sent and happening.command == self._sent.id:
                self._answers.append(happening)
            return self._take(news)
        if isinstance(happening, Presence):
            return self._take(self._table.presence(happening))
        if isinstance(happening, Said):
            return self._said(happening)
        return self._answered(happening)

    def _answered(self, message: FromServer) -> list[str]:
        """Takes what answers our command; a closer look at a hint is worth a second."""
        if not isinstance(message, Accepted | Refused | Tried | Advice):
            return []
        if self._sent is None or message.id != self._sent.id:
            return []
        if isinstance(message, Advice) and not message.final:
            return [self._console.catalog.say("expert.closer")]
        self._answers.append(message)
        return []

    def _lose(self, broken: Broken) -> list[str]:
        if broken.for_good:
            raise TenfoldError("join.line_gone", minutes=round(self._line.gives_up / 60))
        is_new, self._is_broken, self._has_renewed = not self._is_broken, True, False
        return [self._console.catalog.say("table.reconnecting")] if is_new else []

    def _welcome(self, message: Welcome) -> list[str]:
        if self._table is None:
            self._table = RemoteTable(self._console.catalog, message)
            news = News(is_new_position=False)
        else:
            news = self._table.welcome(message)
        if self._is_broken:
            self._is_broken = False
            news.sentences.append(self._console.catalog.say("join.back"))
        news.sentences += self._see_to_my_seats(self._table)
        if self._sent:
            self._line.send(self._sent)
        return self._take(news)

    def _see_to_my_seats(self, table: RemoteTable) -> list[str]:
        """Secrets that are void are renewed, once a line; a bot that has played on gives the seat back."""
        if len(table.mine) < len(self._line.secrets) and not self._has_renewed:
            self._has_renewed = True
            try:
                self._line.secrets = self._arrival.renew()
            except TenfoldError as error:
                if error.key != "join.not_there":
                    raise
                return [self._console.catalog.explain(error)]  # until the line is drawn anew
            if not self._line.secrets:
                return [self._console.catalog.say("join.sit_no_more")]
            self._line.say_hello()
            return []
        for seat in table.mine:
            sits = table.info.seats[seat]
            if sits.bot and sits.left is None and table.now.ending is None:
                self._line.send(Return(_new_id(), seat))
        return []

    def _take(self, news: News) -> list[str]:
        self._told += [*news.events, *news.sentences] if news.is_new_position else news.events
        if news.is_new_position:
            if not self._view:
                for sentence in news.sentences:
                    self._console.paragraph(f" {sentence}")
                self._told = [one for one in self._told if isinstance(one, dict)]
            raise NewPosition
        return news.sentences

    def _said(self, message: Said) -> list[str]:
        assert self._table
        if message.seat in self._table.mine:
            return []
        say = self._console.catalog.say
        phrase = say(f"phrase.{message.phrase}", game=self._table.info.game)
        return [say("table.says", name=self._table.setup.names[message.seat], phrase=phrase)]

    # What a person may do beside moving

    def take_back(self) -> bool:
        assert self._table
        answer = self._do(TakeBack(_new_id(), self._table.version))
        if isinstance(answer, Update) and answer.now.question:
            self._console.say("join.asked")
        return isinstance(answer, Update)

    def hint(self, questions: Sequence[Decision]) -> None:
        assert self._table
        answer = self._do(Hint(_new_id(), self._table.version))
        if isinstance(answer, Advice):
            table = self._table
            adviser = Adviser(self._console.catalog, table.setup.names, table.reader)
            show_hint(self._console, _advised(answer.decision, len(table.info.seats)), adviser, questions)

    def other(self, typed: str) -> bool:
        """What begins with a slash: a phrase by its number, or another deed."""
        table = self._table
        if not typed.startswith(SLASH) or table is None:
            return False
        seat = table.mine[0] if table.mine else None
        deed = typed.removeprefix(SLASH).strip().casefold()
        phrases = choices()["phrases"]
        if seat is None:
            self._console.say("hint.watching")
        elif deed.isdecimal() and 1 <= int(deed) <= len(phrases):
            self._do(Say(_new_id(), seat, phrases[int(deed) - 1]))
        elif deed == "d":
            if isinstance(self._do(OfferDraw(_new_id(), table.version)), Update):
                self._console.say("join.draw_offered")
        elif deed == "r":
            yes = self._console.catalog.say("join.yes").split()
            if self._console.ask(self._console.catalog.say("join.resign")).casefold() in yes:
                self._do(Resign(_new_id(), seat))
                raise NewPosition
        else:
            self._show_deeds(phrases, table)
        return True

    def _show_deeds(self, phrases: Sequence[str], table: RemoteTable) -> None:
        say = self._console.catalog.say
        self._console.say("join.slash")
        said = [
            f"/{number}: {say(f'phrase.{phrase}', game=table.info.game)}"
            for number, phrase in enumerate(phrases, 1)
        ]
        self._console.columns([*said, f"/d: {say('join.do_draw')}", f"/r: {say('join.do_resign')}"])

    # The end

    def _end(self, table: RemoteTable) -> str | None:
        """How it ended; the next table if another game is wanted."""
        ending = table.now.ending
        assert ending
        self._tell()
        self.was_there_at_the_end = self._view is not None
        if ending.reason == "rules" and table.has_begun:
            show_end(self._console, table)
        else:
            self._console.write("", rule_line(self._console, self._console.catalog.say("end.title")))
            self._console.paragraph(f" {self._otherwise(table)}")
        return self._another(table) if table.mine and self._console.is_screen and table.has_begun else None

    def _otherwise(self, table: RemoteTable) -> str:
        """What ended the game, if not the rules."""
        ending = table.now.ending
        assert ending
        if not table.has_begun:
            return self._console.catalog.say("join.called_off")
        winners = ending.winners if len(ending.winners) < len(table.info.seats) else []
        won = "nobody" if not winners else "you" if winners == [table.reader] else "other"
        who = table.person(ending.seat if ending.seat is not None else 0)
        winner = self._console.catalog.list_of([table.setup.names[seat] for seat in winners])
        return (
            self._console.catalog.say(
                "end.otherwise", reason=ending.reason, won=won, winner=winner if winners else "", **who
            )
            + "."
        )

    def _another(self, table: RemoteTable) -> str | None:
        """Asks for another game, or says yes to whoever has asked."""
        while True:
            self._tell()
            try:
                typed = self._console.ask(self._console.catalog.say("join.again"))
                if typed == "q":
                    raise Left
                if not typed and isinstance(self._do(Rematch(_new_id())), Refused):
                    continue
            except NewPosition:
                continue
            if not typed:
                return table.info.rematch

    def say_goodbye(self) -> None:
        table = self._table
        if table and table.mine and table.now.ending is None:
            self._console.say("join.bye", link=self._arrival.link.text)
        else:
            self._console.say("bye")


def _new_id() -> str:
    return str(uuid.uuid4())


def _as_time(milliseconds: int) -> str:
    """As clocks show it: 4:05, or with hours 1:04:05."""
    seconds = milliseconds // 1000
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def _advised(told: ReviewedDecision, seats: int) -> Advised:
    """As the expert of this terminal would say it."""
    options = [
        Option(
            one.moves,
            [one.value if seat == told.seat else 0.0 for seat in range(max(seats, 2))],
            one.uncertain,
            one.exact,
            one.equal,
            one.lead,
        )
        for one in told.options
    ]
    reasons = [Reason(reason.key, reason.details) for reason in told.reasons]
    return Advised(
        number=told.number,
        moves=told.options[told.made].moves,
        seat=told.seat,
        kind=told.kind,
        options=options,
        made=told.made,
        changes=[],
        error=told.error,
        standard_error=0.0,
        counts=told.counts,
        mark=told.mark,
        reasons=reasons,
    )
