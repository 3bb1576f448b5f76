"""The end of the card game, solved: what a position is worth to every seat when each makes the most of it.

No card comes back, so the game has no cycles, and a position is worth what the positions after it are worth:
the average over the cards that chance may give, or what the mover chooses. The mover wants the largest share
of the victory for itself; of moves that give it the same, it takes the first in the order of legal moves. A
payment is written piece by piece, so it is one decision however it is walked through. The last round of
buying has a solution of its own, and what it says of equal payments (`last_buy`). Payments are left out
only where that provably changes nothing (`pruning`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.moves import GIVE, SPEND
from tenfold.cards.phases import legal, step
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import CHANCE_CARD, LAST_BUY, MOST_SEATS, OVER, PAY, State
from tenfold.kernel import Struct, overwrite, rule
from tenfold.loops.cards import share_out

from .desk import LastBuyDesk
from .key import CardKey, find_key
from .last_buy import solve_last_buy
from .pruning import forgive, is_dominated, is_last_purchase

NOISE: Final = 1e-12  # shares that differ by less are the same


@dataclass(slots=True)
class SolvingDesk(Struct):
    nodes: int = 0  # positions looked into so far
    most_nodes: int = 0
    is_exact: int = 0  # 0: nodes or memory ran out, and nothing is claimed


@rule
def solve(
    states: list[State],
    moves: list[list[int]],
    shares: list[list[float]],
    depth: int,
    desk: SolvingDesk,
    last: LastBuyDesk,
    paper: Arrangement,
    key: CardKey,
    keys: list[list[int]],
    known: list[list[float]],
) -> None:
    """Writes what `states[depth]` is worth to each seat into `shares[depth]`; deeper ones are scratch memory.
    `keys` and `known` remember positions: two numbers and the shares of each."""
    s = states[depth]
    if s.phase == OVER:
        share_out(s, paper, shares[depth])
        return
    find_key(s, key)
    first = key.first
    second = key.second
    place = first % len(keys)
    if keys[place][0] == first and keys[place][1] == second:
        for seat in range(s.seats):
            shares[depth][seat] = known[place][seat]
        return
    desk.nodes += 1
    if desk.nodes > desk.most_nodes or depth + 1 >= len(states):
        desk.is_exact = 0
        return
    if is_last_round(s):
        solve_last_buy(s, last, paper, shares[depth])
        desk.is_exact &= last.exact
    else:
        for seat in range(MOST_SEATS):
            shares[depth][seat] = -1.0 if s.phase != CHANCE_CARD else 0.0
        for number in range(legal(s, moves[depth])):
            move = moves[depth][number]
            try_move(states, moves, shares, depth, move, desk, last, paper, key, keys, known)
            if desk.is_exact == 0:
                return
            if s.phase != CHANCE_CARD and shares[depth][s.mover] > 1.0 - NOISE:
                break  # it cannot be better, and nobody else has anything
    if desk.is_exact == 1:
        remember(keys[place], known[place], first, second, shares[depth])


@rule
def try_move(
    states: list[State],
    moves: list[list[int]],
    shares: list[list[float]],
    depth: int,
    move: int,
    desk: SolvingDesk,
    last: LastBuyDesk,
    paper: Arrangement,
    key: CardKey,
    keys: list[list[int]],
    known: list[list[float]],
) -> None:
    """Takes what a move leads to into `shares[depth]`, unless it is known not to be better."""
    s = states[depth]
    if is_last_purchase(s) and is_dominated(s, move - SPEND):
        return
    after = states[depth + 1]
    overwrite(after, s)
    step(after, move)
    if is_last_purchase(after):
        forgive(after)
        solve(states, moves, shares, depth + 1, desk, last, paper, key, keys, known)
        if desk.is_exact == 0 or shares[depth + 1][s.mover] <= shares[depth][s.mover] + NOISE:
            return
        overwrite(after, s)
        step(after, move)
    solve(states, moves, shares, depth + 1, desk, last, paper, key, keys, known)
    if desk.is_exact == 1:
        take_in(s, move, shares[depth], shares[depth + 1])


@rule
def is_last_round(s: State) -> bool:
    return s.phase == LAST_BUY or (s.phase == PAY and s.paying_in == LAST_BUY)


@rule
def take_in(s: State, move: int, shares: list[float], found: list[float]) -> None:
    """Chance's moves are averaged; of a seat's, a better one for it takes the place of the best so far."""
    if s.phase == CHANCE_CARD:
        for seat in range(s.seats):
            shares[seat] += found[seat] * s.deck[move - GIVE] / s.left
    elif found[s.mover] > shares[s.mover] + NOISE:
        for seat in range(s.seats):
            shares[seat] = found[seat]


@rule
def remember(key: list[int], known: list[float], first: int, second: int, shares: list[float]) -> None:
    key[0] = first
    key[1] = second
    for seat in range(MOST_SEATS):
        known[seat] = shares[seat]
