"""Games that are being looked at again. The last ones are kept, so that a walk through one plays it once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple

from tenfold.catalogue import AnyGame
from tenfold.protocol.game import CHANCE, NOBODY, Json
from tenfold.server.table.positions import Line
from tenfold.server.table.trial import Trial, try_from
from tenfold.wire.records import Step
from tenfold.wire.socket import Played

MOST_KEPT: Final = 32  # games


class ReplayedGame(NamedTuple):
    table: str
    game: AnyGame
    options: Json  # with all that the dealer has decided
    moves: list[str]

    def start(self) -> Any:
        return self.game.start(self.game.read_options(self.options))


class Replays:
    """For one thread, the one that does what is heavy."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, Line] = OrderedDict()

    def step(self, replayed: ReplayedGame, number: int) -> Step:
        """The position after so many moves, and the move that led there."""
        game, line, played = replayed.game, self._line(replayed), None
        if number:
            before, token = line.after(number - 1), replayed.moves[number - 1]
            played = _played(game, before, number, token, line.after(number))
        state = line.after(number)
        seat, chances = game.to_move(state), game.chances(state)
        whole = sum(weight for _, weight in chances)
        return Step(
            number=number,
            of=len(replayed.moves),
            played=played,
            view=game.view(state),
            to_move=None if seat in (NOBODY, CHANCE) else seat,
            legal=[] if seat == CHANCE else [game.token(state, move) for move in game.legal(state)],
            chances={game.token(state, move): weight / whole for move, weight in chances},
        )

    def trial(self, replayed: ReplayedGame, number: int, moves: list[str]) -> Trial:
        """What would be legal after so many moves of the game and these."""
        return try_from(replayed.game, self._line(replayed).after(number), moves)

    def tell(self, replayed: ReplayedGame) -> list[Played]:
        """All moves with what they made happen."""
        line, told = self._line(replayed), []
        before = line.after(0)
        for number, token in enumerate(replayed.moves, 1):
            after = line.after(number)
            told.append(_played(replayed.game, before, number, token, after))
            before = after
        return told

    def _line(self, replayed: ReplayedGame) -> Line:
        """With its positions as far as they are known; not if something was taken back since."""
        line = self._lines.pop(replayed.table, None)
        if line is None or line.tokens != replayed.moves[: len(line.tokens)]:
            line = Line(replayed.game, replayed.start())
        line.tokens += replayed.moves[len(line.tokens) :]
        self._lines[replayed.table] = line
        if len(self._lines) > MOST_KEPT:
            self._lines.popitem(last=False)
        return line


def _played(game: AnyGame, before: Any, number: int, token: str, after: Any) -> Played:
    return Played(number, game.to_move(before), token, game.events(before, game.move(before, token), after))
