"""A game studied from its moves, a bounded amount of work at a time; one decision likewise.

A value is carried from move to move. Chance adds its luck, a decision what it changed against the best
choice, and whatever a new look at a position corrects goes into the residual. So the sum is exact by
construction, whoever evaluates. What is found does not depend on how the work was cut.
"""

from __future__ import annotations

from typing import Any, Final

from tenfold.cards.state import MOST_SEATS
from tenfold.kernel import overwrite, rule
from tenfold.protocol.game import CHANCE, NOBODY

from .choices import length_of_decision, list_choices
from .decisions import begin_comparison, begin_measuring, compare, conclude, measure_by_best, take_only_choice
from .findings import CHANCE_FOUND, DECISION_FOUND, MORE, OVER_NOW
from .judge import Judge, W
from .luck import begin_weighing, note_chance, weigh
from .sums import add_chance, add_decision, begin_sums, correct

# What is to be done next.
LOOK_ROUND: Final = 0  # at a position that was just reached
MEASURING: Final = 1  # nothing was chosen yet: a quick look says what
COMPARING: Final = 2
LEAVE: Final = 3  # the position: what was found there has been read
WEIGHING: Final = 4  # all that chance may give here
ENDED: Final = 5


@rule
def begin_review(judge: Judge[Any, Any, Any], w: W, level: int, seed: int) -> None:
    """A whole game, from `position` on."""
    study = w.study
    begin_study(judge, w, level, seed)
    overwrite(w.tried, w.position)
    study.work += judge.value_of(w.desk, w.tried, study.value)
    begin_sums(study)


@rule
def begin_decision(
    judge: Judge[Any, Any, Any], w: W, level: int, seed: int, number: int, made: list[int]
) -> None:
    """The one decision at `position`, as it was made; or if `made` is empty, as it would be made."""
    study = w.study
    begin_study(judge, w, level, seed)
    study.is_single = 1
    study.at = number - 1
    study.made = list_choices(judge, w, made, 0, len(made))
    begin_sums(study)
    begin_choosing(judge, w)


@rule
def begin_study(judge: Judge[Any, Any, Any], w: W, level: int, seed: int) -> None:
    study = w.study
    study.level = level
    study.seed = seed
    study.seats = judge.count_seats(w.position)
    study.at = 0
    study.work = 0
    study.stage = LOOK_ROUND
    study.is_single = 0


@rule
def go_on(judge: Judge[Any, Any, Any], w: W, moves: list[int], work: int) -> int:
    """Does about so much work and says what came of it; `moves` are those of the whole game."""
    enough = w.study.work + work
    found = take_step(judge, w, moves, work)
    while found == MORE and w.study.work < enough:
        found = take_step(judge, w, moves, enough - w.study.work)
    return found


@rule
def take_step(judge: Judge[Any, Any, Any], w: W, moves: list[int], work: int) -> int:
    stage = w.study.stage
    if stage == LEAVE:
        leave(judge, w, moves)
    elif stage == LOOK_ROUND:
        return look_round(judge, w, moves)
    elif stage == WEIGHING:
        if weigh(judge, w, work):
            return find_chance(judge, w, moves)
    elif stage == MEASURING:
        if compare(judge, w, work):
            measure_by_best(judge, w)
            w.study.stage = COMPARING
    elif stage == COMPARING:
        if compare(judge, w, work):
            return find_decision(judge, w)
    else:
        return OVER_NOW
    return MORE


@rule
def look_round(judge: Judge[Any, Any, Any], w: W, moves: list[int]) -> int:
    study = w.study
    mover = judge.to_move(w.position)
    if mover == NOBODY:
        judge.share_out(w.desk, w.position, study.result)
        correct(study, study.result, 0)
        study.stage = ENDED
        return OVER_NOW
    if mover == CHANCE:
        begin_weighing(judge, w)
        study.stage = WEIGHING
        return MORE
    length = length_of_decision(judge, w, moves, study.at)
    study.made = list_choices(judge, w, moves, study.at, length)
    begin_choosing(judge, w)
    return MORE


@rule
def find_chance(judge: Judge[Any, Any, Any], w: W, moves: list[int]) -> int:
    study = w.study
    note_chance(study, moves[study.at], judge.whose_chance(w.position))
    correct(study, study.mean, 0)
    add_chance(study)
    for seat in range(study.seats):
        study.value[seat] = study.mean[seat] + study.chance.luck[seat]
    study.stage = LEAVE
    return CHANCE_FOUND


@rule
def begin_choosing(judge: Judge[Any, Any, Any], w: W) -> None:
    """Choices are listed: how they are compared depends on what there is to compare."""
    study = w.study
    study.stage = COMPARING
    if study.comparison.choices.count == 1:
        if study.is_single == 1:
            overwrite(w.tried, w.position)
            study.work += judge.value_of(w.desk, w.tried, study.value)
        take_only_choice(study.comparison, judge.to_move(w.position), study.value)
        study.comparison.is_done = 1
    elif study.made < 0:
        begin_measuring(judge, w)
        study.stage = MEASURING
    else:
        begin_comparison(judge, w, study.level, study.made, 0)


@rule
def find_decision(judge: Judge[Any, Any, Any], w: W) -> int:
    study = w.study
    conclude(judge, w)
    options = study.comparison.found
    made = study.decision.made
    correct(study, options.values, (0 if study.decision.counts == 1 else made) * MOST_SEATS)
    add_decision(study)
    for seat in range(study.seats):
        study.value[seat] = options.values[made * MOST_SEATS + seat]
    study.stage = ENDED if study.is_single == 1 else LEAVE
    return DECISION_FOUND


@rule
def leave(judge: Judge[Any, Any, Any], w: W, moves: list[int]) -> None:
    """Makes the moves that were just looked at."""
    study = w.study
    count = 1 if judge.to_move(w.position) == CHANCE else study.decision.moves
    for place in range(study.at, study.at + count):
        judge.step(w.position, moves[place])
    study.at += count
    study.stage = LOOK_ROUND
