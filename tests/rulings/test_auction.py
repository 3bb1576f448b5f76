"""The auction of a wildcard (rules 1.6; C3)."""

from __future__ import annotations

import pytest
from table import EDITIONS, go_on, holdings, play_cards, refused


@pytest.mark.parametrize("edition", EDITIONS)
def test_c03_the_lowest_opening_bid_is_one(edition: str) -> None:
    play = play_cards("draw *7", left="P9", edition=edition)
    assert play.legal() == ["pass", "bid:1", "bid:2", "bid:3", "bid:4", "bid:5"]
    assert refused(play, "bid:0") == "unreadable.token"


@pytest.mark.parametrize("edition", EDITIONS)
def test_c03_the_lowest_opening_bid_in_solo_is_five(edition: str) -> None:
    moves = "draw $2 currency draw *7"  # the opponent turns up the wildcard, so the player bids first
    play = play_cards(moves, left="P9", edition=edition, seats=1, target=5)
    assert play.legal() == ["pass", "bid:5", "bid:6", "bid:7"]
    assert refused(play, "bid:4") == "illegal.bid_below_minimum"


def test_bidding_goes_once_round_and_the_active_player_is_last() -> None:
    play = play_cards("draw *7", left="P9", seats=4, start=2)
    assert play.to_move == 3
    go_on(play, "bid:2")
    assert (play.to_move, play.legal()) == (0, ["pass", "bid:3", "bid:4", "bid:5"])
    assert refused(play, "bid:2") == "illegal.bid_too_low"
    assert refused(play, "bid:6") == "illegal.bid_too_high"
    go_on(play, "bid:4")
    assert (play.to_move, play.legal()) == (1, ["pass", "bid:5"])
    go_on(play, "pass")
    assert (play.to_move, play.legal()) == (2, ["pass", "bid:5"])
    go_on(play, "pass")
    assert (play.to_move, play.legal()) == (0, ["spend:$"])
    go_on(play, "spend:$ spend:$ spend:$ spend:$")
    assert holdings(play) == [(1, 0, "*7"), (5, 0, ""), (5, 0, ""), (5, 0, "")]
    assert (play.to_move, play.legal()) == (2, ["draw", "numbers"])


def test_who_can_pay_nothing_more_must_pass() -> None:
    play = play_cards("draw *7 bid:5", left="P9")
    assert (play.to_move, play.legal()) == (0, ["pass"])


def test_a_wildcard_that_nobody_wants_is_out_of_the_game() -> None:
    play = play_cards("draw B4 draw *7 pass pass", left="P9")
    assert holdings(play) == [(5, 0, ""), (5, 0, "")]
    assert play.view()["deck"] == {"P9": 1}
    assert play.view()["tableau"] == ["B4"]
    assert (play.to_move, play.legal()) == (0, ["draw", "numbers"])


def test_a_wildcard_counts_towards_no_total() -> None:
    play = play_cards("draw B6 draw *9 bid:1 pass spend:$", left="P9")
    assert play.view()["total"] == 6
    assert play.view()["currency"] == 0


def test_the_most_one_can_bid_is_tokens_bust_tokens_and_cards() -> None:
    moves = "draw B9 draw G9 draw O1 numbers pass draw P1 draw P2 numbers pass draw *7"
    play = play_cards(moves, left="P9")
    assert holdings(play)[0] == (5, 1, "P1 P2")
    assert play.legal() == ["pass", *(f"bid:{amount}" for amount in range(1, 11))]
