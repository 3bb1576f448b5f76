"""The best arrangement against trying out every assignment of every wildcard."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from tenfold.cards.deck import CARDS, CODES, COLOURS, KINDS
from tenfold.cards.scoring import best_score
from tenfold.cards.state import OWNED, UNUSED, USED

NUMBER_CODES = CODES[:36]
WILD_CODES = CODES[41:]


def places(wildcard: str) -> list[str]:
    """Where a wildcard may stand; nowhere is allowed too."""
    colours = COLOURS if wildcard[0] == "*" else wildcard[0]
    numbers = "123456789" if wildcard[1] == "*" else wildcard[1]
    return [colour + number for colour in colours for number in numbers] + [""]


def longest_runs(filled: Set[str], colour: str) -> Iterator[list[str]]:
    """All longest runs of a colour."""
    runs = [
        [f"{colour}{number}" for number in range(first, last + 1)]
        for first in range(1, 10)
        for last in range(first, 10)
        if all(f"{colour}{number}" in filled for number in range(first, last + 1))
    ]
    longest = max(map(len, runs), default=0)
    yield from (run for run in runs if len(run) == longest)
    if not runs:
        yield []


@lru_cache(maxsize=10_000)
def figures(numbers: frozenset[str], assigned: frozenset[str], colour: str) -> tuple[int, int, int]:
    """Of one colour: the points, how many cards are used for them, and how few numbers are among those."""
    runs = list(longest_runs(numbers | assigned, colour))
    length = len(runs[0])
    fewest = min(sum(place not in assigned for place in run) for run in runs)
    return 10 if length == 9 else length, length, fewest


def by_trying(numbers: list[str], wildcards: list[str]) -> tuple[int, int, int]:
    """Best score, then fewest cards used and most number cards unused at that score."""
    best = (-1, 0, 0)
    held = {colour: frozenset(code for code in numbers if code[0] == colour) for colour in COLOURS}
    for assignment in product(*map(places, wildcards)):
        assigned = [place for place in assignment if place]
        if len(set(assigned)) < len(assigned):
            continue
        score = used = fewest_numbers = 0
        for colour in COLOURS:
            own = frozenset(place for place in assigned if place[0] == colour)
            one = figures(held[colour], own, colour)
            score, used, fewest_numbers = score + one[0], used + one[1], fewest_numbers + one[2]
        unused = len(numbers) - fewest_numbers
        if score > best[0]:
            best = (score, used, unused)
        elif score == best[0]:
            best = (score, min(best[1], used), max(best[2], unused))
    return best


@given(
    numbers=st.lists(st.sampled_from(NUMBER_CODES), max_size=22),
    numbered=st.lists(st.sampled_from(WILD_CODES[:9]), max_size=3),
    others=st.lists(st.sampled_from(WILD_CODES[9:13]), max_size=1),
    supers=st.integers(0, 1),
)
@settings(max_examples=60)
def test_no_assignment_is_better(
    numbers: list[str], numbered: list[str], others: list[str], supers: int
) -> None:
    wildcards = numbered + others + ["**"] * (supers if len(numbered) < 3 else 0)
    hand = [0] * KINDS
    for code in numbers + wildcards:
        hand[CARDS[code]] += 1
    score, used, unused = by_trying(numbers, wildcards)
    assert best_score(hand, OWNED) == (score, len(numbers) + len(wildcards))
    assert best_score(hand, USED) == (score, used)
    assert best_score(hand, UNUSED) == (score, unused)


@given(hand=st.lists(st.integers(0, 2), min_size=KINDS, max_size=KINDS), card=st.integers(0, KINDS - 1))
@settings(max_examples=60)
def test_a_card_more_never_costs_a_point(hand: list[int], card: int) -> None:
    hand[36:41] = [0] * 5
    before, _ = best_score(hand)
    if not 36 <= card < 41:
        hand[card] += 1
    assert best_score(hand)[0] >= before
