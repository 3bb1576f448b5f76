"""A table: one game with its dealer, its players and what they can take back."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from tenfold.bots.bot import LETTERS_OF_NAME, Course, Turn
from tenfold.bots.registry import HOUSE, is_program
from tenfold.fast.table_bot import table_bot
from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.names import PERSON, names_in, typed_names
from tenfold.programs.running import running, tell_end
from tenfold.protocol.errors import BadRecord
from tenfold.protocol.game import CHANCE, RULES_VERSION, Json, Seat
from tenfold.records.dealer import METHOD, Dealer, Stream
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import verify

Player: TypeAlias = str  # "person", "opponent" (solo), the name of a house bot, or `cmd:` and a program

LONGEST_NAME: Final = 30  # letters
PROGRAM_SECONDS: Final = 30.0  # that a program may think about a move


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is agreed before a game; the options as in a record, the players by seat."""

    game: str
    options: Json
    players: tuple[Player, ...]
    names: tuple[str, ...]  # as this evening's language has them
    written: tuple[str | None, ...]  # as a record has them: those that were typed, and bots in English
    lot: bool = False  # the lot decides who starts
    rules: int = RULES_VERSION
    aids: bool = True  # chances are shown, and what is worth what

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player == PERSON]


class Table:
    def __init__(self, setup: Setup, secret: bytes) -> None:
        self.setup = setup
        self._secret = secret
        self.dealer = Dealer(setup.game, setup.options, secret, lot=setup.lot, rules=setup.rules)
        self.play: Play = self.dealer.open_play()
        self._movers: list[Seat] = []  # who made each move
        self._choices: list[int] = []  # where in the moves each choice of a person began

    @classmethod
    def from_record(cls, record: Record, catalog: Catalog) -> Table:
        """A saved table; raises a `TenfoldError` if it cannot be what was saved."""
        table = cls(*_unpack(record, verify(record), catalog))
        for token in record.moves:
            if table.mover in table.setup.people and len(table.play.legal()) > 1:
                table.begin_choice()
            table.push(token)
        return table

    @property
    def mover(self) -> Seat:
        return self.play.to_move

    @property
    def reader(self) -> Seat | None:
        """Whom the story calls "you": the only person at the table."""
        return self.setup.people[0] if len(self.setup.people) == 1 else None

    @property
    def id(self) -> str:
        return self.dealer.commitment[:LETTERS_OF_NAME]

    @property
    def thinker(self) -> str | None:
        """The name of the program that decides next, if one does."""
        if self.mover < 0 or not is_program(self.setup.players[self.mover]) or len(self.play.legal()) == 1:
            return None
        return self.setup.names[self.mover]

    def open_play(self) -> Play:
        return self.dealer.open_play()

    def push(self, token: str) -> list[Json]:
        mover = self.mover
        events = self.play.push(token)
        self._movers.append(mover)
        return events

    def next_by_itself(self) -> str | None:
        """The next move if no person decides it: chance's, another player's, or the only one there is."""
        if self.mover == CHANCE:
            return self.dealer.deal(self.play)
        legal = self.play.legal()
        if len(legal) == 1:
            return legal[0]
        return None if self.mover in self.setup.people else self._choice_of_bot()

    def _choice_of_bot(self) -> str:
        """The same at the same move, so that a game goes on as it would have after a pause."""
        told = f"random player\n{len(self.play.moves)}"
        number = Stream(hmac.digest(self._secret, told.encode(), "sha256")).below(1 << 62)
        game, state = self.play.game, self.play.state
        turn = Turn(game, state.copy(), self.mover, game.legal(state), [number], self._course())
        player = self.setup.players[self.mover]
        if is_program(player):
            return running(player).choose(turn, PROGRAM_SECONDS).move
        move = table_bot(game.name, player)(turn)
        return move if isinstance(move, str) else game.token(state, move)

    def end(self) -> None:
        """Programs hear how it ended."""
        tell_end(self.setup.game, self.setup.players, self._course(), self.play.result)

    def _course(self) -> Course:
        return Course.dealt_by(self.dealer, lambda: list(self.play.moves))

    def begin_choice(self) -> None:
        """A person is about to decide; what follows is taken back as one."""
        self._choices = [start for start in self._choices if start < len(self.play.moves)]
        self._choices.append(len(self.play.moves))

    def take_back(self) -> Seat | None:
        """Takes the last choice back and says whose it was; None if chance or another seat moved since."""
        starts = [start for start in self._choices if start < len(self.play.moves)]
        if not starts:
            return None
        start = starts[-1]
        seat = self._movers[start]
        if any(mover != seat for mover in self._movers[start:]):
            return None
        self.play.take_back(len(self.play.moves) - start)
        del self._movers[start:]
        self._choices = starts[:-1]
        return seat

    def record(self) -> Record:
        """The game with its shuffle revealed: a save stays on this machine and must be able to go on. Names
        that nobody typed are left to the language of whoever reads it."""
        players = {"names": list(self.setup.written), "players": list(self.setup.players)}
        return self.play.record({**players, "shuffle": self.dealer.reveal()})


def _unpack(record: Record, play: Play, catalog: Catalog) -> tuple[Setup, bytes]:
    names: Any = record.meta.get("names")
    players: Any = record.meta.get("players")
    shuffle: Any = record.meta.get("shuffle")
    if not isinstance(shuffle, dict) or shuffle.get("method") != METHOD or "secret" not in shuffle:
        raise BadRecord("shuffle.unreadable")
    if shuffle.get("words"):  # nobody adds words here
        raise BadRecord("shuffle.unreadable")
    if not _are_names(names) or not isinstance(players, list) or len(players) != len(names):
        raise BadRecord("record.missing", name="players")
    known = (PERSON, "opponent", *HOUSE[record.game].bots)
    if not all(player in known or is_program(str(player)) for player in players) or PERSON not in players:
        raise BadRecord("record.missing", name="players")
    lot = bool(shuffle.get("lot"))
    given = {"rows"} | ({"start"} if lot else set())
    options = {name: value for name, value in record.options.items() if name not in given}
    if len(players) != play.seats:
        raise BadRecord("record.missing", name="players")
    written = tuple(typed_names(record) or ())
    called = names_at(catalog, players, names_in(catalog, record, play.seats))
    setup = Setup(record.game, options, tuple(players), called, written, lot, play.game.rules)
    return setup, bytes.fromhex(shuffle["secret"])


def names_at(catalog: Catalog, players: Sequence[Player], names: Sequence[str]) -> tuple[str, ...]:
    """What everybody is called at this terminal: whoever is alone is simply "you"."""
    is_alone = players.count(PERSON) == 1
    you = catalog.say("name.you")
    return tuple(
        you if is_alone and player == PERSON else name for player, name in zip(players, names, strict=True)
    )


def _are_names(names: object) -> bool:
    return isinstance(names, list) and all(
        name is None or (isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable())
        for name in names
    )
