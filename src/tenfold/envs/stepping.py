"""One game at a table, its rules compiled: what every environment steps.

Chance deals by itself, by dice that follow from a seed alone: the same seed and the same moves make the same
game, through whichever door.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.bots.bot import Course
from tenfold.catalogue import find_game
from tenfold.fast.module import house_code, is_checked
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64, INT16, INT64
from tenfold.loops.dice import seed_dice
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.learners import CARDS_OF
from tenfold.loops.masks import words_for
from tenfold.loops.tables import Slip
from tenfold.protocol.errors import Illegal
from tenfold.protocol.game import NOBODY, Json, Move, Seat
from tenfold.records.record import Record
from tenfold.tiles.state import EACH_VALUE, TILES_EACH

NO_MOVE: Final = -1
VALUES: Final = ("1", "2", "3")  # of tiles


class Snapshot(NamedTuple):
    """A game as it stands, its dice included."""

    state: bytes
    slip: bytes
    mask: bytes
    chance: int
    first: bytes  # the position before the first move
    moves: tuple[Move, ...]


class Table:
    def __init__(self, game: str, options: Json) -> None:
        self.game, loops = find_game(game), LOOP_GAMES[game]
        self.is_dealt, given_options = before_dealing(game, options)
        self.options = self.game.read_options(given_options)
        self.seats: int = self.game.seats(self.options)
        self.space = self.game.space
        self.observed = loops.observed(self.seats)
        self.moves: list[Move] = []  # all of them, chance's included
        self._layout = layout_of(loops.state)
        self._start = self._layout.pack(self.game.start(self.options))
        machine = self._machine = Instance(house_code(is_checked()))
        self._state = Span(machine.take(self._layout.size))
        self._slip = Span(machine.take(layout_of(Slip).size))
        self._mask = Span(machine.take(8 * words_for(self.space)), words_for(self.space))
        self._chance, self._shares = machine.keep_list(INT64, 1), machine.keep_list(FLOAT64, loops.most_seats)
        self._seen = machine.keep_list(INT16, self.observed)
        out, paper = machine.keep_list(INT64, loops.space), machine.keep(loops.paper())
        self._paper = paper
        given = (self._state, self._slip, out, self._mask, self._chance, paper, self._shares, self._seen)
        self._step = machine.ready(f"{game}.step_table", *given)
        self._told = machine.buffer(self._slip, layout_of(Slip).size).cast("q")
        self._marks = np.frombuffer(machine.buffer(self._mask, 8 * words_for(self.space)), np.int8)
        self._sight = np.frombuffer(machine.buffer(self._seen, 2 * self.observed), np.int16)
        self._count = offset_of(Slip, "count") // 8
        self.reset(0)

    def reset(self, seed: int) -> None:
        dice = [0]
        seed_dice(dice, seed, CARDS_OF)
        self._machine.write(self._state.address, self._start)
        self._machine.write(self._slip.address, bytes(layout_of(Slip).size))
        self._marks[:] = 0
        self._machine.write_list(INT64, self._chance, dice)
        if self.is_dealt:
            self._machine.call(f"{self.game.name}.deal_start", self._state, self._chance)
        self._first = self._machine.read(self._state.address, self._layout.size)
        self.moves = []
        self._go_on(NO_MOVE)

    def step(self, move: Move) -> None:
        """Raises `Illegal` or `Over`, and then nothing has changed."""
        if self.mover == NOBODY or move < 0 or not self._go_on(move):
            self.game.apply(self.state, move)
            raise Illegal("illegal.in_batch", game=0, move=move)

    def _go_on(self, move: Move) -> bool:
        told, count = self._told, self._count
        told[0] = move
        if not self._machine.run(self._step):
            return False
        if move >= 0:
            self.moves.append(move)
        dealt = told[count]
        if dealt:
            self.moves.extend(told[count + 1 : count + 1 + dealt])
        return True

    @property
    def mover(self) -> Seat:
        """Who is to decide; nobody when the game is over."""
        return self._told[1]

    @property
    def dealt(self) -> list[Move]:
        """What chance gave in the last step."""
        count = self._count
        return self._told[count + 1 : count + 1 + self._told[count]].tolist()

    @property
    def state(self) -> Any:
        return self._layout.unpack(self._machine.read(self._state.address, self._layout.size))

    @property
    def first(self) -> Any:
        """The position before the first move."""
        return self._layout.unpack(self._first)

    @property
    def shares(self) -> list[float]:
        """Of a game that is over: what each seat has of the victory."""
        return self._machine.fetch_list(FLOAT64, self._shares, self.seats)

    def mask(self) -> NDArray[np.int8]:
        """1 for what the mover may do; all 0 when the game is over."""
        if self.mover == NOBODY:
            return np.zeros(self.space, np.int8)
        return self._marks[: self.space].copy()

    def sight(self, seat: Seat) -> NDArray[np.int16]:
        """What a seat sees."""
        if seat != self.mover:
            self._machine.call(f"{self.game.name}.observe", self._state, seat, self._seen)
            seen = self._sight.copy()
            if self.mover != NOBODY:
                self._machine.call(f"{self.game.name}.observe", self._state, self.mover, self._seen)
            return seen
        return self._sight.copy()

    def fields(self) -> dict[tuple[str, int], slice]:
        """Where what stands in a row of `sight`: by name, and for what each seat has by how many seats after
        one's own; else 0."""
        found, at, loops = {}, 0, LOOP_GAMES[self.game.name]
        named = [(name, 0, size) for name, size in loops.fields.items()]
        named += [
            (name, seat, size) for seat in range(self.seats) for name, size in loops.seat_fields.items()
        ]
        for name, seat, size in named:
            found[name, seat] = slice(at, at + size)
            at += size
        return found

    def snapshot(self) -> Snapshot:
        machine, size = self._machine, layout_of(Slip).size
        return Snapshot(
            machine.read(self._state.address, self._layout.size),
            machine.read(self._slip.address, size),
            self._marks.tobytes(),
            machine.fetch_list(INT64, self._chance, 1)[0],
            self._first,
            tuple(self.moves),
        )

    def restore(self, kept: Snapshot) -> None:
        machine = self._machine
        machine.write(self._state.address, kept.state)
        machine.write(self._slip.address, kept.slip)
        machine.write(self._mask.address, kept.mask)
        machine.write_list(INT64, self._chance, [kept.chance])
        self._first, self.moves = kept.first, list(kept.moves)
        if self.mover == NOBODY:
            machine.call(f"{self.game.name}.share_out", self._state, self._paper, self._shares)
        else:
            machine.call(f"{self.game.name}.observe", self._state, self.mover, self._seen)

    def record(self) -> Record:
        """The game so far, as it is kept in a file."""
        state, tokens = self.first, []
        for move in self.moves:
            tokens.append(self.game.token(state, move))
            state = self.game.advance(state, move)
        return Record(self.game.name, self._agreed(), tokens, self.game.result(state))

    def course(self) -> Course:
        """The game so far, as a bot may ask for it."""
        return Course("", self._agreed(), lambda: self.record().moves)

    def _agreed(self) -> Json:
        options = self.game.write_options(self.options)
        return options | ({"rows": written_rows(self.first)} if self.is_dealt else {})


def before_dealing(game: str, options: Json) -> tuple[bool, Json]:
    """Whether chance gives something before the first move, and options that leave it to chance."""
    if game != "tiles" or not options.get("open") or "rows" in options:
        return False, options
    row = "".join(value * EACH_VALUE for value in VALUES)
    return True, {**options, "rows": [row, row]}


def written_rows(state: Any) -> list[str]:
    values = "".join(map(str, state.rows))
    return [values[:TILES_EACH], values[TILES_EACH:]]
