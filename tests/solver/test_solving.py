"""Whole games with small decks, and the last turn: as brute force has it, or nothing is claimed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from solver.brute import GAME, Brute
from solver.positions import EDITIONS, last_turn

from tenfold.cards.state import State
from tenfold.fast.solver import CardSolver
from tenfold.records.play import Play
from tenfold.solver.solution import Solution

DECKS = ("B1 B2 *1", "B1 $5 B*", "B3 B3 $2", "O5 $1 **", "B1 G9 $2 **", "B* **", "B2 *2 $1 $1", "B1 B2 B3 $1")


@pytest.fixture(scope="module")
def solver() -> CardSolver:
    """One for all games: it must not take one for another."""
    return CardSolver()


def game(edition: str, deck: str, seats: int, busting: bool) -> State:
    options: dict[str, Any] = {"edition": edition, "seats": seats, "busting": busting}
    options["deck"] = {card: deck.split().count(card) for card in deck.split()}
    if seats == 1:
        options["target"] = 6
    state: State = Play("cards", **options).state
    return state


def assert_true(brute: Brute, state: State, solution: Solution) -> None:
    assert solution.is_exact
    assert solution.moves == GAME.legal(state)
    assert solution.value == pytest.approx(brute.value(state), abs=1e-9)
    for move, value in zip(solution.moves, solution.values, strict=True):
        assert value == pytest.approx(brute.value(GAME.advance(state, move)), abs=1e-9)
    if (mover := GAME.to_move(state)) >= 0:
        assert solution.best is not None
        best = solution.values[solution.moves.index(solution.best)]
        assert best[mover] == pytest.approx(max(value[mover] for value in solution.values), abs=1e-9)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_small_deck_from_the_first_card_to_the_last(solver: CardSolver, edition: str, seats: int) -> None:
    for number, deck in enumerate(DECKS if seats < 3 else DECKS[:4]):
        dice = Random(f"{edition} {seats} {number}")
        state = game(edition, deck, seats, busting=number % 2 == 0)
        brute = Brute()
        for _ in range(8):
            assert_true(brute, state, solver.solve(state, 1_000_000))
            state = GAME.advance(state, dice.choice(GAME.legal(state)))
            if not GAME.legal(state):
                break


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2])
def test_leaving_payments_out_of_the_last_turn_changes_nothing(
    solver: CardSolver, edition: str, seats: int
) -> None:
    for seed in range(12):
        dice = Random(f"{edition} {seats} {seed}")
        state, brute = last_turn(dice, edition, seats), Brute()
        for _ in range(3):
            assert_true(brute, state, solver.solve(state, 1_000_000))
            state = GAME.advance(state, dice.choice(GAME.legal(state)))
            if not GAME.legal(state):
                break


def test_when_the_nodes_run_out_nothing_is_claimed() -> None:
    state = game("aeg", "B1 $5 B*", 2, busting=False)
    told: list[int] = []
    solution = CardSolver().solve(state, 500, told.append)
    assert not solution.is_exact
    assert solution.values == []
    assert solution.best is None
    assert solution.nodes == 500
    assert told
    enough = CardSolver().solve(state, 1_000_000)
    assert enough.is_exact
    assert CardSolver().solve(state, enough.nodes).value == enough.value
