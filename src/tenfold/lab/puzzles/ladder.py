"""Which of the house's opponents go wrong at a position, and how hard it is by that."""

from __future__ import annotations

from collections.abc import Collection
from math import log2
from typing import Final, TypeAlias

from tenfold.analysis.choices import is_paying
from tenfold.analysis.evaluator import Choice
from tenfold.bots.bot import Turn
from tenfold.bots.registry import HOUSE
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.fast.match import dice_for

from .found_positions import Position

TRIES: Final = 3  # of an opponent that throws dice
LOWEST: Final = 800
HIGHEST: Final = 2400
BY_MISSES: Final = 1400  # points, where all go wrong
BY_HALVING: Final = 25  # points, if half as many of the choices are right
BY_CLOSENESS: Final = 200  # points, if a wrong choice is nearly as good;
WIDE: Final = 0.4  # none, if the gap is as wide as this

Answers: TypeAlias = dict[str, list[Choice]]  # by opponent, from gentle to strong


def ask_ladder(position: Position) -> Answers:
    """What the opponents do; those who throw dice are asked several times."""
    return {name: _ask(position, name) for name in HOUSE[position.game.name].opponents}


def _ask(position: Position, name: str) -> list[Choice]:
    answers = []
    for number in range(TRIES):
        dice = dice_for(number, 1)[0]
        before = list(dice)
        answers.append(_choice_of(position, name, dice))
        if dice == before:
            break
    return answers


def _choice_of(position: Position, name: str, dice: list[int]) -> Choice:
    """One move, or a whole payment."""
    game, state = position.game, position.state
    made: list[int] = []
    while tuple(made) not in position.choices:
        legal = game.legal(state)
        move = legal[0] if len(legal) == 1 else _move_of(position, name, state, dice)
        made.append(move)
        state = game.advance(state, move)
        assert len(made) == 1 or is_paying(game, position.state)
    return tuple(made)


def _move_of(position: Position, name: str, state: object, dice: list[int]) -> int:
    game = position.game
    return compiled_bot(game.name, name)(Turn(game, state, position.seat, game.legal(state), dice))


def misses(answers: Answers, right: Collection[Choice]) -> dict[str, float]:
    """By opponent: the part of its answers that are wrong."""
    return {
        name: sum(choice not in right for choice in given) / len(given) for name, given in answers.items()
    }


def rating_of(missed: dict[str, float], right: float, gap: float) -> int:
    """The more opponents go wrong the higher; the n-th from below weighs n, since that a strong one errs says
    more. It is a little harder to find one choice among many, and one that is not much better."""
    weights = range(1, len(missed) + 1)
    weighed = sum(weight * part for weight, part in zip(weights, missed.values(), strict=True))
    found = LOWEST + BY_MISSES * weighed / sum(weights) - BY_HALVING * log2(right)
    return min(round(found + BY_CLOSENESS * max(1 - gap / WIDE, 0)), HIGHEST)
