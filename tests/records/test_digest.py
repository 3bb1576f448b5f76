"""What tells a game again: the same for every copy of it, and for no other game."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from tenfold.protocol.errors import BadOptions
from tenfold.records.digest import digest_of
from tenfold.records.record import Record

SHUFFLE = {"method": "tenfold-shuffle/1", "commitment": "c0" * 32, "words": [], "lot": False}
RECORD = Record("cards", {"edition": "aeg", "seats": 2}, ["draw", "B4"], None, {"shuffle": SHUFFLE})


def test_it_is_of_five_lines() -> None:
    options = '{"busting":false,"edition":"aeg","seats":2,"start":0,"target":null}'
    text = "\n".join(("tenfold-game/1", "cards", options, "draw B4", "c0" * 32))
    assert digest_of(RECORD) == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    "copy",
    [
        replace(RECORD, options={"target": None, "seats": 2, "start": 0, "edition": "aeg"}),
        replace(
            RECORD, meta={"shuffle": {**SHUFFLE, "secret": "5e" * 32}, "names": ["Ana", None], "times": [1]}
        ),
    ],
)
def test_it_is_the_same_for_every_copy_of_a_game(copy: Record) -> None:
    assert digest_of(copy) == digest_of(RECORD)


@pytest.mark.parametrize(
    "other",
    [
        replace(RECORD, options={"edition": "trefl", "seats": 2}),
        replace(RECORD, moves=["draw", "B5"]),
        replace(RECORD, moves=["draw"]),
        replace(RECORD, meta={}),
        replace(RECORD, meta={"shuffle": {**SHUFFLE, "commitment": "c1" * 32}}),
    ],
)
def test_it_is_another_for_another_game(other: Record) -> None:
    assert digest_of(other) != digest_of(RECORD)


def test_options_that_no_game_has_are_refused() -> None:
    with pytest.raises(BadOptions):
        digest_of(replace(RECORD, options={"edition": "nobody", "seats": 2}))
