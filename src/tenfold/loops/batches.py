"""Many games stepped together. Chance plays by itself: after a step each game stands before a decision."""

from __future__ import annotations

from tenfold.kernel import Byte, overwrite, rule
from tenfold.protocol.game import CHANCE, NOBODY

from .dice import seed_dice
from .masks import is_marked
from .rulebook import P, Rulebook, S


@rule
def open_games(
    game: Rulebook[S, P],
    seed: int,
    states: list[S],
    start: S,
    out: list[int],
    masks: list[list[int]],
    marked: list[int],
    movers: list[int],
    dice: list[list[int]],
) -> None:
    """Brings every game to its first decision, game n by stream n of the seed."""
    for number in range(len(states)):
        seed_dice(dice[number], seed, number)
        overwrite(states[number], start)
        come_to_decision(game, states[number], dice[number])
        marked[number] = game.mark(states[number], masks[number], out, marked[number])
        movers[number] = game.to_move(states[number])


@rule
def step_games(
    game: Rulebook[S, P],
    moves: list[int],
    states: list[S],
    start: S,
    out: list[int],
    masks: list[list[int]],
    marked: list[int],
    movers: list[int],
    dice: list[list[int]],
    paper: P,
    finished: list[Byte],
    shares: list[list[float]],
) -> int:
    """Makes one move in each game; returns the first one whose move is not legal, or -1. Nothing is done when
    there is one. A game that ends tells its shares and begins anew."""
    for number in range(len(states)):
        if not is_marked(masks[number], moves[number]):
            return number
    for number in range(len(states)):
        s = states[number]
        game.step(s, moves[number])
        mover = come_to_decision(game, s, dice[number])
        finished[number] = 1 if mover == NOBODY else 0
        if mover == NOBODY:
            game.share_out(s, paper, shares[number])
            overwrite(s, start)
            mover = come_to_decision(game, s, dice[number])
        marked[number] = game.mark(s, masks[number], out, marked[number])
        movers[number] = mover
    return -1


@rule
def come_to_decision(game: Rulebook[S, P], s: S, dice: list[int]) -> int:
    """Lets chance move until a seat has to decide, or nobody; returns which."""
    mover = game.to_move(s)
    while mover == CHANCE:
        game.step(s, game.deal(s, dice))
        mover = game.to_move(s)
    return mover


@rule
def pick_moves(
    game: Rulebook[S, P],
    states: list[S],
    out: list[int],
    masks: list[list[int]],
    dice: list[list[int]],
    moves: list[int],
) -> None:
    """A legal move for each game, at random."""
    for number in range(len(states)):
        moves[number] = game.pick_marked(states[number], masks[number], out, dice[number])
