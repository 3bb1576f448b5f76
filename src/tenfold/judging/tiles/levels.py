"""How closely the tile game is looked at, by level: quick, normal, deep."""

from __future__ import annotations

from typing import Final

LUCK_AHEAD: Final = 2  # tiles looked ahead where chance moves
CLOSE: Final = 0.1  # choices that lose more at first sight are not looked at again

AHEAD: Final = (2, 3, 4)  # tiles looked ahead from the choices that seem close
OPEN_NODES: Final = (12_000, 60_000, 300_000)  # positions searched from them in the open game
PROOF_NODES: Final = (100, 1_000, 10_000)  # positions looked at to prove what a choice is worth

# What the difference of two choices is off.
CLOSED_ERRORS: Final = (0.05, 0.03, 0.02)
OPEN_ERRORS: Final = (0.31, 0.28, 0.19)
