"""One decision judged: of a game that was played, or of a position where somebody has still to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tenfold.catalogue import AnyGame

from .choices import choices_in
from .evaluator import Candidate, Choice, Evaluator, Values
from .findings import Decision, Option
from .kinds import kind_of
from .marks import SAME, is_a_choice, mark_of
from .reasons import facts_for, reasons_for


def decision_of(
    game: AnyGame, state: Any, number: int, made: Choice, candidates: Sequence[Candidate]
) -> Decision:
    """What a choice was worth; the candidates have the best first, and it is one of them."""
    seat = game.to_move(state)
    chosen = [candidate.choice for candidate in candidates].index(made)
    counts = is_a_choice(candidates, seat)
    best = candidates[0 if counts else chosen]
    changes = less(candidates[chosen].values, best.values)
    mark = mark_of(-changes[seat], best.standard_error)
    options = [
        Option(_tokens(game, state, one.choice), one.values, one.standard_error, one.exact)
        for one in candidates
    ]
    return Decision(
        number=number,
        moves=options[chosen].moves,
        seat=seat,
        kind=kind_of(game, state, made, best.choice),
        options=options,
        made=chosen,
        changes=changes,
        error=-changes[seat],
        standard_error=best.standard_error,
        counts=counts,
        mark=mark,
        reasons=reasons_for(game, state, made, best.choice, options[0], -changes[seat]) if mark else [],
    )


def ranked(
    game: AnyGame, state: Any, choices: Sequence[Choice], made: Choice, evaluator: Evaluator
) -> list[Candidate]:
    """The choices that seem worth it and the one made, the best first."""
    seat = game.to_move(state)
    found = evaluator.compare(state, choices, choices.index(made))
    return sorted(found, key=lambda candidate: -candidate.values[seat])


def judge(
    game: AnyGame, state: Any, number: int, evaluator: Evaluator, quick: Evaluator, made: Choice | None = None
) -> Decision:
    """One decision with what speaks for the best choice: as it was made, or where none was made yet as the
    evaluator would make it. Then a quick look says whom the others are measured against."""
    choices = choices_in(game, state, made)
    if len(choices) == 1:
        candidates = [Candidate(choices[0], evaluator.values(state), 0.0)]
    else:
        measure = made or ranked(game, state, choices, choices[0], quick)[0].choice
        candidates = ranked(game, state, choices, measure, evaluator)
    decision = decision_of(game, state, number, made or candidates[0].choice, candidates)
    return _explained(game, state, decision, candidates)


def _explained(game: AnyGame, state: Any, decision: Decision, candidates: Sequence[Candidate]) -> Decision:
    """With what speaks for the best choice and not for the one made, or the next that is worth less; unless
    something is said already."""
    best, others = candidates[0], candidates[1:] if decision.made == 0 else [candidates[decision.made]]
    worse = (one for one in others if best.values[decision.seat] - one.values[decision.seat] > SAME)
    other = next(worse, None)
    if decision.reasons or other is None:
        return decision
    return replace(decision, reasons=list(facts_for(game, state, other.choice, best.choice)))


def _tokens(game: AnyGame, state: Any, choice: Choice) -> list[str]:
    written = []
    for move in choice:
        written.append(game.token(state, move))
        state = game.advance(state, move)
    return written


def less(one: Values, other: Values) -> Values:
    return [a - b for a, b in zip(one, other, strict=True)]
