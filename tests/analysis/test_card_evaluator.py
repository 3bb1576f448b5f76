"""With few cards left, or a deck of one's own: an error must be proved, or confirmed by playouts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import study_for
from tenfold.analysis.findings import Decision
from tenfold.catalogue import find_game
from tenfold.fast.solver import CardSolver
from tenfold.judging.cards.budgets import LATE
from tenfold.records.play import Play

CARDS = find_game("cards")
POSITIONS = [
    json.loads(line)
    for line in Path(__file__).with_name("late_positions.jsonl").read_text("utf-8").splitlines()
]
NO_ERROR, ERROR, LARGE_ERROR, UNSOLVED, LOST = POSITIONS


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


def test_what_only_looks_like_an_error_late_in_a_game_has_no_mark() -> None:
    assert reached(NO_ERROR).state.left <= LATE
    decision = judged(NO_ERROR)
    assert (decision.mark, decision.error) == ("", 0)


@pytest.mark.parametrize("position", [ERROR, LARGE_ERROR], ids=["error", "large error"])
def test_an_error_late_in_a_game_is_confirmed_by_playouts(position: dict[str, Any]) -> None:
    decision = judged(position)
    assert decision.mark == "grave"
    assert 0 < decision.standard_error < decision.error / 2.5
    assert not any(option.exact for option in decision.options)


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
