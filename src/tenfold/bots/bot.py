"""What a bot is: one function that sees a public state and its legal moves and chooses one of them.

    def choose(turn: Turn) -> str | int:
        return turn.legal[turn.below(len(turn.legal))]

A bot of your own is such a function in a file of yours; `my_bots.py:choose` names it on the command line. The
house's own bots are rules (see `registry.py`), so that whole matches between them can be compiled; a bot of
your own may be one, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from tenfold.catalogue import AnyGame
from tenfold.loops.dice import below
from tenfold.protocol.game import Json, Move, Seat
from tenfold.records.dealer import Dealer

LETTERS_OF_NAME: Final = 12  # of a commitment that name a game


@dataclass(frozen=True, slots=True)
class Course:
    """The game that a decision belongs to, as far as whoever asks tells of it."""

    table: str = ""  # a name for it, the same from its first move to its last
    options: Json = field(default_factory=dict)  # every one of them named, as in a record
    moves: Callable[[], list[str]] = list  # so far, as they are written, chance's among them

    @classmethod
    def dealt_by(cls, dealer: Dealer, moves: Callable[[], list[str]]) -> Course:
        """Of a game that a dealer deals; its promise names it."""
        game = dealer.game
        options = game.write_options(game.read_options(dealer.options))
        return cls(dealer.commitment[:LETTERS_OF_NAME], options, moves)


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision to be made. The state is a copy: try things out on it as you like."""

    game: AnyGame
    state: Any
    seat: Seat
    legal: list[Move]
    dice: list[int]  # where `below` takes its randomness from
    course: Course = Course()  # how it came to this position

    def tokens(self) -> list[str]:
        """The legal moves as they are written, in the same order."""
        return [self.game.token(self.state, move) for move in self.legal]

    def view(self) -> Json:
        """Everything there is to see, as plain JSON types."""
        return self.game.view(self.state)

    def below(self, bound: int) -> int:
        """A random number from 0 up to, not including, the bound; the same seed gives the same ones."""
        return below(self.dice, bound)


Bot: TypeAlias = Callable[[Turn], Move | str]
