"""A server's table as it is known here: its game is built anew from the moves, by the same rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tenfold.cards.edition import editions
from tenfold.i18n.bots import names_of_bots
from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.names import PERSON
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json
from tenfold.records.play import Play
from tenfold.records.rules_version import rules_that_fit
from tenfold.terminal.table import Setup, names_at
from tenfold.wire.shape import SeatNumber
from tenfold.wire.socket import Now, Played, Presence, Update, Welcome
from tenfold.wire.table import Table

from .changes import sentences_about


@dataclass(slots=True)
class News:
    """What a message has brought."""

    events: list[Json] = field(default_factory=list)  # of the game
    sentences: list[str] = field(default_factory=list)
    is_new_position: bool = False  # whoever was asked something is asked anew


class RemoteTable:
    """Beside what the server says of it, all that a seat's drawing asks for."""

    def __init__(self, catalog: Catalog, welcome: Welcome) -> None:
        self.catalog = catalog
        self.info: Table = welcome.table
        self.version = 0
        self.now: Now = welcome.now
        self.mine: list[SeatNumber] = []
        self.online: list[SeatNumber] = welcome.online
        self.setup = self._set_up()
        self._play: Play | None = None
        self.welcome(welcome)

    @property
    def play(self) -> Play:
        assert self._play, "the game has not begun"
        return self._play

    @property
    def has_begun(self) -> bool:
        return self._play is not None

    @property
    def mover(self) -> int:
        return self.play.to_move

    @property
    def reader(self) -> int | None:
        """Whom the story calls "you"."""
        return self.mine[0] if len(self.mine) == 1 else None

    @property
    def is_my_move(self) -> bool:
        return self.now.to_move in self.mine and self.now.ending is None

    def open_play(self) -> Play:
        return Play(self.info.game, self.play.game.rules, **self.info.options)

    def welcome(self, message: Welcome) -> News:
        """Everything afresh, with what was missed."""
        news = News([event for played in message.missed for event in played.events])
        news.is_new_position = message.version != self.version or message.mine != self.mine
        self.version, self.mine, self.online = message.version, message.mine, message.online
        self._take_table(message.table)
        self.now = message.now
        if message.view is not None:
            self._play = self._rebuilt(message.moves)
            self._check()
        return news

    def update(self, message: Update) -> News:
        before, asked, known = self.info, self.now.question, len(self._play.moves) if self._play else 0
        self.version, self.now = message.version, message.now
        if message.table:
            self._take_table(message.table)
        taken_back = known - message.kept
        news = News(self._played(message.kept, message.moves))
        news.sentences = sentences_about(self, before, asked, message, taken_back)
        news.is_new_position = bool(
            taken_back
            or message.moves
            or message.now.ending
            or (message.now.question and message.now.question != asked)
            or before.status != self.info.status
        )
        self._check()
        return news

    def presence(self, message: Presence) -> News:
        """Who has gone or come back, of those who play here."""
        say, before, now = self.catalog.say, set(self.online), set(message.online)
        others = [place for place, seat in enumerate(self.info.seats) if seat.kind == "person"]
        names = {seat: self.setup.names[seat] for seat in others if seat not in self.mine}
        self.online = message.online
        gone = [name for seat, name in names.items() if seat in before - now]
        come = [name for seat, name in names.items() if seat in now - before]
        told = [say("table.gone_away", names=self.catalog.list_of(gone)) + "."] if gone else []
        return News(sentences=[*told, *(say("table.came_back", name=name) for name in come)])

    def person(self, seat: int) -> dict[str, object]:
        return {"who": "you" if seat == self.reader else "other", "name": self.setup.names[seat]}

    def _take_table(self, info: Table) -> None:
        self.info = info
        self.setup = self._set_up()

    def _rebuilt(self, moves: Sequence[str]) -> Play:
        info = self.info
        rules = rules_that_fit(info.game, info.options, moves) if info.earlier_rules else None
        try:
            play = Play(info.game, rules, **info.options) if rules else Play(info.game, **info.options)
            for _ in play.follow(moves):
                pass
        except TenfoldError:
            raise TenfoldError("join.other_rules") from None
        return play

    def _played(self, kept: int, moves: Sequence[Played]) -> list[Json]:
        if self._play is None:
            if self.info.status == "waiting":
                return []
            self._play = self._rebuilt([])
        self._play.take_back(max(len(self._play.moves) - kept, 0))
        try:
            for played in moves:
                self._play.push(played.token)
        except TenfoldError:
            raise TenfoldError("join.other_rules") from None
        return [event for played in moves for event in played.events]

    def _check(self) -> None:
        """Whether both go by the same rules: then what may be done next is the same."""
        if self._play and self.now.legal and sorted(self._play.legal()) != sorted(self.now.legal):
            raise TenfoldError("join.other_rules")

    def _set_up(self) -> Setup:
        info = self.info
        names = names_of(self.catalog, info)
        players = [
            seat.kind if seat.kind == "opponent" else PERSON if place in self.mine else seat.bot or "other"
            for place, seat in enumerate(info.seats)
        ]
        called = names_at(self.catalog, players, names)
        return Setup(info.game, info.options, tuple(players), called, tuple(names), aids=info.agreement.aids)


def names_of(catalog: Catalog, info: Table) -> list[str]:
    """By seat, as browsers call them; an open seat has none yet."""
    names = {place: seat.name for place, seat in enumerate(info.seats) if seat.name}
    bots = {place: seat.bot for place, seat in enumerate(info.seats) if seat.bot and not seat.name}
    names |= names_of_bots(catalog, bots, names.values())
    if info.options.get("seats") == 1:
        edition = editions().get(str(info.options["edition"]))
        if edition is None:  # the server's own
            raise TenfoldError("join.other_rules")
        names[1] = edition.solo.opponent
    return [names.get(place) or catalog.say("waiting.open") for place in range(len(info.seats))]
