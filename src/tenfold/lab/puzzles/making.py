"""A position becomes a puzzle, or does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tenfold.analysis.evaluator import EVALUATORS
from tenfold.analysis.written_reasons import written_reasons
from tenfold.fast.reason_finder import reason_finder
from tenfold.fast.tile_judge import tile_judge
from tenfold.judging.digits import rounded, share_told
from tenfold.judging.findings import KINDS, MARKS
from tenfold.judging.marks import mark_of
from tenfold.puzzles.puzzle import Certificate, Puzzle, Theme, id_of
from tenfold.wire.review import ReviewedDecision, ReviewedOption, ReviewReason

from .card_values import play_cards_on, value_cards
from .ladder import Answers, ask_ladder, misses, rating_of
from .positions import Choice, Position
from .themes import card_fingerprint, card_theme, tile_fingerprint, tile_theme
from .tile_values import play_tiles_on, value_tiles
from .verdict import Valued, Verdict, verdict_on

FEWEST_MISSES: Final = 2.0  # opponents that go wrong,
FEWEST_TO_WIN: Final = 0.0  # and where a win is at hand, which all of them see


@dataclass(frozen=True, slots=True)
class Made:
    puzzle: Puzzle
    fingerprint: str  # no two puzzles of a set have the same


def puzzle_at(position: Position, seed: int) -> Made | None:
    is_tiles = position.game.name == "tiles"
    valued = value_tiles(position) if is_tiles else value_cards(position)
    verdict = valued and verdict_on(valued)
    if not valued or not verdict:
        return None
    answers = ask_ladder(position)
    if not _is_missed(position, answers, valued, verdict):
        return None
    if valued.looked == 0:
        valued = play_tiles_on(position, seed) if is_tiles else play_cards_on(position, seed)
        verdict = valued and verdict_on(valued)
        if not valued or not verdict or not _is_missed(position, answers, valued, verdict):
            return None
    return _made(position, valued, verdict, answers)


def _is_missed(position: Position, answers: Answers, valued: Valued, verdict: Verdict) -> bool:
    right = [position.choices[place] for place in verdict.right]
    is_easy = position.game.name == "tiles" and valued.worths[verdict.right[0]].least == 1.0
    return sum(misses(answers, right).values()) >= (FEWEST_TO_WIN if is_easy else FEWEST_MISSES)


def _made(position: Position, valued: Valued, verdict: Verdict, answers: Answers) -> Made | None:
    right = [position.choices[place] for place in verdict.right]
    missed = misses(answers, right)
    made = _likeliest_mistake(position, verdict, answers)
    told = reason_finder(position.game.name).common(position.state, made, right)
    reasons = [ReviewReason(one.key, dict(one.details)) for one in written_reasons(told)]
    theme, fingerprint = _lesson(position, right, made, valued, [one.key for one in reasons])
    if theme is None:
        return None
    decision = _decision(position, valued, verdict, made, reasons)
    puzzle = Puzzle(
        id=id_of(position.game.name, position.options, position.tokens),
        game=position.game.name,
        options=position.options,
        moves=list(position.tokens),
        seat=position.seat,
        theme=theme,
        rating=rating_of(missed, len(position.choices), len(right)),
        failed=[name for name, part in missed.items() if part > 0.5],
        decision=decision,
        certificate=_certificate(position, valued, verdict),
    )
    return Made(puzzle, f"{theme} {fingerprint}")


def _likeliest_mistake(position: Position, verdict: Verdict, answers: Answers) -> Choice:
    """The wrong choice that opponents make most; of several the one that loses least."""
    wrong = [position.choices[place] for place in verdict.wrong]
    made = Counter(choice for given in answers.values() for choice in given)
    return max(wrong, key=lambda choice: (made[choice], -wrong.index(choice)))


def _lesson(
    position: Position, right: Sequence[Choice], made: Choice, valued: Valued, reasons: Sequence[str]
) -> tuple[Theme | None, str]:
    best, instead = position.written(right[0])[0], position.written(made)[0]
    if position.game.name == "cards":
        theme = card_theme(position, best, instead, reasons)
        return theme, card_fingerprint(position, best, instead, reasons)
    is_won = max(one.least for one in valued.worths) == 1.0
    theme = tile_theme(position, right, is_won)
    if theme == "win_in_two" and not any(_bounds_at_once(position, one)[0] == 1.0 for one in right):
        return None, ""  # it takes longer
    if theme == "guard" and _bounds_at_once(position, right[0])[1] <= _bounds_at_once(position, made)[1]:
        return None, ""  # nothing is guarded against
    return theme, tile_fingerprint(position, best)


def _bounds_at_once(position: Position, choice: Choice) -> tuple[float, float]:
    """What a choice is worth by what both can win with their next tile."""
    return tile_judge().bounds(position.state, choice[0], 0)


def _decision(
    position: Position, valued: Valued, verdict: Verdict, made: Choice, reasons: list[ReviewReason]
) -> ReviewedDecision:
    order = [*verdict.right, *verdict.wrong]
    options = [_option(position, valued, verdict, place) for place in order]
    at = order.index(position.choices.index(made))
    error = options[at].error
    kind = reason_finder(position.game.name).kind(position.state, made, position.choices[order[0]])
    return ReviewedDecision(
        number=len(position.tokens) + 1,
        seat=position.seat,
        kind=KINDS[kind],
        mark=MARKS[mark_of(error, options[at].uncertain)],
        error=error,
        counts=True,
        made=at,
        options=options,
        reasons=[
            ReviewReason(
                "review.verdict", {"moves": options[0].moves, "percent": max(rounded(100.0 * error), 1)}
            ),
            *reasons,
        ],
    )


def _option(position: Position, valued: Valued, verdict: Verdict, place: int) -> ReviewedOption:
    worth = valued.worths[place]
    best = valued.worths[verdict.right[0]]
    return ReviewedOption(
        moves=position.written(position.choices[place]),
        value=share_told(worth.value),
        error=share_told(share_told(best.value) - share_told(worth.value)),
        uncertain=share_told(worth.standard_error),
        exact=worth.is_exact,
        equal=place in verdict.right,
    )


def _certificate(position: Position, valued: Valued, verdict: Verdict) -> Certificate:
    least, most = verdict.interval
    return Certificate(
        how=valued.how,
        looked=valued.looked,
        margin=valued.margin,
        gap=share_told(verdict.gap),
        interval=(share_told(least), share_told(most)),
        seed=valued.seed,
        version=EVALUATORS[position.game.name],
    )
