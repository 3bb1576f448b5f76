"""Games of every kind, between opponents who err in all sorts of ways: what studies are held against."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from setups import all_setups

from tenfold.bots.bot import Turn
from tenfold.fast.table_bot import table_bot
from tenfold.records.play import Play
from tenfold.records.record import Record

BOTS: Final = {"cards": ("greedy", "careful", "willa", "rocco"), "tiles": ("greedy", "careful")}
BY_LOT: Final = 0.15  # of the decisions


def nth_game(number: int) -> Record:
    """The same whenever it is asked for; one after the other they go through every edition, number of seats
    and variant."""
    setups = all_setups()
    game, options = setups[number % len(setups)]
    return played(game, options, number)


def played(game: str, options: dict[str, Any], seed: int) -> Record:
    play, rng = Play(game, **options), Random(seed)
    dice = [seed]
    while not play.is_over:
        if play.is_chance:
            tokens, weights = zip(*play.chances(), strict=True)
            play.push(*rng.choices(tokens, weights))
        elif rng.random() < BY_LOT:
            play.push(rng.choice(play.legal()))
        else:
            bots = BOTS[game]
            bot = table_bot(game, bots[(play.to_move + seed) % len(bots)])
            state = play.state
            turn = Turn(play.game, state.copy(), play.to_move, play.game.legal(state), dice)
            play.push(play.game.token(state, int(bot(turn))))
    return play.record()
