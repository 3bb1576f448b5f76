"""Who has the other seats: house bots by their names, bots of a file, programs, or functions of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tenfold.bots.bot import Bot
from tenfold.bots.registry import HOUSE, find_bot, is_program
from tenfold.fast.compiled_bot import CompiledBot
from tenfold.programs.running import running
from tenfold.protocol.errors import BadOptions

PROGRAM_SECONDS: Final = 10.0  # that a program may think about a move, at a learner's table

Opponent: TypeAlias = str | Bot
Opponents: TypeAlias = Opponent | Sequence[Opponent]


def opponents_of(game: str, given: Opponents, seats: int) -> list[Bot]:
    """One for each seat after the learner's."""
    return [_bot(game, one) for one in spread(given, seats)]


def check_seat(seat: int | None, people: int) -> None:
    """Whether a learner can sit there."""
    if seat is not None and not 0 <= seat < people:
        raise ValueError(f"there is no seat {seat}: they are numbered from 0 to {people - 1}")


def spread(given: Opponents, seats: int) -> list[Opponent]:
    """One for all of them, or one for each."""
    if isinstance(given, str) or callable(given):
        return [given] * (seats - 1)
    if len(given) != seats - 1:
        raise BadOptions("options.opponents", given=len(given), needed=seats - 1)
    return list(given)


def _bot(game: str, one: Opponent) -> Bot:
    if not isinstance(one, str):
        return one
    if is_program(one):
        running(one).check_game(game)
        return lambda turn: running(one).choose(turn, PROGRAM_SECONDS).move
    return CompiledBot(game, one) if one in HOUSE[game].bots else find_bot(game, one)
