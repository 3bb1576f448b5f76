"""What a study needs of a game and of whoever judges its positions: places that rules fill.

Rules that look at positions return how much work that was, in units of about a microsecond, counted and not
timed, and never less than 1. States stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from tenfold.kernel import Slots, Struct

from .findings import Choices, Comparison, Reasons, Study, Weighing

S = TypeVar("S", bound=Struct)  # the game's state
D = TypeVar("D", bound=Struct)  # the desk: all that whoever judges has in mind, and paper
R = TypeVar("R", bound=Struct)  # the paper that reasons are found on


@dataclass(frozen=True)
class Judge(Slots, Generic[S, D, R]):
    # The game.
    legal: Callable[[S, list[int]], int]
    step: Callable[[S, int], None]
    to_move: Callable[[S], int]
    count_seats: Callable[[S], int]
    note_chances: Callable[[S, list[int], list[int]], int]  # moves and weights; returns how many
    whose_chance: Callable[[S], int]  # the seat whose card or tile comes
    is_paying: Callable[[S], bool]
    is_same_payment: Callable[[S, S], bool]  # whether a later position is still within a payment
    propose: Callable[[D, S, list[int]], int]  # the moves of a payment; returns how many, 0 for none
    share_out: Callable[[D, S, list[float]], None]  # what each seat has won when the game is over

    # Whoever judges. Values go by seat.
    value_of: Callable[[D, S, list[float]], int]  # any position: before a decision, before chance, or over
    # After each of chance's moves, by place × MOST_SEATS + seat, all of them judged alike: about so much work
    # more, until it `is_done`.
    weigh_outcomes: Callable[[D, S, Weighing, list[int], int, list[float], int], int]
    begin_comparing: Callable[[D, S, Comparison], int]  # level, seed, seat, choices and measure are there
    go_on_comparing: Callable[[D, S, Comparison, int], int]  # about so much work more, until it `is_done`
    note_leads: Callable[[D, S, Comparison, list[int], int], int]  # of some places in `found`, if there are
    # points: `has_lead` 1, `leads`, and `lead_errors` less the first place's

    # Why: the choice that is worse, the better ones (the best first, then all that are as good) and how many
    # they are, as places in `choices`; and where to write.
    note_reasons: Callable[[R, S, Choices, int, list[int], int, Reasons], None]
    kind_of: Callable[[R, S, Choices, int, int], int]  # of the choice made and the best


class Studying(Protocol):
    """A struct with all that the study of one game takes."""

    study: Study
    position: Any  # S: where the walk has come
    tried: Any  # S: paper
    desk: Any  # D
    paper: Any  # R


W = TypeVar("W", bound=Studying)
