"""The worked examples of the four card game documents, played.

Where a picture is lost, the colours are ours; the numbers are the documents'.
"""

from __future__ import annotations

import pytest
from table import EDITIONS, go_on, holdings, market, play_cards, refused


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("moves", "total", "currency"),
    [
        ("draw B2 draw G1", 3, 0),
        ("draw B2 draw G1 draw $4", -1, 4),
        ("draw B2 draw G1 draw $4 draw O7 draw $2", 4, 6),
    ],
)
def test_example_totals(edition: str, moves: str, total: int, currency: int) -> None:
    """2 + 1 = 3, 3 - 4 = -1, 3 - 4 + 7 - 2 = 4: English, Dutch and Polish documents."""
    view = play_cards(moves, left="P9", edition=edition).view()
    assert (view["total"], view["currency"]) == (total, currency)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "card", ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "$1", "$2", "$3", "$4", "$5"]
)
def test_example_what_would_bust_there(edition: str, card: str) -> None:
    """At 3 - 4 + 7 - 2 a number from 7 on busts, and currency of 5: English, Dutch and Polish documents."""
    play = play_cards("draw B2 draw G1 draw $4 draw O7 draw $2", left=f"{card} B9", edition=edition)
    go_on(play, f"draw {card}")
    if card in ("P7", "P8", "P9"):
        assert holdings(play) == [(5, 1, ""), (10, 0, "")]  # six tokens, one beyond the limit
        assert market(play) == f"B2 G1 O7 {card}"
        assert play.to_move == 1
    elif card == "$5":
        assert holdings(play) == [(5, 1, ""), (5, 0, "")]
        assert market(play) == "B2 G1 O7"
        assert play.to_move == 1
    else:
        assert holdings(play) == [(5, 0, ""), (5, 0, "")]
        assert (play.to_move, play.legal()) == (0, ["draw", "numbers", "currency"])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("cards", "total", "others", "for_sale"),
    [
        ("B4 $3 G5 O9", 15, 8, "B4 G5 O9"),  # English and Dutch documents
        ("B6 $4 G5 O7", 14, 9, "B6 G5 O7"),  # Polish document
    ],
)
def test_example_a_bust_by_numbers(edition: str, cards: str, total: int, others: int, for_sale: str) -> None:
    """4 - 3 + 5 + 9 = 15; in the Polish document 6 - 4 + 5 + 7 = 14."""
    *before, last = cards.split()
    play = play_cards(
        " ".join(f"draw {card}" for card in before), left=f"{last} P9", edition=edition, seats=3
    )
    assert play.view()["total"] == total - int(last[1])
    go_on(play, "draw")
    assert {"event": "busts", "seat": 0, "by": "numbers"} in play.push(last)
    assert holdings(play) == [(5, 1, ""), (others, 0, ""), (others, 0, "")]
    assert market(play) == for_sale
    assert (play.to_move, play.legal()) == (1, ["draw"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_b_bust_by_currency(edition: str) -> None:
    """Currency of 3 + 4 + 5 = 12 busts at -3 + 7 - 4 - 5 = -5: English, Dutch and Polish documents."""
    play = play_cards("draw $3 draw B7 draw $4", left="$5 P9", edition=edition, seats=3)
    assert (play.view()["total"], play.view()["currency"]) == (0, 7)
    go_on(play, "draw")
    assert {"event": "busts", "seat": 0, "by": "currency"} in play.push("$5")
    assert holdings(play) == [(5, 1, ""), (5, 0, ""), (5, 0, "")]
    assert market(play) == "B7"


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_numbers_alone_offer_numbers_alone(edition: str) -> None:
    """German document, below ten."""
    play = play_cards("draw B3 draw G4", left="P9", edition=edition)
    assert play.legal() == ["draw", "numbers"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_numbers_and_five_of_currency(edition: str) -> None:
    """German document, below ten: either reward, and five tokens for the others or for oneself."""
    moves = "draw B3 draw $5 draw G4"
    play = play_cards(moves, left="P9", edition=edition)
    assert play.legal() == ["draw", "numbers", "currency"]
    assert holdings(play_cards(f"{moves} numbers", left="P9", edition=edition)) == [
        (5, 0, "B3 G4"),
        (10, 0, ""),
    ]
    play = play_cards(f"{moves} currency", left="P9", edition=edition)
    assert holdings(play) == [(10, 0, ""), (5, 0, "")]
    assert market(play) == "B3 G4"


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_a_sum_of_11_busts_and_10_does_not(edition: str) -> None:
    """German document, above ten."""
    play = play_cards("draw B4 draw G6", left="P9", edition=edition)
    assert (play.view()["total"], play.legal()) == (10, ["draw", "numbers"])
    play = play_cards("draw B5 draw G6", left="P9", edition=edition)
    assert holdings(play) == [(5, 1, ""), (5, 0, "")]
    assert market(play) == "B5 G6"


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_currency_of_11_busts_and_10_does_not(edition: str) -> None:
    """German document, above ten."""
    play = play_cards("draw B4 draw $5 draw $5", left="P9", edition=edition)
    assert (play.view()["currency"], play.legal()) == (10, ["draw", "numbers", "currency"])
    play = play_cards("draw B4 draw $5 draw $2 draw $4", left="P9", edition=edition)
    assert holdings(play) == [(5, 1, ""), (5, 0, "")]
    assert market(play) == "B4"


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_a_5_for_three_cards_and_two_tokens(edition: str) -> None:
    """All four documents."""
    moves = "draw P5 draw $1 currency draw B1 draw G2 draw O3 numbers"
    play = play_cards(moves, left="P9", edition=edition)
    go_on(play, "buy:P5 spend:$ spend:$ spend:B1 spend:G2 spend:O3")
    assert holdings(play) == [(6, 0, ""), (3, 0, "P5")]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("payment", "left_over"),
    [
        ("spend:$ spend:$ spend:$", (2, 1, "B1 G3 O1 P1")),
        ("spend:B1 spend:O1 spend:P1", (5, 1, "G3")),
        ("spend:!", (5, 0, "B1 G3 O1 P1")),
    ],
)
def test_example_a_green_3_costs_3(edition: str, payment: str, left_over: tuple[int, int, str]) -> None:
    """The price is in the English and the Dutch document, the three ways to pay it in the Polish one."""
    moves = "draw B9 draw O9 draw G3 draw $1 currency draw B1 draw O1 draw P1 numbers"
    play = play_cards(f"{moves} buy:G3 {payment}", left="P9", edition=edition)
    assert holdings(play) == [left_over, (6, 0, "")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_a_3_costs_three_and_a_9_nine(edition: str) -> None:
    """German document."""
    moves = "draw G3 draw $5 draw O9 currency draw B1 draw O1 draw P1 numbers"
    play = play_cards(moves, left="P8", edition=edition)
    assert play.legal() == ["pass", "buy:G3"]  # five tokens and three cards
    assert refused(play, "buy:O9") == "illegal.too_expensive"
    play = play_cards(f"{moves} pass draw P2 numbers", left="P8", edition=edition)
    assert play.legal() == ["pass", "buy:G3", "buy:O9"]  # ten tokens and a card
    go_on(play, "buy:O9")
    assert play.view()["debt"] == {"seat": 0, "card": "O9", "owed": 9}


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_a_bust_token_for_a_card_below_3_loses_the_rest(edition: str) -> None:
    """Polish document; the others say the same without an example."""
    moves = "draw B9 draw G2 draw O1 draw $1 currency draw P1 numbers buy:G2 spend:!"
    play = play_cards(moves, left="P9", edition=edition)
    assert holdings(play) == [(5, 0, "G2 P1"), (6, 0, "")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_a_score_of_24(edition: str) -> None:
    """All four documents: a run of 6, a full run, a run of 5 and a run of 3."""
    turns = [
        "B1 B2 B3 B4", "B5", "B6", "G1 G9", "G2 G8", "G3 G7", "G4 G6", "G5",
        "P3 P4", "P5", "P6", "P7", "O2 O3 O4", "O9",
    ]  # fmt: skip
    idle = "draw ** pass pass numbers pass"
    moves = ""
    for turn in turns:
        moves += " ".join(f"draw {card}" for card in turn.split()) + f" numbers pass {idle} "
    play = play_cards(f"{moves} pass pass", edition=edition)
    assert play.result is not None
    assert play.result["scores"] == [24, 0]
    assert play.result["winners"] == [0]
    assert play.view()["seats"][0]["runs"] == {"B": [1, 6], "G": [1, 9], "O": [2, 4], "P": [3, 7]}
