"""What a client may say at a table: mostly moves, and everything else that the wire allows, wise or not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, get_args

from tenfold.bots.registry import HOUSE
from tenfold.cards.moves import TOKENS
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json
from tenfold.server.table.table import Table
from tenfold.wire.choices import Phrase

ODD_TOKENS: Final = (
    "x", "DRAW", "draw ", "bid:0", "bid:999999", "bid:-1", "bid:01", "bid:", "buy:$1", "buy:B1", "buy:**",
    "spend:!", "spend:B9", "B10", "place:0,0", "place:0", "place:1,1>0,0", "place:99999,1", "place:-0,1",
    "left:0,0", "right:1,0", "move:0,0>1,0", "move:0,0>0,0", "move:5,5>1,1", "pass", "4", "0", "ä", "spend:",
    "place:٣,1",
)  # fmt: skip
MOST_IN_A_ROW: Final = 6


class Client:
    """Somebody who has not always seen everything."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._sent: list[Json] = []

    def say(self, table: Table) -> Json:
        """The next message; most of them are moves as long as there are some to make."""
        is_mine = table.to_move in table.people
        ways = WAYS if is_mine else OTHER_WAYS
        (way,) = self._dice.choices(list(ways), list(ways.values()))
        message = way(self, table)
        if "id" in message:
            self._sent.append(message)
        return message

    def _command(self, kind: str, **parts: Any) -> Json:
        return {"type": kind, "id": f"{kind}-{len(self._sent)}", **parts}

    def _version(self, table: Table) -> int:
        """Mostly what there is; now and then what there was."""
        if self._dice.random() < 0.97:
            return table.version if self._dice.random() < 0.8 else table.position_version
        return max(table.position_version - self._dice.randint(1, 3), 0)

    def _seat(self, table: Table) -> int:
        mine = table.people
        return self._dice.choice(mine) if mine and self._dice.random() < 0.9 else self._dice.randrange(5)

    # The ways

    def move(self, table: Table) -> Json:
        return self._command("move", version=self._version(table), moves=[self._dice.choice(table.legal())])

    def move_on(self, table: Table) -> Json:
        """Several moves in a row, perhaps one too many."""
        moves = self._row(table, self._dice.randint(2, MOST_IN_A_ROW))
        return self._command("move", version=self._version(table), moves=moves)

    def move_oddly(self, table: Table) -> Json:
        moves = self._row(table, self._dice.randint(0, 2))
        moves.insert(self._dice.randint(0, len(moves)), self._odd_token())
        return self._command("move", version=self._version(table), moves=moves)

    def try_on(self, table: Table) -> Json:
        moves = self._row(table, self._dice.randint(0, MOST_IN_A_ROW)) if table.to_move is not None else []
        if self._dice.random() < 0.3:
            moves.insert(self._dice.randint(0, len(moves)), self._odd_token())
        return self._command("try", version=self._version(table), moves=moves)

    def _odd_token(self) -> str:
        return self._dice.choice(TOKENS if self._dice.random() < 0.5 else ODD_TOKENS)

    def _row(self, table: Table, most: int) -> list[str]:
        """Legal moves one after another; where the turn ends, mostly no more of them."""
        game, state, seat, moves = table.game, table.state, table.to_move, list[str]()
        while len(moves) < most:
            if game.to_move(state) != seat and self._dice.random() < 0.9:
                break
            legal = game.legal(state)
            if not legal:
                break
            token = game.token(state, self._dice.choice(legal))
            moves.append(token)
            try:
                state = game.advance(state, game.move(state, token))
            except TenfoldError:
                break
        return moves

    def take_back(self, table: Table) -> Json:
        return self._command("take_back", version=self._version(table))

    def resign(self, table: Table) -> Json:
        return self._command("resign", seat=self._seat(table))

    def leave(self, table: Table) -> Json:
        return self._command("leave", seat=self._seat(table))

    def abort(self, table: Table) -> Json:
        return self._command("abort")

    def hello(self, table: Table) -> Json:
        since = self._dice.choice(
            (None, 0, table.version, table.version + 1, self._dice.randint(0, table.version))
        )
        return {"type": "hello", "since": since}

    def ping(self, table: Table) -> Json:
        return {"type": "ping"}

    def ask_others(self, table: Table) -> Json:
        """What needs others, or a table that waits."""
        dice = self._dice
        bot = dice.choice((None, "nobody", *HOUSE[table.row.game].bots))
        return dice.choice(
            (
                self._command("offer_draw", version=self._version(table)),
                self._command("answer", yes=dice.random() < 0.5),
                self._command("withdraw"),
                self._command("return", seat=self._seat(table)),
                self._command("free_seat", seat=self._seat(table)),
                self._command("start", bot=bot),
                self._command("decline"),
                self._command("rematch"),
            )
        )

    def ask_expert(self, table: Table) -> Json:
        number = self._dice.randint(1, len(table.moves) + 2)
        return self._dice.choice(
            (self._command("hint", version=self._version(table)), self._command("why", move=number))
        )

    def speak(self, table: Table) -> Json:
        return self._command("say", seat=self._seat(table), phrase=self._dice.choice(get_args(Phrase)))

    def again(self, table: Table) -> Json:
        """Something that was sent before, as it was or with other words."""
        if not self._sent:
            return self.ping(table)
        sent = self._dice.choice(self._sent[-20:])
        if self._dice.random() < 0.7:
            return sent | ({"version": table.version} if "version" in sent else {})
        return self._dice.choice((self.take_back, self.speak, self.abort, self.resign))(table) | {
            "id": sent["id"]
        }


Way = Callable[[Client, Table], Json]

OTHER_WAYS: Final[dict[Way, float]] = {
    Client.try_on: 2,
    Client.take_back: 3,
    Client.resign: 0.3,
    Client.leave: 0.3,
    Client.abort: 0.5,
    Client.hello: 3,
    Client.ping: 0.5,
    Client.ask_others: 1.5,
    Client.ask_expert: 1,
    Client.speak: 1,
    Client.again: 2,
}
WAYS: Final[dict[Way, float]] = {
    Client.move: 60,
    Client.move_on: 12,
    Client.move_oddly: 4,
    **OTHER_WAYS,
    Client.try_on: 12,
}
