"""The deck, and who starts, in each edition (rules 1.1, 1.2).

What else differs is tested where it belongs: paying with wildcards (C13), the tie-break, the solo table.
"""

from __future__ import annotations

from itertools import product

import pytest
from table import EDITIONS, go_on, holdings, play_cards, play_through

from tenfold.cards.edition import editions
from tenfold.protocol.errors import BadOptions
from tenfold.records.dealer import Dealer

# Copies of each card by number of seats; solo is 1.
LOW = {1: 2, 2: 2, 3: 3, 4: 3, 5: 3}  # 1 2 3 in each colour
MIDDLE = {1: 2, 2: 2, 3: 2, 4: 3, 5: 3}  # 4 5 6
HIGH = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}  # 7 8 9
SMALL_CURRENCY = {1: 3, 2: 3, 3: 4, 4: 5, 5: 5}  # $1 $2 $3
LARGE_CURRENCY = {1: 4, 2: 4, 3: 5, 4: 6, 5: 6}  # $4 $5
COLOUR_WILDCARDS = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2}
IN_ALL = {1: 91, 2: 91, 3: 108, 4: 129, 5: 129}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_deck_for_each_number_of_players(edition: str, seats: int) -> None:
    play = play_through("cards", edition=edition, seats=seats, target=5 if seats == 1 else None)
    expected = {}
    for colour, number in product("BGOP", range(1, 10)):
        expected[f"{colour}{number}"] = (LOW, MIDDLE, HIGH)[(number - 1) // 3][seats]
    for value in range(1, 6):
        expected[f"${value}"] = (SMALL_CURRENCY if value <= 3 else LARGE_CURRENCY)[seats]
    for number in range(1, 10):
        expected[f"*{number}"] = 1
    for colour in "BGOP":
        expected[f"{colour}*"] = COLOUR_WILDCARDS[seats]
    expected["**"] = 1
    assert play.view()["deck"] == expected
    assert list(play.view()["deck"]) == list(expected)  # the order used everywhere
    assert play.view()["left"] == sum(expected.values()) == IN_ALL[seats]


def test_the_sums_that_the_documents_give() -> None:
    """84, 27 and 18 are the Polish document's; the sums by number of players are in all four."""
    decks = [play_through("cards", edition="aeg", seats=seats).view()["deck"] for seats in (2, 3, 4)]
    two, three, four = (sum(deck.values()) for deck in decks)
    assert (two, three - two, four - three) == (91, 17, 21)
    full = decks[-1]
    wildcards = sum(count for card, count in full.items() if "*" in card)
    currency = sum(count for card, count in full.items() if "$" in card)
    assert (sum(full.values()) - wildcards - currency, currency, wildcards) == (84, 27, 18)


def test_the_published_editions() -> None:
    assert sorted(editions()) == sorted(EDITIONS)
    assert {name: edition.language for name, edition in editions().items()} == {
        "aeg": "en",
        "gamefactory": "de",
        "whitegoblin": "nl",
        "trefl": "pl",
    }


@pytest.mark.parametrize(
    ("edition", "start_by"),
    [("aeg", "lot"), ("gamefactory", "age"), ("whitegoblin", "lot"), ("trefl", "lot")],
)
def test_who_starts(edition: str, start_by: str) -> None:
    assert editions()[edition].start_by == start_by


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_table_may_name_the_starting_seat(edition: str, start: int) -> None:
    play = play_cards(left="B1 B2", edition=edition, seats=3, start=start)
    assert play.to_move == start
    go_on(play, "draw B1 numbers pass")
    assert play.to_move == (start + 1) % 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lot_may_fall_on_any_seat(edition: str) -> None:
    options = {"edition": edition, "seats": 3}
    starts = {
        Dealer("cards", options, bytes([number] * 32), lot=True).open_play().to_move for number in range(40)
    }
    assert starts == {0, 1, 2}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_begins_with_five_currency_tokens(edition: str, seats: int) -> None:
    assert holdings(play_through("cards", edition=edition, seats=seats)) == [(5, 0, "")] * seats


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_seats(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        play_through("cards", edition="aeg", seats=seats)
    assert caught.value.key == "options.outside"
