"""The loops over whole games and many games, written once for both.

The eight rules below are names only: `adapted` puts a game's own in their place.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tenfold.kernel import Rule, adapt, rule
from tenfold.protocol.game import CHANCE, NOBODY

from .rulebook import RULEBOOKS


def adapted(loop: Rule, game: str) -> Rule:
    """A loop with the rules of a game."""
    return _adapted(loop, game)  # type: ignore[no-any-return]


@cache
def _adapted(loop: Any, game: str) -> Any:
    rules = dict(RULEBOOKS[game].rules)
    for name in loop.__code__.co_names:
        inner = LOOPS.get(name)
        if inner is not None:
            rules[name] = _adapted(inner, game)
    return adapt(loop, game, **rules)


def legal(s: Any, out: Any) -> int:
    """Writes the legal moves into `out` and returns how many there are."""
    raise NotImplementedError


def step(s: Any, move: int) -> None:
    """Makes a legal move."""
    raise NotImplementedError


def who_moves(s: Any) -> int:
    """A seat, chance or nobody."""
    raise NotImplementedError


def deal(s: Any, dice: Any) -> int:
    """A move of chance's, at random."""
    raise NotImplementedError


def lay_out(s: Any, piles: Any, dice: Any) -> None:
    """Puts what is to come into a random order."""
    raise NotImplementedError


def next_of(s: Any, piles: Any) -> int:
    """Chance's move from such an order."""
    raise NotImplementedError


def pick(s: Any, out: Any, dice: Any) -> int:
    """A legal move, each as likely as any other; `out` is paper to list them on."""
    raise NotImplementedError


def share_out(s: Any, paper: Any, shares: Any) -> None:
    """Writes what each seat has won, of a victory of 1."""
    raise NotImplementedError


@rule
def play_out(s: Any, piles: Any, out: Any, dice: Any) -> int:
    """Plays at random to the end; returns how many decisions the seats made. `piles` has room for all that
    chance gives in a game from its start."""
    lay_out(s, piles, dice)
    decisions = 0
    mover = who_moves(s)
    while mover != NOBODY:
        if mover == CHANCE:
            step(s, next_of(s, piles))
        else:
            step(s, pick(s, out, dice))
            decisions += 1
        mover = who_moves(s)
    return decisions


@rule
def play_out_many(
    work: Any, start: Any, piles: Any, out: Any, dice: Any, paper: Any, shares: Any, totals: Any
) -> int:
    """One random game after another from the same start, as many as `dice` has rows; adds up what each seat
    has won, and returns the number of decisions."""
    decisions = 0
    for game in range(len(dice)):
        work[0] = start[0]
        decisions += play_out(work[0], piles, out, dice[game])
        share_out(work[0], paper, shares)
        for seat in range(len(totals)):
            totals[seat] += shares[seat]
    return decisions


@rule
def open_games(states: Any, lists: Any, counts: Any, mask: Any, to_move: Any, dice: Any) -> None:
    """Brings every game of a batch to its first decision."""
    for game in range(len(states)):
        counts[game] = 0
        come_to_decision(states[game], lists[game], counts, mask[game], to_move, dice[game], game)


@rule
def come_to_decision(s: Any, out: Any, counts: Any, mask: Any, to_move: Any, dice: Any, game: int) -> None:
    """Lets chance move until a seat has to decide, and notes what it may do."""
    while who_moves(s) == CHANCE:
        step(s, deal(s, dice))
    for place in range(counts[game]):
        mask[out[place]] = False
    counts[game] = legal(s, out)
    for place in range(counts[game]):
        mask[out[place]] = True
    to_move[game] = who_moves(s)


@rule
def step_games(
    states: Any,
    start: Any,
    moves: Any,
    lists: Any,
    counts: Any,
    mask: Any,
    to_move: Any,
    dice: Any,
    paper: Any,
    finished: Any,
    shares: Any,
) -> int:
    """Makes one move in each game of a batch; returns the first game whose move is not legal, or -1. Nothing
    is done when there is one."""
    for game in range(len(states)):
        if not (0 <= moves[game] < mask.shape[1] and mask[game, moves[game]]):
            return game
    for game in range(len(states)):
        s = states[game]
        step(s, moves[game])
        while who_moves(s) == CHANCE:
            step(s, deal(s, dice[game]))
        finished[game] = who_moves(s) == NOBODY
        if finished[game]:
            share_out(s, paper, shares[game])
            states[game] = start[0]
        come_to_decision(s, lists[game], counts, mask[game], to_move, dice[game], game)
    return -1


LOOPS = {"play_out": play_out, "come_to_decision": come_to_decision}
