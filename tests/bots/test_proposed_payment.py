"""The payment that is proposed hurts least and is legal."""

from __future__ import annotations

import pytest

from tenfold.bots.cards.paying.proposal import best_payment
from tenfold.cards.deck import CARDS
from tenfold.cards.holdings import enter_hand, enter_market
from tenfold.cards.payment import owe, spend
from tenfold.cards.state import BID, BUY, State
from tenfold.records.dealer import Dealer, Stream
from tenfold.records.play import Play


def debtor(
    owed: int, tokens: int, busts: int, cards: list[str], *, seats: int = 2, item: str = "P9"
) -> State:
    options = {"edition": "aeg", "seats": seats} | ({"target": 4} if seats == 1 else {})
    play = Play("cards", **options)
    state: State = play.state
    state.tokens[0], state.busts[0] = tokens, busts
    for code in cards:
        enter_hand(state, 0, CARDS[code])
    enter_market(state, CARDS["P9"])
    owe(state, 0, CARDS[item], owed, BUY if item == "P9" else BID)
    return state


@pytest.mark.parametrize(
    ("owed", "tokens", "busts", "cards", "paid"),
    [
        (5, 5, 1, ["B1", "B1"], "$$$$$"),
        (6, 5, 1, ["B1", "B1"], "!$$$"),
        (6, 5, 0, ["B1", "B1"], "$$$$$ B1"),
        (6, 5, 0, ["B1", "B2", "B5"], "$$$$$ B5"),
        (4, 0, 2, ["B1", "B2", "B3", "B4"], "!!"),
        (4, 1, 1, ["B1", "B2", "B3", "B4"], "!$"),
        (2, 0, 1, ["B1"], "!"),
        (3, 2, 0, ["O7", "O8", "**"], "$$ O7"),
    ],
)
def test_the_proposal(owed: int, tokens: int, busts: int, cards: list[str], paid: str) -> None:
    pieces = best_payment(debtor(owed, tokens, busts, cards))
    coins, _, rest = paid.partition(" ")
    assert pieces == tuple(f"spend:{piece}" for piece in [*coins, *rest.split()])


def test_what_there_was_no_time_to_weigh_up_is_not_preferred_to_bust_tokens() -> None:
    """So many wildcards take long: the payment with the fewest cards is the first to be weighed up."""
    hand = ["B6", "G3", "G6", "O1", "O3", "P1", "P2", "P2", "P3", "*5", "*8", "B*", "O*"]
    pieces = best_payment(debtor(9, 2, 2, hand))
    assert pieces == ("spend:!", "spend:!", "spend:$", "spend:$", "spend:P2")


def test_in_a_solo_auction_only_duplicates_pay() -> None:
    pieces = best_payment(debtor(6, 5, 0, ["G3", "B2", "B2"], seats=1, item="*7"))
    assert pieces == ("spend:$",) * 5 + ("spend:B2",)


def test_a_payment_begun_goes_on_in_its_order() -> None:
    state = debtor(6, 5, 0, ["G3", "B2", "B2"])
    spend(state, 1)
    assert best_payment(state) == ("spend:$",) * 4 + ("spend:B2",)
    spend(state, 2 + CARDS["B2"])
    assert best_payment(state) == ()


def test_thinking_of_a_payment_spends_nothing() -> None:
    state = debtor(6, 5, 1, ["B1", "B1", "B2"])
    before = state.key()
    best_payment(state)
    assert state.key() == before


@pytest.mark.parametrize("edition", ["aeg", "gamefactory", "trefl", "whitegoblin"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_there_is_always_a_proposal(edition: str, seats: int) -> None:
    options = {"edition": edition, "seats": seats} | ({"target": 5} if seats == 1 else {})
    asked = 0
    for seed in range(2):
        dealer, stream = Dealer("cards", options, bytes([seed]) * 32), Stream(bytes([seed]))
        play = dealer.open_play()
        while not play.is_over:
            legal = play.legal()
            if play.view()["phase"] == "pay" and len(legal) > 1:
                asked += 1
                for token in best_payment(play.state):
                    play.push(token)
                assert play.view()["phase"] != "pay"
            else:
                play.push(dealer.deal(play) if play.is_chance else legal[stream.below(len(legal))])
    assert asked
