"""What a game is: the one page that everything above the games speaks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

Seat: TypeAlias = int
Move: TypeAlias = int
Json: TypeAlias = dict[str, Any]

Shuffle: TypeAlias = Callable[[list[int]], list[int]]

# Raised whenever a ruling changes what an old record means.
RULES_VERSION: Final = 2

CHANCE: Final[Seat] = -1
NOBODY: Final[Seat] = -2

Options = TypeVar("Options")
State = TypeVar("State")


class Game(ABC, Generic[Options, State]):
    """A game of open information with chance.

    A state is a value: `apply` returns a new one and leaves the old one alone. What is still hidden, the
    order of the cards or tiles to come, is in no state; chance is a seat, and what it gives is a move.
    Inside, a move is a number below `space`; outside, it is a token. Both name exactly the same thing.
    """

    name: str
    space: int

    def __init__(self, rules: int = RULES_VERSION) -> None:
        self.rules = rules  # the version of the rules by which it is played

    def ruled_since(self, options: Options) -> int:
        """The first version of the rules that says the same as today's of a game with these options."""
        return 1

    @abstractmethod
    def read_options(self, raw: Mapping[str, object]) -> Options:
        """The options as given in a record, checked; raises `BadOptions`."""

    @abstractmethod
    def write_options(self, options: Options) -> Json:
        """The options as they stand in a record, every one of them named."""

    @abstractmethod
    def seats(self, options: Options) -> int:
        """How many seats there are; a solo opponent's is one of them."""

    @abstractmethod
    def start(self, options: Options) -> State:
        """The position before the first move."""

    @abstractmethod
    def to_move(self, state: State) -> Seat:
        """A seat, `CHANCE`, or `NOBODY` when the game is over."""

    @abstractmethod
    def legal(self, state: State) -> list[Move]:
        """Every legal move, ascending; empty only when the game is over."""

    @abstractmethod
    def apply(self, state: State, move: Move) -> State:
        """The position after a move; raises `Illegal` or `Over`."""

    @abstractmethod
    def advance(self, state: State, move: Move) -> State:
        """The same for a move that is known to be legal, such as one that `move` gave; it checks nothing."""

    @abstractmethod
    def chances(self, state: State) -> list[tuple[Move, int]]:
        """Chance's moves with their weights; the probability is weight over the sum of weights."""

    @abstractmethod
    def shuffled(self, raw: Json, shuffle: Shuffle) -> tuple[Json, list[list[Move]]]:
        """What a dealer needs before the game: the options with all that is left to chance before the first
        move filled in, and the piles that chance will take from, in order."""

    @abstractmethod
    def pile(self, state: State) -> int:
        """Which of those piles chance takes from next."""

    @abstractmethod
    def result(self, state: State) -> Json | None:
        """Who won and how, as it stands in a record; None before the end."""

    @abstractmethod
    def view(self, state: State) -> Json:
        """Everything there is to see, as plain JSON types; the same for everybody."""

    @abstractmethod
    def events(self, before: State, move: Move, after: State) -> list[Json]:
        """What a move made happen, step by step, for those who animate it or read it aloud."""

    @abstractmethod
    def token(self, state: State, move: Move) -> str:
        """How the move is written."""

    @abstractmethod
    def move(self, state: State, token: str) -> Move:
        """The legal move that a token writes; raises `Unreadable`, `Illegal` or `Over`."""

    @abstractmethod
    def key(self, state: State) -> bytes:
        """Equal for equal positions and for no others."""
