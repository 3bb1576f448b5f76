"""Games of the card game's network against itself, compiled: what it learns from."""

from __future__ import annotations

from functools import cache
from typing import Final

from tenfold.bots.cards.notes import CardNotes
from tenfold.bots.cards.self_play import Lesson, play_and_note, watch_and_note
from tenfold.bots.cards.weights import place_in_notes
from tenfold.cards.moves import SPACE
from tenfold.cards.state import State
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Code, Instance
from tenfold.kernel.structs import INT64
from tenfold.loops.dice import seed_dice

from .exports import sources_digest
from .module import ready_code

MOST_LESSONS: Final = 2000  # more than any game has


class SelfPlay:
    """A table, and the network that sits around it. Lessons are the bytes that they have in memory."""

    def __init__(self) -> None:
        machine = self._machine = Instance(_code())
        self._state = machine.keep(State())
        self._out = machine.keep_list(INT64, SPACE)
        self._notes = Span(machine.take(layout_of(CardNotes).size))
        self._lesson_size = layout_of(Lesson).size
        self._lessons = Span(machine.take(self._lesson_size * MOST_LESSONS), MOST_LESSONS)
        self._weights = self._notes.address + place_in_notes()

    def learn(self, weights: bytes) -> None:
        """The weights to play with from now on, as numbers of 32 bits."""
        self._machine.write(self._weights, weights)

    def play(self, start: State, seed: int, one_in: int, trust: float) -> bytes:
        return self._lessons_of("play_and_note", start, seed, one_in, trust)

    def watch(self, start: State, seed: int) -> bytes:
        """A game between `greedy` players."""
        return self._lessons_of("watch_and_note", start, seed)

    def _lessons_of(self, name: str, start: State, seed: int, *how: float) -> bytes:
        dice = [0]
        seed_dice(dice, seed, 0)
        machine = self._machine
        machine.write(self._state.address, layout_of(State).pack(start))
        count = machine.call(name, self._state, self._out, dice, self._notes, self._lessons, *how)
        return machine.read(self._lessons.address, self._lesson_size * count)


@cache
def _code() -> Code:
    program = Program()
    program.export("play_and_note", play_and_note)
    program.export("watch_and_note", watch_and_note)
    return ready_code(program, f"{sources_digest()}-self-play")
