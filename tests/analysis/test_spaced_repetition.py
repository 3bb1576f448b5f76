"""One's own mistakes as exercises that come back."""

from __future__ import annotations

import pytest

from tenfold.analysis.findings import Mark
from tenfold.analysis.mistakes import is_worth_practising
from tenfold.analysis.spaced_repetition import Repetition, next_due
from tenfold.judging.practising import AGAIN, DAY, INTERVALS, is_right


@pytest.mark.parametrize(
    ("mark", "error", "is_worth"),
    [
        ("grave", 0.2, True),
        ("clear", 0.05, True),
        ("clear", 0.01, False),
        ("small", 0.03, False),
        ("", 0.2, False),
    ],
)
def test_clear_errors_are_worth_practising(mark: Mark, error: float, is_worth: bool) -> None:
    assert is_worth_practising(mark, error) is is_worth


def test_answers_within_the_tolerance_are_right_and_so_are_equal_ones() -> None:
    assert is_right(0.0, False)
    assert is_right(0.01, False)
    assert is_right(0.05, True)
    assert not is_right(0.05, False)


def test_right_answers_make_the_intervals_grow_until_it_is_learnt() -> None:
    exercise, now, waits = Repetition(0), 0, []
    assert exercise.is_due(0)
    while not exercise.is_learnt:
        exercise = exercise.answered(True, now)
        waits.append(exercise.due - now)
        assert not exercise.is_due(exercise.due - 1)
        now = exercise.due
    assert waits == [*INTERVALS, INTERVALS[-1]]
    assert waits == sorted(waits)
    assert not exercise.is_due(now + 1000 * DAY)
    assert next_due([exercise], 0) is None


def test_a_wrong_answer_begins_anew() -> None:
    exercise = Repetition(0).answered(True, 0).answered(True, DAY).answered(False, 5 * DAY)
    assert exercise == Repetition(5 * DAY + AGAIN, box=0, asked=3, missed=1)
    assert exercise.answered(True, exercise.due).due == exercise.due + INTERVALS[0]


def test_what_is_due_already_is_not_what_is_due_next() -> None:
    exercises = [Repetition(30), Repetition(10), Repetition(99)]
    assert [one.due for one in exercises if one.is_due(50)] == [30, 10]
    assert next_due(exercises, 50) == 99
    assert next_due(exercises, 99) is None
