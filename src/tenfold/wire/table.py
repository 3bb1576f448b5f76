"""A table: what is agreed when it is made, and what everybody may know of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from .choices import GameName
from .game import GameResult
from .shape import Milliseconds, PersonName, SeatNumber, Shape, TableId, Word

Status: TypeAlias = Literal["waiting", "playing", "over"]
MoveNumber: TypeAlias = Annotated[int, Meta(ge=0, le=100_000, description="Counted from 1; 0 is the start.")]


class OpenSeat(Shape, tag="open", tag_field="kind"):
    """Whoever has the link may sit down here."""


class MySeat(Shape, tag="mine", tag_field="kind"):
    """The maker of the table sits here; several seats may be theirs."""

    name: PersonName | None = None  # at a table where several people share one screen


class BotSeat(Shape, tag="bot", tag_field="kind"):
    bot: Annotated[str, Meta(max_length=30)]  # by the name of its strength, as in the catalogue


SeatChoice: TypeAlias = OpenSeat | MySeat | BotSeat


class GameClock(Shape, tag="game", tag_field="kind"):
    """So much time for the whole game, and some more with every decision."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=300, description="Seconds.")] = 0


class MoveClock(Shape, tag="move", tag_field="kind"):
    """So many days for every decision: play by correspondence."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockChoice: TypeAlias = GameClock | MoveClock


class Agreement(Shape):
    """What a table agrees on beside the options of the game."""

    clock: ClockChoice | None = None
    overtime: Literal["bot", "lose"] = "bot"  # when time is up: a bot plays on, or the game is lost
    absence: Literal["bot", "wait"] = "bot"  # when a player is away: a bot plays on, or everybody waits
    patience: Annotated[int, Meta(ge=10, le=86_400, description="Seconds until away is too long.")] = 120
    takeback: Literal["free", "consent", "never"] = "consent"
    listed: bool = False  # strangers find it in the lobby
    aids: bool = True  # odds and the cards still to come are shown
    hints: Literal["alone", "everybody", "never"] = "alone"  # who may ask what the expert would do
    lot: bool = True  # who starts is drawn by lot; otherwise `options.start` says it
    programs: bool = False  # they may sit down, too; then nobody's rating is moved by them


class Position(Shape):
    """A position of a table's game: after so many of its moves."""

    table: TableId
    move: MoveNumber


class NewTable(Shape):
    game: GameName
    options: dict[str, Any]  # as in a record; rows of tiles are drawn by the dealer
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=5)]
    agreement: Agreement = field(default_factory=Agreement)
    beginning: Position | None = None  # play on from here; options and game are then the same as there
    word: Word | None = None


class SeatKey(Shape):
    """What a client needs to move for a seat. It is told once; the server keeps only its digest."""

    seat: SeatNumber
    secret: str


class Made(Shape):
    id: TableId
    keys: list[SeatKey]


class SitDown(Shape):
    name: PersonName | None = None  # otherwise the person's own
    word: Word | None = None


class Seat(Shape):
    kind: Literal["open", "person", "bot", "opponent"]
    name: str | None = None  # of an open seat: for whom it is kept
    bot: str | None = None  # which bot plays here, if one does; also while its owner is away
    left: MoveNumber | None = None  # after so many moves its player left for good, and the bot plays on
    resigned: bool = False  # by resigning
    program: bool = False  # whoever sits here has said that it is one


class DailyMark(Shape):
    """Of a game of the deal of the day."""

    day: int  # since the first of January 1970, by UTC
    counts: bool  # it is somebody's first attempt; else it is practice


class Table(Shape):
    """What everybody may know of a table that does not change with every move."""

    id: TableId
    game: GameName
    options: dict[str, Any]
    agreement: Agreement
    seats: list[Seat]
    owner: SeatNumber | None  # the first seat of whoever made the table
    status: Status
    created: Milliseconds
    commitment: str  # to the shuffle, made before anybody sat down
    opening: MoveNumber = 0  # so many moves were there when the game began here
    rematch: TableId | None = None  # the table where these people play again, or are asked to
    rematch_by: SeatNumber | None = None  # who asked
    practice: bool = False  # somebody was helped, or took back what they had seen the outcome of: no result
    loss_counts: bool = False  # though it is practice: that came late, and now it can be lost but not won
    hints: bool = (
        False  # whoever plays here may ask what the expert would do, unless the server has no expert
    )
    from_device: bool = (
        False  # somebody played it without a server and brought it here: it counts for nothing
    )
    earlier_rules: bool = False  # it goes by an earlier version of the rules, which ruled something otherwise
    daily: DailyMark | None = None


class Listed(Shape):
    """A table in a list."""

    table: Table
    moves: int
    changed: Milliseconds
    to_move: list[SeatNumber]
    mine: list[SeatNumber] = []
    ending: Ending | None = None


class Ending(Shape):
    """How a game ended: by the rules, or otherwise."""

    reason: Literal["rules", "resigned", "agreed", "time", "aborted", "closed"]
    winners: list[SeatNumber]
    seat: SeatNumber | None = None  # who resigned, or ran out of time
    result: GameResult | None = None  # as in a record, when the rules ended it
    shuffle: dict[str, Any] | None = None  # the dealer's secret, revealed


class Tables(Shape):
    tables: list[Listed]
    next: str | None = None  # ask with this for what comes after
