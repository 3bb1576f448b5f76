"""Drawing, stopping, busting, and the end of the game (rules 1.3, 1.4, 1.7; C1, C2, C7, C8)."""

from __future__ import annotations

import pytest
from table import EDITIONS, go_on, holdings, market, play_cards, refused

MARKET_OF_B1 = "draw B1 draw $2 currency"  # seat 0 goes to 7 tokens


@pytest.mark.parametrize("edition", EDITIONS)
def test_c01_a_player_may_stop_with_currency_alone(edition: str) -> None:
    play = play_cards(f"{MARKET_OF_B1} draw $3", left="P9", edition=edition)
    assert play.legal() == ["draw", "numbers", "currency"]
    go_on(play, "numbers")
    assert holdings(play) == [(10, 0, ""), (5, 0, "")]
    assert play.legal() == ["pass", "buy:B1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_c01_a_player_may_stop_with_nothing_after_wildcards(edition: str) -> None:
    play = play_cards(f"{MARKET_OF_B1} draw *7 pass pass", left="P9", edition=edition)
    assert play.legal() == ["draw", "numbers"]
    go_on(play, "numbers")
    assert holdings(play) == [(7, 0, ""), (5, 0, "")]
    assert play.legal() == ["pass", "buy:B1"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("moves", ["draw B4", "draw *7 pass pass"])
def test_c02_no_currency_card_no_currency_reward(edition: str, moves: str) -> None:
    play = play_cards(moves, left="$1 P9", edition=edition)
    assert play.legal() == ["draw", "numbers"]
    assert refused(play, "currency") == "illegal.no_currency"
    go_on(play, "draw $1")
    assert play.legal() == ["draw", "numbers", "currency"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_c07_after_a_last_wildcard_the_active_player_stops(edition: str) -> None:
    play = play_cards("draw B3 draw $2 draw *7 pass bid:1 spend:$", edition=edition)
    assert play.to_move == 0
    assert play.legal() == ["numbers", "currency"]
    assert refused(play, "draw") == "illegal.deck_empty"
    go_on(play, "numbers pass")
    assert holdings(play) == [(4, 0, "B3 *7"), (7, 0, "")]
    assert (play.to_move, play.legal()) == (1, ["pass"])
    go_on(play, "pass pass")
    assert play.is_over


def test_c07_even_with_nothing_but_that_wildcard() -> None:
    play = play_cards("draw *7 pass pass")
    assert play.legal() == ["numbers"]


BUST_BY_NUMBERS = "draw B1 draw $3 draw B9 draw B5"  # 1 - 3 + 9 + 5 = 12
BUST_BY_CURRENCY = "draw B1 draw $5 draw $5 draw $1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_c08_the_busting_variant_offers_the_token_or_a_purchase(edition: str) -> None:
    play = play_cards(BUST_BY_NUMBERS, left="P9", edition=edition, busting=True)
    assert market(play) == "B1 B5 B9"
    assert holdings(play) == [(5, 0, ""), (5, 0, "")]  # the others are paid later
    assert play.legal() == ["token", "buy:B1", "buy:B5"]
    assert refused(play, "pass") == "illegal.token_or_purchase"
    assert refused(play, "buy:B9") == "illegal.too_expensive"


@pytest.mark.parametrize("edition", EDITIONS)
def test_c08_the_other_steps_of_busting_follow_either_choice(edition: str) -> None:
    play = play_cards(f"{BUST_BY_NUMBERS} token", left="P9", edition=edition, busting=True)
    assert holdings(play) == [(5, 1, ""), (8, 0, "")]
    assert play.to_move == 1
    play = play_cards(f"{BUST_BY_NUMBERS} buy:B1 spend:$", left="P9", edition=edition, busting=True)
    assert holdings(play) == [(4, 0, "B1"), (8, 0, "")]
    assert market(play) == "B5 B9"
    assert play.to_move == 1
    play = play_cards(f"{BUST_BY_CURRENCY} buy:B1 spend:$", left="P9", edition=edition, busting=True)
    assert holdings(play) == [(4, 0, "B1"), (5, 0, "")]


def test_c08_with_nothing_to_buy_the_token_is_the_only_choice() -> None:
    play = play_cards("draw $5 draw $5 draw $1", left="P9", busting=True)
    assert play.legal() == ["token"]


def test_without_the_variant_a_bust_leaves_no_choice() -> None:
    play = play_cards(BUST_BY_NUMBERS, left="P9")
    assert holdings(play) == [(5, 1, ""), (8, 0, "")]
    assert (play.to_move, play.legal()) == (1, ["draw"])


def test_the_first_draw_is_compulsory() -> None:
    play = play_cards(left="B1 $1")
    assert play.legal() == ["draw"]
    assert refused(play, "numbers") == "illegal.draw_first"
    assert refused(play, "currency") == "illegal.draw_first"


def test_nobody_holds_more_than_ten_currency_tokens() -> None:
    play = play_cards("draw $4 draw $2 currency draw $5 numbers pass", left="P9")
    assert holdings(play) == [(10, 0, ""), (5, 0, "")]
    play = play_cards("draw $4 draw $2 draw B1 numbers pass draw $3 currency", left="P9")
    assert holdings(play) == [(5, 0, "B1"), (10, 0, "")]


def test_a_bust_token_comes_on_top_of_ten_currency_tokens() -> None:
    play = play_cards("draw $5 currency draw G1 numbers pass draw B9 draw O9", left="P9")
    assert holdings(play) == [(10, 1, ""), (5, 0, "G1")]


def test_turns_go_round_from_the_starting_seat() -> None:
    play = play_cards(left="B1 B1 B1 B1 B1", seats=3, start=2)
    seats = []
    for _ in range(4):
        seats.append(play.to_move)
        go_on(play, "draw B1 numbers pass")
    assert seats == [2, 0, 1, 2]


def test_currency_sends_the_numbers_to_the_market_and_ends_the_turn() -> None:
    play = play_cards("draw B1 draw $2 draw G4 currency", left="P9", seats=3)
    assert holdings(play) == [(7, 0, ""), (5, 0, ""), (5, 0, "")]
    assert market(play) == "B1 G4"
    assert (play.to_move, play.legal()) == (1, ["draw"])


def test_numbers_pay_every_other_player_in_full() -> None:
    play = play_cards("draw B1 draw $2 draw $1 numbers", left="P9", seats=3, start=1)
    assert holdings(play) == [(8, 0, ""), (5, 0, "B1"), (8, 0, "")]


def test_the_last_buying_goes_once_round_and_ends_with_the_active_player() -> None:
    moves = "draw B1 draw G2 draw O3 draw $1 currency draw P1 draw P9 numbers pass"
    play = play_cards(moves, seats=3)
    assert (play.to_move, play.legal()) == (2, ["pass", "buy:B1", "buy:G2", "buy:O3"])
    go_on(play, "buy:O3 spend:$ spend:$ spend:$")
    assert (play.to_move, play.legal()) == (0, ["pass", "buy:B1", "buy:G2"])
    go_on(play, "pass")
    assert (play.to_move, play.legal()) == (1, ["pass", "buy:B1", "buy:G2"])
    go_on(play, "buy:B1 spend:P1")
    assert play.is_over
    assert holdings(play) == [(6, 0, ""), (5, 0, "B1 P9"), (2, 0, "O3")]


def test_a_bust_with_the_last_card_still_leads_to_the_last_buying() -> None:
    play = play_cards("draw B9 draw G2")
    assert holdings(play) == [(5, 1, ""), (5, 0, "")]
    assert (play.to_move, play.legal()) == (1, ["pass", "buy:G2"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_c23_after_numbers_the_currency_cards_are_discarded_when_the_turn_ends(edition: str) -> None:
    play = play_cards("draw B2 draw $2 draw $1 numbers", left="G1 P9", edition=edition)
    assert holdings(play) == [(5, 0, "B2"), (8, 0, "")]  # paid out, once
    assert play.view()["tableau"] == ["$2", "$1"]
    go_on(play, "pass")
    assert holdings(play) == [(5, 0, "B2"), (8, 0, "")]
    assert (play.view()["tableau"], play.view()["total"], play.view()["currency"]) == ([], 0, 0)
    go_on(play, "draw G1")
    assert play.view()["total"] == 1
