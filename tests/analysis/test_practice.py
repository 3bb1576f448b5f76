"""One's own mistakes as exercises that come back."""

from __future__ import annotations

from analysis.test_decisions import Biased
from table import play_cards

from tenfold.analysis.findings import Mark
from tenfold.analysis.mistakes import mistakes_of
from tenfold.analysis.practice import (
    AGAIN,
    DAY,
    INTERVALS,
    answered,
    due_now,
    first_time,
    next_due,
)
from tenfold.analysis.walk import review
from tenfold.records.play import Play

SMALL: tuple[Mark, ...] = ("small",)


def finished() -> Play:
    play = play_cards("draw B4 draw B5 numbers", left="G9 O1")
    while not play.is_over:
        play.push(play.chances()[0][0] if play.is_chance else play.legal()[0])
    return play


def test_a_mistake_has_its_position_and_the_right_answers() -> None:
    record = finished().record()
    found = review(record, Biased("cards", "numbers", 0.2), "quick")
    mistake = mistakes_of(found, record.moves, 0)[0]
    assert mistake.moves == ["draw", "B4"]
    assert (mistake.made, mistake.answers) == (["draw"], [["numbers"]])
    again = Play(mistake.game, **mistake.options)
    for token in mistake.moves:
        again.push(token)
    assert again.to_move == mistake.seat
    assert set(again.legal()) >= {mistake.made[0], mistake.answers[0][0]}


def test_answers_within_the_tolerance_are_right_and_small_errors_are_not_asked() -> None:
    record = finished().record()
    found = review(record, Biased("cards", "numbers", 0.2), "quick")
    assert mistakes_of(found, record.moves, 0, tolerance=0.25) == []
    small = review(record, Biased("cards", "numbers", 0.03), "quick")
    assert mistakes_of(small, record.moves, 0) == []
    assert mistakes_of(small, record.moves, 0, marks=SMALL)[0].error > 0


def test_right_answers_make_the_intervals_grow_until_it_is_learnt() -> None:
    exercise, now, waits = first_time("a", 0), 0, []
    assert due_now([exercise], 0) == [exercise]
    while not exercise.is_learnt:
        exercise = answered(exercise, True, now)
        waits.append(exercise.due - now)
        assert not due_now([exercise], exercise.due - 1)
        now = exercise.due
    assert waits == [*INTERVALS, INTERVALS[-1]]
    assert waits == sorted(waits)
    assert due_now([exercise], now + 1000 * DAY) == []
    assert next_due([exercise]) is None


def test_a_wrong_answer_begins_anew() -> None:
    exercise = answered(answered(first_time("a", 0), True, 0), True, DAY)
    exercise = answered(exercise, False, 5 * DAY)
    assert (exercise.box, exercise.missed, exercise.asked) == (0, 1, 3)
    assert exercise.due == 5 * DAY + AGAIN
    assert answered(exercise, True, exercise.due).due == exercise.due + INTERVALS[0]


def test_what_waits_longest_comes_first() -> None:
    exercises = [first_time("c", 30), first_time("b", 10), first_time("a", 10), first_time("d", 99)]
    assert [one.name for one in due_now(exercises, 50)] == ["a", "b", "c"]
    assert next_due(exercises) == 10
