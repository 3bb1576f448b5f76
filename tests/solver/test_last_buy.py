"""The last round of buying: as brute force has it, and nothing is lost by playing it."""

from __future__ import annotations

from random import Random

import pytest
from solver.brute import GAME, Brute, payments
from solver.brute import standing as final_standing
from solver.positions import (
    EDITIONS,
    empty_deck,
    last_round,
    one_buyer,
)

from tenfold.cards.deck import CARDS
from tenfold.cards.holdings import enter_hand, enter_market
from tenfold.cards.moves import BUY_CARD, PASS
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import LAST_BUY, OVER, OWNED, PAY, UNUSED, USED, State
from tenfold.cards.victory import compare
from tenfold.fast.module import house_code
from tenfold.kernel.runtime import Instance
from tenfold.solver.cards.desk import LastBuyDesk
from tenfold.solver.cards.last_buy import solve_last_buy
from tenfold.solver.cards.purchase import OF_MONEY, OF_POINTS, standing


def solved(state: State, desk: LastBuyDesk | None = None) -> tuple[int, tuple[float, ...]]:
    """The best move, and the shares."""
    desk, shares = desk or LastBuyDesk(), [0.0] * 5
    move = solve_last_buy(state, desk, Arrangement(), shares)
    assert desk.exact
    return move, tuple(shares[: state.seats])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_round_is_worth_what_brute_force_finds_and_its_moves_lose_nothing(
    edition: str, seats: int
) -> None:
    desk = LastBuyDesk()  # one for all: nothing is left over from the position before
    for seed in range(12 if seats < 4 else 8):
        state = last_round(Random(f"{edition} {seats} {seed}"), edition, seats)
        brute = Brute()
        while state.phase != OVER:
            before = state.key()
            move, shares = solved(state, desk)
            assert state.key() == before
            assert shares == brute.value(state)
            after = GAME.apply(state, move)
            assert brute.value(after)[state.mover] == shares[state.mover]
            state = after


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tie_break", [OWNED, USED, UNUSED])
def test_a_buyer_ends_as_high_as_any_payment_leads(edition: str, tie_break: int) -> None:
    for seed in range(6):
        dice = Random(f"{edition} {tie_break} {seed}")
        state = one_buyer(dice, edition)
        state.tie_break = tie_break
        for move in GAME.legal(state)[1:]:
            paying = GAME.apply(state, move)
            highest = max(final_standing(after, 0) for after in payments(paying))
            while paying.phase == PAY:
                assert max(final_standing(after, 0) for after in payments(paying)) == highest
                desk = LastBuyDesk()
                piece, _ = solved(paying, desk)
                assert figures(desk.standing, tie_break) == highest
                paying = GAME.apply(paying, piece)
            assert final_standing(paying, 0) == highest


def figures(one: int, tie_break: int) -> tuple[int, int, int]:
    """A standing as brute force writes it."""
    figure = one % OF_MONEY if tie_break == UNUSED else one % OF_MONEY - OF_MONEY + 1
    return one // OF_POINTS, one // OF_MONEY % (OF_POINTS // OF_MONEY), figure


@pytest.mark.parametrize("tie_break", [OWNED, USED, UNUSED])
def test_a_standing_is_ahead_where_the_rules_say_so(tie_break: int) -> None:
    state, paper = empty_deck("aeg", 2), Arrangement()
    state.tie_break = tie_break
    ends = [(points, coins, figure) for points in (0, 7, 40) for coins in (0, 9, 300) for figure in (0, 5)]
    for one in ends:
        for other in ends:
            paper.scores[:2], paper.money[:2], paper.figures[:2] = zip(one, other, strict=True)
            lead = compare(state, paper, 0, 1)
            found = standing(state, *one) - standing(state, *other)
            assert (found > 0) - (found < 0) == (lead > 0) - (lead < 0)


def test_who_cannot_win_passes_and_who_can_takes_what_another_needs() -> None:
    """The first buyer leads by a point, and the last one would overtake with B3, so the first buys it."""
    state = empty_deck("aeg", 2)
    for seat, cards in enumerate((("G4", "G5", "G6"), ("B1", "B2", "B4", "B4"))):
        for card in cards:
            enter_hand(state, seat, CARDS[card])
    state.tokens[:2] = 5, 5
    enter_market(state, CARDS["B3"])
    state.active, state.mover = 1, 0
    assert solved(state) == (BUY_CARD + CARDS["B3"], (1.0, 0.0))
    state.tokens[0] = state.busts[0] = 0
    state.hands[CARDS["G4"]] -= 1
    state.owned[0] ^= 1 << CARDS["G4"]
    state.payable[0] -= 1
    assert solved(state) == (PASS, (0.0, 1.0))


def test_it_can_pay_to_stand_lower() -> None:
    """One of some twenty thousand positions made up at random: the first buyer does best below its best
    standing, where a later one ties with it."""
    dice, desk = Random(3365), LastBuyDesk()
    state = last_round(dice, dice.choice(EDITIONS), dice.choice([3, 4]))
    _, shares = solved(state, desk)
    assert desk.standing < desk.buying[desk.card]
    assert shares == Brute().value(state)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_it_is_the_same_compiled(seats: int) -> None:
    machine = Instance(house_code(checked=True))
    for seed in range(10):
        state = last_round(Random(f"{seats} {seed}"), EDITIONS[seed % 4], seats)
        assert state.phase == LAST_BUY
        plain, compiled = LastBuyDesk(), LastBuyDesk()
        shares, others = [0.0] * 5, [0.0] * 5
        move = solve_last_buy(state, plain, Arrangement(), shares)
        arguments = state, compiled, Arrangement(), others
        assert machine.call("cards.solve_last_buy", *arguments) == move
        assert (compiled, others) == (plain, shares)
