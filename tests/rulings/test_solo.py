"""The game against the solo opponent (rules 1.9; C12, C14, C15, C17–C22); how she pays is a file of its own.

The player is seat 0, the opponent seat 1. Moves are set out with her turns on the right.
"""

from __future__ import annotations

from typing import Any

import pytest
from table import EDITIONS, go_on, holdings, market, play_cards, play_through, refused

from tenfold.cards.edition import editions
from tenfold.protocol.errors import BadOptions
from tenfold.records.play import Play

PAY_5 = "spend:$ " * 5
PAY_6 = "spend:$ " * 6


def solo(edition: str, moves: str = "", left: str = "P9", target: int = 5, **options: Any) -> Play:
    return play_cards(moves, left, edition=edition, seats=1, target=target, **options)


# The table of editions


@pytest.mark.parametrize(
    ("edition", "opponent"),
    [("aeg", "JEN"), ("gamefactory", "Mona"), ("whitegoblin", "PIEN"), ("trefl", "TEN")],
)
def test_solo_the_opponents_name(edition: str, opponent: str) -> None:
    assert editions()[edition].solo.opponent == opponent


@pytest.mark.parametrize("target", range(1, 12))
@pytest.mark.parametrize(
    ("edition", "lowest"), [("aeg", 4), ("gamefactory", 5), ("whitegoblin", 4), ("trefl", 4)]
)
def test_solo_targets(edition: str, lowest: int, target: int) -> None:
    if not lowest <= target <= 10:
        with pytest.raises(BadOptions) as caught:
            solo(edition, target=target)
        assert caught.value.key == "options.outside"
        return
    first = min(target - 1, 9)  # with it she is one short of the target
    last = target - first
    play = solo(edition, f"draw B1 numbers pass draw B{first}", left=f"G{last} P9", target=target)
    assert play.legal() == ["draw"]
    go_on(play, f"draw G{last}")
    assert play.view()["total"] == target
    assert play.legal() == ["numbers"]


@pytest.mark.parametrize("edition", ["whitegoblin", "trefl"])
def test_solo_she_busts_by_currency_above_the_target(edition: str) -> None:
    play = solo(edition, "draw O1 numbers pass    draw B2 draw $5", left="$1 P9")
    assert play.legal() == ["draw"]  # at the target, not above it
    go_on(play, "draw $1")
    assert holdings(play) == [(5, 0, "O1"), (5, 1, "B2")]
    assert (play.to_move, play.legal()) == (0, ["draw"])


@pytest.mark.parametrize("edition", ["aeg", "gamefactory"])
def test_solo_she_busts_by_currency_above_ten(edition: str) -> None:
    play = solo(edition, "draw O1 numbers pass    draw B2 draw $5 draw $1 draw $4", left="$1 P9")
    assert play.legal() == ["draw"]  # at ten, not above it
    go_on(play, "draw $1")
    assert holdings(play) == [(5, 0, "O1"), (5, 1, "B2")]
    assert (play.to_move, play.legal()) == (0, ["draw"])


# The player spends two tokens on B2 and is left with four; then the player turns up a wildcard.
POOR = """
    draw B2 draw $1 currency                   draw O5 numbers
    draw G1 numbers buy:B2 spend:$ spend:$     draw G5 numbers
    draw *7
"""


@pytest.mark.parametrize("edition", ["aeg", "whitegoblin", "trefl"])
def test_solo_she_bids_5_when_the_players_purse_is_below_5(edition: str) -> None:
    play = solo(edition, POOR)
    assert (play.to_move, play.legal()) == (1, ["bid:5"])
    go_on(play, "bid:5")
    assert (play.to_move, play.legal()) == (0, ["pass"])
    go_on(play, f"pass {PAY_5}")
    assert holdings(play) == [(4, 0, "B2 G1"), (0, 0, "G5 O5 *7")]


def test_c22_she_passes_when_the_players_purse_is_below_5() -> None:
    play = solo("gamefactory", POOR)
    assert (play.to_move, play.legal()) == (1, ["pass"])
    go_on(play, "pass")
    assert (play.to_move, play.legal()) == (0, ["pass"])
    go_on(play, "pass")
    assert holdings(play) == [(4, 0, "B2 G1"), (5, 0, "G5 O5")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_she_bids_5_when_the_players_purse_is_5(edition: str) -> None:
    play = solo(edition, "draw *7")
    assert (play.to_move, play.legal()) == (1, ["bid:5"])


# The player owns *1 and a 1 in three colours, and has six tokens.
THREE_COLOURS = f"""
    draw $3 currency                                                          draw O5 numbers
    draw *1 bid:5 bid:6 {PAY_6} draw B1 draw G1 draw O1 numbers pass          draw G5 numbers
    draw $4 currency                                                          draw P5 numbers
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_a_numbered_wildcard_as_duplicate(edition: str) -> None:
    play = solo(edition, f"{THREE_COLOURS} draw P1 numbers pass  draw B5 numbers  draw *2", left="P9")
    go_on(play, "bid:5")
    assert holdings(play)[0] == (6, 0, "B1 G1 O1 P1 *1")
    if edition == "gamefactory":
        assert play.legal() == ["pass", "bid:6", "bid:7"]
        go_on(play, f"bid:7 {PAY_6}")
        assert play.legal() == ["spend:*1"]
        go_on(play, "spend:*1")
        assert holdings(play)[0] == (0, 0, "B1 G1 O1 P1 *2")
    else:
        assert play.legal() == ["pass", "bid:6"]
        assert refused(play, "bid:7") == "illegal.bid_too_high"


# Rulings


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("hers", "players", "bid"),
    [
        (5, 8, "bid:5"),  # all she has
        (7, 10, "bid:7"),
        (7, 7, "bid:7"),
        (8, 6, "bid:6"),  # just the player's purse
    ],
)
def test_c12_she_bids_the_players_purse_or_all_she_has(
    edition: str, hers: int, players: int, bid: str
) -> None:
    moves = ""
    if hers > 5:
        moves += f"draw ${hers - 5} numbers pass  draw O5 numbers "
    moves += f"draw ${players - 5} currency  draw G5 numbers  draw *7"
    play = solo(edition, moves)
    assert [tokens for tokens, _, _ in holdings(play)] == [players, hers]
    assert (play.to_move, play.legal()) == (1, [bid])


@pytest.mark.parametrize("edition", EDITIONS)
def test_c12_with_a_purse_below_5_she_passes(edition: str) -> None:
    play = solo(edition, f"draw *7 bid:5 pass {PAY_5} draw *8")
    assert holdings(play) == [(5, 0, ""), (0, 0, "*7")]
    assert (play.to_move, play.legal()) == (1, ["pass"])
    go_on(play, "pass")
    assert (play.to_move, play.legal()) == (0, ["pass", "bid:5"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_c14_every_wildcard_of_the_standard_solo_deck_is_single(edition: str) -> None:
    deck = play_through("cards", edition=edition, seats=1, target=5).view()["deck"]
    assert {count for card, count in deck.items() if "*" in card} == {1}


@pytest.mark.parametrize("edition", ["aeg", "gamefactory", "whitegoblin"])
@pytest.mark.parametrize("wildcard", ["*7", "B*", "**"])
def test_c14_a_second_copy_of_a_wildcard_is_a_duplicate(edition: str, wildcard: str) -> None:
    moves = f"""
        draw $5 currency                                               draw O5 numbers
        draw {wildcard} bid:5 bid:6 {PAY_6} draw $5 currency           draw G5 numbers
        draw {wildcard} bid:5 bid:6 {PAY_6} draw $3 currency           draw P5 numbers
        draw *8 bid:5
    """
    play = solo(edition, moves)
    assert holdings(play)[0] == (6, 0, f"{wildcard} {wildcard}")
    assert play.legal() == ["pass", "bid:6", "bid:7"]
    go_on(play, f"bid:7 {PAY_6}")
    assert play.legal() == [f"spend:{wildcard}"]
    go_on(play, f"spend:{wildcard}")
    assert sorted(holdings(play)[0][2].split()) == sorted([wildcard, "*8"])


@pytest.mark.parametrize("wildcard", ["*7", "B*", "**"])
def test_c21_a_wildcard_that_is_of_use_pays_in_no_auction(wildcard: str) -> None:
    """The German rules forbid normal number cards only; but a wildcard of use is no duplicate."""
    moves = f"""
        draw $5 currency                                               draw O5 numbers
        draw {wildcard} bid:5 bid:6 {PAY_6} draw $3 currency           draw G5 numbers
        draw *8 bid:5
    """
    play = solo("gamefactory", moves)
    assert holdings(play)[0] == (7, 0, wildcard)
    assert play.legal() == ["pass", "bid:6", "bid:7"]
    go_on(play, "bid:6")
    assert refused(play, f"spend:{wildcard}") == "illegal.no_duplicate"


@pytest.mark.parametrize("edition", EDITIONS)
def test_c19_with_the_busting_variant_the_player_chooses_and_she_takes_the_token(edition: str) -> None:
    moves = "draw B1 draw $1 currency    draw B2 draw B3 numbers    draw $5 draw $4 draw $2"
    play = solo(edition, moves, left="$5 $5 $1 P9", busting=True)
    assert (play.to_move, play.legal()) == (0, ["token", "buy:B1"])
    go_on(play, "buy:B1 spend:$")
    assert holdings(play)[0] == (5, 0, "B1")
    go_on(play, "draw $5 draw $5")
    if holdings(play)[1][1] == 0:  # where she busts above ten
        go_on(play, "draw $1")
    assert holdings(play)[1] == (5, 1, "B2 B3")
    assert (play.to_move, play.legal()) == (0, ["draw"])


def test_c15_a_numbered_wildcard_is_idle_only_with_its_number_in_all_four_colours() -> None:
    play = solo("gamefactory", f"{THREE_COLOURS} draw *2 bid:5")
    assert holdings(play)[0] == (6, 0, "B1 G1 O1 *1")
    assert play.legal() == ["pass", "bid:6"]
    # The wildcard itself does not stand for the missing colour, nor does another number.
    play = solo("gamefactory", f"{THREE_COLOURS} draw P2 numbers pass  draw B5 numbers  draw *2 bid:5")
    assert play.legal() == ["pass", "bid:6"]


def test_c15_it_is_judged_afresh_each_time() -> None:
    """A 1 is spent on a purchase, and the wildcard is no longer idle."""
    moves = f"""
        {THREE_COLOURS}
        draw P1 draw $1 draw G2 currency         draw B5 numbers
        draw P1 numbers
    """
    play = solo("gamefactory", f"{moves} pass  draw G6 numbers  draw *2 bid:5")
    assert holdings(play)[0] == (7, 0, "B1 G1 O1 P1 *1")
    assert play.legal() == ["pass", "bid:6", "bid:7", "bid:8"]
    play = solo("gamefactory", f"{moves} buy:G2 spend:$ spend:P1  draw G6 numbers  draw *2 bid:5")
    assert holdings(play)[0] == (6, 0, "B1 G1 G2 O1 *1")
    assert play.legal() == ["pass", "bid:6"]


def test_c15_colour_wildcards_and_the_super_wildcard_are_never_idle() -> None:
    """The player owns all of blue, every 1, and the wildcards B* and **."""
    moves = f"""
        draw $5 currency                                    draw O5 numbers
        draw B* bid:5 bid:6 {PAY_6} draw $5 currency        draw G5 numbers
        draw ** bid:5 bid:6 {PAY_6} draw $3 currency        draw P5 numbers
        draw B1 draw B9 numbers pass                        draw O6 numbers
        draw B2 draw B8 numbers pass                        draw G6 numbers
        draw B3 draw B7 numbers pass                        draw P6 numbers
        draw B4 draw B6 numbers pass                        draw O7 numbers
        draw B5 draw G1 draw O1 draw P1 numbers pass        draw G7 numbers
        draw *2 bid:5
    """
    play = solo("gamefactory", moves)
    assert holdings(play)[0] == (6, 0, "B1 B2 B3 B4 B5 B6 B7 B8 B9 G1 O1 P1 B* **")
    assert play.legal() == ["pass", "bid:6"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_c15_holds_for_her_as_well(edition: str) -> None:
    """She owns *1 and every 1, and has five tokens; the player has eight."""
    moves = f"""
        draw *1 bid:5 pass {PAY_5} draw $5 numbers pass     draw B1 draw G1 draw O1 draw P1 draw B5 numbers
        draw $3 currency                                    draw G5 numbers
        draw *2
    """
    play = solo(edition, moves)
    assert holdings(play) == [(8, 0, ""), (5, 0, "B1 B5 G1 G5 O1 P1 *1")]
    if edition != "gamefactory":
        assert play.legal() == ["bid:5"]
        return
    assert play.legal() == ["bid:6"]
    go_on(play, f"bid:6 pass {PAY_5}")
    assert play.legal() == ["spend:*1"]
    go_on(play, "spend:*1")
    assert holdings(play)[1] == (0, 0, "B1 B5 G1 G5 O1 P1 *2")


# What all editions share


@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_begins_like_a_game_for_two_with_the_player(edition: str) -> None:
    play = play_through("cards", edition=edition, seats=1, target=5)
    assert holdings(play) == [(5, 0, ""), (5, 0, "")]
    assert play.view()["deck"] == play_through("cards", edition=edition, seats=2).view()["deck"]
    assert (play.to_move, play.legal()) == (0, ["draw"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_she_cannot_bust_by_numbers_and_takes_them_all(edition: str) -> None:
    play = solo(edition, "draw O1 numbers pass    draw B4 draw $1 draw B9")
    assert play.view()["total"] == 12
    assert play.legal() == ["numbers"]
    go_on(play, "numbers")
    assert holdings(play) == [(6, 0, "O1"), (5, 0, "B4 B9")]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("busting", [False, True])
def test_solo_she_never_buys(edition: str, busting: bool) -> None:
    moves = "draw B1 draw $1 currency    draw B2 draw B3 numbers"
    play = solo(edition, moves, left="$5 $5 $1 O1 P9", busting=busting)
    assert market(play) == "B1"
    assert (play.to_move, play.legal()) == (0, ["draw"])
    go_on(play, "draw O1 numbers pass    draw $5 draw $5")
    if holdings(play)[1][1] == 0:  # where she busts above the target, she has done so
        go_on(play, "draw $1")
    assert holdings(play)[1] == (5, 1, "B2 B3")
    assert (play.to_move, play.legal()) == (0, ["draw"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_the_player_busts_and_is_paid_as_ever(edition: str) -> None:
    play = solo(edition, "draw B9 draw $2 draw G9")
    assert holdings(play) == [(5, 1, ""), (7, 0, "")]
    assert market(play) == "B9 G9"
    play = solo(edition, "draw $4 draw $5 draw $2")
    assert holdings(play) == [(5, 1, ""), (5, 0, "")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_bidding_second_she_bids_one_more_if_she_can(edition: str) -> None:
    play = solo(edition, "draw $2 numbers pass    draw *7")
    assert (play.to_move, play.legal()) == (0, ["pass", "bid:5"])
    go_on(play, "bid:5")
    assert play.legal() == ["bid:6"]
    play = solo(edition, "draw $2 numbers pass    draw *7 pass")
    assert play.legal() == ["bid:5"]
    play = solo(edition, "draw B1 numbers pass    draw *7 bid:5")
    assert play.legal() == ["pass"]
    go_on(play, "pass")
    assert (play.to_move, play.legal()) == (0, ["spend:$"])  # B1 is no duplicate
    assert refused(play, "spend:B1") == "illegal.no_duplicate"
    go_on(play, PAY_5)
    assert holdings(play) == [(0, 0, "B1 *7"), (5, 0, "")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_c20_duplicates_alone_pay_in_an_auction_but_any_card_buys(edition: str) -> None:
    moves = "draw B1 draw B1 draw G1 draw $2 draw G2 currency    draw O5 numbers"
    play = solo(edition, f"{moves} draw B1 draw B1 draw G1 numbers", left="*7 O6 P9")
    assert play.legal() == ["pass", "buy:G2"]
    go_on(play, "buy:G2 spend:B1")
    assert play.legal() == ["spend:B1", "spend:G1"]
    play.take_back(2)
    go_on(play, "pass    draw O6 numbers    draw *7 bid:5")
    assert holdings(play)[0] == (7, 0, "B1 B1 G1")
    assert play.legal() == ["pass", "bid:6", "bid:7", "bid:8"]
    go_on(play, "bid:6 spend:$")
    assert refused(play, "spend:G1") == "illegal.no_duplicate"
    go_on(play, "spend:$ spend:$ spend:$ spend:$")
    assert play.legal() == ["spend:$", "spend:B1"]
    go_on(play, "spend:B1")
    assert holdings(play)[0] == (2, 0, "B1 G1 *7")


@pytest.mark.parametrize("edition", EDITIONS)
def test_c18_an_empty_deck_ends_her_turn_as_if_the_target_were_reached(edition: str) -> None:
    play = solo(edition, "draw B1 draw B2 numbers pass    draw $2 draw G1", left="")
    assert play.view()["total"] == -1
    assert play.legal() == ["numbers"]
    go_on(play, "numbers")
    assert holdings(play) == [(7, 0, "B1 B2"), (5, 0, "G1")]
    assert (play.to_move, play.legal()) == (0, ["pass"])
    go_on(play, "pass")
    assert play.result == {"scores": [2, 1], "money": [7, 5], "tiebreak": None, "winners": [0]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_only_the_player_buys_at_the_end_and_a_tie_is_lost(edition: str) -> None:
    moves = "draw G1 draw $1 currency    draw O4 draw O5 numbers    draw B1 numbers pass"
    play = solo(edition, moves, left="")
    assert (play.to_move, play.legal()) == (0, ["pass", "buy:G1"])
    go_on(play, "buy:G1 spend:$")
    assert play.result == {"scores": [2, 2], "money": [5, 5], "tiebreak": None, "winners": [1]}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("moves", "money"),
    [
        ("draw $3 currency               draw O4 draw O5 numbers  draw B2 draw B3 numbers pass pass", 8),
        ("draw B3 draw $1 currency       draw O4 draw O5 numbers  draw B2 numbers buy:B3 spend:$ spend:$"
         " spend:$ pass", 3),
    ],
    ids=["richer", "poorer"],
)  # fmt: skip
def test_c17_equal_points_are_a_loss_whatever_the_money(edition: str, moves: str, money: int) -> None:
    play = solo(edition, moves, left="")
    assert play.result == {"scores": [2, 2], "money": [money, 5], "tiebreak": None, "winners": [1]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_her_every_move_is_forced(edition: str) -> None:
    play = solo(edition, "draw B1 numbers pass")
    assert play.legal() == ["draw"]
    assert refused(play, "numbers") == "illegal.opponent"
