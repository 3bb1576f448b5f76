"""What is stored of a table: a row that says what was agreed, who sits where, and the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from tenfold.protocol.game import Json
from tenfold.wire.choices import GameName
from tenfold.wire.table import Agreement, DailyMark, Ending, Status

# The kinds of entries, and what their bodies say.
OPENING: Final = "opening"  # the moves that were there before, as a JSON list
# somebody sat down or left, {"resigned": true} perhaps, {"program": true} if it was one of the server's; the
# seats themselves are rows of their own
SEATED: Final = "seated"  # {"asked_from": …} first at a table for another game
# {"words": […], "rules": n}: the words of the players for the shuffle, the version of the rules; "options" if
# fewer came than the table was made for: the seats before this entry are counted with the empty ones
START: Final = "start"
MOVE: Final = "move"  # the token
BACK: Final = (
    "back"  # {"kept": n}: only the first n moves still stand; "practice": true if it is that from now on
)
# somebody who plays alone was helped: from now on it is practice; "late": true, as with "back", if a loss
# counts all the same
HINT: Final = "hint"
ASK: Final = "ask"  # {"kind": …, "kept": n}: the others have to agree
ANSWER: Final = "answer"  # {"yes": …}
AWAY: Final = "away"  # {"bot": …}: a bot plays on for the seat
RETURN: Final = "return"  # the seat's owner plays again
RESIGN: Final = "resign"
TIME: Final = "time"  # the seat's time is up, and the game is lost
ABORT: Final = "abort"
CLOSE: Final = "close"  # by whoever runs the server
REMATCH: Final = "rematch"  # {"table": …}, by whoever asks the others to it; null, by nobody: they have left
PAUSE: Final = (
    "pause"  # {"lost": n, "until": t}: for n milliseconds no server was at work, the last time until t
)

CHANGES_SEATS: Final = frozenset((SEATED, START))  # whoever reads such an entry reads the seats again
CHANGES_POSITION: Final = frozenset((START, MOVE, BACK))
OF_THE_GAME: Final = frozenset(
    (MOVE, BACK, ASK, ANSWER, PAUSE)
)  # these change nothing about the table itself

NOBODYS: Final = -2  # the seat of an entry that is no seat's


class Entry(NamedTuple):
    number: int  # the table's version after it
    at: int
    kind: str
    seat: int
    body: str
    command: str | None


@dataclass(slots=True)
class TableRow:
    id: str
    created: int
    game: GameName
    options: Json
    agreement: Agreement
    secret: bytes
    opening: int
    status: Status
    owner: str | None
    due: int | None
    rematch: str | None = None
    ending: Ending | None = None
    brought: Json | None = None  # the `meta` of a record that was brought in
    household: str | None = None  # of a game of bots alone that goes on: a digest of where it is watched
    source: str | None = None  # the table whose game this one began in the middle of, or is a copy of
    daily: DailyMark | None = None  # its secret is that of the day's deal


@dataclass(slots=True)
class SeatRow:
    kind: Literal["open", "person", "bot"]
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    digest: str | None = None  # of the secret that its holder has
    word: str | None = None
    is_program: bool = False  # whoever sits there is one, or has been
