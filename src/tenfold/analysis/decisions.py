"""One decision judged: of a game that was played, or of a position where somebody has still to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from tenfold.catalogue import AnyGame
from tenfold.protocol.game import Seat

from .choices import choices_in
from .evaluator import Candidate, Choice, Evaluator, Values
from .findings import Decision, Option, Reason
from .leads import with_leads
from .marks import is_a_choice, is_as_good, mark_of
from .reasons import (
    LOSES_SURELY,
    WHAT_FOLLOWS,
    WINS_AT_ONCE,
    WINS_SURELY,
    decision_kind,
    reasons_between,
    verdict_on,
)

BESIDE: Final = 2  # choices whose leads are told beforehand, next to the best


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
    equals = [is_as_good(one, candidates[0], seat) for one in candidates]
    options = [
        Option(tokens_of(game, state, one.choice), one.values, one.standard_error, one.exact, is_equal)
        for one, is_equal in zip(candidates, equals, strict=True)
    ]
    reasons: list[Reason] = []
    if mark:
        better = [one.choice for one, is_equal in zip(candidates, equals, strict=True) if is_equal]
        reasons = [*verdict_on(options, -changes[seat]), *_what_speaks_for(game, state, best, better, made)]
        reasons = _told_with_loss(reasons, candidates[chosen], seat)
    return Decision(
        number=number,
        moves=options[chosen].moves,
        seat=seat,
        kind=decision_kind(game, state, made, best.choice),
        options=options,
        made=chosen,
        changes=changes,
        error=-changes[seat],
        standard_error=best.standard_error,
        counts=counts,
        mark=mark,
        reasons=reasons,
    )


def ranked(
    game: AnyGame, state: Any, choices: Sequence[Choice], made: Choice, evaluator: Evaluator
) -> list[Candidate]:
    """The choices that seem worth it and the one made, the best first."""
    seat = game.to_move(state)
    found = evaluator.compare(state, choices, choices.index(made))
    return sorted(found, key=lambda candidate: -candidate.values[seat])


def assess(
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
    decision = with_leads(state, decision, candidates, evaluator, 0 if made else BESIDE)
    return _explained(game, state, decision, candidates)


def _explained(game: AnyGame, state: Any, decision: Decision, candidates: Sequence[Candidate]) -> Decision:
    """With what speaks for the best choice and not for the one made, or the next that is not as good; unless
    something is said already."""
    options = list(zip(candidates, decision.options, strict=True))
    others = options[1:] if decision.made == 0 else [options[decision.made]]
    other = next((one.choice for one, option in others if not option.is_equal), None)
    if decision.reasons or other is None:
        return decision
    equals = [one.choice for one, option in options if option.is_equal]
    return replace(decision, reasons=_what_speaks_for(game, state, candidates[0], equals, other))


def _what_speaks_for(
    game: AnyGame, state: Any, best: Candidate, equals: Sequence[Choice], other: Choice
) -> list[Reason]:
    """That the best choice wins for certain, if it does not win at once; else what can be counted."""
    facts = reasons_between(game, state, other, equals)
    is_won = best.exact and best.values[game.to_move(state)] == 1
    if is_won and WINS_AT_ONCE not in (fact.key for fact in facts):
        return [WINS_SURELY, *facts]
    return facts or [WHAT_FOLLOWS]


def _told_with_loss(reasons: list[Reason], made: Candidate, seat: Seat) -> list[Reason]:
    """That what was made is lost for certain, in place of nothing that could be counted."""
    if not made.exact or made.values[seat] > 0:
        return reasons
    return [*(reason for reason in reasons if reason != WHAT_FOLLOWS), LOSES_SURELY]


def tokens_of(game: AnyGame, state: Any, choice: Choice) -> list[str]:
    """A choice as it is written."""
    written = []
    for move in choice:
        written.append(game.token(state, move))
        state = game.advance(state, move)
    return written


def less(one: Values, other: Values) -> Values:
    return [a - b for a, b in zip(one, other, strict=True)]
