"""The tile game's part in the loops: its rules, and how chance deals by dice or from an order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Struct, count_bits, lowest_bit, rule
from tenfold.tiles.moves import GIVE, MOVE_TILE, PASS, SPOTS
from tenfold.tiles.phases import legal, step, to_move
from tenfold.tiles.second_round import first_move_of
from tenfold.tiles.spots import HALF, other_name, spots_without
from tenfold.tiles.state import MOVE, SEATS, TILES_EACH, State
from tenfold.tiles.taking_out import is_free

from .dice import below, slip_in
from .masks import MOVES_A_WORD, clear, is_marked, mark_listed
from .rulebook import Rulebook

# In the second round a row of a mask has the moves of one of the mover's tiles, by spot.
FIRST_ROW: Final = MOVE_TILE // MOVES_A_WORD
WORDS_A_ROW: Final = SPOTS // MOVES_A_WORD
ROW_BIT: Final = 1 << 8  # above any number of words before the rows

# By eight bits: the same as eight bytes of 0 or 1.
SPREAD: Final = tuple(sum((bits >> place & 1) << 8 * place for place in range(8)) for bits in range(256))

TRIES: Final = 64  # in vain so often only when hardly a tile can move


@dataclass(slots=True)
class NoPaper(Struct):
    """There is nothing to count up."""

    nothing: int = 0


@rule
def mark_legal(s: State, words: list[int], out: list[int], marked: int) -> int:
    """Remembers how many of the words before the rows may have marks, and a mask of the rows above that."""
    clear(words, 0, marked & ROW_BIT - 1)
    rows = marked // ROW_BIT
    if s.phase != MOVE:
        mark_rows(s, words, rows, 0)
        return mark_listed(words, out, legal(s, out))
    free = free_tiles(s)
    mark_rows(s, words, rows, free)
    if free == 0:
        words[PASS >> 3] = 1 << 8 * (PASS & 7)
        return (PASS >> 3) + 1
    return free * ROW_BIT


@rule
def free_tiles(s: State) -> int:
    """Mask of the mover's tiles, by row, that can be taken out."""
    free = 0
    tile = (s.start + s.mover) & 1
    for row in range(TILES_EACH):
        if is_free(s, tile):
            free |= 1 << row
        tile += 2
    return free


@rule
def mark_rows(s: State, words: list[int], before: int, free: int) -> None:
    """Clears the rows that had marks and have none now, and writes those of the free tiles."""
    rest = before & ~free
    while rest:
        first = FIRST_ROW + WORDS_A_ROW * lowest_bit(rest)
        clear(words, first, first + WORDS_A_ROW)
        rest &= rest - 1
    while free:
        row = lowest_bit(free)
        low, high = spots_without(s, 2 * row + ((s.start + s.mover) & 1))
        mark_row(words, FIRST_ROW + WORDS_A_ROW * row, low, high)
        free &= free - 1


@rule
def mark_row(words: list[int], row: int, low: int, high: int) -> None:
    """Marks all moves of one tile at once, eight spots after the other."""
    for word in range(7):
        words[row + word] = SPREAD[low >> 8 * word & 255]
    words[row + 7] = SPREAD[(low >> 56 | high << 4) & 255]  # a mask ends in the middle of it
    for word in range(7):
        words[row + 8 + word] = SPREAD[high >> (8 * word + 4) & 255]


@rule
def pick(s: State, out: list[int], dice: list[int]) -> int:
    """In the second round a tile and a free cell are drawn until they make a legal move, so that the hundreds
    of others need not be listed."""
    if s.phase != MOVE:
        return out[below(dice, legal(s, out))]
    spots = count_bits(s.spots[0]) + count_bits(s.spots[1])
    for _ in range(TRIES):
        tile = ((s.start + s.mover) & 1) + 2 * below(dice, TILES_EACH)
        if is_free(s, tile):
            spot = spot_at(s.spots[0], s.spots[1], below(dice, spots))
            if spot >> 2 == tile:
                spot = other_name(s, spot)
            if spot >= 0:
                return first_move_of(tile) + spot
    return out[below(dice, legal(s, out))]


@rule
def pick_marked(s: State, words: list[int], out: list[int], dice: list[int]) -> int:
    """One in nine moves of the second round is legal, so that a few tries find one."""
    if s.phase == MOVE:
        for _ in range(TRIES):
            move = MOVE_TILE + below(dice, TILES_EACH * SPOTS)
            if is_marked(words, move):
                return move
    return pick(s, out, dice)


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
def deal_rows(s: State, dice: list[int]) -> None:
    """The open game: each seat's row in a random order."""
    if s.is_open == 1:
        for seat in range(SEATS):
            first = seat * TILES_EACH
            for place in range(first, first + TILES_EACH):
                other = first + below(dice, place - first + 1)
                s.rows[place], s.rows[other] = s.rows[other], s.rows[place]


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
                slip_in(piles, first, place, GIVE + value, dice)
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
    deal_start=deal_rows,
    deal=random_tile,
    lay_out=lay_out,
    next_of=next_tile,
    pick=pick,
    pick_marked=pick_marked,
    share_out=share_out,
)
