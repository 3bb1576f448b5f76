"""What a bid, a purchase or a payment does to one's points is said before it is made."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tenfold.bots.cards.paying.proposal import best_payment
from tenfold.bots.cards.paying.prospects import Prospect, prospects_of
from tenfold.bots.cards.paying.stakes import Means, stakes_of
from tenfold.cards.deck import CARDS
from tenfold.cards.holdings import enter_hand, enter_market
from tenfold.cards.moves import MOVES
from tenfold.cards.payment import owe
from tenfold.cards.state import BID, BUY, State
from tenfold.cards.view import view
from tenfold.records.dealer import Stream
from tenfold.records.play import Play


def table(tokens: int, busts: int, cards: str, *, target: int = 0) -> State:
    solo = {"seats": 1, "target": target} if target else {"seats": 2}
    state: State = Play("cards", edition="aeg", **solo).state
    state.tokens[0], state.busts[0] = tokens, busts
    for code in cards.split():
        enter_hand(state, 0, CARDS[code])
    return state


def buyer(tokens: int, busts: int, cards: str, market: str) -> State:
    state = table(tokens, busts, cards)
    for code in market.split():
        enter_market(state, CARDS[code])
    state.phase, state.mover = BUY, 0
    return state


def bidder(tokens: int, busts: int, cards: str, item: str, *, target: int = 0) -> State:
    state = table(tokens, busts, cards, target=target)
    state.phase, state.item, state.mover = BID, CARDS[item], 0
    return state


def test_a_purchase_says_what_it_brings_and_leaves() -> None:
    found = prospects_of(buyer(5, 1, "B1 B2", "B3 G4"), 0)
    assert found == (
        Prospect("buy:B3", 1, tokens=2, busts=1, cards=0),
        Prospect("buy:G4", 1, tokens=1, busts=1, cards=0),
    )


def test_a_purchase_without_tokens_says_the_points_that_it_costs() -> None:
    (found,) = prospects_of(buyer(0, 0, "B1 B2 B3 B4 B5 G1 G2 G3 G4", "O9"), 0)
    assert found == Prospect("buy:O9", -8, tokens=0, busts=0, cards=9)


def test_bids_say_from_where_on_they_cost_cards() -> None:
    found = prospects_of(bidder(2, 0, "B1 B2 B2", "B*"), 0)
    assert [(one.move, one.points, one.tokens, one.cards) for one in found] == [
        ("bid:1", 1, 1, 0),
        ("bid:2", 1, 0, 0),
        ("bid:3", 1, 0, 1),
        ("bid:4", 0, 0, 2),
        ("bid:5", -1, 0, 3),
    ]


def test_a_payment_says_what_each_card_would_cost() -> None:
    state = buyer(1, 0, "B1 B2 B3 B3 O7", "P5")
    owe(state, 0, CARDS["P5"], 5, BUY)
    stakes = stakes_of(state, [])
    assert stakes is not None
    assert (stakes.points, stakes.tokens) == (1, 1)
    assert stakes.proposed == -2
    assert stakes.means == (
        Means("$", 1, 0),
        Means("B1", 1, -1),
        Means("B2", 1, -2),
        Means("B3", 2, 0),
        Means("O7", 1, -1),
    )


def test_what_was_chosen_counts_though_it_is_not_enough_and_in_no_order() -> None:
    state = buyer(1, 0, "B1 B2 B3 B3 O7", "P5")
    owe(state, 0, CARDS["P5"], 5, BUY)
    stakes = stakes_of(state, [MOVES["spend:O7"], MOVES["spend:$"]])
    assert stakes is not None
    assert (stakes.points, stakes.tokens) == (0, 0)
    assert Means("O7", 1, -1) in stakes.means


def test_what_cannot_pay_is_no_means() -> None:
    state = table(6, 0, "G3 B2 B2", target=4)
    owe(state, 0, CARDS["*7"], 6, BID)
    stakes = stakes_of(state, [])
    assert stakes is not None
    assert [(one.piece, one.copies) for one in stakes.means] == [("$", 6), ("B2", 1)]


def test_nothing_is_at_stake_when_nothing_is_owed() -> None:
    assert stakes_of(table(5, 0, "B1"), []) is None


@pytest.mark.parametrize("number", range(12))
def test_the_prospects_come_true(number: int) -> None:
    """In random games: whoever takes one and pays as proposed has the points and tokens that it promised."""
    dice = Stream(b"prospects %d" % number)
    target = number % 3
    options = {"seats": 1, "target": 7} if target == 0 else {"seats": 2 + target}
    play = Play("cards", edition="aeg", **options)
    seen = 0
    while not play.is_over and len(play.moves) < 400:
        if play.is_chance:
            tokens, weights = zip(*play.chances(), strict=True)
            spread = [token for token, weight in zip(tokens, weights, strict=True) for _ in range(weight)]
            play.push(spread[dice.below(len(spread))])
            continue
        if play.view()["phase"] in ("buy", "last_buy"):
            seen += check_prospects(play)
        legal = play.legal()
        play.push(legal[dice.below(len(legal))])
    assert seen > 0


def check_prospects(play: Play) -> int:
    seat = play.to_move
    before = play.view()["seats"][seat]["score"]
    found = prospects_of(play.state, seat)
    assert [one.move for one in found] == [token for token in play.legal() if token.startswith("buy:")]
    for one in found[:3]:
        trial = Play.from_record(play.record())
        trial.push(one.move)
        paid = best_payment(trial.state)
        for token in paid:
            trial.push(token)
        after = view(trial.state)["seats"][seat]
        gained = None if one.points is None else after["score"] - before
        cards = sum(token not in ("spend:$", "spend:!") for token in paid)
        assert one == replace(one, points=gained, tokens=after["tokens"], busts=after["busts"], cards=cards)
    return len(found)
