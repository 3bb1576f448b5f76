"""With few cards left, or a deck of one's own: an error must be proved, or confirmed by playouts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import study_for
from tenfold.analysis.findings import Decision
from tenfold.cards.state import State
from tenfold.catalogue import find_game
from tenfold.fast.card_judge import card_judge
from tenfold.fast.solver import CardSolver
from tenfold.fast.study import CompiledStudy
from tenfold.judging.cards.budgets import AT_ONCE, LATE, PLAYED_OUT_ERROR
from tenfold.judging.cards.foreseeing import MOST_FORESEEN
from tenfold.judging.cards.orders import MOST_ORDERED, MOST_SEARCHED, ORDERED_ERROR
from tenfold.protocol.game import CHANCE
from tenfold.records.play import Play

CARDS = find_game("cards")
POSITIONS = [
    json.loads(line)
    for line in Path(__file__).with_name("late_positions.jsonl").read_text("utf-8").splitlines()
]
NO_ERROR, ERROR, LARGE_ERROR, UNSOLVED, LOST, ERROR_IN_ORDERS, LOST_IN_ORDERS, *LONG = POSITIONS


def reached(position: dict[str, Any]) -> Play:
    play = Play(position["game"], **position["options"])
    for token in position["moves"]:
        play.push(token)
    return play


def judged(position: dict[str, Any]) -> Decision:
    """As it was made, by a quick look."""
    play = reached(position)
    made = (CARDS.move(play.state, position["made"]),)
    study = study_for(CARDS, play.options)
    return assess(CARDS, play.state, len(position["moves"]) + 1, study, "quick", made)


@pytest.mark.parametrize("position", [NO_ERROR, LOST_IN_ORDERS], ids=["no error", "lost anyway"])
def test_what_only_looks_like_an_error_late_in_a_game_has_no_mark(position: dict[str, Any]) -> None:
    assert reached(position).state.left <= LATE
    decision = judged(position)
    assert (decision.mark, decision.error) == ("", 0)


def test_an_error_late_in_a_game_is_confirmed_by_playouts() -> None:
    assert MOST_ORDERED < reached(ERROR).state.left <= LATE
    decision = judged(ERROR)
    assert decision.mark == "grave"
    assert 0 < decision.standard_error < decision.error / 2.5
    assert not any(option.exact for option in decision.options)


@pytest.mark.parametrize("position", [LARGE_ERROR, ERROR_IN_ORDERS], ids=["all lost", "some lost"])
def test_nearer_the_end_every_order_of_the_cards_is_played(position: dict[str, Any]) -> None:
    state = reached(position).state
    assert MOST_SEARCHED < state.left <= MOST_ORDERED
    decision = judged(position)
    assert decision.mark == "grave"
    assert decision.standard_error == ORDERED_ERROR
    for option in decision.options:
        after = CARDS.advance(state, CARDS.move(state, option.moves[0]))
        assert option.values[decision.seat] == pytest.approx(mean_of_orders(after, decision.seat), abs=1e-9)


def mean_of_orders(state: State, seat: int) -> float:
    """What a seat can expect when everybody takes what looks best, and the search says the rest."""
    judge, mover = card_judge(state), CARDS.to_move(state)
    if mover == CHANCE:
        chances = CARDS.chances(state)
        worth = sum(copies * mean_of_orders(CARDS.advance(state, card), seat) for card, copies in chances)
        return worth / sum(copies for _, copies in chances)
    if state.left <= MOST_SEARCHED:
        return judge.values(state)[seat]
    legal = CARDS.legal(state)
    values = judge.after_each_move(state, legal)
    best = max(range(len(legal)), key=lambda place: values[place][mover])
    return mean_of_orders(CARDS.advance(state, legal[best]), seat)


def test_luck_with_few_cards_left_is_what_every_order_of_the_cards_comes_to() -> None:
    state = reached(ERROR_IN_ORDERS).state
    while CARDS.to_move(state) != CHANCE:
        state = CARDS.advance(state, CARDS.legal(state)[0])
    assert MOST_SEARCHED < state.left <= MOST_FORESEEN
    found = CompiledStudy("cards", state, has_own_deck=False).outcomes(state, "deep")
    for (card, _), values in zip(CARDS.chances(state), found, strict=True):
        assert values[0] == pytest.approx(mean_of_orders(CARDS.advance(state, card), 0), abs=1e-9)
        assert sum(values) == 1


def test_a_deck_that_the_network_never_learnt_gives_no_errors_by_a_look() -> None:
    """Where every second card busts, the network takes stopping for an error of 13 %."""
    deck = dict.fromkeys(["B6", "B7", "B8", "B9", "G6", "G7", "G8", "G9"], 3)
    position = {
        "game": "cards",
        "options": {"edition": "aeg", "seats": 2, "start": 0, "deck": deck},
        "moves": ["draw", "B7", "draw", "G8", "draw", "G7"],
        "made": "numbers",
    }
    assert reached(position).state.left > LATE
    decision = judged(position)
    assert (decision.mark, decision.error, decision.counts) == ("", 0, False)


def test_the_last_card_is_no_luck_in_a_playout() -> None:
    """Everybody knows it: whoever stops before it has won, and has not won twice."""
    moves = "draw B7 draw G6 draw B6 numbers pass draw B9 draw G9 draw G8 numbers pass draw G7"
    deck = dict.fromkeys(["B6", "B7", "B8", "B9", "G6", "G7", "G8", "G9"], 1)
    position = {
        "game": "cards",
        "options": {"edition": "aeg", "seats": 2, "start": 0, "deck": deck},
        "moves": moves.split(),
        "made": "draw",
    }
    assert reached(position).state.left == 1
    decision = judged(position)
    assert [(option.moves, option.values) for option in decision.options] == [
        (["numbers"], [1.0, 0.0]),
        (["draw"], [0.0, 1.0]),
    ]


def test_a_last_purchase_is_exact_only_where_the_solver_has_finished() -> None:
    play = reached(UNSOLVED)
    found = judged(UNSOLVED).options
    assert {option.exact for option in found} == {True, False}
    solution = CardSolver().solve(play.state)
    values = dict(zip(solution.moves, solution.values, strict=True))
    for option in found:
        if option.exact:
            assert tuple(option.values) == values[CARDS.move(play.state, option.moves[0])]
        else:
            assert option.standard_error > 0.4


def test_where_the_solver_gave_up_nothing_is_called_an_error() -> None:
    for option in judged(UNSOLVED).options:
        changed = judged({**UNSOLVED, "made": option.moves[0]})
        uncertain = [one for one in changed.options if not one.exact]
        assert uncertain
        assert not changed.mark


@pytest.mark.parametrize("position", LONG, ids=["payments", "purchases"])
def test_the_first_ranking_of_a_hint_waits_for_no_long_search(position: dict[str, Any]) -> None:
    play = reached(position)
    study = study_for(CARDS, play.options)
    assess(CARDS, play.state, 1, study, "quick")
    assert study.number("study", "work") < 2 * AT_ONCE


def test_a_hint_that_looks_closer_has_what_the_search_says() -> None:
    play = reached(NO_ERROR)
    hint = assess(CARDS, play.state, 1, study_for(CARDS, play.options), "normal")
    assert hint.options[1].standard_error == PLAYED_OUT_ERROR
