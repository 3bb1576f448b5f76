"""Random games, one after the other."""

from __future__ import annotations

from tenfold.kernel import overwrite, rule
from tenfold.protocol.game import CHANCE, NOBODY

from .dice import seed_dice
from .rulebook import P, Rulebook, S


@rule
def play_out(game: Rulebook[S, P], s: S, piles: list[int], out: list[int], dice: list[int]) -> int:
    """Plays at random to the end; returns how many decisions the seats made. `piles` has room for all that
    chance gives in a game from its start."""
    game.lay_out(s, piles, dice)
    decisions = 0
    mover = game.to_move(s)
    while mover != NOBODY:
        if mover == CHANCE:
            game.step(s, game.next_of(s, piles))
        else:
            game.step(s, game.pick(s, out, dice))
            decisions += 1
        mover = game.to_move(s)
    return decisions


@rule
def play_out_many(
    game: Rulebook[S, P],
    games: int,
    seed: int,
    start: S,
    work: S,
    piles: list[int],
    out: list[int],
    dice: list[int],
    paper: P,
    shares: list[float],
    totals: list[float],
) -> int:
    """Random games from one position, game n by stream n of the seed; adds up what each seat has won, and
    returns the number of decisions. What comes after `start` is paper."""
    decisions = 0
    for number in range(games):
        seed_dice(dice, seed, number)
        overwrite(work, start)
        decisions += play_out(game, work, piles, out, dice)
        game.share_out(work, paper, shares)
        for seat in range(len(totals)):
            totals[seat] += shares[seat]
    return decisions
