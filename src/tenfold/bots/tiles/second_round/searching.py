"""`expert` in the second round: a win at once, a win that nobody can stop, else the best of the moves after
which the other seat has neither."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.careful import NEVER, place_of_best, worth_of_wins
from tenfold.bots.tiles.lines.afterstate import WIN
from tenfold.bots.tiles.notes import SecondRoundSearch, TileNotes
from tenfold.kernel import lowest_bit, rule
from tenfold.tiles.placing import lift, put_down
from tenfold.tiles.second_round import first_move_of, move_tile, tile_of
from tenfold.tiles.spots import HALF, spots_without
from tenfold.tiles.state import State
from tenfold.tiles.taking_out import is_free

from .winning import score_moves, winning_cells

TRIED: Final = 48  # so many moves are looked at for threats
NODES_A_LOOK: Final = 8_000  # of the budget: what a look at all answers counts for


@rule
def decide_second_round(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    score_moves(s, out, count, n)
    chosen = place_of_best(n.survey, count, dice)
    if n.survey.scores[chosen] == WIN:
        return chosen
    safe = sort_out(s, out, count, dice, n)
    if safe == 0:
        return chosen
    highest = NEVER
    chosen = n.second_round.safe[best_safe(n.second_round, safe)]
    for _ in range(min(safe, n.budget // NODES_A_LOOK)):
        top = best_safe(n.second_round, safe)
        if n.second_round.safe_worth[top] <= highest:
            break
        worth = n.second_round.safe_worth[top] - WIN * worst_answer(s, out[n.second_round.safe[top]], n)
        n.second_round.safe_worth[top] = NEVER
        if worth > highest:
            highest = worth
            chosen = n.second_round.safe[top]
    return chosen


@rule
def sort_out(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    """Lists the moves after which the other seat cannot win at once; returns how many."""
    safe = 0
    for _ in range(min(count, TRIED)):
        place = place_of_best(n.survey, count, dice)
        score = n.survey.scores[place]
        n.survey.scores[place] = NEVER
        worth = worth_of_wins(s, out[place], n)
        if worth >= 0:
            n.second_round.safe[safe] = place
            n.second_round.safe_worth[safe] = score + worth
            safe += 1
    return safe


@rule
def best_safe(r: SecondRoundSearch, count: int) -> int:
    top = 0
    for place in range(1, count):
        if r.safe_worth[place] > r.safe_worth[top]:
            top = place
    return top


@rule
def worst_answer(s: State, move: int, n: TileNotes) -> int:
    """After a move that is safe for now: 1 if the other seat has an answer that threatens to win on two cells
    while the mover cannot win first, -1 if the mover wins whatever the answer, else 0."""
    tile = tile_of(s, move)
    x = s.xs[tile]
    y = s.ys[tile]
    move_tile(s, tile, move - first_move_of(tile))
    found = -1
    for other in range((s.start + 1 - s.mover) & 1, s.laid, 2):
        if found < 1 and is_free(s, other):
            low, high = spots_without(s, other)
            while found < 1 and low | high:
                spot = lowest_bit(low) if low else HALF + lowest_bit(high)
                if low:
                    low &= low - 1
                else:
                    high &= high - 1
                found = max(found, outcome_of(s, other, spot, n))
    lift(s, tile)
    put_down(s, tile, x, y)
    return found


@rule
def outcome_of(s: State, tile: int, spot: int, n: TileNotes) -> int:
    """What an answer of the other seat's comes to, in the same numbers."""
    x = s.xs[tile]
    y = s.ys[tile]
    move_tile(s, tile, spot)
    found = -1
    if winning_cells(s, s.mover, n) == 0:
        found = 1 if winning_cells(s, 1 - s.mover, n) > 1 else 0
    lift(s, tile)
    put_down(s, tile, x, y)
    return found
