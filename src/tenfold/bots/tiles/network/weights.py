"""The tile game's weights as they come with the package.

The first layer has a byte a number, each a part of the largest that its unit has; these and the layers above
are numbers of 16 bits. `weights.json` beside the file says how they were made; `tenfold train` makes them
again.
"""

from __future__ import annotations

import struct
from array import array
from functools import cache
from pathlib import Path
from typing import Final

from tenfold.bots.tiles.notes import TileNotes
from tenfold.kernel.layout import offset_of
from tenfold.tiles.state import State

from .evaluating import FIRST, FIRST_BIAS, LAST_BIAS, WEIGHTS

FOLDER: Final = Path(__file__).parent / "weights"
NETWORK: Final = "tiles"
STEPS: Final = 50  # to either side: so many are enough, and are compressed to less than a byte
ABOVE: Final = LAST_BIAS + 1 - FIRST_BIAS  # weights that are no rows


def recall(s: State) -> tuple[int, bytes]:  # noqa: ARG001  (every game is judged by the same)
    """The weights, and where in the notes of a tile player they belong."""
    return place_in_notes(), weights_of()


def place_in_notes() -> int:
    return offset_of(TileNotes, "net", "weights")


@cache
def weights_of(folder: Path = FOLDER) -> bytes:
    """As numbers of 32 bits, in the order in which the rules have them."""
    return unpack((folder / f"{NETWORK}.w8").read_bytes())


def pack(weights: array[float]) -> bytes:
    largest = [max(abs(number) for number in weights[unit:FIRST_BIAS:FIRST]) or 1.0 for unit in range(FIRST)]
    rows = [round(STEPS * weights[at] / largest[at % FIRST]) for at in range(FIRST_BIAS)]
    above = weights[FIRST_BIAS : FIRST_BIAS + ABOVE]
    return struct.pack(f"<{FIRST}e{ABOVE}e{FIRST_BIAS}b", *largest, *above, *rows)


def unpack(data: bytes) -> bytes:
    numbers = struct.unpack(f"<{FIRST}e{ABOVE}e{FIRST_BIAS}b", data)
    largest, rows = numbers[:FIRST], numbers[FIRST + ABOVE :]
    weights = array("f", bytes(4 * WEIGHTS))
    weights[:FIRST_BIAS] = array("f", [row * largest[at % FIRST] / STEPS for at, row in enumerate(rows)])
    weights[FIRST_BIAS : FIRST_BIAS + ABOVE] = array("f", numbers[FIRST : FIRST + ABOVE])
    return weights.tobytes()
