"""A position becomes a puzzle, or does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from tenfold.analysis.evaluator import EVALUATORS, Choice
from tenfold.analysis.written_reasons import written_reasons
from tenfold.catalogue import AnyGame
from tenfold.fast.reason_finder import reason_finder
from tenfold.fast.tile_judge import tile_judge
from tenfold.judging.digits import rounded, share_told
from tenfold.judging.findings import KINDS, MARKS
from tenfold.judging.marks import mark_of
from tenfold.puzzles.puzzle import Certificate, Puzzle, Theme, id_of
from tenfold.wire.review import ReviewedDecision, ReviewedOption, ReviewReason

from .card_values import play_cards_on, value_cards
from .found_positions import Position, positions_in
from .ladder import Answers, ask_ladder, misses, rating_of
from .sources import Source
from .themes import PHASES, card_fingerprint, card_theme, is_plain, tile_fingerprint, tile_theme
from .tile_values import play_tiles_on, value_tiles
from .verdict import Valued, Verdict, verdict_on

# How many opponents go wrong at a puzzle that is not easy: several, where there are such positions. None errs
# both in bids that are too high and in bids that are too low, and all of them see a win at once and pay well.
SEVERAL: Final[dict[Theme, float]] = {
    **dict.fromkeys(("stop", "reward", "guard", "second_round"), 2.0),
    **dict.fromkeys(("bid", "buy", "deny", "win_in_one", "win_in_two"), 1.0),
}


@dataclass(frozen=True, slots=True)
class Made:
    puzzle: Puzzle
    fingerprint: str  # no two puzzles of a set have the same
    sort: str  # which sort of move is right
    is_easy: bool


class Wanted(NamedTuple):
    """What is still to be found."""

    themes: tuple[Theme, ...]
    full: frozenset[tuple[Theme, str]] = frozenset()  # sorts of moves that were right often enough
    only_hard: frozenset[Theme] = frozenset()  # where there are enough easy ones


def find_puzzles(game: AnyGame, source: Source, wanted: Wanted, seed: int) -> list[Made]:
    """The first puzzle of each theme in a game, its positions taken in any order."""
    positions = list(positions_in(game, *source))
    Random(seed).shuffle(positions)
    found: dict[Theme, Made] = {}
    for position in positions:
        phase = position.state.phase
        themes = tuple(one for one in wanted.themes if phase in PHASES[one] and one not in found)
        made = puzzle_at(position, wanted._replace(themes=themes), seed) if themes else None
        if made:
            found[made.puzzle.theme] = made
    return list(found.values())


def puzzle_at(position: Position, wanted: Wanted, seed: int) -> Made | None:
    """A position is judged quickly first, and beyond doubt only if that seems to make a puzzle."""
    is_tiles = position.game.name == "tiles"
    valued = value_tiles(position) if is_tiles else value_cards(position)
    verdict = valued and verdict_on(valued)
    if (
        not valued
        or not verdict
        or (is_tiles and _tile_theme(position, valued, verdict) not in wanted.themes)
    ):
        return None
    answers = ask_ladder(position)
    made = _made(position, valued, verdict, answers, wanted)
    if made is None or valued.looked > 0:
        return made
    valued = play_tiles_on(position, seed) if is_tiles else play_cards_on(position, seed)
    verdict = valued and verdict_on(valued)
    return _made(position, valued, verdict, answers, wanted) if valued and verdict else None


def _tile_theme(position: Position, valued: Valued, verdict: Verdict) -> Theme:
    is_won = max(one.least for one in valued.worths) == 1.0
    return tile_theme(position, [position.choices[place] for place in verdict.right], is_won)


def _made(
    position: Position, valued: Valued, verdict: Verdict, answers: Answers, wanted: Wanted
) -> Made | None:
    right = [position.choices[place] for place in verdict.right]
    missed = misses(answers, right)
    made = _likeliest_mistake(position, verdict, answers)
    reasons = _reasons(position, valued, right, made)
    theme, fingerprint = _lesson(position, right, made, valued, [one.key for one in reasons])
    if theme is None:
        return None
    sort = _sort_of(position, right[0])
    is_easy = sum(missed.values()) < SEVERAL.get(theme, 0.0)
    if theme not in wanted.themes or (theme, sort) in wanted.full or (is_easy and theme in wanted.only_hard):
        return None
    decision = _decision(position, valued, verdict, made, reasons)
    puzzle = Puzzle(
        id=id_of(position.game.name, position.options, position.tokens),
        game=position.game.name,
        options=position.options,
        moves=list(position.tokens),
        seat=position.seat,
        theme=theme,
        rating=rating_of(missed, len(right) / len(position.choices), verdict.gap),
        failed=[name for name, part in missed.items() if part > 0.5],
        decision=decision,
        certificate=_certificate(position, valued, verdict),
    )
    return Made(puzzle, fingerprint, sort, is_easy)


def _sort_of(position: Position, right: Choice) -> str:
    """To pass, to buy, to draw; of tiles every cell is one of its own."""
    written = position.written(right)[0]
    return written.split(":")[0] if position.game.name == "cards" else written


def _reasons(position: Position, valued: Valued, right: Sequence[Choice], made: Choice) -> list[ReviewReason]:
    """What speaks for all right choices and against a wrong one, as a review tells it."""
    told = written_reasons(reason_finder(position.game.name).common(position.state, made, right))
    reasons = [ReviewReason(one.key, dict(one.details)) for one in told]
    best, instead = (valued.worths[position.choices.index(one)] for one in (right[0], made))
    if best.least == 1.0 and not any(one.key == "review.wins_at_once" for one in reasons):
        reasons.insert(0, ReviewReason("review.wins_surely", {}))
    if instead.most == 0.0:
        reasons.append(ReviewReason("review.loses_surely", {}))
    return reasons or [ReviewReason("review.what_follows", {})]


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
        if is_plain(position, position.written(right[0]), position.written(made)):
            return None, ""
        theme = card_theme(position, best, instead, reasons)
        return theme, card_fingerprint(position, best, instead, reasons)
    is_won = max(one.least for one in valued.worths) == 1.0
    theme = tile_theme(position, right, is_won)
    if theme == "win_in_two" and not any(_bounds_at_once(position, one)[0] == 1.0 for one in right):
        return None, ""  # it takes longer
    is_lost = valued.worths[position.choices.index(made)].most == 0.0
    if theme == "guard" and not is_lost and not _is_guarded(position, right[0], made):
        return None, ""
    return theme, tile_fingerprint(position, best)


def _is_guarded(position: Position, right: Choice, made: Choice) -> bool:
    """Whether the other wins less often with the next tile."""
    return _bounds_at_once(position, right)[1] > _bounds_at_once(position, made)[1]


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
