"""What a study has found, as numbers: values are shares of a victory, lists go by seat.

Whoever studies a game keeps its moves and calls `go_on` again and again (`walk.py`). Each call does a bounded
amount of work and says what came of it. A chance or a decision that was found is read before the next call;
sums are kept to the end. So nothing here grows with the length of a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from tenfold.cards import deck
from tenfold.cards import moves as card_moves
from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import Byte, Short, Struct, inside, numbers, reals
from tenfold.tiles import moves as tile_moves

# What came of some work.
MORE: Final = 0  # nothing new yet
CHANCE_FOUND: Final = 1  # `study.chance` is to be read
DECISION_FOUND: Final = 2  # `study.decision` is to be read
OVER_NOW: Final = 3  # the sums are complete; or the one decision that was asked about is

# Whether a comparison is there to find out what the others are measured against.
FIRST_LOOK: Final = 1
LOOKED: Final = 2

# How closely it is looked.
QUICK: Final = 0
NORMAL: Final = 1
DEEP: Final = 2
Level: TypeAlias = Literal["quick", "normal", "deep"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

Mark: TypeAlias = Literal["", "small", "clear", "grave"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
NO_MARK, SMALL_MARK, CLEAR_MARK, GRAVE_MARK = range(4)

Kind: TypeAlias = Literal[
    "drawing",  # drew on; an error was drawing too long
    "stopping",  # stopped; an error was stopping too early
    "reward",  # stopped rightly, and took the other reward
    "bidding",
    "buying",
    "paying",
    "missed_win",
    "missed_block",
    "placing",
    "second_round",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
(
    DRAWING,
    STOPPING,
    REWARD,
    BIDDING,
    BUYING,
    PAYING,
    MISSED_WIN,
    MISSED_BLOCK,
    PLACING,
    SECOND_ROUND,
) = range(len(KINDS))

# The first of all reasons; those of the games follow (`reasons/table.py`).
(
    VERDICT,  # what would have been better: option moves, percent
    AS_GOOD,  # and what as good as that: options
    WHAT_FOLLOWS,  # nothing countable speaks for the better choice
    WINS_SURELY,
    LOSES_SURELY,
    WINS_AT_ONCE,  # a fact of the tile game
) = range(6)

MOST_CHOICES: Final = max(card_moves.SPACE, tile_moves.SPACE)  # no list of legal moves is longer
MOST_PAYMENTS: Final = 40  # that are compared; there may be thousands
MOST_PIECES: Final = card_moves.HIGHEST_BID  # of one payment: each pays at least 1
MOST_MOVES: Final = max(MOST_PAYMENTS * MOST_PIECES, MOST_CHOICES)  # of all choices together
MOST_OUTCOMES: Final = deck.KINDS  # of chance
MOST_MOMENTS: Final = 5  # moves that are said to have decided a game

MOST_REASONS: Final = 16  # of one decision: a verdict is two, both games have at most eight facts
MOST_DETAILS: Final = 6  # of one reason
MOST_LISTED: Final = 128  # in all lists that reasons speak of: cells of a tile game's threats


@dataclass(slots=True)
class Choices(Struct):
    """What a decision has to choose from: each is a move, or all pieces of a payment."""

    count: int = 0
    firsts: list[Short] = numbers(MOST_CHOICES)  # by choice: where its moves begin in `moves`,
    lengths: list[Short] = numbers(MOST_CHOICES)  # and how many they are
    moves: list[Short] = numbers(MOST_MOVES)


@dataclass(slots=True)
class Options(Struct):
    """Choices that were looked at more closely: once a decision has been found, the best first."""

    count: int = 0
    choices: list[Short] = numbers(MOST_CHOICES)  # by option: its place among the choices
    values: list[float] = reals(MOST_CHOICES * MOST_SEATS)  # by option × MOST_SEATS + seat
    standard_errors: list[float] = reals(MOST_CHOICES)  # of the mover's value less that of the measure
    exact: list[Byte] = numbers(MOST_CHOICES)  # 1: proven, not estimated
    is_equal: list[Byte] = numbers(MOST_CHOICES)  # 1: as good as the best, as far as can be told
    has_lead: list[Byte] = numbers(MOST_CHOICES)  # 1: somebody looked by how many points it ends ahead,
    leads: list[float] = reals(MOST_CHOICES)  # which is so many on average,
    lead_errors: list[float] = reals(MOST_CHOICES)  # with this standard error, less the best option's


@dataclass(slots=True)
class Comparison(Struct):
    """A decision while it is looked at. Whoever judges fills `found` and says when it `is_done`."""

    level: int = 0
    seed: int = 0
    seat: int = 0  # who decides
    choices: Choices = inside(Choices)
    measure: int = 0  # the choice that the others are measured against: the one made, if it was
    measuring: int = 0  # where none was made: a first look says which (`FIRST_LOOK`), or has (`LOOKED`)
    looks: list[float] = reals(MOST_CHOICES * MOST_SEATS)  # by choice × MOST_SEATS + seat: at first sight
    solved: list[Byte] = numbers(MOST_CHOICES)  # by choice: 1 if that is proven
    kept: list[Short] = numbers(MOST_CHOICES)  # choices that are worth a closer look, the best first
    is_kept: list[Byte] = numbers(MOST_CHOICES)  # by choice: 1 if it is among them
    kept_count: int = 0
    stage: int = 0  # what whoever judges does next, 0 at first
    place: int = 0  # and how far that has come
    is_done: int = 0
    is_unclear: int = 0  # 1: nobody can tell which choice is best, and that is to be said
    found: Options = inside(Options)


@dataclass(slots=True)
class Reasons(Struct):
    """Why, as numbers: `reasons/table.py` says which details each has. A list among them is where it
    begins in `listed`, times 256, plus how long it is."""

    count: int = 0
    keys: list[Short] = numbers(MOST_REASONS)  # places in the table
    details: list[int] = numbers(MOST_REASONS * MOST_DETAILS)
    listed: list[int] = numbers(MOST_LISTED)
    listed_count: int = 0


@dataclass(slots=True)
class Decision(Struct):
    """A seat chose: one move, or a whole payment. Its choices and options stand in `study.comparison`."""

    number: int = 0  # of its first move in the record, from 1
    moves: int = 0  # that it takes up there
    seat: int = 0
    kind: int = 0  # a place in KINDS
    made: int = 0  # its place among the options
    changes: list[float] = reals(MOST_SEATS)  # what the choice changed against the best one
    error: float = 0.0  # what it cost the mover: the negative of its own change
    standard_error: float = 0.0
    counts: int = 0  # 1: there was a choice worth the name
    mark: int = 0  # a place in MARKS
    unclear: int = 0
    reasons: Reasons = inside(Reasons)


@dataclass(slots=True)
class Chance(Struct):
    """What chance gave."""

    number: int = 0
    move: int = 0
    seat: int = 0  # whose card or tile it was
    probability: float = 0.0
    luck: list[float] = reals(MOST_SEATS)
    is_great: int = 0  # 1: much luck for its seat, good or bad, that was not to be expected


@dataclass(slots=True)
class Weighing(Struct):
    """All that one chance may give, while it is looked at. Whoever judges says when it `is_done`."""

    level: int = 0
    is_begun: int = 0
    place: int = 0  # how far that has come
    is_done: int = 0


@dataclass(slots=True)
class Study(Struct):
    seats: int = 0
    level: int = 0
    seed: int = 0
    at: int = 0  # moves of the game that have been looked at
    stage: int = 0  # what is to be done next (`walk.py`)
    is_single: int = 0  # 1: it is about one decision, not about a game
    made: int = 0  # the choice made, as a place in `comparison.choices`; -1 if none was
    work: int = 0  # done in all; a unit is about a microsecond

    value: list[float] = reals(MOST_SEATS)  # what is known of the position that was reached: the course
    chance: Chance = inside(Chance)
    decision: Decision = inside(Decision)
    comparison: Comparison = inside(Comparison)

    # What chance may give.
    weighing: Weighing = inside(Weighing)
    outcome_count: int = 0
    outcome_moves: list[int] = numbers(MOST_OUTCOMES)
    outcome_weights: list[int] = numbers(MOST_OUTCOMES)
    outcomes: list[float] = reals(MOST_OUTCOMES * MOST_SEATS)  # by outcome × MOST_SEATS + seat

    # Paper.
    mean: list[float] = reals(MOST_SEATS)
    seen: list[float] = reals(MOST_SEATS)
    listed: list[int] = numbers(MOST_CHOICES)
    path: list[int] = numbers(MOST_PIECES)

    # Sums: result = start + luck + what decisions changed + residual, seat by seat.
    result: list[float] = reals(MOST_SEATS)
    start: list[float] = reals(MOST_SEATS)
    luck: list[float] = reals(MOST_SEATS)
    residual: list[float] = reals(MOST_SEATS)  # where a later look disagreed with an earlier one
    gifts: list[float] = reals(MOST_SEATS * MOST_SEATS)  # by who decided × MOST_SEATS + who gained
    decisions: list[int] = numbers(MOST_SEATS)  # those that count
    left_out: list[int] = numbers(MOST_SEATS)  # forced ones, and those that came to the same
    marks: list[int] = numbers(MOST_SEATS * len(MARKS))  # by seat × 4 + mark
    moments: list[int] = numbers(MOST_MOMENTS)  # the numbers of the moves that decided the game,
    moment_weights: list[float] = reals(MOST_MOMENTS)  # the weightiest first
    moment_count: int = 0
