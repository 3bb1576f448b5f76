"""When somebody is told that they play better than before."""

from __future__ import annotations

from random import Random

from tenfold.analysis.improvement import Improvement, improvement_in
from tenfold.judging.practising import BEFORE, LATELY


def games(count: int, loss: float, seed: int = 1) -> list[float]:
    """What a decision lost in each, about as uneven as in real games."""
    random = Random(seed)
    return [random.uniform(0.2, 1.8) * loss for _ in range(count)]


def test_much_better_games_are_told_with_what_was_before() -> None:
    told = improvement_in([0.9] * 5 + [0.02] * BEFORE + [0.01] * LATELY)
    assert told is not None
    assert [round(figure, 6) for figure in told] == list(Improvement(LATELY, 0.01, 0.02))
    assert improvement_in([*games(20, 0.02), *games(LATELY, 0.005, 2)]) is not None


def test_nothing_is_told_of_too_few_games_or_worse_ones() -> None:
    assert improvement_in([]) is None
    assert improvement_in([*[0.02] * (LATELY - 1), *[0.01] * LATELY]) is None
    assert improvement_in([*[0.01] * BEFORE, *[0.02] * LATELY]) is None
    assert improvement_in([0.01] * (BEFORE + LATELY)) is None


def test_chance_is_hardly_ever_taken_for_an_improvement() -> None:
    told = [improvement_in(games(30, 0.02, seed)) for seed in range(1000)]
    assert sum(one is not None for one in told) <= 10
