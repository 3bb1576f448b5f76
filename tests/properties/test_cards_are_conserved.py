"""Cards and tokens are conserved, told by a second book that is kept from the events alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from strategies import card_options

from tenfold.cards.deck import CARDS, CODES, KINDS
from tenfold.cards.moves import TOKENS
from tenfold.protocol.errors import TenfoldError
from tenfold.records.play import Play


class Ledger:
    """Who has what, as far as the events tell."""

    def __init__(self, play: Play) -> None:
        self.deck: Counter[str] = Counter(play.view()["deck"])
        self.all_cards = Counter(self.deck)
        self.tableau: list[str] = []
        self.market: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in range(play.seats)]
        self.tokens = [5] * play.seats
        self.busts = [0] * play.seats
        self.on_offer: list[str] = []
        self.gone: Counter[str] = Counter()

    def note(self, event: dict[str, Any]) -> None:
        kind, seat = event["event"], event.get("seat", 0)
        if kind == "card":
            self.deck[event["card"]] -= 1
            self.tableau.append(event["card"])
        elif kind == "auction":
            self.on_offer.append(self.tableau.pop())
        elif kind == "takes":
            self._move_from_tableau(event["cards"], self.hands[seat])
        elif kind == "to_market":
            self._move_from_tableau(event["cards"], self.market)
        elif kind == "discards":
            self._move_from_tableau([card for card in event["cards"] if card in self.tableau], self.gone)
            self.gone.update(self.on_offer if event["cards"] == self.on_offer else [])
            self.on_offer = [] if event["cards"] == self.on_offer else self.on_offer
        elif kind == "wins":
            self.hands[seat][self.on_offer.pop()] += 1
        elif kind == "buys":
            self.market[event["card"]] -= 1
            self.hands[seat][event["card"]] += 1
        elif kind == "spends":
            self._spend(seat, event["what"])
        elif kind == "gains":
            self.tokens[seat] += event["tokens"]
        elif kind == "bust_token":
            self.busts[seat] += 1

    def _move_from_tableau(self, cards: list[str], to: Counter[str]) -> None:
        for card in cards:
            self.tableau.remove(card)
            to[card] += 1

    def _spend(self, seat: int, what: str) -> None:
        if what == "$":
            self.tokens[seat] -= 1
        elif what == "!":
            self.busts[seat] -= 1
        else:
            self.hands[seat][what] -= 1
            self.gone[what] += 1

    def count(self) -> Counter[str]:
        open_cards = Counter(self.tableau + self.on_offer)
        return sum((self.deck, open_cards, self.market, *self.hands, self.gone), Counter())


def mask(counts: list[int]) -> int:
    return sum(1 << kind for kind, count in enumerate(counts) if count)


class CardTable(RuleBasedStateMachine):
    play: Play
    ledger: Ledger

    @initialize(options=card_options())
    def sit_down(self, options: dict[str, Any]) -> None:
        self.play = Play("cards", **options)
        self.ledger = Ledger(self.play)

    @precondition(lambda self: not self.play.is_over)
    @rule(choice=st.integers(0, 10_000), moves=st.integers(1, 12))
    def make_moves(self, choice: int, moves: int) -> None:
        for number in range(moves):
            legal = self.play.legal()
            if not legal:
                return
            for event in self.play.push(legal[(choice + 7 * number) % len(legal)]):
                self.ledger.note(event)

    @rule(token=st.sampled_from(TOKENS[: 60 + 2 * KINDS + 36 + 20]))
    def try_anything(self, token: str) -> None:
        if token in self.play.legal():
            return
        key, moves = self.play.state.key(), len(self.play.moves)
        with pytest.raises(TenfoldError) as refused:
            self.play.push(token)
        assert refused.value.key.startswith(("illegal.", "over"))
        assert (self.play.state.key(), len(self.play.moves)) == (key, moves)

    @invariant()
    def the_books_agree(self) -> None:
        state, view = self.play.state, self.play.view()
        assert +self.ledger.deck == Counter(view["deck"])
        assert self.ledger.tableau == view["tableau"]
        assert +self.ledger.market == Counter(view["market"])
        for seat, shown in enumerate(view["seats"]):
            assert +self.ledger.hands[seat] == Counter(shown["cards"])
            assert (self.ledger.tokens[seat], self.ledger.busts[seat]) == (shown["tokens"], shown["busts"])
            assert 0 <= shown["tokens"] <= 10
        assert self.ledger.count() == self.ledger.all_cards
        assert state.left == sum(state.deck)

    @invariant()
    def the_masks_say_what_the_counts_say(self) -> None:
        state = self.play.state
        assert state.to_come == mask(state.deck)
        assert state.on_sale == mask(state.market)
        for seat in range(state.seats):
            hand = state.hands[seat * KINDS : (seat + 1) * KINDS]
            assert state.owned[seat] == mask(hand)
            assert state.payable[seat] == sum(hand if state.wildcards_pay else hand[:36])

    @invariant()
    def the_totals_are_those_of_the_tableau(self) -> None:
        state = self.play.state
        cards = [CODES[card] for card in state.tableau[: state.laid]]
        currency = sum(int(card[1]) for card in cards if card[0] == "$")
        if state.laid and any(CARDS[card] < 36 for card in cards):
            numbers = sum(int(card[1]) for card in cards if card[0] != "$")
            assert (state.total, state.currency) == (numbers - currency, currency)
        elif state.laid:
            assert state.currency == currency


TestCardTable = CardTable.TestCase
TestCardTable.settings = settings(max_examples=60, stateful_step_count=60)
