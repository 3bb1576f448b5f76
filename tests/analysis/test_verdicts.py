"""One plain sentence about a game is never false: every case is decided, compiled or not."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from tenfold.analysis.accuracy import house_accuracy
from tenfold.judging.verdict import KIND, PLAYED, VERDICTS, Played, Verdict, how_played, what_luck_did
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module

# Result, luck, and what may be said.
GAMES: list[tuple[float, float, Verdict]] = [
    (1.0, 0.0, "won"),
    (1.0, 0.09, "won"),
    (1.0, -0.09, "won"),
    (1.0, 0.2, "won_with_luck"),  # without it 80 % were still to be expected
    (1.0, 0.5, "won_by_luck"),  # two who played alike
    (1.0, 0.75, "won_by_luck"),  # four who played alike
    (1.0, 1.56, "won_by_luck"),
    (1.0, -0.3, "won_against_luck"),
    (0.0, 0.0, "lost"),
    (0.0, -0.09, "lost"),
    (0.0, -0.5, "lost_by_luck"),
    (0.0, -1.56, "lost_by_luck"),
    (0.0, -0.25, "lost_against_luck"),  # four who played alike: nobody of them was likely to win
    (0.0, 0.4, "lost_with_luck"),
    (0.5, 0.0, "shared"),
    (1 / 3, 0.3, "shared_with_luck"),
    (0.2, -0.3, "shared_against_luck"),
]


@pytest.mark.parametrize(("result", "luck", "said"), GAMES)
def test_what_the_cards_did(result: float, luck: float, said: Verdict) -> None:
    assert VERDICTS[what_luck_did(result, luck)] == said


def test_no_case_says_what_is_not_so() -> None:
    """Whoever is said to have won has; and cards decide a game only if without them it went otherwise."""
    for result, step in product((0.0, 0.2, 0.25, 1 / 3, 0.5, 1.0), range(-200, 201)):
        luck = step / 100
        said = VERDICTS[what_luck_did(result, luck)]
        assert said.startswith({0.0: "lost", 1.0: "won"}.get(result, "shared"))
        assert ("with_luck" in said or said == "won_by_luck") == (luck >= KIND)
        assert ("against" in said or said == "lost_by_luck") == (luck <= -KIND)
        assert "by_luck" not in said or abs(luck) >= 0.5


@pytest.mark.parametrize(
    ("decisions", "figure", "nearest", "said"),
    [
        (0, 0.0, None, "nothing"),
        (20, 12.0, None, "worse"),
        (20, 60.0, 61.5, "like"),
        (20, 79.0, 78.7, "like"),
        (20, 92.0, 94.0, "as_well"),
        (20, 90.0, 94.0, "nearly"),
        (20, 100.0, 99.9, "as_well"),
    ],
)
def test_how_well_somebody_played(decisions: int, figure: float, nearest: float | None, said: Played) -> None:
    assert PLAYED[how_played(decisions, figure, nearest is not None, nearest or 0.0)] == said


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_the_strongest_of_the_house_are_praise_and_the_gentle_are_not(game: str) -> None:
    figures = house_accuracy(game)
    said = {name: PLAYED[how_played(1, figure, True, figure)] for name, figure in figures.items()}
    assert said["expert"] == "as_well"
    assert 2 <= list(said.values()).count("as_well") <= 3


def test_the_names_are_those_that_travel() -> None:
    assert (get_args(Played), get_args(Verdict)) == (PLAYED, VERDICTS)


def test_the_compiled_rules_say_the_same() -> None:
    program = Program(checked=True)
    program.export("what_luck_did", what_luck_did)
    program.export("how_played", how_played)
    module = Instance(compile_module(program.text(), program.exports))
    for result, luck, _ in GAMES:
        assert module.call("what_luck_did", result, luck) == what_luck_did(result, luck)
    for figure in (0.0, 79.9, 80.0, 92.0):
        assert module.call("how_played", 1, figure, True, 94.0) == how_played(1, figure, True, 94.0)
