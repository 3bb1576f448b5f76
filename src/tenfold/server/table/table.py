"""A table as its log tells it: entry after entry, from the first to the last."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

from tenfold.cards.edition import editions as card_editions
from tenfold.catalogue import AnyGame, find_game
from tenfold.protocol.game import CHANCE, NOBODY, Json, Move, Seat
from tenfold.records.dealer import Dealer, commitment_to
from tenfold.wire import socket as wire
from tenfold.wire.table import Ending, Status
from tenfold.wire.table import Seat as SeatInfo
from tenfold.wire.table import Table as TableInfo

from . import log
from .clock import Clocks
from .log import Entry, SeatRow, TableRow
from .positions import Line
from .questions import Asked, Asker, Asking
from .resent_commands import CommandMemory

OLDEST_RULES: Final = 1  # of a game whose log does not say by which version it is played
LATEST: Final = 64  # so many of the last moves are at hand with what they made happen


class Outcome(NamedTuple):
    """A move that has been tried out: where it leads, and what it makes happen."""

    state: Any
    events: list[Json]


class Departure(NamedTuple):
    moves: int  # were made before it
    resigned: bool
    is_program: bool = False  # of the server's: no person was ever there


class Table:
    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.game: AnyGame = find_game(row.game)
        self.version = 0
        self.at = 0  # the time of the last entry
        self.resumed = 0  # until when it is made up for that no server was at work
        self.position_version = 0  # the version that the position has had since
        self.position_at = 0  # and the time
        self.status: Status = "waiting"
        self.to_move: Seat | None = None  # None before the game and after it; chance keeps nobody waiting
        self.line: Line | None = None  # the moves and where they lead; None before the game begins
        self.movers: list[Seat] = []  # of the moves; nobody's in an opening, which was played elsewhere
        self.made: list[int] = []  # the versions that the moves led to; 0 for those of an opening
        self.choices: list[int] = []  # the moves with which a person's command began
        is_again = row.daily is not None and not row.daily.counts  # a deal of the day that was played before
        self.is_practice = is_again or (row.brought is not None and row.brought.get("practice") is True)
        self.loss_counts = False  # though it is practice: whoever was helped had played for a while
        self.opening: list[str] = []
        self.stand_ins: dict[Seat, str] = {}  # which bot plays for whom
        self.last_stand_ins: dict[Seat, str] = {}  # the same, also of those who have come back
        self.seated_at: dict[Seat, int] = {}  # when somebody last sat down or left
        self.departures: dict[Seat, Departure] = {}  # of those who left a game for good
        self.sent_away: set[str] = set()  # marks of those who may not come back
        self.asked_from: str | None = None  # the table whose people its owner asks to play again here
        self.asking: Asking | None = None
        self.asked = Asked()
        self.taken_back: Counter[int] = Counter()  # how often so many moves were kept
        self.ending: Ending | None = None
        self.rematch = row.rematch
        self.rematch_by: Seat | None = None  # who asked for it; None in the logs of older versions
        self.invitations: Counter[Asker] = Counter()  # to another game, by who asked
        self.dealer: Dealer | None = None
        self.clocks: Clocks | None = None
        self.commands = CommandMemory()
        self.latest: deque[tuple[int, wire.Played]] = deque()  # by version
        self._complete_since = 0  # all moves after this version are among the latest
        self._forced: dict[int, bool] = {}  # by move, as far as somebody has asked: it was the only legal one

    # What it is

    @property
    def state(self) -> Any:
        """Of the game; None before it begins."""
        return self.line.state if self.line else None

    @property
    def moves(self) -> list[str]:
        return self.line.tokens if self.line else []

    @property
    def is_solo(self) -> bool:
        return self.row.options.get("seats") == 1

    @property
    def all_seats(self) -> int:
        """The solo opponent's included."""
        return len(self.seats) + self.is_solo

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, row in enumerate(self.seats) if row.kind == "person"]

    def bot_to_move(self) -> str | None:
        """The name of the bot that has to decide now, if one has to."""
        seat = self.to_move
        if seat is None or seat >= len(self.seats):
            return None
        return self.seats[seat].bot if self.seats[seat].kind == "bot" else self.stand_ins.get(seat)

    def held_by_one(self) -> bool:
        """Whether all the people here are one: alone, or passing the device round."""
        return len({self.seats[seat].person for seat in self.people}) <= 1

    @property
    def is_played_out(self) -> bool:
        """Whether the rules have ended the game; nobody resigned, ran out of time or called it off."""
        return self.ending is not None and self.ending.reason == "rules"

    @property
    def is_alone(self) -> bool:
        """Whether one seat belongs to a person, and the others to nobody who ever sat there."""
        people = {seat for seat, gone in self.departures.items() if not gone.is_program}
        return sum(row.kind != "bot" or seat in people for seat, row in enumerate(self.seats)) == 1

    @property
    def allows_hints(self) -> bool:
        wish = self.row.agreement.hints
        return wish == "everybody" or (wish == "alone" and self.is_alone)

    @property
    def is_by_earlier_rules(self) -> bool:
        """Whether something has been ruled otherwise since its game began."""
        if self.dealer is None:
            return False
        return self.game.rules < self.game.ruled_since(self.game.read_options(self.dealer.options))

    def legal(self) -> list[str]:
        if self.to_move is None:
            return []
        return [self.game.token(self.state, move) for move in self.game.legal(self.state)]

    # How it came about

    def apply(self, entry: Entry, made: Outcome | None = None) -> None:
        """Adds an entry. A move that was tried out before need not be played again."""
        self.note(entry, made)
        self._look()

    def read_log(self, entries: Iterable[Entry]) -> None:
        """Adds all of a log. Only the moves that stand in the end are played."""
        for entry in entries:
            self.note(entry)
        self._look()

    def _look(self) -> None:
        """At the position: is the game over, and if not, who is to move?"""
        if self.status == "playing":
            self._end_by_rules()
        self.to_move = self.game.to_move(self.state) if self.status == "playing" else None

    def note(self, entry: Entry, made: Outcome | None = None) -> None:
        """Adds an entry without looking at the position."""
        self.version = entry.number
        self.at = max(self.at, entry.at)
        if entry.kind in log.CHANGES_POSITION:
            self.position_version = entry.number
            self.position_at = entry.at
        is_new = self.commands.remember(entry)
        if entry.kind == log.MOVE:
            self._move(entry, made, is_choice=is_new)
        else:
            body = json.loads(entry.body) if entry.body else {}
            _APPLY[entry.kind](self, entry, body)

    def _move(self, entry: Entry, made: Outcome | None, *, is_choice: bool) -> None:
        """Events are kept of the moves that were made here; whoever wants those of old ones plays them."""
        seat, token = entry.seat, entry.body
        if is_choice:
            self.choices.append(len(self.moves))
        if made is None:
            self._forget_latest()
        else:
            played = wire.Played(len(self.moves) + 1, seat, token, made.events)
            self.latest.append((entry.number, played))
            while len(self.latest) > LATEST:
                self._complete_since, _ = self.latest.popleft()
        assert self.line
        assert self.clocks
        if made and seat in self.people:
            self.is_forced(len(self.moves))  # now, while the position before it is at hand
        self.line.add(token, made.state if made else None)
        self.movers.append(seat)
        self.made.append(entry.number)
        self.asking = None
        if seat == CHANCE:
            self.clocks.go_on(entry.at)
        else:
            self.clocks.decide(seat, entry.at, is_choice=is_choice)

    def _open(self, entry: Entry, body: list[str]) -> None:
        self.opening = body

    def _seated(self, entry: Entry, body: Json) -> None:
        """The rows of the seats say it. A question that waits for somebody who has left falls."""
        if entry.seat >= 0:
            self.seated_at[entry.seat] = entry.at
            if self.status == "playing" and self.seats[entry.seat].kind == "bot":
                self.departures[entry.seat] = Departure(
                    len(self.moves), bool(body.get("resigned")), bool(body.get("program"))
                )
        self.asked_from = body.get("asked_from", self.asked_from)
        if "sent_away" in body:
            self.sent_away.add(body["sent_away"])
        if self.asking and entry.seat in self.asking.waiting_for:
            self.asking = None

    def _start(self, entry: Entry, body: Json) -> None:
        self.game = find_game(self.row.game, body.get("rules", OLDEST_RULES))
        self.row.options = body.get("options", self.row.options)
        self.dealer = self.make_dealer(body["words"])
        options = self.game.read_options(self.dealer.options)
        self.line = Line(self.game, self.game.start(options), list(self.opening))
        self.movers = [log.NOBODYS] * len(self.opening)
        self.status = "playing"
        self.clocks = Clocks(self.row.agreement.clock, self.game.seats(options), entry.at)
        self.made = [0] * len(self.opening)

    def _back(self, entry: Entry, body: Json) -> None:
        kept = int(body["kept"])
        self.taken_back[kept] += 1
        assert self.line
        assert self.clocks
        self.line.cut(kept)
        del self.movers[kept:], self.made[kept:]
        self.choices = [choice for choice in self.choices if choice < kept]
        self._forced = {move: forced for move, forced in self._forced.items() if move < kept}
        self.help(body)
        self._forget_latest()
        self.asking = None
        self.clocks.go_on(entry.at)

    def _hint(self, entry: Entry, body: Json) -> None:
        self.help({"practice": True} | body)

    def help(self, body: Json) -> None:
        """Somebody who plays alone was helped, or has seen what they take back."""
        self.is_practice = self.is_practice or bool(body.get("practice"))
        self.loss_counts = self.loss_counts or bool(body.get("late"))

    def _ask(self, entry: Entry, body: Json) -> None:
        """In the logs of older versions, some may have been asked while others were away."""
        waiting_for = [seat for seat in self.others(entry.seat) if seat not in self.stand_ins]
        self.asking = Asking(body["kind"], entry.seat, int(body["kept"]), waiting_for)
        self.asked.note(body["kind"], self.asker(entry.seat), entry.number)

    def asker(self, seat: Seat) -> Asker:
        return self.seats[seat].person or seat

    def others(self, seat: Seat) -> list[Seat]:
        """The seats of other people, those who are away included."""
        return [other for other in self.people if not self._same_person(other, seat)]

    def _same_person(self, seat: Seat, other: Seat) -> bool:
        return self.seats[seat].person is not None and self.seats[seat].person == self.seats[other].person

    def _answer(self, entry: Entry, body: Json) -> None:
        if self.asking is None:
            return
        if not body["yes"]:
            self.asking = None
            return
        self.asking.waiting_for = [seat for seat in self.asking.waiting_for if seat != entry.seat]
        self.asking.agreed.append(entry.seat)
        if not self.asking.waiting_for and self.asking.kind == "draw":
            self.asking = None
            self._end("agreed", [])

    def _away(self, entry: Entry, body: Json) -> None:
        self.stand_ins[entry.seat] = self.last_stand_ins[entry.seat] = body["bot"]
        if self.asking and entry.seat in self.asking.waiting_for:
            self.asking = None

    def _return(self, entry: Entry, body: Json) -> None:
        self.stand_ins.pop(entry.seat, None)
        assert self.clocks
        self.clocks.go_on(entry.at)
        self.clocks.give_more(entry.seat)

    def _resign(self, entry: Entry, body: Json) -> None:
        self._end("resigned", self._others(entry.seat), seat=entry.seat)

    def _time(self, entry: Entry, body: Json) -> None:
        assert self.clocks
        self.clocks.decide(entry.seat, entry.at, is_choice=False)
        self._end("time", self._others(entry.seat), seat=entry.seat)

    def _abort(self, entry: Entry, body: Json) -> None:
        self._end("aborted", [])

    def _close(self, entry: Entry, body: Json) -> None:
        self._end("closed", [])

    def _rematch(self, entry: Entry, body: Json) -> None:
        """Asked for, or called off."""
        self.rematch = body["table"]
        self.rematch_by = entry.seat if entry.seat >= 0 else None
        if self.rematch_by is not None:
            self.invitations[self.asker(self.rematch_by)] += 1

    def _pause(self, entry: Entry, body: Json) -> None:
        assert self.clocks
        self.clocks.give_back(body["lost"])
        self.resumed = body["until"]

    def _others(self, seat: Seat) -> list[Seat]:
        return [other for other in range(self.all_seats) if other != seat]

    def _end_by_rules(self) -> None:
        if self.game.to_move(self.state) == NOBODY:
            result = self.game.result(self.state)
            assert result is not None
            self._end("rules", result["winners"], result=result)

    def _end(
        self,
        reason: Literal["rules", "resigned", "agreed", "time", "aborted", "closed"],
        winners: list[Seat],
        seat: Seat | None = None,
        result: Json | None = None,
    ) -> None:
        self.status = "over"
        self.asking = None
        ending = Ending(reason=reason, winners=winners, seat=seat, result=result)
        if self.dealer and self.row.brought is None:  # others may still play the deal of the day
            ending.shuffle = self.dealer.promise() if self.row.daily else self.dealer.reveal()
        self.ending = ending

    # What may be told

    def make_dealer(self, words: Sequence[str]) -> Dealer:
        row = self.row
        lot = row.agreement.lot and not self.opening
        rules = self.game.rules
        return Dealer(row.game, row.options, row.secret, words, lot=lot, opening=self.opening, rules=rules)

    def is_forced(self, move: int) -> bool:
        """Whether nothing else was legal there."""
        if move not in self._forced:
            self._forced[move] = len(self.game.legal(self.state_after(move))) == 1
        return self._forced[move]

    def state_after(self, moves: int) -> Any:
        """The position after so many of the moves."""
        assert self.line
        return self.line.after(moves)

    def next_card(self, state: Any) -> Move:
        assert self.dealer
        return self.dealer.next_move(state)

    @property
    def options(self) -> Json:
        """As in a record, once the game has begun; until then, what was asked for."""
        if self.dealer is None:
            return self.row.options
        return self.game.write_options(self.game.read_options(self.dealer.options))

    def info(self) -> TableInfo:
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=self.options,
            agreement=self.row.agreement,
            seats=[self._seat_info(seat) for seat in range(self.all_seats)],
            owner=next((seat for seat in self.people if self._is_owner(seat)), None),
            status=self.status,
            created=self.row.created,
            commitment=commitment_to(self.row.secret),
            opening=self.row.opening,
            rematch=self.rematch,
            rematch_by=self.rematch_by,
            practice=self.is_practice,
            loss_counts=self.loss_counts,
            hints=self.allows_hints,
            from_device=self.row.brought is not None and any(seat.person for seat in self.seats),
            earlier_rules=self.is_by_earlier_rules,
            daily=self.row.daily,
        )

    def _is_owner(self, seat: Seat) -> bool:
        """Neither an owner nor a player who was forgotten is anybody."""
        return self.row.owner is not None and self.seats[seat].person == self.row.owner

    def _seat_info(self, seat: Seat) -> SeatInfo:
        if seat == len(self.seats):
            edition = card_editions().get(str(self.row.options["edition"]))  # one's own may be gone
            return SeatInfo(kind="opponent", name=edition.solo.opponent if edition else None)
        row = self.seats[seat]
        bot = row.bot if row.kind == "bot" else self.stand_ins.get(seat)
        gone = self.departures.get(seat) if row.name else None  # of a forgotten person nothing is told
        resigned = gone is not None and gone.resigned
        left = gone.moves if gone else None
        return SeatInfo(row.kind, row.name, bot, left, resigned, row.is_program)

    def is_complete_since(self, version: int) -> bool:
        """Whether all moves after a version are among the latest."""
        return version >= self._complete_since

    def recall(self, told: list[wire.Played]) -> None:
        """The last moves that stand, played again to see what they made happen."""
        self.latest = deque((self.made[played.number - 1], played) for played in told)
        before = told[0].number - 2
        self._complete_since = self.made[before] if before >= 0 else 0

    def _forget_latest(self) -> None:
        self.latest.clear()
        self._complete_since = self.version

    def view(self) -> Json | None:
        return None if self.state is None else self.game.view(self.state)


_APPLY: Final[dict[str, Callable[[Table, Entry, Any], None]]] = {
    log.OPENING: Table._open,
    log.SEATED: Table._seated,
    log.START: Table._start,
    log.BACK: Table._back,
    log.HINT: Table._hint,
    log.ASK: Table._ask,
    log.ANSWER: Table._answer,
    log.AWAY: Table._away,
    log.RETURN: Table._return,
    log.RESIGN: Table._resign,
    log.TIME: Table._time,
    log.ABORT: Table._abort,
    log.CLOSE: Table._close,
    log.REMATCH: Table._rematch,
    log.PAUSE: Table._pause,
}
