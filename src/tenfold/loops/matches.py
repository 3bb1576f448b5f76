"""One game between bots, from a fixed order of what chance gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from tenfold.kernel import Struct, overwrite, rule
from tenfold.protocol.game import CHANCE, NOBODY

from .rulebook import P, Rulebook, S

LONGEST_GAME: Final = 1 << 14  # moves; no deck of 250 cards and no second round comes near it

N = TypeVar("N", bound=Struct)  # what the bots of a game keep in mind

# Sees the state, the list of the legal moves and their number, dice, and notes of its own; returns the place
# of its move in the list.
Chooser: TypeAlias = Callable[[S, list[int], int, list[int], N], int]


@rule
def play_match(
    game: Rulebook[S, P],
    choosers: tuple[Chooser[S, N], ...],
    s: S,
    shown: S,
    piles: list[int],
    out: list[int],
    offered: list[int],
    dice: list[list[int]],
    bots: list[int],
    notes: N,
    log: list[int],
) -> int:
    """Plays to the end, writes every move into the log and returns how many there are; or, if a bot chooses
    none of the legal moves, -1 less that number. `bots` says by seat which of the choosers decides, `dice`
    has a row for each seat. A bot sees copies, `shown` and `offered`: what it does to them is lost."""
    count = 0
    mover = game.to_move(s)
    while mover != NOBODY:
        log[count] = -1
        if mover == CHANCE:
            move = game.next_of(s, piles)
        else:
            choices = game.legal(s, out)
            place = 0
            if choices > 1:
                overwrite(shown, s)
                for choice in range(choices):
                    offered[choice] = out[choice]
                place = choosers[bots[mover]](shown, offered, choices, dice[mover], notes)
                if place < 0 or place >= choices:
                    return -1 - count
            move = out[place]
        log[count] = move
        count += 1
        game.step(s, move)
        mover = game.to_move(s)
    return count
