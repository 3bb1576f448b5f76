"""What is said over a table's WebSocket. Every command is answered; every change has a version."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .cards import Outlook
from .choices import Phrase
from .game import GameChanges, GameEvents, GameView
from .review import DecisionKind, ReviewedDecision, ReviewReason
from .shape import CommandId, Milliseconds, SeatNumber, Shape, Token
from .table import Ending, Table

Version: TypeAlias = Annotated[int, Meta(ge=0, description="Grows by one with everything that is stored.")]


# What a client says


class Hello(Shape, tag="hello"):
    """The first message: which seats are mine, and what I know already."""

    secrets: Annotated[list[str], Meta(max_length=5)] = []
    since: Version | None = None  # the last version seen; what was missed is told


class Move(Shape, tag="move"):
    """Moves in a row, made all or none."""

    id: CommandId
    version: Version  # what the client had seen when it decided
    moves: Annotated[list[Token], Meta(min_length=1, max_length=64)]


class Try(Shape, tag="try"):
    """What would be legal after these moves? Nothing is made."""

    id: CommandId
    version: Version
    moves: Annotated[list[Token], Meta(max_length=64)]


class Hint(Shape, tag="hint"):
    """What would the expert do here?"""

    id: CommandId
    version: Version


class Why(Shape, tag="why"):
    """Why did a bot make this move? It costs nothing."""

    id: CommandId
    move: Annotated[int, Meta(ge=1, le=100_000)]  # counted from 1


class Start(Shape, tag="start"):
    """The owner starts before all seats are taken: with a bot, the open ones go to it and others of its
    strength; without one, those who came play the card game without them. Then everybody is welcomed anew,
    since the seats are counted anew."""

    id: CommandId
    bot: Annotated[str, Meta(max_length=30)] | None = None


class TakeBack(Shape, tag="take_back"):
    """My last decision, or where that needs consent, a question to the others."""

    id: CommandId
    version: Version


class OfferDraw(Shape, tag="offer_draw"):
    id: CommandId
    version: Version


class Answer(Shape, tag="answer"):
    """To the question that stands."""

    id: CommandId
    yes: bool


class Withdraw(Shape, tag="withdraw"):
    """My question; nobody has to answer it any more."""

    id: CommandId


class Resign(Shape, tag="resign"):
    id: CommandId
    seat: SeatNumber


class Abort(Shape, tag="abort"):
    """Ends a game before its first move, or a table before its game. At a table that waits, and at one that
    is listed, its owner does that; of others it means that they leave."""

    id: CommandId


class Leave(Shape, tag="leave"):
    """Gives the seat up: before the game it is open again, later a bot plays on."""

    id: CommandId
    seat: SeatNumber


class FreeSeat(Shape, tag="free_seat"):
    """The owner sends somebody away before the game: the seat is open again, for others."""

    id: CommandId
    seat: SeatNumber


class Return(Shape, tag="return"):
    """Takes the seat back from the bot that played on."""

    id: CommandId
    seat: SeatNumber


class Rematch(Shape, tag="rematch"):
    """Another game, the seats moved round by one: asks the others to it, or says yes to whoever did."""

    id: CommandId


class Decline(Shape, tag="decline"):
    """No, thanks: to whoever asks for another game."""

    id: CommandId


class Say(Shape, tag="say"):
    id: CommandId
    seat: SeatNumber
    phrase: Phrase


class Ping(Shape, tag="ping"):
    """Are you there?"""


Command: TypeAlias = (
    Move
    | Try
    | Hint
    | Why
    | Start
    | TakeBack
    | OfferDraw
    | Answer
    | Withdraw
    | Resign
    | Abort
    | Leave
    | FreeSeat
    | Return
    | Rematch
    | Decline
    | Say
)
FromClient: TypeAlias = (
    Hello
    | Move
    | Try
    | Hint
    | Why
    | Start
    | TakeBack
    | OfferDraw
    | Answer
    | Withdraw
    | Resign
    | Abort
    | Leave
    | FreeSeat
    | Return
    | Rematch
    | Decline
    | Say
    | Ping
)


# What the server says


class Played(Shape):
    """A move that was made, and what it made happen."""

    number: int
    seat: int  # -1: chance
    token: Token
    events: GameEvents


class Clock(Shape):
    """How much time each seat has, and since when the one that moves is using it."""

    left: list[Milliseconds]
    running: SeatNumber | None
    now: Milliseconds


class Question(Shape):
    """Something that the others have to agree to."""

    kind: Literal["take_back", "draw"]
    seat: SeatNumber
    waiting_for: list[SeatNumber]
    agreed: list[SeatNumber] = []  # those who have


class Absence(Shape):
    """Somebody who plays here and is not connected."""

    seat: SeatNumber
    left: Milliseconds  # so long ago, or so long ago the server began to work
    bot_in: Milliseconds | None  # a bot plays for them then, or when it is their turn next; None: none will


class Now(Shape):
    """What is new whenever the game moves on."""

    to_move: int | None  # a seat; None when the game has not begun or is over
    legal: list[Token]
    clock: Clock | None = None
    question: Question | None = None
    ending: Ending | None = None
    take_back: list[SeatNumber] = []  # who has decided something that can be taken back, freely or by consent
    take_back_is_practice: bool = False  # and from then on the game would be practice
    away: list[Absence] = []  # whose turn it is not, too; of those for whom a bot plays already, nothing


class Welcome(Shape, tag="welcome"):
    """Everything: the answer to `hello`, and whenever a client has to begin afresh."""

    version: Version
    table: Table
    mine: list[SeatNumber]
    moves: list[Token]  # all of them
    missed: list[Played]  # since the version that the client named
    view: GameView | None  # None until the game begins
    now: Now
    online: list[SeatNumber]
    watchers: int
    missed_all: bool = True  # False: more was missed than is told; `moves` has all


class Update(Shape, tag="update"):
    """Something was stored. It is also the answer to the command that it names."""

    version: Version
    command: CommandId | None
    kept: int  # so many moves stand from before; fewer than were known after a take-back
    moves: list[Played]
    changes: GameChanges  # the parts of the view that are new
    now: Now
    table: Table | None = None  # when something about the table itself has changed
    declined: SeatNumber | None = None  # who said no to the question that stood, or had asked and withdrew it


class Accepted(Shape, tag="accepted"):
    """To a command that changed nothing for others, or that had been accepted before."""

    id: CommandId
    version: Version


class Refused(Shape, tag="refused"):
    """Nothing was changed. `stale` means: look again, then decide again."""

    id: CommandId | None
    version: Version
    key: str
    details: dict[str, str | int] = {}
    stale: bool = False


class Tried(Shape, tag="tried"):
    """The position after the moves that were tried, as far as they were legal."""

    id: CommandId
    version: Version
    made: int  # how many of the moves were legal
    view: GameView
    to_move: int | None
    legal: list[Token]
    key: str | None = None  # why the next move was not legal
    details: dict[str, str | int] = {}
    proposal: list[Token] | None = None  # when there is something to pay: a good way to
    outlook: Outlook | None = None  # at a table of cards: what it does to one's points and means


class Advice(Shape, tag="advice"):
    """What there is to choose, the best first, by the expert's judgement. A first look comes at once;
    soon a closer one with the same id takes its place."""

    id: CommandId
    version: Version
    decision: ReviewedDecision  # as the expert would make it
    final: bool  # nothing better will come


class Explanation(Shape, tag="explanation"):
    """Why a bot did something, by its own lights; what is best it does not tell."""

    id: CommandId
    version: Version
    number: int  # of the decision's first move
    seat: SeatNumber
    bot: str  # as in the catalogue; what it believes goes by that
    kind: DecisionKind
    moves: list[Token]
    value: float | None  # the chance to win that it saw in this; null where it has no such number
    next_moves: list[Token]  # what it would have done otherwise; empty likewise
    next_value: float | None
    reasons: list[ReviewReason]  # of the expert: something that can be counted


class Presence(Shape, tag="presence"):
    """Somebody has come or gone."""

    online: list[SeatNumber]
    watchers: int
    away: list[Absence] = []  # as in `Now`


class Said(Shape, tag="said"):
    seat: SeatNumber
    phrase: Phrase


class Goodbye(Shape, tag="goodbye"):
    """The server closes the connection and says why."""

    key: str
    details: dict[str, str | int] = {}


class Pong(Shape, tag="pong"):
    """I am here."""


FromServer: TypeAlias = (
    Welcome | Update | Accepted | Refused | Tried | Advice | Explanation | Presence | Said | Goodbye | Pong
)
