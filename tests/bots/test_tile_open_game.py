"""The expert's search of the open game: what it takes for won, and what it does when all is lost."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import pairwise

from tenfold.bots.tiles.characters import expert_in_tiles
from tenfold.bots.tiles.lines.evaluation import UNDECIDED
from tenfold.bots.tiles.notes import TileNotes
from tenfold.catalogue import find_game
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.lab.play.match import Match
from tenfold.records.dealer import Dealer
from tenfold.solver.tiles.bounds import Looks, solve_move
from tenfold.tiles.moves import SPACE
from tenfold.tiles.state import PLACE, State

GAME = find_game("tiles")


def game(number: int) -> Iterator[State]:
    """The decisions in the first round of an open game between careful players."""
    dealer = Dealer(
        "tiles", {"edition": "steffen", "open": True}, hashlib.sha256(f"d{number}".encode()).digest()
    )
    state = GAME.start(GAME.read_options(dealer.options))
    for move in Match("tiles", ["careful", "careful"]).play(dealer, number).moves:
        if state.laid > 0 and state.phase == PLACE:
            yield state
        state = GAME.advance(state, move)


def test_what_it_takes_for_won_is_never_lost() -> None:
    program = Program()
    program.export("expert", expert_in_tiles)
    program.export("solve_move", solve_move)
    machine = Instance(compile_module(program.text(), program.exports))
    proved = 0
    for number in range(8):
        for state in list(game(number))[6:]:
            notes, legal = TileNotes(effort=500), GAME.legal(state)
            out = legal + [0] * (SPACE - len(legal))
            place = machine.call("expert", state.copy(), out, len(legal), [1], notes)
            if notes.root.worth[place] > UNDECIDED:
                least, most = machine.call("solve_move", state.copy(), Looks(), legal[place], 20_000)
                assert most == 1.0
                proved += least == 1.0
    assert proved > 8


def test_it_leaves_everything_as_it_was_when_all_is_lost() -> None:
    lost = 0
    for number in range(4):
        for state, after in pairwise(game(number)):
            wins_next = any(GAME.advance(after, move).winner >= 0 for move in GAME.legal(after))
            if wins_next and state.laid > 8:
                now, notes, legal = state.copy(), TileNotes(effort=40), GAME.legal(state)
                out = legal + [0] * (SPACE - len(legal))
                assert expert_in_tiles(now, out, len(legal), [1], notes) < len(legal)
                assert (now.key(), out[: len(legal)]) == (state.key(), legal)
                lost += max(notes.root.worth[: len(legal)]) < -UNDECIDED
    assert lost
