"""The runs that the hands of a finished card game make."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tenfold.cards.deck import KINDS
from tenfold.cards.scoring import arrange, blank_paper
from tenfold.cards.state import State
from tenfold.fast.pack import pack
from tenfold.kernel import compiled


def run_lengths(final: State) -> list[list[int]]:
    """By seat and colour: how many cards the scored run has."""
    hands: Any = np.array(final.hands, np.int16)
    paper = _paper()
    lengths = []
    for seat in range(final.seats):
        compiled(arrange)(paper, hands, seat * KINDS, final.tie_break)
        lengths.append([int(run).bit_count() for run in paper["runs"]])
    return lengths


@cache
def _paper() -> Any:
    return pack(blank_paper())[0]
