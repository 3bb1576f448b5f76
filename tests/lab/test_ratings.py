"""Ratings find strengths that are known, and their intervals hold what they promise."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from tenfold.lab.statistics.bot_ratings import RatingModel
from tenfold.lab.statistics.moments import Estimate, Moments, difference
from tenfold.lab.statistics.verdicts import Verdicts


def tournament(strengths: list[float], seats: int, groups: int, seed: int) -> RatingModel:
    """Groups of games as the model says they go, each with one winner."""
    dice = np.random.default_rng(seed)
    tables = list(combinations(range(len(strengths)), seats))
    model = RatingModel([[int(bot in table) for bot in range(len(strengths))] for table in tables], seed)
    for group in range(groups):
        table = tables[group % len(tables)]
        chances = np.array([strengths[bot] for bot in table])
        winners = dice.choice(table, seats, p=chances / chances.sum())
        model.add(group % len(tables), np.bincount(winners, minlength=len(strengths)).tolist(), seats)
    return model


@pytest.mark.parametrize(("strengths", "seats"), [([4, 2, 1], 2), ([5, 3, 2, 1], 3), ([3, 1, 1, 2, 2], 5)])
def test_known_strengths_are_found(strengths: list[float], seats: int) -> None:
    """Differences between ratings, because where the scale is hung up is another matter."""
    ratings = tournament(strengths, seats, 1500, 1).ratings()
    true = [400 * np.log10(strength) for strength in strengths]
    for one, other in combinations(range(len(strengths)), 2):
        found = ratings[one].rating - ratings[other].rating
        room = (ratings[one].high - ratings[one].low) / 2 + (ratings[other].high - ratings[other].low) / 2
        assert abs(found - (true[one] - true[other])) < room


def test_intervals_cover_as_often_as_they_say() -> None:
    true, inside, trials = 400 * np.log10(2), 0, 60
    for seed in range(trials):
        one, other = tournament([2, 1], 2, 60, seed).ratings()
        # With two bots the spread of the difference is that of the first over the weight of the second.
        low = one.rating - other.rating - (one.rating - one.low + other.high - other.rating)
        high = one.rating - other.rating + (one.high - one.rating + other.rating - other.low)
        inside += low <= true <= high
    assert inside >= 0.89 * trials


def test_who_never_wins_has_a_rating_and_a_wide_interval() -> None:
    model = RatingModel([[1, 1]])
    for _ in range(200):
        model.add(0, [2, 0], 2)
    best, worst = model.ratings()
    assert best.rating - worst.rating > 600
    assert worst.high - worst.low > 300
    assert best.high - best.low < 100


def test_equals_are_equal_and_shared_victories_count_half() -> None:
    model = RatingModel([[1, 1, 1]])
    for _ in range(50):
        model.add(0, [1, 1, 1], 3)
    assert [round(rating.rating, 6) for rating in model.ratings()] == [1500.0] * 3


def test_a_seat_taken_twice_is_not_twice_as_strong() -> None:
    """Two seats of three with a third of the victories each are no better than the third seat."""
    model = RatingModel([[2, 1]])
    for _ in range(200):
        model.add(0, [2, 1], 3)
    one, other = model.ratings()
    assert one.rating == pytest.approx(other.rating, abs=2)


def decisions(bots: int, lead: float, groups: int, seed: int) -> Verdicts:
    dice = np.random.default_rng(seed)
    verdicts = Verdicts(bots)
    for _ in range(groups):
        for one, other in combinations(range(bots), 2):
            verdicts.watch(one, other, float(dice.choice([-1, 0, 1], p=[0.25, 0.5 - lead, 0.25 + lead])))
    return verdicts


def test_equal_bots_are_hardly_ever_decided_however_often_one_looks() -> None:
    trials = 300
    wrong = 0
    for seed in range(trials):
        verdicts = decisions(3, 0.0, 300, seed)  # `peak` has looked after every single group
        wrong += any(verdicts.is_better(a, b) for a in range(3) for b in range(3) if a != b)
    assert wrong <= 0.05 * trials


def test_a_real_difference_is_decided_and_never_the_wrong_way_round() -> None:
    found = [decisions(2, 0.15, 2000, seed) for seed in range(20)]
    assert all(verdicts.is_better(0, 1) and verdicts.decides_first([0, 1]) for verdicts in found)
    assert not any(verdicts.is_better(1, 0) or verdicts.decides_all([1, 0]) for verdicts in found)


def test_moments_are_the_textbook_ones() -> None:
    moments, half = Moments(), Moments()
    for value in (1, 2, 3, 4):
        moments.add(value)
    half.add(1)
    told = moments.estimate()
    assert (told.mean, told.n) == (2.5, 4)
    assert told.sd == pytest.approx(1.2909944)
    assert told.high - told.mean == pytest.approx(1.959964 * 1.2909944 / 2)
    half.merge(moments)
    assert half.mean == pytest.approx(2.2)


def test_the_interval_of_a_share_is_wilsons() -> None:
    moments = Moments(count=10, total=1.0, squares=1.0)
    told = moments.share()
    assert told.low == pytest.approx(0.0179, abs=1e-3)
    assert told.high == pytest.approx(0.4042, abs=1e-3)
    assert Moments(count=5).share().low == 0
    assert Moments().share()[1:3] == (0.0, 1.0)
    gap = difference(Estimate(3, 2, 4, 1, 9), Estimate(1, 0, 2, 1, 9))
    assert gap.mean == 2
    assert gap.low == pytest.approx(2 - 2**0.5)
