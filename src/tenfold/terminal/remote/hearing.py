"""What comes from the line, and what is sent until it is answered."""

from __future__ import annotations

import uuid
from typing import Final, TypeAlias

from tenfold.protocol.errors import TenfoldError
from tenfold.terminal.seat import SeatView, Told
from tenfold.wire.socket import (
    Accepted,
    Advice,
    Command,
    FromServer,
    Goodbye,
    Hint,
    Presence,
    Refused,
    Return,
    Said,
    Tried,
    Update,
    Welcome,
)

from .arrival import Arrival
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

Answered: TypeAlias = Update | Accepted | Refused | Tried | Advice


class Hearing:
    """Knows the table as it has been told of, and what of that nobody has been shown yet."""

    def __init__(self, console: RemoteConsole, line: Line, arrival: Arrival) -> None:
        self.table: RemoteTable | None = None
        self.view: SeatView | None = None  # once the game has been drawn
        self.told: list[Told] = []  # what has happened in the game since it was last told
        self._console = console
        self._line = line
        self._arrival = arrival
        self._sent: Command | None = None  # what is not answered yet
        self._answers: list[Answered] = []  # to what was sent: one, once it has come
        self._is_broken = False
        self._has_renewed = False  # the secrets, since the line was drawn
        console.heard = self._hear

    def tell(self) -> None:
        """Shows what has happened."""
        if self.view:
            told, self.told = self.told, []
            self.view.tell(told)

    def do(self, command: Command) -> Answered:
        """Sends a command until it is answered, and says why it is refused. Raises `NewPosition` where others
        have moved meanwhile."""
        self._sent = command
        self._answers.clear()
        self._line.send(command)
        has_moved_on = False
        while not self._answers:
            try:
                self._console.listen()
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
        if self.table is None:
            return []
        if isinstance(happening, Update):
            news = self.table.update(happening)
            if self._sent and happening.command == self._sent.id:
                self._answers.append(happening)
            return self._take(news)
        if isinstance(happening, Presence):
            return self._take(self.table.presence(happening))
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
        if self.table is None:
            self.table = RemoteTable(self._console.catalog, message)
            news = News(is_new_position=False)
        else:
            news = self.table.welcome(message)
        if self._is_broken:
            self._is_broken = False
            news.sentences.append(self._console.catalog.say("join.back"))
        news.sentences += self._see_to_my_seats(self.table)
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
                self._line.send(Return(command_id(), seat))
        return []

    def _take(self, news: News) -> list[str]:
        self.told += [*news.events, *news.sentences] if news.is_new_position else news.events
        if news.is_new_position:
            if not self.view:
                for sentence in news.sentences:
                    self._console.paragraph(f" {sentence}")
                self.told = [one for one in self.told if isinstance(one, dict)]
            raise NewPosition
        return news.sentences

    def _said(self, message: Said) -> list[str]:
        assert self.table
        if message.seat in self.table.mine:
            return []
        say = self._console.catalog.say
        phrase = say(f"phrase.{message.phrase}", game=self.table.info.game)
        return [say("table.says", name=self.table.setup.names[message.seat], phrase=phrase)]


def command_id() -> str:
    return str(uuid.uuid4())
