"""One plain sentence about a game is never false: every case is decided, compiled or not."""

from __future__ import annotations

from itertools import product

import pytest

from tenfold.analysis.accuracy import house_accuracy
from tenfold.judging.game_verdict import KIND, PLAYED, VERDICTS, Played, Verdict, how_played, what_luck_did
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module

# Result, luck, residual, and what may be said.
GAMES: list[tuple[float, float, float, Verdict]] = [
    (1.0, 0.0, 0.0, "won_even"),
    (1.0, 0.09, -0.05, "won_even"),
    (1.0, -0.09, 0.0, "won_even"),
    (1.0, 0.2, 0.0, "won_with_luck"),  # without it 80 % were still to be expected
    (1.0, 0.5, 0.0, "won_by_luck"),  # two who played alike
    (1.0, 0.75, 0.2, "won_by_luck"),  # four who played alike
    (1.0, 1.56, -0.9, "won_by_luck"),
    (1.0, 0.6, -0.3, "won_with_luck"),
    (1.0, 0.6, -0.55, "won_unclear"),
    (1.0, 0.6, -0.9, "won_unclear"),
    (1.0, -0.3, 0.1, "won_against_luck"),
    (0.0, 0.0, 0.0, "lost_even"),
    (0.0, -0.09, 0.0, "lost_even"),
    (0.0, -0.5, 0.0, "lost_by_luck"),
    (0.0, -1.56, 0.5, "lost_by_luck"),
    (0.0, -0.25, 0.0, "lost_against_luck"),  # four who played alike: nobody of them was likely to win
    (0.0, -0.6, 0.3, "lost_against_luck"),
    (0.0, 0.4, 0.0, "lost_with_luck"),
    (0.0, 0.3, -0.79, "lost_unclear"),
    (0.5, 0.0, 0.0, "shared_even"),
    (0.5, 0.2, -0.2, "shared_unclear"),
    (1 / 3, 0.3, 0.1, "shared_with_luck"),
    (0.2, -0.3, 0.0, "shared_against_luck"),
]


@pytest.mark.parametrize(("result", "luck", "residual", "said"), GAMES)
def test_what_luck_did(result: float, luck: float, residual: float, said: Verdict) -> None:
    assert VERDICTS[what_luck_did(result, luck, residual, 40)] == said


def test_where_nothing_is_left_to_chance_luck_is_not_mentioned() -> None:
    said = [VERDICTS[what_luck_did(result, 0.0, -0.9, 0)] for result in (1.0, 0.0, 0.5)]
    assert said == ["won", "lost", "shared"]


def test_no_case_says_what_is_not_so() -> None:
    """Whoever is said to have won has; and what is said of luck holds wherever the residual belongs."""
    for result, luck, residual in product((0.0, 0.2, 0.5, 1.0), HUNDREDTHS, HUNDREDTHS):
        said = VERDICTS[what_luck_did(result, luck, residual, 1)]
        assert said.startswith({0.0: "lost", 1.0: "won"}.get(result, "shared"))
        for found in (luck, luck + residual):
            assert found >= KIND or not ("with_luck" in said or said == "won_by_luck")
            assert found <= -KIND or not ("against" in said or said == "lost_by_luck")
            assert abs(found) < KIND or "even" not in said
            assert abs(found) >= 0.5 or "by_luck" not in said


HUNDREDTHS = [step / 100 for step in range(-120, 121, 7)]


@pytest.mark.parametrize(
    ("decisions", "figure", "nearest", "said"),
    [
        (0, 0.0, None, "few"),
        (4, 100.0, 99.9, "few"),
        (5, 12.0, None, "worse"),
        (20, 60.0, 61.5, "like"),
        (20, 79.0, 78.7, "like"),
        (20, 92.0, 94.0, "as_well"),
        (20, 90.0, 94.0, "nearly"),
        (20, 100.0, 99.9, "as_well"),
    ],
)
def test_how_well_somebody_played(decisions: int, figure: float, nearest: float | None, said: Played) -> None:
    assert PLAYED[how_played(decisions, figure, nearest is not None, nearest or 0.0, 0.0)] == said


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_the_strongest_of_the_house_are_praise_and_the_gentle_are_not(game: str) -> None:
    figures = house_accuracy(game)
    said = {name: PLAYED[how_played(20, figure, True, figure, 0.0)] for name, figure in figures.items()}
    assert said["expert"] == "as_well"
    assert 2 <= list(said.values()).count("as_well") <= 3


def test_the_compiled_rules_say_the_same() -> None:
    program = Program(checked=True)
    program.export("what_luck_did", what_luck_did)
    program.export("how_played", how_played)
    module = Instance(compile_module(program.text(), program.exports))
    for result, luck, residual, _ in GAMES:
        game = (result, luck, residual, 40)
        assert module.call("what_luck_did", *game) == what_luck_did(*game)
    for figure in (0.0, 79.9, 80.0, 92.0):
        assert module.call("how_played", 20, figure, True, 94.0, 0.1) == how_played(
            20, figure, True, 94.0, 0.1
        )


def test_nobody_is_praised_across_a_contradiction() -> None:
    assert PLAYED[how_played(40, 94.0, True, 94.0, -1.1)] == "unclear"
    assert PLAYED[how_played(40, 94.0, True, 94.0, 0.7)] == "as_well"
