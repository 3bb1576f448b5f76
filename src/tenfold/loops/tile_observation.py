"""A position of the tile game as a learner sees it: one row of small numbers, its own side first."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import Short, rule
from tenfold.tiles.state import OVER, TILES, TILES_EACH, State

# What the row has, in its order, and how many numbers each takes up.
TILE_FIELDS: Final = {
    "phase": OVER + 1,  # 1 for the one it is, 0 for the others
    "mover": 1,  # 0: oneself
    "open": 1,
    "hand": 1,  # closed: the value that is to be laid, 0 if there is none
    "laid": 1,
    "moved": 1,  # in the second round
    "limit": 1,  # moves of the second round
    "supply": 6,  # closed: by side and value, tiles still to come
    "rows": 2 * TILES_EACH,  # open: by side the values of the row, what was taken of it 0
    "values": TILES,  # by tile, in the order in which they were laid; 0 if it does not lie
    "mine": TILES,  # 1: one's own
    "xs": TILES,  # where it lies, from the first tile on
    "ys": TILES,
}

SUPPLY: Final = OVER + 1 + 6
ROWS: Final = SUPPLY + 6
VALUES: Final = ROWS + 2 * TILES_EACH


@rule
def observe_tiles(s: State, seat: int, seen: list[Short]) -> None:
    for phase in range(OVER + 1):
        seen[phase] = 1 if s.phase == phase else 0
    at = OVER + 1
    seen[at] = (s.mover - seat) & 1
    seen[at + 1] = s.is_open
    seen[at + 2] = s.hand
    seen[at + 3] = s.laid
    seen[at + 4] = s.moved
    seen[at + 5] = s.limit
    for side in range(2):
        other = (seat + side) & 1
        for place in range(3):
            seen[SUPPLY + 3 * side + place] = s.supply[3 * other + place]
        for place in range(TILES_EACH):
            is_there = s.left[other] <= place < s.right[other]
            seen[ROWS + TILES_EACH * side + place] = s.rows[TILES_EACH * other + place] if is_there else 0
    observe_plane(s, seat, seen)


@rule
def observe_plane(s: State, seat: int, seen: list[Short]) -> None:
    for tile in range(TILES):
        lies = tile < s.laid
        at = VALUES + tile
        seen[at] = s.values[tile] if lies else 0
        seen[at + TILES] = 1 if lies and (s.start + tile - seat) & 1 == 0 else 0
        seen[at + 2 * TILES] = s.xs[tile] - s.xs[0] if lies else 0
        seen[at + 3 * TILES] = s.ys[tile] - s.ys[0] if lies else 0
