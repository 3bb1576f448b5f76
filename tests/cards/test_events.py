"""What a move made happen is told in full, in the order of the table."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.cards.deck import CARDS, CURRENCY
from tenfold.cards.events import FORMS, MOST_NUMBERS, events, note_events
from tenfold.cards.game import Cards
from tenfold.cards.moves import GIVE, read_token
from tenfold.cards.state import BUST, CHANCE_CARD, LIMIT, MOST_SEATS, State

Told = list[dict[str, Any]]


def tell(moves: str, **options: Any) -> Told:
    """The events of the last of these moves."""
    game = Cards()
    state = game.start(game.read_options({"edition": "aeg", "seats": 2, **options}))
    told: Told = []
    for token in moves.split():
        after = game.apply(state, read_token(token))
        told = events(state, read_token(token), after)
        state = after
    return told


LAST_CARD = {"deck": {"B4": 1}}


@pytest.mark.parametrize(
    ("moves", "options", "told"),
    [
        ("draw", {}, [{"event": "draws", "seat": 0}]),
        ("draw B4", {}, [{"event": "card", "seat": 0, "card": "B4"}]),
        ("draw *3", {}, [{"event": "card", "seat": 0, "card": "*3"}, {"event": "auction", "card": "*3"}]),
        ("draw *3 bid:2", {}, [{"event": "bids", "seat": 1, "amount": 2}]),
        (
            "draw *3 pass pass",
            {},
            [{"event": "passes", "seat": 0, "phase": "bid"}, {"event": "discards", "cards": ["*3"]}],
        ),
        (
            "draw *3 bid:1 pass spend:$",
            {},
            [{"event": "spends", "seat": 1, "what": "$"}, {"event": "wins", "seat": 1, "card": "*3"}],
        ),
        (
            "draw B4 draw $2 draw B5 numbers",
            {},
            [
                {"event": "stops", "seat": 0, "reward": "numbers"},
                {"event": "takes", "seat": 0, "cards": ["B4", "B5"]},
                {"event": "gains", "seat": 1, "tokens": 2},
            ],
        ),
        (
            "draw B4 draw $2 currency",
            {},
            [
                {"event": "stops", "seat": 0, "reward": "currency"},
                {"event": "to_market", "cards": ["B4"]},
                {"event": "gains", "seat": 0, "tokens": 2},
                {"event": "discards", "cards": ["$2"]},
                {"event": "turn", "seat": 1},
            ],
        ),
        (
            "draw B9 draw $3 draw O6",
            {},
            [
                {"event": "card", "seat": 0, "card": "O6"},
                {"event": "busts", "seat": 0, "by": "numbers"},
                {"event": "to_market", "cards": ["B9", "O6"]},
                {"event": "bust_token", "seat": 0},
                {"event": "gains", "seat": 1, "tokens": 3},
                {"event": "discards", "cards": ["$3"]},
                {"event": "turn", "seat": 1},
            ],
        ),
        (
            "draw $5 draw $4 draw $2",
            {"busting": True},
            [{"event": "card", "seat": 0, "card": "$2"}, {"event": "busts", "seat": 0, "by": "currency"}],
        ),
        (
            "draw $5 draw $4 draw $2 token",
            {"busting": True},
            [
                {"event": "bust_token", "seat": 0},
                {"event": "discards", "cards": ["$5", "$4", "$2"]},
                {"event": "turn", "seat": 1},
            ],
        ),
        (
            "draw B4 numbers pass draw $5 draw $4 draw $2",
            {"seats": 1, "target": 4},
            [
                {"event": "card", "seat": 1, "card": "$2"},
                {"event": "busts", "seat": 1, "by": "currency"},
                {"event": "bust_token", "seat": 1},
                {"event": "discards", "cards": ["$5", "$4", "$2"]},
                {"event": "turn", "seat": 0},
            ],
        ),
        (
            "draw B4 numbers pass",
            LAST_CARD,
            [{"event": "passes", "seat": 0, "phase": "buy"}, {"event": "last_round", "seat": 1}],
        ),
        (
            "draw B4 numbers pass pass pass",
            LAST_CARD,
            [{"event": "passes", "seat": 0, "phase": "last_buy"}, {"event": "over"}],
        ),
        (
            "draw B1 draw $1 currency buy:B1",
            {"deck": {"B1": 1, "$1": 1}},
            [{"event": "chooses", "seat": 1, "card": "B1"}],
        ),
        (
            "draw B1 draw $1 currency buy:B1 spend:$",
            {"deck": {"B1": 1, "$1": 1}},
            [{"event": "spends", "seat": 1, "what": "$"}, {"event": "buys", "seat": 1, "card": "B1"}],
        ),
    ],
)
def test_what_happened(moves: str, options: dict[str, Any], told: Told) -> None:
    found = tell(moves, **options)
    assert found == told
    assert [list(event) for event in found] == [list(event) for event in told]


def test_the_longest_bust_finds_room() -> None:
    game = Cards()
    before: State = game.start(game.read_options({"edition": "aeg", "seats": MOST_SEATS}))
    for card in [CURRENCY] * LIMIT + [CARDS["B1"]] * 2 * LIMIT:
        before.tableau[before.laid] = card
        before.laid += 1
    before.currency, before.total, before.drawn, before.phase = LIMIT, LIMIT, before.laid, CHANCE_CARD
    before.tokens[:] = [0] * MOST_SEATS
    after = game.advance(before, GIVE + CARDS["B9"])
    out = [0] * MOST_NUMBERS
    assert after.phase != BUST
    assert note_events(before, GIVE + CARDS["B9"], after, out) <= MOST_NUMBERS
    assert {event["event"] for event in events(before, GIVE + CARDS["B9"], after)} == {
        "card",
        "busts",
        "to_market",
        "bust_token",
        "gains",
        "discards",
        "turn",
    }


def test_every_event_has_a_name_of_its_own() -> None:
    assert len({form.name for form in FORMS.values()}) == len(FORMS)
