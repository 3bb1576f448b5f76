"""Cells and sides: where tiles lie, and what lies beside what (rules 2, T6)."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule

from .state import CELLS, TURN, State

# The four sides and the four corners of a cell, going round: where they lie, and how far along the ring.
DX: Final = (1, 1, 0, -1, -1, -1, 0, 1)
DY: Final = (0, 1, 1, 1, 0, -1, -1, -1)
STEP: Final = tuple(dx + TURN * dy for dx, dy in zip(DX, DY, strict=True))
SIDES: Final = 4  # side n points in direction 2n

# The layout is a sum of scrambled tiles; numbers stay below 2^61, the same compiled and interpreted.
SCRAMBLED: Final = (1 << 61) - 1


@rule
def cell_at(x: int, y: int) -> int:
    return (x + TURN * y) & (CELLS - 1)


@rule
def beside(cell: int, direction: int) -> int:
    """The next cell in a direction."""
    return (cell + STEP[direction]) & (CELLS - 1)


@rule
def owner(s: State, tile: int) -> int:
    return (s.start + tile) & 1


@rule
def scramble(x: int, y: int, kind: int) -> int:
    """A number for a kind of tile on a cell; tiles of equal colour and value are the same (T8)."""
    mixed = (x * 0x2545F4914F6CDD1 + y * 0x1B03738712FAD5C + kind * 0x19E3779B97F4A7C) & SCRAMBLED
    mixed ^= mixed >> 29
    mixed = mixed * 0x1D8E4E27C47D124 & SCRAMBLED
    mixed ^= mixed >> 32
    mixed = mixed * 0x0EB44ACCAB455D1 & SCRAMBLED
    return mixed ^ mixed >> 27
