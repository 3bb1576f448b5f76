"""Positions in the compiled module, handed about by Python: a step costs a call, a copy nothing until one of
the two is moved on."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from tenfold.catalogue import find_game
from tenfold.fast.module import house_code, is_checked
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64, INT16, INT64
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.tables import Slip
from tenfold.protocol.game import CHANCE, NOBODY, Json, Move, Seat

from .returns import LuckMeter
from .stepping import NO_MOVE


class Workshop:
    """The machine that all positions of a game share. It holds one of them; the others are bytes."""

    def __init__(self, game: str, options: Json) -> None:
        self.game, loops = find_game(game), LOOP_GAMES[game]
        self.options = self.game.read_options(options)
        self.seats: int = self.game.seats(self.options)
        self.layout = layout_of(loops.state)
        self.start: bytes = self.layout.pack(self.game.start(self.options))
        self.observed = loops.observed(self.seats)
        machine = self._machine = Instance(house_code(is_checked()))
        self.state = Span(machine.take(self.layout.size))
        self._slip, self._out = machine.keep(Slip()), machine.keep_list(INT64, loops.space)
        self._seen, self._shares = machine.keep_list(INT16, self.observed), machine.keep_list(FLOAT64, 5)
        self._paper = machine.keep(loops.paper())
        self._step = machine.ready(f"{game}.step_state", self.state, self._slip, self._out)
        self._told = machine.buffer(self._slip, layout_of(Slip).size).cast("q")
        self._listed = machine.buffer(self._out, 8 * self._out.length).cast("q")
        weights = machine.keep_list(INT64, loops.space)
        self._chances = machine.ready(f"{game}.note_chances", self.state, self._out, weights)
        self._weighed = machine.buffer(weights, 8 * weights.length).cast("q")
        self._holder: Handle | None = None
        self.meter: LuckMeter | None = None  # made when somebody asks for luck

    def step(self, handle: Handle, move: Move) -> tuple[Seat, list[Move]]:
        """Moves a position on; who is to move there, and what may be done."""
        self.take(handle)
        self._told[0] = move
        count = self._machine.run(self._step)
        return self._told[1], self._listed[:count].tolist()

    def take(self, handle: Handle) -> None:
        """Puts a position into the machine; the one that was there becomes bytes again."""
        if self._holder is handle:
            return
        if self._holder is not None:
            self._holder.kept = self._machine.read(self.state.address, self.layout.size)
        self._machine.write(self.state.address, handle.kept)
        self._holder = handle

    def bytes_of(self, handle: Handle) -> bytes:
        if self._holder is handle:
            return self._machine.read(self.state.address, self.layout.size)
        return handle.kept

    def chances(self, handle: Handle) -> list[tuple[Move, int]]:
        self.take(handle)
        count = self._machine.run(self._chances)
        return list(zip(self._listed[:count].tolist(), self._weighed[:count].tolist(), strict=True))

    def shares(self, handle: Handle) -> list[float]:
        self.take(handle)
        self._machine.call(f"{self.game.name}.share_out", self.state, self._paper, self._shares)
        return self._machine.fetch_list(FLOAT64, self._shares, self.seats)

    def sight(self, handle: Handle, seat: Seat) -> list[int]:
        self.take(handle)
        self._machine.call(f"{self.game.name}.observe", self.state, seat, self._seen)
        return self._machine.fetch_list(INT16, self._seen, self.observed)


@lru_cache(maxsize=64)
def workshop_for(game: str, options: str) -> Workshop:
    """One for all who play with the same options, given as JSON."""
    return Workshop(game, json.loads(options))


class Handle:
    """One position."""

    __slots__ = ("kept", "legal", "mover", "workshop")

    def __init__(self, workshop: Workshop, kept: bytes) -> None:
        self.workshop, self.kept = workshop, kept  # old bytes, while the workshop holds the position
        self.mover: Seat = NOBODY
        self.legal: list[Move] = []

    @classmethod
    def first(cls, workshop: Workshop) -> Handle:
        handle = cls(workshop, workshop.start)
        handle.apply(NO_MOVE)
        return handle

    def apply(self, move: Move) -> None:
        self.mover, self.legal = self.workshop.step(self, move)

    @property
    def state(self) -> Any:
        """As Python's rules have it."""
        return self.workshop.layout.unpack(self.workshop.bytes_of(self))

    @property
    def is_chance(self) -> bool:
        return self.mover == CHANCE

    def __reduce__(self) -> tuple[Any, ...]:
        workshop = self.workshop
        options = json.dumps(workshop.game.write_options(workshop.options), sort_keys=True)
        return restored, (workshop.game.name, options, workshop.bytes_of(self), self.mover, self.legal)

    def __deepcopy__(self, memo: Any) -> Handle:
        other = Handle(self.workshop, self.workshop.bytes_of(self))
        other.mover, other.legal = self.mover, self.legal  # lists that nobody changes
        return other


def restored(game: str, options: str, kept: bytes, mover: Seat, legal: list[Move]) -> Handle:
    """A position that was in another process or in a file."""
    handle = Handle(workshop_for(game, options), kept)
    handle.mover, handle.legal = mover, legal
    return handle
