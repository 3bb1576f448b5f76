"""Games that go on from a position between bots of the house, many in one call."""

from __future__ import annotations

from tenfold.kernel import overwrite, rule
from tenfold.protocol.game import CHANCE, NOBODY

from .dice import below, seed_dice
from .matches import Chooser, N
from .rulebook import P, Rulebook, S


@rule
def play_on_many(
    game: Rulebook[S, P],
    choosers: tuple[Chooser[S, N], ...],
    start: S,
    s: S,
    shown: S,
    piles: list[int],
    out: list[int],
    offered: list[int],
    dice: list[int],
    company: list[int],
    decisions: int,
    seated: list[int],
    notes: N,
    paper: P,
    shares: list[float],
    seat: int,
    seed: int,
    first: int,
    won: list[float],
) -> None:
    """What a seat wins in the games from number `first` on. A game of a number has the same order of cards or
    tiles and the same bots at the seats, whichever position with as many to come it goes on from. Who sits
    there is drawn from the `company`, but for its first, who takes over for all seats after so many
    decisions."""
    for number in range(len(won)):
        seed_dice(dice, seed, first + number)
        overwrite(s, start)
        game.lay_out(s, piles, dice)
        for place in range(len(seated)):
            seated[place] = company[1 + below(dice, len(company) - 1)]
        left = decisions
        mover = game.to_move(s)
        while mover != NOBODY:
            if mover == CHANCE:
                game.step(s, game.next_of(s, piles))
            else:
                choices = game.legal(s, out)
                if choices > 1:
                    bot = seated[mover] if left > 0 else company[0]
                    game.step(s, decide(choosers, s, shown, out, choices, offered, dice, bot, notes))
                    left -= 1
                else:
                    game.step(s, out[0])
            mover = game.to_move(s)
        game.share_out(s, paper, shares)
        won[number] = shares[seat]


@rule
def decide(
    choosers: tuple[Chooser[S, N], ...],
    s: S,
    shown: S,
    out: list[int],
    choices: int,
    offered: list[int],
    dice: list[int],
    bot: int,
    notes: N,
) -> int:
    """The move of a bot, which sees copies."""
    overwrite(shown, s)
    for choice in range(choices):
        offered[choice] = out[choice]
    return out[choosers[bot](shown, offered, choices, dice, notes)]
