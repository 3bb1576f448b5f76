"""The evaluator of the card game: the expert's network, playouts with luck taken out where choices are close,
and the solution where the last round of buying is all that is left.

With few cards left the network knows least: the last ones are played to the end in every order, and before
that an error is one only if playouts to the end confirm it. Of a deck of one's own the network has learnt
nothing: there errors are told only where the last cards are played out, or one at most is still to come.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tenfold.bots.cards.mind import MOST_CANDIDATES
from tenfold.bots.cards.rollouts import TURNS
from tenfold.cards.state import LAST_BUY
from tenfold.catalogue import find_game
from tenfold.fast.card_judge import CardJudge, card_judge
from tenfold.protocol.game import NOBODY, Json

from .evaluator import Candidate, Choice, Lead, Level, Values, after, shares_of
from .marks import CERTAINTY, SMALL
from .shown import worth_showing

JUDGED_ERROR: Final = 0.015  # what a difference between two looks is off, as playouts find it
CLOSE: Final = 0.05  # choices that lose more by a look are not played out

LATE: Final = 10  # with so many cards left or fewer
LATE_ERROR: Final = 0.06  # a difference between two looks is off by so much
PLAYED_OUT_ERROR: Final = 0.004  # of a difference between two values that the last cards were played out for
UNKNOWN_ERROR: Final = 0.5  # a last round of buying too long to be solved; a deck that nobody has learnt
TO_THE_END: Final = 1_000  # turns

FIRST_ENDINGS: Final = 16  # seen of each choice to know by how many points it ends ahead
MOST_ENDINGS: Final = 128  # of each choice, until
LEAD_ERROR: Final = 0.4  # the difference is known as well as this


@dataclass(frozen=True, slots=True)
class PlayoutBudget:
    first: int  # playouts of each close choice; 0: none
    most: int  # and as many at most, until the difference is known
    error: float  # well enough
    others: int = MOST_CANDIDATES - 1  # choices that are played out beside the one made
    is_brief: bool = False  # enough as soon as one of them is better beyond doubt


PLAYOUT_BUDGETS: Final[dict[Level, PlayoutBudget]] = {
    "quick": PlayoutBudget(0, 0, 0.0),
    "normal": PlayoutBudget(8, 32, 0.01),
    "deep": PlayoutBudget(32, 224, 0.005),
}  # how long close choices are played out
LATE_BUDGETS: Final[dict[Level, PlayoutBudget]] = PLAYOUT_BUDGETS | {
    "quick": PlayoutBudget(32, 128, 0.01, others=2, is_brief=True)
}


class Look(NamedTuple):
    values: Values
    is_solved: bool  # told of the last round of buying alone
    is_played_out: bool = False  # the last cards, in every order


class CardEvaluator:
    def __init__(self, options: Json, level: Level, seed: int = 1) -> None:
        self._game = find_game("cards")
        read = self._game.read_options(options)
        start = self._game.start(read)
        self._is_learnt = read.deck is None
        self._judge: CardJudge = card_judge(start)
        self._seats: int = start.seats
        self._budget, self._late_budget, self._seed = PLAYOUT_BUDGETS[level], LATE_BUDGETS[level], seed

    def values(self, state: Any) -> Values:
        if self._game.to_move(state) == NOBODY:
            result = self._game.result(state)
            assert result is not None
            return shares_of(result, self._seats)
        return self._judge.values(state)

    def outcomes(self, state: Any) -> list[Values]:
        return self._judge.after_each_card(state)

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        seat = self._game.to_move(state)
        looks = self._looks(state, choices)
        kept = worth_showing([look.values for look in looks], made, seat)
        if LAST_BUY in (state.phase, state.paying_in):
            return [_last_purchase(choices[place], looks[place], looks[made]) for place in kept]
        if all(look.is_played_out for look in looks):
            return [
                Candidate(choices[place], looks[place].values, 0.0 if place == made else PLAYED_OUT_ERROR)
                for place in kept
            ]
        best = looks[kept[0]].values[seat]
        close = [place for place in kept if looks[place].values[seat] >= best - CLOSE or place == made]
        single = all(len(choice) == 1 for choice in choices)
        budget = self._budget_for(state, best - looks[made].values[seat])
        if budget.first and len(close) > 1 and single:
            others = [place for place in close if place != made][: budget.others]
            return self._played_out(state, choices, looks, [*others, made], made, budget)
        error = self._error_of_a_look(state)
        return [
            Candidate(choices[place], looks[place].values, 0.0 if place == made else error) for place in kept
        ]

    def leads(self, state: Any, choices: Sequence[Choice]) -> list[Lead]:
        seat, positions = self._game.to_move(state), [after(self._game, state, one) for one in choices]
        leads: list[list[float]] = [[] for _ in positions]
        games = FIRST_ENDINGS
        while True:
            seen = len(leads[0])
            for position, known in zip(positions, leads, strict=True):
                known.extend(self._judge.leads(position, seat, games, self._seed, seen))
            errors = [error_of_difference(one, leads[0]) for one in leads]
            if max(errors) <= LEAD_ERROR or len(leads[0]) >= MOST_ENDINGS:
                return [Lead(sum(one) / len(one), error) for one, error in zip(leads, errors, strict=True)]
            games = len(leads[0])

    def _is_unknown(self, state: Any) -> bool:
        return not self._is_learnt and state.left > 1

    def _budget_for(self, state: Any, lost: float) -> PlayoutBudget:
        """How many playouts: a look is enough late in a game only if it finds hardly anything to mend."""
        if self._is_unknown(state):
            return PLAYOUT_BUDGETS["quick"]
        return self._late_budget if state.left <= LATE and lost >= SMALL else self._budget

    def _error_of_a_look(self, state: Any) -> float:
        if self._is_unknown(state):
            return UNKNOWN_ERROR
        return LATE_ERROR if state.left <= LATE else JUDGED_ERROR

    def _looks(self, state: Any, choices: Sequence[Choice]) -> list[Look]:
        """What each choice is worth at first sight."""
        if any(len(choice) > 1 for choice in choices):
            return [self._look(after(self._game, state, choice)) for choice in choices]
        legal = self._game.legal(state)
        values = self._judge.after_each_move(state, legal)
        solved, is_played_out = self._judge.solved(len(legal)), self._judge.is_played_out
        looks = (Look(value, one, is_played_out) for value, one in zip(values, solved, strict=True))
        rows = dict(zip(legal, looks, strict=True))
        return [rows[choice[0]] for choice in choices]

    def _look(self, state: Any) -> Look:
        values = self.values(state)
        is_over = self._game.to_move(state) == NOBODY
        return Look(values, is_over or self._judge.is_solved, is_over or self._judge.is_played_out)

    def _played_out(
        self,
        state: Any,
        choices: Sequence[Choice],
        looks: list[Look],
        close: list[int],
        made: int,
        budget: PlayoutBudget,
    ) -> list[Candidate]:
        """Plays until the difference between the best and the one made is known well enough."""
        seat, legal = self._game.to_move(state), self._game.legal(state)
        places = [legal.index(choices[place][0]) for place in close]
        turns = TO_THE_END if state.left <= LATE else TURNS
        won: list[list[float]] = [[] for _ in close]
        mine = close.index(made)
        playouts = budget.first
        while True:
            found = self._judge.played_out(state, legal, places, playouts, self._seed + len(won[0]), turns)
            won = [[*before, *more] for before, more in zip(won, found, strict=True)]
            means = [sum(one) / len(one) for one in won]
            best = max(range(len(close)), key=means.__getitem__)
            error = error_of_difference(won[best], won[mine])
            is_clear = budget.is_brief and means[best] - means[mine] > CERTAINTY * error
            if best == mine or is_clear or error <= budget.error or len(won[0]) >= budget.most:
                break
            playouts = min(len(won[0]), budget.most - len(won[0]))
        return [
            Candidate(
                choices[place],
                _moved(looks[place].values, seat, mean),
                error_of_difference(one, won[mine]),
            )
            for place, mean, one in zip(close, means, won, strict=True)
        ]


def _last_purchase(choice: Choice, look: Look, made: Look) -> Candidate:
    """Exact where the solver has come to an end; where it has given up, nobody knows."""
    is_sure = look is made or (look.is_solved and made.is_solved)
    return Candidate(choice, look.values, 0.0 if is_sure else UNKNOWN_ERROR, look.is_solved)


def _moved(values: Values, seat: int, value: float) -> Values:
    """The same shares, but for what one seat has; the others share the rest as before."""
    rest = 1 - values[seat]
    if rest <= 0:
        others = [(1 - value) / (len(values) - 1)] * len(values)
    else:
        others = [one * (1 - value) / rest for one in values]
    return [value if place == seat else one for place, one in enumerate(others)]


def error_of_difference(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference of pairs."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    return math.sqrt(sum((difference - mean) ** 2 for difference in differences) / (count * (count - 1)))
