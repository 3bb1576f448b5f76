"""The networks that can be trained, by name: how each learns, is measured, and is shipped."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tenfold.bots.cards.network import fingerprint as card_fingerprint
from tenfold.bots.cards.network import weights as card_weights
from tenfold.bots.tiles.network import fingerprint as tile_fingerprint
from tenfold.bots.tiles.network import weights as tile_weights

from .card_course import PLANS, CardCourse
from .course import Course, Plan
from .tile_course import PLAN, TileCourse


@dataclass(frozen=True, slots=True)
class Trainable:
    plan: Plan
    course: Callable[[int, Path, Plan], Course[Any]]  # seed, folder, plan
    pack: Callable[[array[float]], bytes]
    unpack: Callable[[bytes], bytes]
    file: str
    fingerprint: Callable[[], str]
    home: Path  # where the package has it


def trainable(network: str) -> Trainable:
    if network == tile_weights.NETWORK:
        return Trainable(
            PLAN,
            TileCourse,
            tile_weights.pack,
            tile_weights.unpack,
            f"{network}.w8",
            tile_fingerprint.fingerprint,
            tile_weights.FOLDER,
        )
    seats = card_weights.seats_of(network)
    return Trainable(
        PLANS[network],
        lambda seed, folder, plan: CardCourse(network, seed, folder, plan),
        lambda weights: card_weights.pack(weights, seats),
        lambda data: card_weights.unpack(data, seats),
        f"{network}.f16",
        card_fingerprint.fingerprint,
        card_weights.FOLDER,
    )


NETWORKS: Final = (*card_weights.NETWORKS, tile_weights.NETWORK)
