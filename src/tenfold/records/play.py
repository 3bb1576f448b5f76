"""A game being played: what was agreed, the moves so far, and the position they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tenfold.catalogue import find_game
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import CHANCE, RULES_VERSION, Json, Seat

from .displays import Displayed
from .record import Record
from .rules_version import rules_of


class Play(Displayed):
    """Moves go in as tokens, and what may happen next can always be asked.

    >>> play = Play("cards", edition="aeg", seats=2)
    >>> play.legal()
    ['draw']
    >>> play.push("draw")
    [{'event': 'draws', 'seat': 0}]
    >>> play.is_chance
    True
    """

    def __init__(self, game: str, rules: int = RULES_VERSION, /, **options: Any) -> None:
        self.game = find_game(game, rules)
        self.options = self.game.read_options(options)
        self.state = self.game.start(self.options)
        self.moves: list[str] = []

    @classmethod
    def from_record(cls, record: Record) -> Play:
        """Plays a record's moves; an error says at which of them it happened."""
        play = cls.before(record)
        for _ in play.follow(record.moves):
            pass
        return play

    @classmethod
    def before(cls, record: Record) -> Play:
        """The game of a record before its first move, by the version of the rules that it fits."""
        return cls(record.game, rules_of(record), **record.options)

    @property
    def seats(self) -> int:
        return self.game.seats(self.options)

    @property
    def is_by_earlier_rules(self) -> bool:
        """Whether something has been ruled otherwise since."""
        return self.game.rules < self.game.ruled_since(self.options)

    @property
    def to_move(self) -> Seat:
        return self.game.to_move(self.state)

    @property
    def is_chance(self) -> bool:
        return self.to_move == CHANCE

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> Json | None:
        return self.game.result(self.state)

    def legal(self) -> list[str]:
        """The tokens of all legal moves, in the game's own order."""
        return [self.game.token(self.state, move) for move in self.game.legal(self.state)]

    def chances(self) -> list[tuple[str, int]]:
        """What chance may give, with weights; empty when it is a player's move."""
        return [(self.game.token(self.state, move), weight) for move, weight in self.game.chances(self.state)]

    def push(self, token: str) -> list[Json]:
        """Makes a move and tells what happened; a wrong one raises an error and changes nothing."""
        before = self.state
        move = self.game.move(before, token)
        self.state = self.game.advance(before, move)
        self.moves.append(token)
        return self.game.events(before, move, self.state)

    def follow(self, tokens: Iterable[str]) -> Iterator[str]:
        """Gives token after token, and makes each move when asked for the next."""
        for token in tokens:
            yield token
            try:
                self.state = self.game.advance(self.state, self.game.move(self.state, token))
                self.moves.append(token)
            except TenfoldError as error:
                error.move_number = len(self.moves) + 1
                raise

    def take_back(self, moves: int = 1) -> None:
        """Goes back to the position before the last moves."""
        kept = self.moves[: max(len(self.moves) - moves, 0)]
        self.state = self.game.start(self.options)
        self.moves = []
        for token in kept:
            self.state = self.game.advance(self.state, self.game.move(self.state, token))
            self.moves.append(token)

    def view(self) -> Json:
        return self.game.view(self.state)

    def record(self, meta: Json | None = None) -> Record:
        """The game so far, with the version of the rules in its `meta`."""
        return Record(
            game=self.game.name,
            options=self.game.write_options(self.options),
            moves=list(self.moves),
            result=self.result,
            meta={"rules": self.game.rules, **(meta or {})},
        )
