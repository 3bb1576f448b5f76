"""The moves of the tile game as numbers (rules 3). How they are written depends on where the tiles lie."""

from __future__ import annotations

from typing import Final

from .state import TILES, TILES_EACH

SPOTS: Final = 4 * TILES  # a free cell, named by a tile beside it and that tile's side

GIVE: Final = 0  # chance's moves: a tile of value 1, 2, 3
PASS: Final = 3
PLACE_TILE: Final = 8  # then each spot, and so below; eight moves make a word of a mask
LEFT: Final = PLACE_TILE + SPOTS
RIGHT: Final = LEFT + SPOTS
MOVE_TILE: Final = RIGHT + SPOTS  # then each of the mover's tiles, times each spot
SPACE: Final = MOVE_TILE + TILES_EACH * SPOTS
