"""The networks' weights as they come with the package: one network for each number of players.

A file has numbers of 16 bits, block by block, as many as its number of seats needs; `weights.json` beside
them says how they were made. `tenfold train` makes them again.
"""

from __future__ import annotations

import struct
from array import array
from functools import cache
from pathlib import Path
from typing import Final

from tenfold.bots.cards.notes import CardNotes
from tenfold.cards.state import State
from tenfold.kernel import rule
from tenfold.kernel.layout import offset_of

from .features import SEAT_ROWS, TABLE_ROWS
from .shape import FACTS, FIRST, FIRST_BIAS, POOL, UNIT, WEIGHTS

FOLDER: Final = Path(__file__).parent / "weights"
NETWORKS: Final = ("solo", "two", "three", "four", "five")
LARGEST: Final = 65504.0  # of 16 bits


def recall(s: State) -> tuple[int, bytes]:
    """The weights for a game that begins like this, and where in the notes of a card player they belong."""
    return place_in_notes(), weights_of(network_for(s))


def place_in_notes() -> int:
    return offset_of(CardNotes, "mind", "net", "weights")


def network_for(s: State) -> str:
    """Which of the networks knows a game."""
    return NETWORKS[which_network(s)]


@rule
def which_network(s: State) -> int:
    """The same as a number."""
    return 0 if s.target > 0 else s.seats - 1


def seats_of(network: str) -> int:
    return max(NETWORKS.index(network) + 1, 2)


@cache
def weights_of(network: str, folder: Path = FOLDER) -> bytes:
    """As numbers of 32 bits, in the order in which the rules have them."""
    return unpack((folder / f"{network}.f16").read_bytes(), seats_of(network))


def pack(weights: array[float], seats: int) -> bytes:
    kept = [number for first, last in blocks(seats) for number in weights[first:last]]
    return struct.pack(f"<{len(kept)}e", *(max(min(number, LARGEST), -LARGEST) for number in kept))


def unpack(data: bytes, seats: int) -> bytes:
    numbers = struct.unpack(f"<{len(data) // 2}e", data)
    weights = array("f", bytes(4 * WEIGHTS))
    at = 0
    for first, last in blocks(seats):
        weights[first:last] = array("f", numbers[at : at + last - first])
        at += last - first
    return weights.tobytes()


def blocks(seats: int) -> tuple[tuple[int, int], ...]:
    """What of all weights a number of seats needs: from where up to where."""
    return (
        (0, POOL + seats * UNIT * FIRST),
        (FACTS, FACTS + (TABLE_ROWS + seats * SEAT_ROWS) * FIRST),
        (FIRST_BIAS, WEIGHTS),
    )
