"""What happened, as numbers: the form in which a game's rules tell it.

Each event is four numbers, what happened, to which seat, one detail, and how many numbers follow, and then
those numbers: cards, or cells. A game's `events.py` says what they mean, and turns them into plain JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tenfold.kernel import rule

HEAD: Final = 4
NO_SEAT: Final = -1


@rule
def tell(out: list[int], end: int, event: int, seat: int, detail: int) -> int:
    """Appends an event to those before `end`; returns where the next thing goes."""
    out[end] = event
    out[end + 1] = seat
    out[end + 2] = detail
    out[end + 3] = 0
    return end + HEAD


@rule
def tell_more(out: list[int], begin: int, end: int, number: int) -> int:
    """Appends a number to the event that begins at `begin`, the last one so far."""
    out[end] = number
    out[begin + 3] += 1
    return end + 1


class Event(NamedTuple):
    kind: int
    seat: int
    detail: int
    more: list[int]


def read_events(numbers: list[int], end: int) -> Iterator[Event]:
    """The events that stand before `end`, one after the other."""
    at = 0
    while at < end:
        kind, seat, detail, count = numbers[at : at + HEAD]
        at += HEAD
        yield Event(kind, seat, detail, numbers[at : at + count])
        at += count
