"""The last cards played to the end: as the solver has it, which walks through every move there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from solver.positions import EDITIONS

from tenfold.bots.cards.mind import Mind
from tenfold.bots.cards.weighing import value_of_any
from tenfold.cards.deck import CODES, NUMBERS
from tenfold.cards.moves import SPACE
from tenfold.cards.state import LAST_BUY, MOST_SEATS, PAY, State
from tenfold.catalogue import find_game
from tenfold.fast.card_judge import card_judge
from tenfold.fast.solver import CardSolver
from tenfold.records.play import Play

GAME = find_game("cards")
LAST_CARDS = 3
NODES = 20_000


def endings(edition: str, games: int, left: int) -> Iterator[State]:
    """Positions of random games with small decks, with so many cards left at most; no payments, and nothing
    of the last round of buying."""
    rng = Random(edition)
    for _ in range(games):
        deck = Counter(
            rng.choice(CODES[:NUMBERS] if rng.random() < 0.7 else CODES[NUMBERS:])
            for _ in range(rng.choice([4, 6, 8, 10, 12]))
        )
        options: dict[str, Any] = {"edition": edition, "seats": 2, "deck": dict(deck)}
        state: State = Play("cards", **options).state
        while GAME.legal(state):
            if state.left <= left and state.phase != PAY and LAST_BUY not in (state.phase, state.paying_in):
                yield state
            state = GAME.advance(state, rng.choice(GAME.legal(state)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_cards_are_worth_what_the_solver_says(edition: str) -> None:
    solver, off = CardSolver(), []
    for state in endings(edition, 25, LAST_CARDS):
        values = card_judge(state).values(state)
        solution = solver.solve(state, NODES)
        if solution.is_exact:
            off.append(abs(values[0] - solution.value[0]))
    assert len(off) > 100
    assert sum(one <= 1e-9 for one in off) >= 0.98 * len(off), "but for payments that are not the usual ones"


def test_every_form_of_the_rules_plays_the_last_cards_alike() -> None:
    mind, out, shares = Mind(), [0] * SPACE, [0.0] * MOST_SEATS
    for state in endings("aeg", 12, 2):
        value_of_any(mind, state.copy(), out, shares)
        assert mind.plays_out == 1
        assert shares[:2] == card_judge(state).values(state)


def test_a_question_is_answered_alike_whatever_was_asked_before() -> None:
    states = list(endings("aeg", 12, LAST_CARDS))
    judge = card_judge(states[0])
    once = [judge.values(state) for state in states]
    assert [judge.values(state) for state in reversed(states)] == once[::-1]
