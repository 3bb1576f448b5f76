"""The deal of the day: the same for everybody, what came of it for each, and the days that one has played.

Days are counted by UTC. A deal is *sealed* until it closes, some hours after its day: until then its secret
is nobody's, and a game of it is seen by nobody but whoever plays it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from .choices import GameName
from .review import DecisionKind
from .shape import Milliseconds, Shape, TableId, Token
from .table import Made, MoveNumber

DayNumber: TypeAlias = Annotated[
    int, Meta(ge=0, le=100_000, description="Days since the first of January 1970, by UTC.")
]


class DailyNet(Shape):
    """A game without its luck, as its review has it; shares of a victory."""

    lost: float  # by one's own decisions
    luck: float  # what chance gave
    adjusted: float  # the result without the luck
    accuracy: float | None  # from 0 to 100; null where no decision counts


class DailyResult(Shape):
    """What came of a game of the day."""

    won: bool
    share: float  # of the victory: one half if it was a draw
    points: int | None  # cards: one's own; null if it was not played to its end
    lead: int | None  # cards: points ahead of the solo opponent, below 0 behind her
    ended: Literal["rules", "resigned", "time", "closed"]  # time: the deal closed before the game was over
    busts: list[bool]  # cards: of each turn of one's own, whether it was a bust
    net: DailyNet | None  # null until it is reviewed, and of a game that was broken off


class MyDaily(Shape):
    """How one stands with a deal: only the first attempt counts."""

    status: Literal["new", "playing", "over"] = "new"
    table: TableId | None = None
    result: DailyResult | None = None


class DailyDeal(Shape):
    """One game of one day."""

    day: DayNumber
    game: GameName
    options: dict[str, Any]  # as in a record
    opponent: str | None  # tiles: the bot in seat 1; cards are played against the edition's solo opponent
    commitment: str  # to the secret, from which the cards or tiles and all dice of the bots follow
    begins: Milliseconds
    ends: Milliseconds  # until then a first attempt may begin
    closes: Milliseconds  # then the secret is public; first attempts that still go on are lost
    secret: str | None  # in hexadecimal digits, once the deal is closed
    mine: MyDaily


class Today(Shape):
    """Today's deals, and what of yesterday's is still open."""

    day: DayNumber
    deals: list[DailyDeal]
    unfinished: list[DailyDeal] = []  # of the day before, that one has begun and may still play to the end
    days: int = 0  # on which one has played before today
    counts: bool = False  # whether one has a place today: from the third day on


class DailyDay(Shape):
    """The deals of one day; from then on when they are closed, everything to play them without a server."""

    day: DayNumber
    deals: list[DailyDeal]


class DailyCommitment(Shape):
    """What was promised of a deal before its day."""

    day: DayNumber
    game: GameName
    commitment: str


class DailyPractice(Shape):
    """Play a deal again, from the beginning or from a move of one's own first attempt."""

    move: MoveNumber = 0


class DailyStarted(Made):
    """The table, as making one answers."""

    counts: bool  # it is the first attempt


class DailyBar(Shape):
    """How many had a result: `lead` of cards, `share` of tiles; null is a game that was broken off."""

    result: float | None
    people: int


class DailyHouse(Shape):
    """What one of the house's opponents made of the same deal in one's own seat."""

    bot: str
    table: TableId
    result: DailyResult | None  # null while it plays


class RevealedDeal(Shape):
    """A deal that is closed: everything to play it without a server, and what the house made of it."""

    day: DayNumber
    game: GameName
    options: dict[str, Any]
    opponent: str | None
    secret: str  # in hexadecimal digits
    house: list[DailyHouse]  # from gentle to strong; empty if nobody has played it


class DailyChoice(Shape):
    moves: list[Token]
    people: int
    error: float  # on average, by their reviews


class HardDecision(Shape):
    """A decision to which many came by the same moves, and that many got wrong."""

    number: int  # of its first move, from 1
    kind: DecisionKind
    people: int  # who came there and whose game is reviewed
    wrong: int  # of them chose something that the review marks
    lost: float  # by all of them together
    best: list[Token]
    choices: list[DailyChoice]  # what they chose, the most usual first
    is_mine: bool = False  # I came there, too


class DailyField(Shape):
    """What a deal's first attempts come to; the same for everybody."""

    people: int  # whose game is over
    placed: int  # of them those among whom places are counted: it is at least their third day
    shares: float  # of the victory, all together
    bars: list[DailyBar]  # the best first
    reviewed: int
    mean_lost: float | None  # by the decisions of a game that is reviewed
    mean_accuracy: float | None
    house: list[DailyHouse]  # from gentle to strong
    hardest: list[HardDecision]
    at: Milliseconds  # when it was counted
    final: bool  # nothing will be counted any more


class Parting(Shape):
    """Where one's game first left the field's: what most of those chose who had made the same moves."""

    number: int  # of the move, from 1
    mine: Token
    usual: Token
    people: int  # who came there, oneself among them
    with_me: int  # who chose the same
    with_usual: int


class DailyStanding(Shape):
    """One's own first attempt beside the others'."""

    result: DailyResult
    table: TableId
    moves: int
    place: int  # among those who are counted, ties shared; of a newcomer, the one it would be
    net_place: int | None  # the same by what was lost by decisions, among those who are reviewed
    net_placed: int  # how many those are
    counts: bool  # false of a newcomer, who is not among them
    parting: Parting | None


class DailyPage(Shape):
    """A deal and what came of it, for those who have played it, and for everybody once it is closed."""

    deal: DailyDeal
    field: DailyField
    mine: DailyStanding | None = None


class CalendarGame(Shape):
    game: GameName
    status: Literal["playing", "over"]
    result: DailyResult | None


class CalendarDay(Shape):
    day: DayNumber
    games: list[CalendarGame]


class CalendarWeek(Shape):
    """From Monday to Sunday; losses are shares of a victory a game."""

    first: DayNumber
    days: int
    games: int
    shares: float
    reviewed: int
    mean_lost: float | None
    mean_accuracy: float | None


class DailyCalendar(Shape):
    """The days that one has played, the latest first. One missed day a week is forgiven."""

    days: list[CalendarDay] = []
    weeks: list[CalendarWeek] = []
    streak: int = 0  # days played in a row, those that are forgiven neither counted nor missed
    longest: int = 0
    forgiven: list[DayNumber] = []  # in the streak at hand
    spare: bool = True  # whether another day of this week may be missed
    first: DayNumber = 0  # the first of which the server has deals
