"""How reasons are put down as numbers, one after the other, each with its details."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from tenfold.judging.digits import rounded
from tenfold.judging.findings import MOST_DETAILS, Choices, Reasons
from tenfold.kernel import Struct, rule

from .table import ANSWERS_IT, LENGTH, WIDTH, WILDCARDS_TO_COME

S = TypeVar("S", bound=Struct)  # a game's state
P = TypeVar("P", bound=Struct)  # the paper that its facts are counted on

# What a bot says of a decision of its own, where it has nothing to say.
NO_MOVE: Final = -1
NO_VALUE: Final = -1.0


@rule
def say(r: Reasons, key: int) -> None:
    """Begins a reason; what it speaks of is noted after it."""
    r.keys[r.count] = key
    r.count += 1


@rule
def note_detail(r: Reasons, place: int, detail: int) -> None:
    """A detail of the reason begun last, by its place in the table."""
    r.details[(r.count - 1) * MOST_DETAILS + place] = detail


@rule
def note_listed(r: Reasons, place: int, one: int) -> None:
    """Appends to a detail that is a list, which was noted last."""
    at = (r.count - 1) * MOST_DETAILS + place
    r.details[at] += 1
    r.listed[r.listed_count] = one
    r.listed_count += 1


@rule
def note_list(r: Reasons, place: int) -> None:
    """A detail that is a list, empty so far."""
    note_detail(r, place, r.listed_count * LENGTH)


@rule
def note_common(
    facts: Callable[[P, S, Choices, int, int, Reasons], None],
    p: P,
    s: S,
    choices: Choices,
    other: int,
    better: list[int],
    count: int,
    r: Reasons,
    more: Reasons,
) -> None:
    """What speaks for the best choice and for all that are as good as it, the best of them first."""
    first = r.count
    facts(p, s, choices, other, better[0], r)
    for place in range(1, count):
        more.count = 0
        more.listed_count = 0
        facts(p, s, choices, other, better[place], more)
        keep_told(r, first, keys_told(more))


@rule
def note_first(
    facts: Callable[[P, S, Choices, int, int, Reasons], None],
    p: P,
    s: S,
    choices: Choices,
    other: int,
    best: int,
    r: Reasons,
) -> None:
    """The first thing alone that speaks for a choice."""
    facts(p, s, choices, other, best, r)
    if r.count > 1:
        r.count = 2 if r.keys[1] in (ANSWERS_IT, WILDCARDS_TO_COME) else 1


@rule
def keys_told(r: Reasons) -> int:
    """Mask of the reasons, by their places in the table."""
    keys = 0
    for place in range(r.count):
        keys |= 1 << r.keys[place]
    return keys


@rule
def keep_told(r: Reasons, first: int, keys: int) -> None:
    """Takes back the reasons from a place on that are not among these; what is said with one goes with it."""
    kept = first
    stays = False
    for place in range(first, r.count):
        if r.keys[place] not in (ANSWERS_IT, WILDCARDS_TO_COME):
            stays = keys >> r.keys[place] & 1 == 1
        if stays:
            move_reason(r, place, kept)
            kept += 1
    r.count = kept


@rule
def move_reason(r: Reasons, place: int, to: int) -> None:
    r.keys[to] = r.keys[place]
    for detail in range(MOST_DETAILS):
        r.details[to * MOST_DETAILS + detail] = r.details[place * MOST_DETAILS + detail]


@rule
def packed_cell(x: int, y: int) -> int:
    """A cell as one number: the further to the right the greater, and then the further up."""
    return x * WIDTH + y


@rule
def in_percent(share: float) -> int:
    return rounded(100.0 * share)
