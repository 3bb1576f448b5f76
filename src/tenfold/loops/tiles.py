"""The tile game's part in the loops: its rules, and how chance deals by dice or from an order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Struct, count_bits, lowest_bit, rule
from tenfold.tiles.moves import GIVE, MOVE_TILE, SPOTS
from tenfold.tiles.phases import legal, step, to_move
from tenfold.tiles.second_round import is_free
from tenfold.tiles.spots import HALF, spots_without
from tenfold.tiles.state import MOVE, TILES_EACH, State

from .dice import below
from .masks import clear, mark_listed
from .rulebook import Rulebook

TRIES: Final = 64  # in vain so often only when hardly a tile can move


@dataclass(slots=True)
class NoPaper(Struct):
    """There is nothing to count up."""

    nothing: int = 0


@rule
def mark_legal(s: State, words: list[int], out: list[int], marked: int) -> int:
    clear(words, 0, marked)
    return mark_listed(words, out, legal(s, out))


@rule
def pick(s: State, out: list[int], dice: list[int]) -> int:
    """In the second round a tile and a spot are drawn until they make a legal move, so that the hundreds of
    others need not be listed; no tile has more spots than there are now."""
    if s.phase != MOVE:
        return out[below(dice, legal(s, out))]
    most = count_bits(s.spots[0]) + count_bits(s.spots[1])
    for _ in range(TRIES):
        tile = ((s.start + s.mover) & 1) + 2 * below(dice, TILES_EACH)
        place = below(dice, most)
        if is_free(s, tile):
            low, high = spots_without(s, tile)
            if place < count_bits(low) + count_bits(high):
                return MOVE_TILE + (tile >> 1) * SPOTS + spot_at(low, high, place)
    return out[below(dice, legal(s, out))]


@rule
def spot_at(low: int, high: int, place: int) -> int:
    """The spot at a place among those of two masks."""
    rest = low
    base = 0
    if place >= count_bits(low):
        place -= count_bits(low)
        rest = high
        base = HALF
    for _ in range(place):
        rest &= rest - 1
    return base + lowest_bit(rest)


@rule
def face_down(s: State, seat: int) -> int:
    """How many of a seat's tiles are still to come."""
    return s.supply[3 * seat] + s.supply[3 * seat + 1] + s.supply[3 * seat + 2]


@rule
def random_tile(s: State, dice: list[int]) -> int:
    """Each of the seat's tiles that lie face down is as likely as any other."""
    first = 3 * s.mover
    place = below(dice, face_down(s, s.mover))
    if place < s.supply[first]:
        return GIVE
    return GIVE + 1 if place < s.supply[first] + s.supply[first + 1] else GIVE + 2


@rule
def lay_out(s: State, piles: list[int], dice: list[int]) -> None:
    """Puts the tiles that lie face down into a random order, seat 0's before seat 1's."""
    for seat in range(2):
        first = TILES_EACH * (seat + 1) - face_down(s, seat)
        place = first
        for value in range(3):
            for _ in range(s.supply[3 * seat + value]):
                other = first + below(dice, place - first + 1)
                piles[place] = piles[other]
                piles[other] = GIVE + value
                place += 1


@rule
def next_tile(s: State, piles: list[int]) -> int:
    return piles[TILES_EACH * (s.mover + 1) - face_down(s, s.mover)]


@rule
def share_out(s: State, paper: NoPaper, shares: list[float]) -> None:  # noqa: ARG001
    for seat in range(2):
        shares[seat] = 0.5 if s.winner < 0 else 1.0 - abs(s.winner - seat)


TILES: Final = Rulebook(
    legal=legal,
    mark=mark_legal,
    step=step,
    to_move=to_move,
    deal=random_tile,
    lay_out=lay_out,
    next_of=next_tile,
    pick=pick,
    share_out=share_out,
)
