"""What is dealt on which day: nothing here is secret."""

from __future__ import annotations

from typing import Final, NamedTuple, get_args

from tenfold.bots.registry import HOUSE
from tenfold.cards.edition import published
from tenfold.protocol.game import Json
from tenfold.wire.choices import GameName

GAMES: Final[tuple[GameName, ...]] = get_args(GameName)
WEEK: Final = 7  # days
MONDAY: Final = 3  # days from the Monday before it to the first of January 1970, a Thursday
TARGETS: Final = (5, 6, 7, 5, 6, 7, 8)  # of the solo opponent, from Monday to Sunday
EDITIONS: Final = tuple(sorted(published()))  # week by week
OPPONENTS: Final = HOUSE["tiles"].opponents  # from Monday to Sunday, from gentle to strong


class Setup(NamedTuple):
    options: Json
    opponent: str | None = None  # a bot, in a game that needs one


def weekday_of(day: int) -> int:
    """From 0, a Monday."""
    return (day + MONDAY) % WEEK


def first_day_of_week(day: int) -> int:
    """The Monday of a day's week."""
    return day - weekday_of(day)


def dealt_on(day: int, game: GameName) -> Setup:
    """Cards: the edition goes on every week, the target every day. Tiles: the opponents take turns, from
    gentle on Monday to strong on Sunday, and each seat begins every other day."""
    if game == "tiles":
        options = {"edition": "steffen", "open": False, "start": day % 2}
        return Setup(options, OPPONENTS[weekday_of(day)])
    edition = EDITIONS[(day + MONDAY) // WEEK % len(EDITIONS)]
    return Setup({"edition": edition, "seats": 1, "start": 0, "target": TARGETS[weekday_of(day)]})
