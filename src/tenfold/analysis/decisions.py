"""One decision judged, of a position where somebody has still to choose or has just chosen."""

from __future__ import annotations

from typing import Any, Final

from tenfold.catalogue import AnyGame
from tenfold.judging.findings import DECISION_FOUND

from .evaluator import Choice, Level
from .findings import Decision
from .reading import Study, read_choices, read_decision
from .walk import written_moves

ALL: Final = 1 << 40  # units of work: more than any decision takes


def assess(
    game: AnyGame, state: Any, number: int, study: Study, level: Level, made: Choice | None = None
) -> Decision:
    """One decision with what speaks for the best choice: as it was made, or where none was made yet as it
    would be made."""
    study.begin_decision(state, number, list(made or ()), level)
    _finish(study)
    return read_decision(study, lambda moves: written_moves(game, state, moves))


def ranked(state: Any, made: Choice, study: Study) -> list[Choice]:
    """The choices that seem worth it at a quick look and the one made, the best first."""
    study.begin_decision(state, 1, list(made), "quick")
    _finish(study)
    choices = read_choices(study)
    count = study.number("study", "comparison", "found", "count")
    return [
        tuple(choices[one]) for one in study.numbers("study", "comparison", "found", "choices", count=count)
    ]


def _finish(study: Study) -> None:
    found = study.go_on(ALL)
    assert found == DECISION_FOUND
