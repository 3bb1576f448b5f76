"""What happened, as numbers: the form in which a game's rules tell it.

Each event is four numbers, what happened, to which seat, one detail, and how many numbers follow, and then
those numbers: cards, or cells. A game's `events.py` says what they mean, by a form for each kind of event:
data, so that every program that has the numbers can turn them into the same plain JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tenfold.kernel import rule

from .game import Json

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


# Where something that is told of an event stands: its detail, one of the numbers that follow, all of them
# from one on, or the same as cells, each an x and a y.
Source: TypeAlias = Literal["detail", "number", "numbers", "cells"]


class Part(NamedTuple):
    """What is told of an event under one name."""

    name: str
    source: Source = "detail"
    first: int = 0  # which of the numbers that follow
    words: Sequence[str] = ()  # for numbers that are not told as such

    def told(self, event: Event) -> Any:
        if self.source == "detail":
            return self._word(event.detail)
        if self.source == "number":
            return self._word(event.more[self.first])
        rest = event.more[self.first :]
        return cells_in(rest) if self.source == "cells" else [self._word(number) for number in rest]

    def _word(self, number: int) -> str | int:
        return self.words[number] if self.words else number


class Form(NamedTuple):
    """How a kind of event is written: its name, its seat if it has one, and its parts in this order."""

    name: str
    parts: tuple[Part, ...] = ()


def written(numbers: list[int], end: int, forms: Mapping[int, Form]) -> list[Json]:
    """The events that stand before `end`, as plain JSON."""
    return [_written(event, forms[event.kind]) for event in read_events(numbers, end)]


def _written(event: Event, form: Form) -> Json:
    seat = {} if event.seat == NO_SEAT else {"seat": event.seat}
    return {"event": form.name, **seat, **{part.name: part.told(event) for part in form.parts}}


def cells_in(numbers: list[int]) -> list[list[int]]:
    """Cells that are written one after the other, x and y of each."""
    return [[x, y] for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
