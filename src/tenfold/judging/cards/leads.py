"""By how many points choices of the card game end ahead of the best other seat, in games played quickly."""

from __future__ import annotations

from typing import Final

from tenfold.bots.cards.endings import play_ending
from tenfold.cards.state import State
from tenfold.judging.findings import Comparison
from tenfold.kernel import rule, square_root

from .desk import MOST_ENDINGS, CardDesk
from .evaluator import play_moves

FIRST_ENDINGS: Final = 16  # seen of each choice
LEAD_ERROR: Final = 0.4  # the difference is known as well as this: enough
ENDING: Final = 20  # units of work


@rule
def note_leads(desk: CardDesk, s: State, c: Comparison, places: list[int], count: int) -> int:
    """Of some options, with their standard errors less the first one's."""
    seen = 0
    games = FIRST_ENDINGS
    largest = LEAD_ERROR + 1.0
    while largest > LEAD_ERROR and seen < MOST_ENDINGS:
        for number in range(count):
            play_moves(desk.tried, s, c.choices, c.found.choices[places[number]])
            for game in range(seen, seen + games):
                lead = play_ending(desk.endings, desk.tried, c.seat, c.seed, game)
                desk.leads[number * MOST_ENDINGS + game] = lead
        seen += games
        games = seen
        largest = 0.0
        for number in range(count):
            largest = max(largest, error_of_lead(desk, number, seen))
    for number in range(count):
        c.found.has_lead[places[number]] = 1
        c.found.leads[places[number]] = added_up(desk, number, seen) / seen
        c.found.lead_errors[places[number]] = error_of_lead(desk, number, seen)
    return ENDING * count * seen


@rule
def added_up(desk: CardDesk, number: int, seen: int) -> int:
    total = 0
    for game in range(seen):
        total += desk.leads[number * MOST_ENDINGS + game]
    return total


@rule
def error_of_lead(desk: CardDesk, number: int, seen: int) -> float:
    """The standard error of the mean difference from the first option's."""
    mean = (added_up(desk, number, seen) - added_up(desk, 0, seen)) / seen
    squares = 0.0
    for game in range(seen):
        off = desk.leads[number * MOST_ENDINGS + game] - desk.leads[game] - mean
        squares += off * off
    return square_root(squares / (seen * (seen - 1)))
