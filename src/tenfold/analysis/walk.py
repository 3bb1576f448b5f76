"""A game reviewed: from its moves to its findings.

A value is carried from move to move. Chance adds its luck, a decision what it changed against the best
choice, and whatever a new look at a position corrects goes into the residual. So the sum is exact by
construction, whoever evaluates.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tenfold.protocol.errors import BadRecord
from tenfold.protocol.game import CHANCE, Move
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import check_game

from .choices import choices_in, made_from
from .decisions import decision_of, less, ranked
from .evaluator import Candidate, Choice, Evaluator, Level, Values, shares_of
from .findings import Chance, Decision, Review
from .leads import with_leads
from .luck import is_great, luck_at
from .sums import gifts_of, moments_of, seat_reviews, total

Progress: TypeAlias = Callable[[], None]  # says that one more move has been looked at


def _quietly() -> None:
    """Nobody waits."""


def review(record: Record, evaluator: Evaluator, level: Level, progress: Progress = _quietly) -> Review:
    """Reviews a finished game; raises a `TenfoldError` for a record that is wrong or of a game under way."""
    walk = begin(record, evaluator)
    place = 0
    while place < len(walk.moves):
        done, place = place, walk.go_on(place)
        for _ in range(done, place):
            progress()
    return walk.finish(level)


def begin(record: Record, evaluator: Evaluator) -> Walk:
    """For whoever goes step by step; raises like `review`."""
    play = check_game(record)
    if not play.is_over:
        raise BadRecord("review.unfinished")
    return Walk(record, play, evaluator)


@dataclass(slots=True)
class Walk:
    """The way through a game so far."""

    record: Record
    play: Play
    evaluator: Evaluator
    states: list[Any] = field(init=False)
    moves: list[Move] = field(init=False)
    start: Values = field(init=False)
    value: Values = field(init=False)  # what is known of the position that was reached
    residual: Values = field(init=False)
    course: list[Values] = field(init=False)
    chances: list[Chance] = field(default_factory=list)
    choices: list[Decision] = field(default_factory=list)

    def __post_init__(self) -> None:
        game = self.play.game
        self.states, self.moves = [game.start(self.play.options)], []
        for token in self.record.moves:
            self.moves.append(game.move(self.states[-1], token))
            self.states.append(game.advance(self.states[-1], self.moves[-1]))
        self.start = self.value = self.evaluator.values(self.states[0])
        self.residual = [0.0] * self.play.seats
        self.course = [self.start]

    def go_on(self, place: int) -> int:
        """Looks at the move or the payment at a place; returns where the next one is."""
        if self.play.game.to_move(self.states[place]) == CHANCE:
            self._look_at_chance(place)
            return place + 1
        made = made_from(self.play.game, self.states, self.moves, place)
        self._look_at_decision(place, made)
        return place + len(made)

    def _look_at_chance(self, place: int) -> None:
        game, state = self.play.game, self.states[place]
        mean, outcomes = luck_at(game, state, self.evaluator)
        outcome = outcomes[self.moves[place]]
        self._correct(mean)
        seat = state.active if game.name == "cards" else state.mover
        token = self.record.moves[place]
        great = is_great(outcomes.values(), outcome, seat)
        self.chances.append(Chance(place + 1, token, seat, outcome.probability, outcome.luck, great))
        self._reach(_plus(mean, outcome.luck), 1)

    def _look_at_decision(self, place: int, made: Choice) -> None:
        game, state = self.play.game, self.states[place]
        choices = choices_in(game, state, made)
        if len(choices) == 1:
            candidates = [Candidate(made, self.value, 0.0)]
        else:
            candidates = ranked(game, state, choices, made, self.evaluator)
        decision = decision_of(game, state, place + 1, made, candidates)
        decision = with_leads(state, decision, candidates, self.evaluator)
        self._correct(candidates[0 if decision.counts else decision.made].values)
        self.choices.append(decision)
        self._reach(candidates[decision.made].values, len(made))

    def _correct(self, found: Values) -> None:
        self.residual = _plus(self.residual, less(found, self.value))
        self.value = found

    def _reach(self, value: Values, moves: int) -> None:
        self.value = value
        self.course += [value] * moves

    def finish(self, level: Level) -> Review:
        play = self.play
        assert play.result is not None
        result = shares_of(play.result, play.seats)
        self._correct(result)
        self.course[-1] = result
        gifts = gifts_of(self.choices, play.seats)
        luck = total([chance.luck for chance in self.chances], play.seats)
        return Review(
            game=play.game.name,
            options=play.game.write_options(play.options),
            level=level,
            result=result,
            start=self.start,
            luck=luck,
            decisions=total(gifts, play.seats),
            residual=self.residual,
            course=self.course,
            gifts=gifts,
            seats=seat_reviews(result, luck, gifts, self.choices),
            chances=self.chances,
            choices=self.choices,
            moments=moments_of(self.chances, self.choices),
        )


def _plus(one: Values, other: Values) -> Values:
    return [a + b for a, b in zip(one, other, strict=True)]
