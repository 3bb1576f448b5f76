"""What decisions cost, by their kind: one seat's in one game, and all of a player's together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from tenfold.protocol.game import Seat

from .findings import Kind

ONE_BY_ONE: Final = 20  # so many games are shown each by itself; more are put together
TOGETHER: Final = 10


class KindSum(NamedTuple):
    decisions: int  # those that count
    lost: float  # by all of them, in victories


ErrorSums: TypeAlias = Mapping[Kind, KindSum]


class Judged(Protocol):
    """A decision, as far as it is added up here."""

    @property
    def seat(self) -> Seat: ...
    @property
    def kind(self) -> Kind: ...
    @property
    def counts(self) -> bool: ...
    @property
    def error(self) -> float: ...


def errors_of(decisions: Sequence[Judged], seat: Seat) -> dict[Kind, KindSum]:
    """What a seat's decisions cost it."""
    return total_of({one.kind: KindSum(1, one.error)} for one in decisions if one.seat == seat and one.counts)


def total_of(sums: Iterable[ErrorSums]) -> dict[Kind, KindSum]:
    total: dict[Kind, KindSum] = {}
    for one in sums:
        for kind, (decisions, lost) in one.items():
            before = total.get(kind, KindSum(0, 0.0))
            total[kind] = KindSum(before.decisions + decisions, before.lost + lost)
    return total


def mean_loss(sums: ErrorSums) -> float | None:
    """Of a decision, whatever its kind; None of no decisions."""
    decisions = sum(one.decisions for one in sums.values())
    return sum(one.lost for one in sums.values()) / decisions if decisions else None
