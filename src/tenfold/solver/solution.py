"""What solving a position gives."""

from __future__ import annotations

from typing import NamedTuple

from tenfold.protocol.game import Move


class Solution(NamedTuple):
    moves: list[Move]  # the legal moves, in their order
    values: list[tuple[float, ...]]  # by move: each seat's share of the victory to be expected after it
    best: Move | None  # the mover's best move; nothing if chance moves
    value: tuple[float, ...]  # what the position is worth
    is_exact: bool  # if not, nothing is claimed: `values` is empty
    nodes: int  # positions looked into
