"""A house bot that runs compiled, as a function of a turn."""

from __future__ import annotations

from functools import cache
from typing import Any

from tenfold.bots.bot import Turn
from tenfold.bots.registry import HOUSE
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Machine, Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import INT64
from tenfold.loops.games import LOOP_GAMES
from tenfold.protocol.game import Move

from .module import house_code, is_checked


class CompiledBot:
    """A house bot in the compiled module, on any machine; its notes last as long as it does."""

    def __init__(self, game: str, name: str, machine: Machine | None = None) -> None:
        loops, house = LOOP_GAMES[game], HOUSE[game]
        self._machine = machine = machine or Instance(house_code(is_checked()))
        self._rule, self._recall = f"{game}.{name}", house.recall
        self._state = machine.keep(loops.state())
        self._layout = layout_of(loops.state)
        self._out = machine.keep_list(INT64, loops.space)
        self._notes = Span(machine.take(layout_of(house.notes).size))
        effort = Span(self._notes.address + offset_of(house.notes, *house.effort), 1)
        machine.write_list(INT64, effort, [house.bots[name].effort])
        self._known = b""

    def __call__(self, turn: Turn) -> Move:
        machine = self._machine
        self._remember(turn.state)
        machine.write(self._state.address, self._layout.pack(turn.state))
        machine.write_list(INT64, self._out, turn.legal)
        place = machine.call(self._rule, self._state, self._out, len(turn.legal), turn.dice, self._notes)
        return turn.legal[int(place)]

    def _remember(self, state: Any) -> None:
        if self._recall:
            offset, known = self._recall(state)
            if known is not self._known:
                self._machine.write(self._notes.address + offset, known)
                self._known = known


@cache
def compiled_bot(game: str, name: str) -> CompiledBot:
    return CompiledBot(game, name)
