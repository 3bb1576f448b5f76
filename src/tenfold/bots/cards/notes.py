"""What the bots of the card game keep in mind."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.kernel import Struct, inside

from .estimating import Estimates
from .mind import Mind


@dataclass(slots=True)
class CardNotes(Struct):
    estimates: Estimates = inside(Estimates)
    mind: Mind = inside(Mind)  # of those who think with a network
