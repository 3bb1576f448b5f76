"""The days that somebody has played: week by week, and in a row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import groupby
from typing import NamedTuple

from tenfold.server.storage.daily import DailyGameRow
from tenfold.wire.daily import CalendarDay, CalendarGame, CalendarWeek, DailyCalendar

from .game_results import counts_for_others, told_result
from .judged import mean_accuracy, mean_lost, read_judged
from .schedule import first_day_of_week


class Streak(NamedTuple):
    days: int  # played in a row
    longest: int
    forgiven: list[int]  # in the one at hand
    has_spare: bool  # another day of this week may be missed


def streak_of(played: Collection[int], today: int) -> Streak:
    """A streak goes on from day to day. The first missed day of a week, from Monday to Sunday, is forgiven:
    it is not counted and does not end the streak; a second one does. Today is not missed yet."""
    days, longest, forgiven = 0, 0, list[int]()
    weeks: set[int] = set()  # in which a day was forgiven
    for day in range(min(played, default=today), today + 1):
        week = first_day_of_week(day)
        if day in played:
            days += 1
        elif day < today and days:
            if week in weeks:
                days, forgiven = 0, []
            else:
                forgiven.append(day)
            weeks.add(week)
        longest = max(longest, days)
    return Streak(days, longest, forgiven, first_day_of_week(today) not in weeks)


def calendar_of(rows: Sequence[DailyGameRow], today: int) -> DailyCalendar:
    """Of a person's first attempts, the latest day first."""
    streak = streak_of({row.day for row in rows}, today)
    return DailyCalendar(
        days=days_of(rows),
        weeks=_weeks(rows),
        streak=streak.days,
        longest=streak.longest,
        forgiven=streak.forgiven,
        spare=streak.has_spare,
    )


def days_of(rows: Sequence[DailyGameRow]) -> list[CalendarDay]:
    by_day = groupby(rows, key=lambda row: row.day)
    return [CalendarDay(day, [_game(row) for row in games]) for day, games in by_day]


def _game(row: DailyGameRow) -> CalendarGame:
    return CalendarGame(row.game, "playing" if row.ended is None else "over", told_result(row))


def _weeks(rows: Sequence[DailyGameRow]) -> list[CalendarWeek]:
    weeks: defaultdict[int, list[DailyGameRow]] = defaultdict(list)
    for row in rows:
        weeks[first_day_of_week(row.day)].append(row)
    return [_week(first, some) for first, some in weeks.items()]


def _week(first: int, rows: Sequence[DailyGameRow]) -> CalendarWeek:
    over = [row for row in rows if counts_for_others(row)]
    judged = [read_judged(row.judged) for row in over if row.judged]
    return CalendarWeek(
        first=first,
        days=len({row.day for row in rows}),
        games=len(over),
        shares=sum(row.share or 0.0 for row in over),
        reviewed=len(judged),
        mean_lost=mean_lost(judged),
        mean_accuracy=mean_accuracy(judged),
    )
