"""Trained networks as they are shipped: a file of weights for each, and one that says how they were made."""

from __future__ import annotations

import json
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tenfold import __version__

from .networks import trainable

ABOUT: Final = "weights.json"


@dataclass(frozen=True, slots=True)
class Made:
    """How a network was made, and what it is worth."""

    network: str
    seed: int
    rounds: int
    games: int  # played against itself
    won: float  # against `careful`
    either_way: float  # 95 % of an interval around it
    decks: int


def ship(made: Made, weights: bytes, folder: Path) -> Path:
    """Writes a network's files; what is known of the others stays. Returns where the weights are."""
    folder.mkdir(parents=True, exist_ok=True)
    kind = trainable(made.network)
    (folder / kind.file).write_bytes(kind.pack(array("f", weights)))
    about = folder / ABOUT
    known: dict[str, Any] = json.loads(about.read_text("utf-8")) if about.exists() else {}
    known[made.network] = {
        "version": __version__,
        "fingerprint": kind.fingerprint(),
        "seed": made.seed,
        "rounds": made.rounds,
        "games": made.games,
        "against_careful": {"won": made.won, "either_way": made.either_way, "decks": made.decks},
    }
    about.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", "utf-8")
    return folder / kind.file
