"""The story: second person for the reader, third for the others, and short where it can be."""

from __future__ import annotations

import pytest

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.story import Event, Storyteller
from tenfold.records.dealer import Dealer, Stream
from tenfold.records.play import Play


def teller(reader: int | None = 0) -> Storyteller:
    return Storyteller(Catalog("en"), ["Anna", "Ben", "Cleo", "Dora", "Emil"], reader)


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        ({"event": "draws", "seat": 0}, "You draw.", "Anna draws."),
        ({"event": "card", "seat": 0, "card": "P7"}, "You turn up a pink 7.", "Anna turns up a pink 7."),
        ({"event": "busts", "seat": 0, "by": "numbers"}, "You bust by numbers!", "Anna busts by numbers!"),
        (
            {"event": "gains", "seat": 0, "tokens": 1},
            "You get 1 currency token.",
            "Anna gets 1 currency token.",
        ),
        (
            {"event": "gains", "seat": 0, "tokens": 5},
            "You get 5 currency tokens.",
            "Anna gets 5 currency tokens.",
        ),
        (
            {"event": "spends", "seat": 0, "what": "!"},
            "You pay with a bust token.",
            "Anna pays with a bust token.",
        ),
        ({"event": "turn", "seat": 0}, "It is your turn.", "It is Anna’s turn."),
        (
            {"event": "moves", "seat": 0, "x": -1, "y": 2, "value": 3, "from": [0, 1]},
            "You move the 3 from 0,1 to −1,2.",
            "Anna moves the 3 from 0,1 to −1,2.",
        ),
        (
            {"event": "line", "seat": 0, "cells": [[0, 0], [1, 1]]},
            "You have a line of ten: 0,0 1,1!",
            "Anna has a line of ten: 0,0 1,1!",
        ),
    ],
)
def test_you_and_the_others(event: Event, mine: str, others: str) -> None:
    assert teller(0).sentence(event) == mine
    assert teller(1).sentence(event) == others
    assert teller(None).sentence(event) == others


def test_what_belongs_together_is_one_sentence() -> None:
    draws = [
        {"event": "draws", "seat": 1},
        {"event": "card", "seat": 1, "card": "B1"},
        {"event": "draws", "seat": 1},
        {"event": "card", "seat": 1, "card": "O2"},
        {"event": "draws", "seat": 1},
        {"event": "card", "seat": 1, "card": "B1"},
    ]
    assert teller().tell(draws) == ["Ben turns up 2 blue 1s and an orange 2."]
    purchase = [
        {"event": "chooses", "seat": 0, "card": "G5"},
        {"event": "spends", "seat": 0, "what": "$"},
        {"event": "spends", "seat": 0, "what": "$"},
        {"event": "spends", "seat": 0, "what": "B4"},
        {"event": "buys", "seat": 0, "card": "G5"},
    ]
    assert teller().tell(purchase) == [
        "You pay with 2 currency tokens and a blue 4.",
        "You have bought the green 5.",
    ]


def test_currency_that_leaves_is_not_worth_a_word_but_a_wildcard_is() -> None:
    assert teller().tell([{"event": "discards", "cards": ["$3", "$1"]}]) == []
    assert teller().tell([{"event": "discards", "cards": ["B*"]}]) == ["Out of the game: a blue wildcard."]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cards", {"edition": "aeg", "seats": 5, "busting": True}),
        ("cards", {"edition": "gamefactory", "seats": 1, "target": 7}),
        ("cards", {"edition": "trefl", "seats": 2}),
        ("tiles", {"edition": "steffen"}),
        ("tiles", {"edition": "steffen", "open": True, "second_round_limit": 5}),
    ],
)
def test_whole_games_are_told(game: str, options: dict[str, object]) -> None:
    """Every event of every kind has its details, and only a bust and a win are exclaimed."""
    for seed in range(3):
        dealer = Dealer(game, options, bytes([seed]) * 32)
        for event in _played(dealer, dealer.open_play(), Stream(bytes([seed]))):
            for reader in (None, 0):
                sentence = teller(reader).sentence(event)
                assert sentence.endswith((".", "!"))
                assert ("!" in sentence) == (event["event"] in ("busts", "line"))


def _played(dealer: Dealer, play: Play, stream: Stream) -> list[Event]:
    events: list[Event] = []
    while not play.is_over:
        legal = play.legal()
        events += play.push(dealer.deal(play) if play.is_chance else legal[stream.below(len(legal))])
    return events
