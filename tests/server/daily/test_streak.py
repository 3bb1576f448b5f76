"""A streak forgives one missed day a week."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tenfold.server.daily.schedule import first_day_of_week
from tenfold.server.daily.streak import calendar_of, streak_of
from tenfold.server.storage.daily import DailyGameRow

MONDAY = 20_773


def streak(text: str, today: int | None = None) -> tuple[int, int]:
    """Of days from a Monday on: `x` was played."""
    played = {MONDAY + day for day, sign in enumerate(text) if sign == "x"}
    found = streak_of(played, MONDAY + len(text) - 1 if today is None else today)
    return found.days, found.longest


def test_examples() -> None:
    assert streak("") == (0, 0)
    assert streak("x") == (1, 1)
    assert streak("xxxxxxx xxxxxxx".replace(" ", "")) == (14, 14)
    assert streak("xx.xxxx") == (6, 6)  # one day is forgiven
    assert streak("xx.x.xx") == (2, 3)  # a second one in the same week is not
    assert streak("x.xxxxx.xxxxxx") == (12, 12)  # one in each week
    assert streak("xxxxxx..xxxxxx") == (12, 12)  # Sunday and Monday are two weeks
    assert streak("xxx.") == (3, 3)  # today is not missed yet
    assert streak("xxx..") == (3, 3)
    assert streak("xxx...") == (0, 3)
    assert streak("....xxx") == (3, 3)  # nothing is missed before one has begun
    assert streak("x.x.xx.") == (2, 2)
    assert streak("x.x.x.x") == (1, 2)


def test_what_is_forgiven_is_told() -> None:
    found = streak_of({MONDAY, MONDAY + 2}, MONDAY + 3)
    assert (found.forgiven, found.has_spare) == ([MONDAY + 1], False)
    assert streak_of({MONDAY, MONDAY + 2}, MONDAY + 7).has_spare


@given(st.lists(st.booleans(), max_size=40))
def test_it_is_what_the_rule_says(days: list[bool]) -> None:
    """Told backwards: the days of the streak are those since the last day that ended one."""
    played = frozenset(MONDAY + day for day, was in enumerate(days) if was)
    today = MONDAY + max(len(days) - 1, 0)
    found = streak_of(set(played), today)
    ending = [day for day in range(MONDAY, today) if ends(day, played)]
    since = max(ending, default=MONDAY - 1)
    assert found.days == sum(day > since for day in played)
    assert found.longest == max(
        (sum(a < day <= b for day in played) for a, b in spans(ending, today)), default=0
    )


@cache
def ends(day: int, played: frozenset[int]) -> bool:
    """Whether a missed day comes after another one that was missed in the same week, both since the first day
    that was ever played."""
    monday, first = first_day_of_week(day), min(played, default=1 << 30)
    missed = [
        other for other in range(max(monday, first), day + 1) if other not in played and is_on(other, played)
    ]
    return day not in played and day in missed and len(missed) > 1


@cache
def is_on(day: int, played: frozenset[int]) -> bool:
    """Whether there is a streak that a missed day could end."""
    earlier = [other for other in range(min(played, default=day), day) if ends(other, played)]
    return any(other > max(earlier, default=0) for other in played if other < day)


def spans(ending: list[int], today: int) -> list[tuple[int, int]]:
    borders = [0, *ending, today]
    return list(pairwise(borders))


def test_a_calendar_has_days_and_weeks() -> None:
    judged = "[0.25,0.1,0.5,80.0,[]]"
    rows = [
        DailyGameRow(MONDAY + 8, "cards", "p", False, "t3"),
        DailyGameRow(MONDAY + 1, "cards", "p", False, "t1", 0, 5, "rules", 1.0, 20, 3, "-b", "draw", judged),
        DailyGameRow(MONDAY + 1, "tiles", "p", False, "t2", 0, 6, "resigned", 0.0, None, None, "", "1", None),
    ]
    told = calendar_of(rows, MONDAY + 8)
    assert [(day.day, [game.status for game in day.games]) for day in told.days] == [
        (MONDAY + 8, ["playing"]),
        (MONDAY + 1, ["over", "over"]),
    ]
    assert [(week.first, week.days, week.games, week.shares) for week in told.weeks] == [
        (MONDAY + 7, 1, 0, 0.0),
        (MONDAY, 1, 2, 1.0),
    ]
    assert (told.weeks[1].reviewed, told.weeks[1].mean_lost, told.weeks[1].mean_accuracy) == (1, 0.25, 80.0)
    won = told.days[1].games[0].result
    assert won
    assert won.busts == [False, True]
