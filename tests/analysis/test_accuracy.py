"""One figure for how well somebody decided, beside the house's opponents."""

from __future__ import annotations

import pytest

from tenfold.analysis.accuracy import accuracy, house_accuracy, most_like


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_the_house_reaches_from_about_fifty_to_nearly_all(game: str) -> None:
    figures = list(house_accuracy(game).values())
    assert 40 < min(figures) < 60
    assert max(figures) == figures[-1] > 95


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_everybody_of_the_house_plays_like_themselves(game: str) -> None:
    for name, figure in house_accuracy(game).items():
        assert most_like(game, figure) == name


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_whoever_errs_far_more_than_the_gentlest_is_like_nobody(game: str) -> None:
    gentlest, figure = min(house_accuracy(game).items(), key=lambda one: one[1])
    assert most_like(game, figure - 10) == gentlest
    assert most_like(game, figure - 20) is None


def test_losing_nothing_is_a_hundred_and_more_loss_is_less() -> None:
    assert accuracy("cards", 0.0, 10) == 100
    figures = [accuracy("cards", lost, 10) or 0 for lost in (0.1, 0.2, 0.4, 1.0)]
    assert figures == sorted(figures, reverse=True)
    assert figures[-1] > 0


def test_without_a_decision_that_counts_there_is_no_figure() -> None:
    assert accuracy("tiles", 0.0, 0) is None
