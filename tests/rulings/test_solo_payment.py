"""How the solo opponent pays (rules 1.9; C11).

The player is seat 0, the opponent seat 1. Moves are set out with her turns on the right.
"""

from __future__ import annotations

from itertools import product

import pytest
from table import EDITIONS, go_on, holdings, play_cards

from tenfold.cards.deck import KINDS, WILD
from tenfold.cards.edition import editions
from tenfold.cards.holdings import enter_hand
from tenfold.cards.moves import SPEND
from tenfold.cards.payment import owe, spend
from tenfold.cards.solo import opponents_payment
from tenfold.cards.state import BID, SEAT_OF_OPPONENT, State
from tenfold.records.play import Play

AT_LEAST_COST = ("gamefactory", "trefl")
KIND_AFTER_KIND = ("aeg", "whitegoblin")

# She comes to five tokens, a bust token and the cards B1 B1 O9, the player to eight tokens.
SHE_BIDS_SECOND = """
    draw B2 numbers pass      draw B1 draw $5 draw $5 draw $1
    draw $3 currency          draw B1 draw O9 numbers
    draw O2 numbers pass      draw *7
"""


def solo(edition: str, moves: str) -> Play:
    return play_cards(moves, "P9", edition=edition, seats=1, target=10)


def paid(play: Play) -> str:
    """What she pays until the debt is covered, piece by piece."""
    pieces = []
    while play.view()["debt"]:
        (piece,) = play.legal()
        assert play.to_move == SEAT_OF_OPPONENT
        play.push(piece)
        pieces.append(piece.removeprefix("spend:"))
    return " ".join(pieces)


def test_c11_which_editions_have_her_pay_at_the_least_cost() -> None:
    assert tuple(name for name in editions() if editions()[name].solo.pays_least) == AT_LEAST_COST
    assert sorted((*AT_LEAST_COST, *KIND_AFTER_KIND)) == sorted(EDITIONS)


@pytest.mark.parametrize("edition", KIND_AFTER_KIND)
@pytest.mark.parametrize(
    ("bid", "pieces"),
    [(5, "$ $ $ $ $ !"), (6, "$ $ $ $ $ !"), (7, "$ $ $ $ $ !"), (8, "$ $ $ $ $ ! B1")],
)
def test_c11_she_pays_kind_after_kind_and_an_excess_is_lost(edition: str, bid: int, pieces: str) -> None:
    play = solo(edition, f"{SHE_BIDS_SECOND} bid:{bid}")
    assert holdings(play) == [(8, 0, "B2 O2"), (5, 1, "B1 B1 O9")]
    assert play.legal() == [f"bid:{bid + 1}"]
    go_on(play, f"bid:{bid + 1}")
    assert paid(play) == pieces
    assert holdings(play)[1] == (0, 0, "B1 O9 *7" if "B1" in pieces else "B1 B1 O9 *7")
    assert (play.to_move, play.legal()) == (1, ["draw"])


@pytest.mark.parametrize("edition", AT_LEAST_COST)
@pytest.mark.parametrize(
    ("bid", "pieces"),
    [(5, "$ $ $ $ $ B1"), (6, "$ $ $ $ !"), (7, "$ $ $ $ $ !"), (8, "$ $ $ $ $ ! B1")],
)
def test_c11_bidding_second_she_pays_at_the_least_cost(edition: str, bid: int, pieces: str) -> None:
    play = solo(edition, f"{SHE_BIDS_SECOND} bid:{bid}")
    assert holdings(play) == [(8, 0, "B2 O2"), (5, 1, "B1 B1 O9")]
    assert play.legal() == [f"bid:{bid + 1}"]
    go_on(play, f"bid:{bid + 1}")
    assert paid(play) == pieces
    assert (play.to_move, play.legal()) == (1, ["draw"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_c11_bidding_first_she_pays_kind_after_kind_everywhere(edition: str) -> None:
    """The player has seven tokens and no duplicate."""
    moves = """
        draw B2 numbers pass                 draw B1 draw $5 draw $5 draw $1
        draw G1 draw $3 currency             draw B1 draw O9 numbers
        draw G2 numbers buy:G1 spend:$       draw G8 draw G9 numbers
        draw *7
    """
    play = solo(edition, moves)
    assert holdings(play) == [(7, 0, "B2 G1 G2"), (5, 1, "B1 B1 G8 G9 O9")]
    assert (play.to_move, play.legal()) == (1, ["bid:7"])
    go_on(play, "bid:7 pass")
    assert paid(play) == "$ $ $ $ $ !"


@pytest.mark.parametrize("pays_least", [False, True])
def test_c11_every_payment_is_the_one_that_the_sentence_names(pays_least: bool) -> None:
    """All tokens up to 6, bust tokens up to 3 and duplicates up to 3, for every price that they can pay."""
    for tokens, busts, duplicates in product(range(7), range(4), range(4)):
        for price in range(1, tokens + 3 * busts + duplicates + 1):
            told = _least(tokens, busts, duplicates, price) if pays_least else _in_order(tokens, busts, price)
            assert _made(tokens, busts, duplicates, price, pays_least) == told


def _made(tokens: int, busts: int, duplicates: int, price: int, pays_least: bool) -> tuple[int, ...]:
    """How many currency tokens, bust tokens and duplicates she spends."""
    s = State(seats=2, target=5, wildcards_pay=1, pays_least=int(pays_least), active=SEAT_OF_OPPONENT)
    s.tokens[SEAT_OF_OPPONENT], s.busts[SEAT_OF_OPPONENT] = tokens, busts
    for _ in range(duplicates + 1):
        enter_hand(s, SEAT_OF_OPPONENT, 0)
    owe(s, SEAT_OF_OPPONENT, WILD, price, BID)
    spent: list[int] = []
    while s.owed > 0:
        spent.append(opponents_payment(s) - SPEND)
        assert 0 <= spent[-1] < 2 + KINDS
        spend(s, spent[-1])
    assert spent == sorted(spent, key=(1, 0, 2).index)  # currency, bust tokens, cards
    return spent.count(1), spent.count(0), spent.count(2)


def _least(tokens: int, busts: int, duplicates: int, price: int) -> tuple[int, ...]:
    """Least excess, then most currency tokens, then most bust tokens."""
    payments = product(range(tokens + 1), range(busts + 1), range(duplicates + 1))
    enough = [one for one in payments if one[0] + 3 * one[1] + one[2] >= price]
    return min(enough, key=lambda one: (one[0] + 3 * one[1] + one[2], -one[0], -one[1]))


def _in_order(tokens: int, busts: int, price: int) -> tuple[int, ...]:
    currency = min(tokens, price)
    bust_tokens = min(busts, -(-(price - currency) // 3))
    return currency, bust_tokens, max(price - currency - 3 * bust_tokens, 0)
