"""What the one compiled module holds: both games, their bots, and all loops, by the names they are called by.

It needs nothing but the standard library, because the build writes the module with it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from tenfold.bots.cards.endings import play_endings
from tenfold.bots.cards.paying.proposal import propose_payment
from tenfold.bots.cards.rollouts import play_each
from tenfold.bots.cards.weighing import value_of_any, weigh, weigh_chances
from tenfold.bots.registry import HOUSE
from tenfold.bots.tiles.shares import share_after_each, share_of_first
from tenfold.cards.events import note_events as note_card_events
from tenfold.cards.scoring import arrange
from tenfold.cards.setup import set_up as set_up_cards
from tenfold.cards.victory import count_up
from tenfold.kernel.program import Program
from tenfold.loops.batches import open_games, pick_moves, step_games
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.matches import play_match
from tenfold.loops.playouts import play_out, play_out_many
from tenfold.loops.transcripts import play_and_tell
from tenfold.solver.cards.last_buy import solve_last_buy
from tenfold.solver.cards.solving import solve as solve_cards
from tenfold.solver.tiles.bounds import solve_move
from tenfold.tiles.events import note_events as note_tile_events
from tenfold.tiles.phases import is_legal
from tenfold.tiles.setup import set_up as set_up_tiles

PACKAGE: Final = Path(__file__).parents[1]
ROOMS: Final = ("kernel", "protocol", "cards", "tiles", "loops", "solver", "bots")  # where rules come from
WITHOUT_EFFECT: Final = ("kernel/machine.py", "kernel/runtime.py")  # run the module, whatever is in it

Rule = Callable[..., Any]


def house_program(checked: bool = False) -> Program:
    program = Program(checked)
    program.export("cards.set_up", set_up_cards)
    program.export("cards.note_events", note_card_events)
    program.export("cards.arrange", arrange)
    program.export("cards.propose_payment", propose_payment)
    for judging in (value_of_any, weigh, weigh_chances, play_each, play_endings):
        program.export(f"cards.{judging.__name__}", judging)
    program.export("cards.solve", solve_cards)
    program.export("cards.solve_last_buy", solve_last_buy)
    program.export("tiles.set_up", set_up_tiles)
    program.export("tiles.note_events", note_tile_events)
    program.export("tiles.is_legal", is_legal)
    program.export("tiles.solve_move", solve_move)
    program.export("tiles.share_of_first", share_of_first)
    program.export("tiles.share_after_each", share_after_each)
    for name, game in LOOP_GAMES.items():
        kinds = {"S": game.state, "P": game.paper}
        program.export(f"{name}.legal", game.book.legal)
        program.export(f"{name}.step", game.book.step)
        program.export(f"{name}.to_move", game.book.to_move)
        for loop in (play_out, play_out_many, play_and_tell, open_games, step_games, pick_moves):
            program.export(f"{name}.{loop.__name__}", loop, game.book, **kinds)
        for bot in HOUSE[name].bots.values():
            program.export(f"{name}.{bot.name}", bot.choose, **kinds, N=HOUSE[name].notes)
        declare_match(program, name)
    return program


def declare_match(program: Program, name: str, own: Sequence[Rule] = ()) -> None:
    """Matches of a game between the house's bots, in their order, and somebody's own behind them."""
    game, house = LOOP_GAMES[name], HOUSE[name]
    choosers = (*(bot.choose for bot in house.bots.values()), *own)
    kinds = {"S": game.state, "P": game.paper, "N": house.notes}
    program.export(f"{name}.play_match", play_match, game.book, choosers, **kinds)
    if name == "cards":
        program.export("cards.count_up", count_up)


@cache
def sources_digest() -> str:
    """Changes with every change of the rules, or of how they are translated."""
    digest = hashlib.sha256()
    rules = (path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py")))
    for path in (*rules, Path(__file__)):
        name = path.relative_to(PACKAGE).as_posix()
        if name not in WITHOUT_EFFECT:
            digest.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:32]
