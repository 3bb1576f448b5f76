"""What the loops need of a game: places that the rules of each fill."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tenfold.kernel import Slots, Struct

S = TypeVar("S", bound=Struct)  # the game's state
P = TypeVar("P", bound=Struct)  # the paper that its end is counted up on


@dataclass(frozen=True)
class Rulebook(Slots, Generic[S, P]):
    legal: Callable[[S, list[int]], int]  # writes the legal moves, ascending; returns how many there are
    mark: Callable[[S, list[int], list[int], int], int]  # the same as a mask (see `masks.py`)
    step: Callable[[S, int], None]  # makes a legal move
    to_move: Callable[[S], int]  # a seat, chance or nobody
    deal_start: Callable[[S, list[int]], None]  # what chance gives before the first move, by the dice
    deal: Callable[[S, list[int]], int]  # a move of chance's, by the dice
    lay_out: Callable[[S, list[int], list[int]], None]  # puts what is to come into a random order
    next_of: Callable[[S, list[int]], int]  # chance's move from such an order
    pick: Callable[[S, list[int], list[int]], int]  # a legal move, each as likely as any other
    pick_marked: Callable[[S, list[int], list[int], list[int]], int]  # the same when they are marked
    share_out: Callable[[S, P, list[float]], None]  # what each seat has won, of a victory of 1
