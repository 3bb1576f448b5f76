"""A game reviewed: from its moves to its findings, by a study that goes through it step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from tenfold.catalogue import AnyGame
from tenfold.judging.findings import CHANCE_FOUND, DECISION_FOUND, OVER_NOW
from tenfold.protocol.errors import BadRecord
from tenfold.protocol.game import Move
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import check_game

from .evaluator import Level, Values, study_for
from .findings import Chance, Decision, Review
from .reading import Study, read_chance, read_decision, read_gifts, read_seats, values_in

Progress: TypeAlias = Callable[[], None]  # says that one more move has been looked at

STEP: Final = 50_000  # units of work, of about a microsecond, between two reports of progress


def quietly() -> None:
    """Nobody waits."""


def review(record: Record, level: Level, progress: Progress = quietly, study: Study | None = None) -> Review:
    """Reviews a finished game; raises a `TenfoldError` for a record that is wrong or of a game under way."""
    walk = begin(record, level, study)
    done = 0
    while not walk.is_over:
        walk.go_on(STEP)
        for _ in range(done, walk.done):
            progress()
        done = walk.done
    return walk.finish()


def begin(record: Record, level: Level, study: Study | None = None) -> Walk:
    """For whoever goes step by step; raises like `review`."""
    play = check_game(record)
    if not play.is_over:
        raise BadRecord("review.unfinished")
    return Walk(record, play, level, study or study_for(play.game, play.options))


class Walk:
    """The way through a game so far."""

    def __init__(self, record: Record, play: Play, level: Level, study: Study) -> None:
        self.play, self.level, self._study = play, level, study
        self.states, self.moves = positions(play.game, play.options, record.moves)
        self.chances: list[Chance] = []
        self.choices: list[Decision] = []
        self.is_over = False
        study.begin_review(self.states[0], self.moves, level)
        self.course: list[Values] = [values_in(study, "value")]

    @property
    def done(self) -> int:
        """How many moves have been looked at."""
        return len(self.course) - 1

    def go_on(self, work: int) -> None:
        """Does about so much work more."""
        found = self._study.go_on(work)
        if found == CHANCE_FOUND:
            self.chances.append(read_chance(self._study, self._write))
            self.course.append(values_in(self._study, "value"))
        elif found == DECISION_FOUND:
            decision = read_decision(self._study, self._write)
            self.choices.append(decision)
            self.course += [values_in(self._study, "value")] * len(decision.moves)
        self.is_over = found == OVER_NOW

    def _write(self, moves: Sequence[Move]) -> list[str]:
        return written_moves(self.play.game, self.states[self._study.number("study", "at")], moves)

    def finish(self) -> Review:
        study, gifts = self._study, read_gifts(self._study)
        result = self.course[-1] = values_in(study, "result")
        return Review(
            game=self.play.game.name,
            options=self.play.game.write_options(self.play.options),
            level=self.level,
            result=result,
            start=values_in(study, "start"),
            luck=values_in(study, "luck"),
            decisions=[sum(row[seat] for row in gifts) for seat in range(len(result))],
            residual=values_in(study, "residual"),
            course=self.course,
            gifts=gifts,
            seats=read_seats(study),
            chances=self.chances,
            choices=self.choices,
            moments=study.numbers("study", "moments", count=study.number("study", "moment_count")),
        )


def positions(game: AnyGame, options: Any, tokens: Sequence[str]) -> tuple[list[Any], list[Move]]:
    """All positions of a game, and the moves between them."""
    states, moves = [game.start(options)], []
    for token in tokens:
        moves.append(game.move(states[-1], token))
        states.append(game.advance(states[-1], moves[-1]))
    return states, moves


def written_moves(game: AnyGame, state: Any, moves: Sequence[Move]) -> list[str]:
    """Moves as they are written, one after the other."""
    tokens = []
    for move in moves:
        tokens.append(game.token(state, move))
        state = game.advance(state, move)
    return tokens
