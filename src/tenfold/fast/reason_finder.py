"""What speaks for one choice and against another, found by the compiled module."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tenfold.judging.findings import Choices, Reasons
from tenfold.judging.reasons.cards.counts import CardPaper
from tenfold.judging.reasons.tiles.paper import TilePaper
from tenfold.kernel import Struct
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Machine, Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import INT16
from tenfold.loops.games import LOOP_GAMES
from tenfold.protocol.game import Move

from .module import house_code, is_checked

PAPERS: Final[dict[str, type[Struct]]] = {"cards": CardPaper, "tiles": TilePaper}


class ReasonFinder:
    """A choice is a move, or all moves of a payment."""

    def __init__(self, game: str, machine: Machine | None = None) -> None:
        self._machine = machine = machine or Instance(house_code(is_checked()))
        self._game, self._kind = game, LOOP_GAMES[game].state
        self._state = machine.keep(self._kind())
        self._paper = Span(machine.take(layout_of(PAPERS[game]).size))
        self._choices = Span(machine.take(layout_of(Choices).size))
        self._reasons = machine.keep(Reasons())

    def first(self, state: Any, other: Sequence[Move], best: Sequence[Move]) -> Reasons:
        """The first thing that speaks for a choice."""
        self._put(state, [other, best])
        return self._told("note_first_reason", 0, 1)

    def common(self, state: Any, other: Sequence[Move], better: Sequence[Sequence[Move]]) -> Reasons:
        """What speaks for all of some choices and against another one."""
        self._put(state, [other, *better])
        return self._told("note_reasons", 0, list(range(1, len(better) + 1)), len(better))

    def kind(self, state: Any, made: Sequence[Move], best: Sequence[Move]) -> int:
        """What sort of decision it was: a place in the list of kinds."""
        self._put(state, [made, best])
        given = self._paper, self._state, self._choices, 0, 1
        return int(self._machine.call(f"{self._game}.kind_of_decision", *given))

    def _told(self, rule: str, *asked: Any) -> Reasons:
        machine = self._machine
        machine.write(self._reasons.address, layout_of(Reasons).pack(Reasons()))
        machine.call(f"{self._game}.{rule}", self._paper, self._state, self._choices, *asked, self._reasons)
        return machine.fetch(Reasons, self._reasons)

    def _put(self, state: Any, choices: Sequence[Sequence[Move]]) -> None:
        self._machine.write(self._state.address, layout_of(self._kind).pack(state))
        lengths = [len(choice) for choice in choices]
        self._write("firsts", [sum(lengths[:place]) for place in range(len(choices))])
        self._write("lengths", lengths)
        self._write("moves", [move for choice in choices for move in choice])

    def _write(self, field: str, numbers: list[int]) -> None:
        at = Span(self._choices.address + offset_of(Choices, field), len(numbers))
        self._machine.write_list(INT16, at, numbers)


@cache
def reason_finder(game: str) -> ReasonFinder:
    return ReasonFinder(game)
