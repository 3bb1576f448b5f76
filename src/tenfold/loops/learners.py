"""Many games in which a learner has one seat and bots have the others.

Chance and the bots play by themselves: after a step every game stands before a decision of the learner's, or
is over. What is dealt follows from the seed of a game alone, whoever plays in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from tenfold.kernel import Byte, Short, Struct, overwrite, rule
from tenfold.protocol.game import CHANCE, NOBODY

from .dice import below, seed_dice
from .masks import clear, is_marked
from .matches import Chooser
from .rulebook import P, Rulebook, S

N = TypeVar("N", bound=Struct)

CARDS_OF: Final = 0  # the stream of a seed that chance deals by,
OTHERS_OF: Final = 1  # and the one that seats are drawn and bots decide by


@rule
def seed_games(seeds: list[int], chance: list[list[int]], others: list[list[int]], asked: list[Byte]) -> None:
    """Starts the dice of the games that are asked for anew."""
    for number in range(len(seeds)):
        if asked[number]:
            seed_dice(chance[number], seeds[number], CARDS_OF)
            seed_dice(others[number], seeds[number], OTHERS_OF)


@rule
def open_learners(
    game: Rulebook[S, P],
    choosers: tuple[Chooser[S, N], ...],
    observe: Callable[[S, int, list[Short]], None],
    asked: list[Byte],
    states: list[S],
    start: S,
    is_dealt: bool,
    out: list[int],
    masks: list[list[int]],
    marked: list[int],
    chance: list[list[int]],
    others: list[list[int]],
    seats: list[int],
    wanted: int,
    bots: list[int],
    notes: N,
    ended: list[Byte],
    seen: list[list[Short]],
) -> None:
    """Begins the games that are asked for; the learner has the wanted seat, or below 0 any. `is_dealt` says
    whether chance gives something before the first move."""
    for number in range(len(states)):
        if asked[number]:
            s = states[number]
            mover = NOBODY
            while mover == NOBODY:  # a game may end before somebody has a choice
                overwrite(s, start)
                if is_dealt:
                    game.deal_start(s, chance[number])
                seats[number] = wanted if wanted >= 0 else below(others[number], len(bots))
                seat = seats[number]
                mover = come_to(game, choosers, s, seat, out, chance[number], others[number], bots, notes)
            ended[number] = 0
            marked[number] = game.mark(s, masks[number], out, marked[number])
            observe(s, seats[number], seen[number])


@rule
def step_learners(
    game: Rulebook[S, P],
    choosers: tuple[Chooser[S, N], ...],
    observe: Callable[[S, int, list[Short]], None],
    moves: list[int],
    states: list[S],
    out: list[int],
    masks: list[list[int]],
    marked: list[int],
    chance: list[list[int]],
    others: list[list[int]],
    seats: list[int],
    bots: list[int],
    notes: N,
    paper: P,
    ended: list[Byte],
    shares: list[list[float]],
    seen: list[list[Short]],
) -> int:
    """Makes a move in each game that is not over; returns the first one whose move is not legal, or -1.
    Nothing is done when there is one."""
    for number in range(len(states)):
        if ended[number] == 0 and not is_marked(masks[number], moves[number]):
            return number
    for number in range(len(states)):
        if ended[number] == 0:
            s = states[number]
            game.step(s, moves[number])
            seat = seats[number]
            mover = come_to(game, choosers, s, seat, out, chance[number], others[number], bots, notes)
            if mover == NOBODY:
                ended[number] = 1
                game.share_out(s, paper, shares[number])
                clear(masks[number], 0, len(masks[number]))
                marked[number] = 0
            else:
                marked[number] = game.mark(s, masks[number], out, marked[number])
            observe(s, seat, seen[number])
    return -1


@rule
def come_to(
    game: Rulebook[S, P],
    choosers: tuple[Chooser[S, N], ...],
    s: S,
    seat: int,
    out: list[int],
    chance: list[int],
    others: list[int],
    bots: list[int],
    notes: N,
) -> int:
    """Lets chance and the others play until a seat has to decide, or nobody; returns which. `bots` says by
    how many seats after the learner's which of the choosers decides."""
    mover = game.to_move(s)
    while mover not in (NOBODY, seat):
        if mover == CHANCE:
            game.step(s, game.deal(s, chance))
        else:
            count = game.legal(s, out)
            place = 0
            if count > 1:
                place = choosers[bots[(mover - seat) % len(bots)]](s, out, count, others, notes)
            game.step(s, out[place])
        mover = game.to_move(s)
    return mover
