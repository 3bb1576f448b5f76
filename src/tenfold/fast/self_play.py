"""Games of a network against itself, compiled: what it learns from."""

from __future__ import annotations

from functools import cache
from typing import Final

from tenfold.bots.cards.network import self_play as cards
from tenfold.bots.cards.network.weights import place_in_notes as place_in_card_notes
from tenfold.bots.registry import HOUSE
from tenfold.bots.tiles.network import self_play as tiles
from tenfold.bots.tiles.network.weights import place_in_notes as place_in_tile_notes
from tenfold.kernel import Struct
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Code, Instance
from tenfold.kernel.structs import INT64
from tenfold.loops.dice import seed_dice
from tenfold.loops.games import LOOP_GAMES

from .exports import sources_digest
from .module import ready_code

MOST_LESSONS: Final = 2000  # more than any game has
LESSONS: Final[dict[str, type[Struct]]] = {"cards": cards.Lesson, "tiles": tiles.Lesson}
PLACES: Final = {"cards": place_in_card_notes, "tiles": place_in_tile_notes}


class SelfPlay:
    """A table, and the network that sits around it. Lessons are the bytes that they have in memory."""

    def __init__(self, game: str) -> None:
        loops, notes = LOOP_GAMES[game], HOUSE[game].notes
        machine = self._machine = Instance(_code(game))
        self._state, self._layout = machine.keep(loops.state()), layout_of(loops.state)
        self._out = machine.keep_list(INT64, loops.space)
        self._notes = Span(machine.take(layout_of(notes).size))
        self._lesson_size = layout_of(LESSONS[game]).size
        self._lessons = Span(machine.take(self._lesson_size * MOST_LESSONS), MOST_LESSONS)
        self._weights = self._notes.address + PLACES[game]()

    def learn(self, weights: bytes) -> None:
        """The weights to play with from now on, as numbers of 32 bits."""
        self._machine.write(self._weights, weights)

    def play(self, start: Struct, seed: int, *how: float) -> bytes:
        return self._lessons_of("play_and_note", start, seed, *how)

    def watch(self, start: Struct, seed: int) -> bytes:
        """A game of the card game between `greedy` players."""
        return self._lessons_of("watch_and_note", start, seed)

    def _lessons_of(self, name: str, start: Struct, seed: int, *how: float) -> bytes:
        dice = [0]
        seed_dice(dice, seed, 0)
        machine = self._machine
        machine.write(self._state.address, self._layout.pack(start))
        count = machine.call(name, self._state, self._out, dice, self._notes, self._lessons, *how)
        return machine.read(self._lessons.address, self._lesson_size * count)


@cache
def _code(game: str) -> Code:
    program = Program()
    if game == "cards":
        program.export("play_and_note", cards.play_and_note)
        program.export("watch_and_note", cards.watch_and_note)
    else:
        program.export("play_and_note", tiles.play_and_note)
    return ready_code(program, f"{sources_digest()}-self-play-{game}")
