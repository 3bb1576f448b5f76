"""The card game played to its end by brute force: every legal move, in plain Python over the protocol.

Each seat takes the move with the largest share of the victory for itself, the first in the order of legal
moves if several have it; in the last round, of payments for one card, the one that leaves it ahead.
"""

from __future__ import annotations

from functools import cache

from tenfold.cards.game import Cards
from tenfold.cards.scoring import best_score
from tenfold.cards.state import LAST_BUY, PAY, UNUSED, State
from tenfold.protocol.game import CHANCE

GAME = Cards()
KINDS = 55

Shares = tuple[float, ...]


class Brute:
    """Remembers the positions it has seen."""

    def __init__(self) -> None:
        self._known: dict[bytes, Shares] = {}

    def value(self, state: State) -> Shares:
        key = GAME.key(state)
        if key not in self._known:
            self._known[key] = self._value(state)
        return self._known[key]

    def _value(self, state: State) -> Shares:
        mover = GAME.to_move(state)
        if (result := final_shares(state)) is not None:
            return result
        if mover == CHANCE:
            chances = GAME.chances(state)
            after = [(self.value(GAME.advance(state, move)), weight) for move, weight in chances]
            whole = sum(weight for _, weight in chances)
            return tuple(sum(v[seat] * w for v, w in after) / whole for seat in range(state.seats))
        if state.phase == PAY and state.paying_in == LAST_BUY:
            paid = sorted(payments(state), key=lambda after: standing(after, mover), reverse=True)
            return best([self.value(after) for after in paid], mover)
        return best([self.value(GAME.advance(state, move)) for move in GAME.legal(state)], mover)


def best(values: list[Shares], mover: int) -> Shares:
    found = values[0]
    for value in values:
        if value[mover] > found[mover] + 1e-12:
            found = value
    return found


def payments(state: State) -> list[State]:
    """The positions after each payment that the rules allow, in the order in which they are written."""
    if state.phase != PAY:
        return [state]
    return [after for move in GAME.legal(state) for after in payments(GAME.advance(state, move))]


def standing(state: State, seat: int) -> tuple[int, int, int]:
    hand = tuple(state.hands[seat * KINDS : (seat + 1) * KINDS])
    points, figure = scored(hand, state.tie_break)
    coins = state.tokens[seat] + 3 * state.busts[seat]
    return points, coins, figure if state.tie_break == UNUSED else -figure


@cache
def scored(hand: tuple[int, ...], tie_break: int) -> tuple[int, int]:
    return best_score(list(hand), tie_break)


def final_shares(state: State) -> Shares | None:
    if GAME.legal(state):
        return None
    stands = [standing(state, seat) for seat in range(state.seats)]
    if state.target:
        won = stands[0][0] > stands[1][0]
        return (1.0, 0.0) if won else (0.0, 1.0)
    winners = [seat for seat in range(state.seats) if stands[seat] == max(stands)]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
