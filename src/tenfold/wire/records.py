"""Games as they are kept, and their positions one by one."""

from __future__ import annotations

from .game import GameView
from .shape import Milliseconds, Shape, TableId, Token
from .socket import Played
from .table import Ending, Table


class Step(Shape):
    """A game after so many of its moves."""

    number: int
    of: int  # how many moves the game has
    played: Played | None  # the move that led here
    view: GameView
    to_move: int | None
    legal: list[Token]
    chances: dict[str, float]  # what chance may give next, with probabilities


class Story(Shape):
    """A whole game: every move with what it made happen."""

    table: Table
    moves: list[Played]
    times: list[Milliseconds]
    ending: Ending | None


class Kept(Shape):
    """A record that was brought in."""

    id: TableId


class Checked(Shape):
    """Whether the cards of a finished game follow from the secret that was promised before."""

    moves: int
    shuffle: bool  # False: the record reveals none
