"""Games between bots from one position, one after the other, each with an order of its own."""

from __future__ import annotations

from tenfold.kernel import overwrite, rule

from .dice import below, seed_dice
from .matches import Chooser, N, play_match
from .rulebook import P, Rulebook, S


@rule
def play_matches(
    game: Rulebook[S, P],
    choosers: tuple[Chooser[S, N], ...],
    games: int,
    seed: int,
    start: S,
    work: S,
    shown: S,
    piles: list[int],
    out: list[int],
    offered: list[int],
    shuffler: list[int],
    dice: list[list[int]],
    bots: list[int],
    notes: N,
    log: list[int],
    paper: P,
    shares: list[float],
    won: list[float],
) -> None:
    """Writes what each seat wins in each of the games; game n goes by stream n of the seed, so that two
    positions played with the same seed have much of their luck in common. What comes after `start` is paper,
    but for `bots`, by seat which of the choosers decides, and `won`, by game and seat."""
    seats = len(shares)
    for number in range(games):
        seed_dice(shuffler, seed, number)
        overwrite(work, start)
        game.lay_out(work, piles, shuffler)
        for seat in range(len(dice)):
            dice[seat][0] = below(shuffler, 1 << 31)
        play_match(game, choosers, work, shown, piles, out, offered, dice, bots, notes, log)
        game.share_out(work, paper, shares)
        for seat in range(seats):
            won[number * seats + seat] = shares[seat]
