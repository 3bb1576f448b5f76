"""Hands that wildcards could complete in very many ways are arranged in bounded work all the same."""

from __future__ import annotations

import pytest

from tenfold.bots.cards.paying.proposal import EACH_HAND, MOST_WORK, PaymentDraft, propose_payment
from tenfold.cards.deck import CARDS, KINDS
from tenfold.cards.holdings import enter_hand
from tenfold.cards.payment import owe
from tenfold.cards.scoring import Arrangement, arrange, score, tie_break_figure
from tenfold.cards.state import BID, OWNED, UNUSED, State
from tenfold.records.play import Play

MOST_TRIED = 10_000

# Found by looking for the hands that take longest: without prices, up to 600,000 windows are tried.
HARD = [
    (OWNED, 18, 21, "B5 B8 G4 O2 O4 P2 P4 P4 P5 *1 *3 *4 *5 *6 *8 *8 *8 B* G* P* **"),
    (OWNED, 16, 22, "B2 G5 G6 G8 G8 O2 P2 P2 P4 *1 *2 *3 *5 *5 *7 *8 *8 *8 B* O* ** **"),
    (OWNED, 21, 29, "B4 B4 B8 G6 O2 O2 O4 O8 P1 P1 P4 P6 P7 P7 P8 *1 *1 *1 *2 *2 *4 *9 *9 B* B* O* O* ** **"),
    (UNUSED, 20, 8, "B1 G1 G7 O6 O6 O6 O6 O6 P3 P6 *1 *1 *2 *3 *3 *3 *4 *5 *5 *5 *5 *7 *7 *8 *8 B* G* **"),
    (UNUSED, 22, 11, "B1 B4 B7 B9 B9 G6 G6 G6 G6 G7 G7 G7 P1 P3 P4 P7 P7 P8"
                     " *1 *1 *2 *5 *6 *7 *8 B* G* G* G* O* O* **"),
]  # fmt: skip


@pytest.mark.parametrize(("tie_break", "points", "figure", "cards"), HARD)
def test_a_hard_hand_is_arranged_without_trying_everything(
    tie_break: int, points: int, figure: int, cards: str
) -> None:
    hand = [0] * KINDS
    for code in cards.split():
        hand[CARDS[code]] += 1
    paper = Arrangement()
    arrange(paper, hand, 0, tie_break)
    assert (score(paper), tie_break_figure(paper, tie_break)) == (points, figure)
    assert paper.tried < MOST_TRIED


def test_a_payment_of_many_cards_is_proposed_without_weighing_up_everything() -> None:
    play = Play("cards", edition="aeg", seats=2)
    state: State = play.state
    for code in HARD[2][3].split() * 2 + [
        f"{colour}{number}" for colour in "BGOP" for number in range(1, 10)
    ]:
        enter_hand(state, 0, CARDS[code])
    state.tokens[0], state.busts[0] = 10, 40
    owe(state, 0, CARDS["*7"], 190, BID)
    out, draft = [0] * 400, PaymentDraft()
    assert propose_payment(state, out, Arrangement(), State(), draft) > 0
    assert draft.work < MOST_WORK + EACH_HAND + MOST_TRIED
