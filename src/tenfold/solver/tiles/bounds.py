"""The least and the most that a position of the tile game can be worth, as rules.

Whatever is not looked at may be a loss or a win; so the two numbers are always true, and where they meet they
are the value. Every look goes a ply deeper than the one before, until they meet or the limit is reached.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Struct, lowest_bit, rule
from tenfold.tiles.lines import run_from
from tenfold.tiles.moves import GIVE, LEFT, PASS, PLACE_TILE, RIGHT, SPOTS
from tenfold.tiles.phases import step
from tenfold.tiles.placing import lift, put_down
from tenfold.tiles.plane import beside, cell_at
from tenfold.tiles.second_round import first_move_of, is_stuck, tile_of
from tenfold.tiles.spots import HALF, spots_without
from tenfold.tiles.state import CHANCE_TILE, LINE, MOVE, OVER, PLACE, TILES, TILES_EACH, WINNING_SUM, State
from tenfold.tiles.taking_out import is_free

DEEPEST: Final = 2 * TILES


@dataclass(slots=True)
class Looks(Struct):
    count: int = 0  # positions looked at
    limit: int = 0
    cell: int = 0  # the last cell found on which a seat wins


@rule
def solve_move(s: State, looks: Looks, move: int, limit: int) -> tuple[float, float]:
    """What a legal move of a seat is worth to it, at least and at most; the state is as before afterwards."""
    looks.count = 0
    looks.limit = limit
    least = 0.0
    most = 1.0
    depth = 0
    while depth < DEEPEST and least < most and looks.count <= limit:
        lower, upper = after_move(s, looks, move, depth, 0.0)
        least = max(least, lower)
        most = min(most, upper)
        depth += 1
    return least, most


@rule
def after_move(s: State, looks: Looks, move: int, depth: int, had: float) -> tuple[float, float]:
    """Makes a move, looks on, and takes it back; that it is worth less than what the mover `had` anyway is
    enough to know."""
    seat = s.mover
    phase = s.phase
    hand = s.hand
    tile = tile_of(s, move) if phase == MOVE else s.laid
    stays = phase == MOVE and move == PASS
    value = 0 if stays else s.values[tile]
    x = 0 if stays else s.xs[tile]
    y = 0 if stays else s.ys[tile]
    step(s, move)
    if s.phase == OVER:
        least = 0.5 if s.winner < 0 else 1.0
        most = least
    else:
        lower, upper = bounds(s, looks, depth, 1.0 - had)
        least = 1.0 - upper
        most = 1.0 - lower
    if phase == MOVE:
        s.moved -= 0 if s.ending == LINE else 1
        if not stays:
            lift(s, tile)
            put_down(s, tile, x, y)
    else:
        lift(s, tile)
        s.laid = tile
        s.values[tile] = value
        s.xs[tile] = x
        s.ys[tile] = y
        if s.is_open == 0:
            s.hand = hand
        elif move < RIGHT:
            s.left[seat] -= 1
        else:
            s.right[seat] += 1
    s.phase = phase
    s.mover = seat
    s.ending = 0
    s.winner = -1
    return least, most


@rule
def bounds(s: State, looks: Looks, depth: int, enough: float) -> tuple[float, float]:
    """What a position is worth to the seat whose turn it is. Showing more than `enough` is not needed."""
    looks.count += 1
    if s.phase == CHANCE_TILE:
        return bounds_of_draw(s, looks, depth)
    if s.phase == PLACE:
        return bounds_of_placing(s, looks, depth, enough)
    return bounds_of_moving(s, looks, depth, enough)


@rule
def bounds_of_draw(s: State, looks: Looks, depth: int) -> tuple[float, float]:
    """On average over the tiles that may come."""
    seat = s.mover
    least = 0.0
    most = 0.0
    total = 0.0
    for place in range(3):
        left = float(s.supply[3 * seat + place])
        if left > 0.0:
            step(s, GIVE + place)
            lower, upper = bounds(s, looks, depth, 1.0)
            s.phase = CHANCE_TILE
            s.hand = 0
            s.supply[3 * seat + place] += 1
            least += left * lower
            most += left * upper
            total += left
    return least / total, most / total


@rule
def hand_mask(s: State, seat: int) -> int:
    """Mask of the values that a seat may lay now: the tile in hand, or those at the ends of its row."""
    if s.is_open == 0:
        return 1 << s.hand >> 1
    if s.left[seat] == s.right[seat]:
        return 0
    first = TILES_EACH * seat
    return (1 << s.rows[first + s.left[seat]] | 1 << s.rows[first + s.right[seat] - 1]) >> 1


@rule
def winning_mask(s: State, seat: int, cell: int) -> int:
    """Mask of the values that make ten on a free cell."""
    mask = 0
    for direction in range(4):
        missing = WINNING_SUM - run_from(s, seat, cell, direction) - run_from(s, seat, cell, direction + 4)
        if 0 < missing < 4:
            mask |= 1 << missing >> 1
    return mask


@rule
def cell_of(s: State, spot: int) -> int:
    tile = spot >> 2
    return beside(cell_at(s.xs[tile], s.ys[tile]), 2 * (spot & 3))


@rule
def count_wins(s: State, looks: Looks, seat: int, values: int) -> int:
    """On how many free cells a seat wins with one of these values, two being as good as more."""
    found = 0
    for half in range(2):
        rest = s.spots[half]
        while rest and found < 2:
            cell = cell_of(s, HALF * half + lowest_bit(rest))
            if winning_mask(s, seat, cell) & values:
                looks.cell = cell
                found += 1
            rest &= rest - 1
    return found


@rule
def bounds_of_placing(s: State, looks: Looks, depth: int, enough: float) -> tuple[float, float]:
    if s.laid > 0 and count_wins(s, looks, s.mover, hand_mask(s, s.mover)) > 0:
        return 1.0, 1.0
    only = -1
    if s.is_open == 1 and s.laid > 0:
        dangers = count_wins(s, looks, 1 - s.mover, hand_mask(s, 1 - s.mover))
        if dangers > 1:
            return 0.0, 0.0  # a tile stands in the way of one of them only
        only = looks.cell if dangers == 1 else -1
    if (depth <= 0 and only < 0) or looks.count > looks.limit:
        return 0.0, 1.0
    deeper = depth if only >= 0 else depth - 1
    least = 0.0
    most = 0.0
    low = s.spots[0] if s.laid > 0 else 1
    high = s.spots[1]
    sides = 2 if s.is_open == 1 and s.right[s.mover] - s.left[s.mover] > 1 else 1
    first = PLACE_TILE if s.is_open == 0 else LEFT
    while low | high:
        spot = lowest_bit(low) if low else HALF + lowest_bit(high)
        if low:
            low &= low - 1
        else:
            high &= high - 1
        if only < 0 or cell_of(s, spot) == only:
            for side in range(sides):
                lower, upper = after_move(s, looks, first + SPOTS * side + spot, deeper, least)
                least = max(least, lower)
                most = max(most, upper)
                if least >= enough or least == 1.0:
                    return least, 1.0
    return least, most


@rule
def bounds_of_moving(s: State, looks: Looks, depth: int, enough: float) -> tuple[float, float]:
    """The second round. A first pass looks for a move that wins at once."""
    if is_stuck(s):
        if depth <= 0:
            return 0.0, 1.0
        return after_move(s, looks, PASS, depth - 1, 0.0)
    least = 0.0
    most = 0.0
    for deeper in range(-1, 1):
        if deeper == 0 and (depth <= 0 or looks.count > looks.limit):
            return 0.0, 1.0
        most = 0.0
        for tile in range((s.start + s.mover) & 1, s.laid, 2):
            if is_free(s, tile):
                low, high = spots_without(s, tile)
                while low | high:
                    spot = lowest_bit(low) if low else HALF + lowest_bit(high)
                    if low:
                        low &= low - 1
                    else:
                        high &= high - 1
                    if deeper == 0:
                        lower, upper = after_move(s, looks, first_move_of(tile) + spot, depth - 1, least)
                        least = max(least, lower)
                        most = max(most, upper)
                        if least >= enough or least == 1.0:
                            return least, 1.0
                    elif wins_by_moving(s, tile, spot):
                        return 1.0, 1.0
    return least, most


@rule
def wins_by_moving(s: State, tile: int, spot: int) -> bool:
    """Whether a tile put elsewhere makes a line of ten, there or where it leaves."""
    source = cell_at(s.xs[tile], s.ys[tile])
    target = cell_of(s, spot)
    s.ring[source] = 0
    wins = winning_mask(s, s.mover, target) >> (s.values[tile] - 1) & 1 == 1
    s.ring[target] = tile + 1
    for direction in range(8):
        if run_from(s, s.mover, source, direction) == WINNING_SUM:
            wins = True
    s.ring[target] = 0
    s.ring[source] = tile + 1
    return wins
