"""Games as Hypothesis makes them up."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tenfold.cards.deck import CODES
from tenfold.cards.edition import editions

small_decks = st.dictionaries(st.sampled_from(CODES), st.integers(1, 3), min_size=1, max_size=18)


@st.composite
def card_options(draw: st.DrawFn, solo: bool = True) -> dict[str, Any]:
    edition = editions()[draw(st.sampled_from(sorted(editions())))]
    seats = draw(st.integers(1 if solo else 2, 5))
    options: dict[str, Any] = {"edition": edition.id, "seats": seats, "busting": draw(st.booleans())}
    if seats == 1:
        options["target"] = draw(st.integers(edition.solo.lowest_target, edition.solo.highest_target))
    else:
        options["start"] = draw(st.integers(0, seats - 1))
    if draw(st.booleans()):
        options["deck"] = draw(small_decks)
    return options


@st.composite
def tile_options(draw: st.DrawFn) -> dict[str, Any]:
    options: dict[str, Any] = {
        "edition": "steffen",
        "start": draw(st.integers(0, 1)),
        "repetitions": draw(st.integers(1, 3)),
        "second_round_limit": draw(st.integers(1, 130)),
    }
    if draw(st.booleans()):
        rows = [draw(st.permutations("123" * 5)) for _ in range(2)]
        options |= {"open": True, "rows": ["".join(row) for row in rows]}
    return options


any_options = st.one_of(
    st.tuples(st.just("cards"), card_options()), st.tuples(st.just("tiles"), tile_options())
)
