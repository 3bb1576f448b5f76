"""Buying and paying (rules 1.5, 3; C4, C5, C6, C13)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from table import EDITIONS, go_on, holdings, market, play_cards, refused

from tenfold.records.play import Play

# Seat 0 comes to two bust tokens, two currency tokens and the cards B1 B1 G2 *7; then seat 1 draws *8.
RICH = """
    draw B9 draw G9   draw O1 numbers pass
    draw P9 draw O9   draw O2 numbers pass
    draw *7 pass bid:3 spend:$ spend:$ spend:$ draw B1 draw B1 draw G2 numbers pass
    draw *8
"""
PIECES = ["spend:!", "spend:!", "spend:$", "spend:$", "spend:B1", "spend:B1", "spend:G2", "spend:*7"]


@pytest.mark.parametrize("price", range(1, 13))
@pytest.mark.parametrize("edition", EDITIONS)
def test_c04_a_payment_has_no_piece_that_could_be_taken_back(edition: str, price: int) -> None:
    pieces = PIECES[:-1] if edition == "trefl" else PIECES
    play = play_cards(RICH, left="P1", edition=edition)
    assert holdings(play)[0] == (2, 2, "B1 B1 G2 *7")
    if price > worth(pieces):
        assert refused(play, f"bid:{price}") == "illegal.bid_too_high"
        return
    go_on(play, f"bid:{price} pass")
    allowed = {
        payment
        for count in range(1, len(pieces) + 1)
        for payment in combinations(pieces, count)
        if worth(payment) >= price > worth(payment) - min(worth([piece]) for piece in payment)
    }
    # Each payment that C4 allows has exactly one writing, and no other has any.
    assert sorted(ways_to_pay(play)) == sorted(allowed)


def worth(payment: tuple[str, ...] | list[str]) -> int:
    return sum(3 if piece == "spend:!" else 1 for piece in payment)


def ways_to_pay(play: Play) -> list[tuple[str, ...]]:
    """Every way to pay the debt at hand, as written."""
    game = play.game
    begun: list[tuple[Any, tuple[str, ...]]] = [(play.state, ())]
    done = []
    while begun:
        state, payment = begun.pop()
        if game.view(state)["phase"] != "pay":
            done.append(payment)
            continue
        moves = game.legal(state)
        assert moves, f"{payment} cannot be completed"
        for move in moves:
            begun.append((game.apply(state, move), (*payment, game.token(state, move))))
    return done


def test_c04_only_a_bust_token_has_an_excess() -> None:
    play = play_cards(f"{RICH} bid:1 pass spend:!", left="P1")
    assert holdings(play)[0] == (2, 1, "B1 B1 G2 *7 *8")
    assert play.view()["debt"] is None


def test_c04_no_token_is_added_to_a_payment_that_is_complete() -> None:
    play = play_cards(f"{RICH} bid:4 pass spend:!", left="P1")
    assert play.legal() == ["spend:!", "spend:$", "spend:B1", "spend:G2", "spend:*7"]
    go_on(play, "spend:$")
    assert refused(play, "spend:$") == "illegal.wrong_phase"


def test_paying_is_written_in_one_order() -> None:
    play = play_cards(f"{RICH} bid:4 pass spend:$", left="P1")
    assert play.legal() == ["spend:$", "spend:B1"]
    assert refused(play, "spend:!") == "illegal.payment_order"
    assert refused(play, "spend:G2") == "illegal.payment_falls_short"
    go_on(play, "spend:B1")
    assert refused(play, "spend:$") == "illegal.payment_order"
    assert play.legal() == ["spend:B1", "spend:G2"]
    go_on(play, "spend:G2")
    assert play.legal() == ["spend:*7"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_c05_a_bought_card_does_not_help_to_pay_for_itself(edition: str) -> None:
    moves = "draw B8 draw $1 currency draw G1 draw O1 numbers"
    play = play_cards(moves, left="P9", edition=edition)
    assert play.legal() == ["pass"]  # five tokens and two cards, 8 to pay
    assert refused(play, "buy:B8") == "illegal.too_expensive"


@pytest.mark.parametrize("edition", EDITIONS)
def test_c05_cards_taken_this_turn_help_to_pay(edition: str) -> None:
    moves = "draw B8 draw $1 currency draw G1 draw O1 draw P1 numbers"
    play = play_cards(moves, left="P9", edition=edition)
    assert play.legal() == ["pass", "buy:B8"]
    go_on(play, "buy:B8 spend:$ spend:$ spend:$ spend:$ spend:$ spend:G1 spend:O1")
    assert market(play) == "B8"  # until it is paid
    go_on(play, "spend:P1")
    assert holdings(play) == [(6, 0, ""), (0, 0, "B8")]
    assert market(play) == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_c05_neither_the_wildcard_nor_the_tableau_helps_to_pay_a_bid(edition: str) -> None:
    play = play_cards("draw B1 draw B2 draw *7 pass", left="P9", edition=edition)
    assert play.to_move == 0
    assert play.legal() == ["pass", "bid:1", "bid:2", "bid:3", "bid:4", "bid:5"]
    assert refused(play, "bid:6") == "illegal.bid_too_high"


@pytest.mark.parametrize("edition", EDITIONS)
def test_c06_spending_ones_own_copy_does_not_allow_another(edition: str) -> None:
    moves = "draw B4 numbers pass draw B4 draw G3 draw $1 currency draw O1 numbers"
    play = play_cards(moves, left="P9", edition=edition)
    assert holdings(play)[0] == (5, 0, "B4 O1")
    assert play.legal() == ["pass", "buy:G3"]
    assert refused(play, "buy:B4") == "illegal.already_owned"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_wildcard_that_could_stand_for_a_card_does_not_forbid_it(edition: str) -> None:
    """The German document gives just this case: a blue 4, the wildcard 4, the blue wildcard."""
    moves = """
        draw *4 pass bid:1 spend:$ draw B* pass bid:1 spend:$ draw O1 numbers pass
        draw B4 draw $1 currency draw O2 numbers
    """
    play = play_cards(moves, left="P9", edition=edition)
    assert holdings(play)[0] == (3, 0, "O1 O2 *4 B*")
    assert play.legal() == ["pass", "buy:B4"]


# Seat 0 owns B1 and *7 and has three tokens; the market holds B4, G5 and O6.
WITH_A_WILDCARD = """
    draw *7 pass bid:2 spend:$ spend:$ draw B1 numbers pass
    draw B4 draw G5 draw $4 draw $1 draw O6 currency
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_c13_buying_with_wildcards(edition: str) -> None:
    play = play_cards(f"{WITH_A_WILDCARD} draw $1 numbers", left="P9", edition=edition)
    assert holdings(play)[0] == (3, 0, "B1 *7")
    if edition == "trefl":
        assert play.legal() == ["pass", "buy:B4"]
        assert refused(play, "buy:G5") == "illegal.too_expensive"
        go_on(play, "buy:B4 spend:$ spend:$ spend:$")
        assert refused(play, "spend:*7") == "illegal.wildcards_do_not_pay"
        assert play.legal() == ["spend:B1"]
    else:
        assert play.legal() == ["pass", "buy:B4", "buy:G5"]
        go_on(play, "buy:B4 spend:$ spend:$ spend:$")
        assert play.legal() == ["spend:B1", "spend:*7"]
        go_on(play, "spend:*7")
        assert holdings(play)[0] == (0, 0, "B1 B4")


@pytest.mark.parametrize("edition", EDITIONS)
def test_c13_bidding_with_wildcards(edition: str) -> None:
    play = play_cards(f"{WITH_A_WILDCARD} draw *8 pass", left="P9", edition=edition)
    if edition == "trefl":
        assert play.legal() == ["pass", "bid:1", "bid:2", "bid:3", "bid:4"]
        assert refused(play, "bid:5") == "illegal.bid_too_high"
        go_on(play, "bid:2")
        assert refused(play, "spend:*7") == "illegal.wildcards_do_not_pay"
        go_on(play, "spend:$")
        assert play.legal() == ["spend:$", "spend:B1"]
    else:
        assert play.legal() == ["pass", "bid:1", "bid:2", "bid:3", "bid:4", "bid:5"]
        go_on(play, "bid:2 spend:$")
        assert play.legal() == ["spend:$", "spend:B1", "spend:*7"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_c13_wildcards_as_duplicates_in_solo(edition: str) -> None:
    """The player owns two of one wildcard and has eight tokens; the opponent has bid 5."""
    moves = """
        draw $5 currency                                               draw O5 numbers
        draw *7 bid:5 bid:6 spend:$ spend:$ spend:$ spend:$ spend:$ spend:$
        draw $5 currency                                               draw G5 numbers
        draw *7 bid:5 bid:6 spend:$ spend:$ spend:$ spend:$ spend:$ spend:$
        draw $5 currency                                               draw P5 numbers
        draw *8 bid:5
    """
    play = play_cards(moves, left="P9", edition=edition, seats=1, target=5)
    assert holdings(play)[0] == (8, 0, "*7 *7")
    duplicate = [] if edition == "trefl" else ["bid:9"]
    assert play.legal() == ["pass", "bid:6", "bid:7", "bid:8", *duplicate]


def test_one_card_at_most_is_bought_in_a_turn() -> None:
    moves = "draw B1 draw B2 draw $1 currency draw G1 numbers buy:B1 spend:$"
    play = play_cards(moves, left="P9")
    assert market(play) == "B2"
    assert (play.to_move, play.legal()) == (0, ["draw"])


def test_spent_cards_never_come_back() -> None:
    moves = "draw B2 draw $1 currency draw G1 draw O1 numbers buy:B2 spend:G1 spend:O1"
    play = play_cards(moves, left="P9")
    assert holdings(play) == [(6, 0, ""), (5, 0, "B2")]
    assert market(play) == ""
    assert play.view()["deck"] == {"P9": 1}


def test_a_card_that_is_not_in_the_market_cannot_be_bought() -> None:
    play = play_cards("draw B2 draw $1 currency draw G1 numbers", left="P9")
    assert refused(play, "buy:B3") == "illegal.not_in_market"
    assert refused(play, "buy:*3") == "unreadable.not_for_sale"
