"""Puzzles certified again by another way of computing: a plain search over the rules where the certificate is
a proof, games of other players with other dice where it is playouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from tenfold.analysis.evaluator import Choice
from tenfold.fast.card_judge import card_judge
from tenfold.protocol.errors import TenfoldError
from tenfold.puzzles.puzzle import How, Puzzle, id_of, is_solution
from tenfold.records.play import Play

from .found_positions import Position, choices_of
from .plain_search import PlainSearch, TooMuch
from .playing_on import won_by

PLAYER: Final = "iris"  # who plays tiles on here
MOST_GAMES: Final = 4_096  # in one call
RIVALS: Final = 3  # wrong choices that games are played of: those that come nearest
SAME: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Question:
    puzzle: Puzzle
    games: int
    seed: str


class Fault(NamedTuple):
    key: str
    details: dict[str, str]


class Sides(NamedTuple):
    """The choices of a puzzle, the best first."""

    right: list[Choice]
    wrong: list[Choice]


def sample_of(puzzles: Sequence[Puzzle], sample: int | None, seed: str) -> list[Puzzle]:
    if sample is None or sample >= len(puzzles):
        return list(puzzles)
    return Random(seed).sample(list(puzzles), sample)


def check_puzzle(question: Question) -> list[Fault]:
    puzzle = question.puzzle
    try:
        position = position_of(puzzle)
    except TenfoldError:
        return [Fault("illegal", {})]
    if position is None or id_of(puzzle.game, puzzle.options, puzzle.moves) != puzzle.id:
        return [Fault("illegal", {})]
    sides = sides_of(puzzle, position)
    if sorted(sides.right + sides.wrong) != sorted(position.choices):
        return [Fault("choices", {})]
    return list(CHECKS[puzzle.game, puzzle.certificate.how](question, position, sides))


def position_of(puzzle: Puzzle) -> Position | None:
    """The position, if it is somebody's turn to choose there; raises a `TenfoldError` on the way."""
    play = Play(puzzle.game, **puzzle.options)
    for token in puzzle.moves:
        play.push(token)
    if play.to_move != puzzle.seat:
        return None
    choices = choices_of(play.game, play.state)
    return Position(play.game, puzzle.options, tuple(puzzle.moves), play.state, choices)


def sides_of(puzzle: Puzzle, position: Position) -> Sides:
    sides = Sides([], [])
    for option in puzzle.decision.options:
        state, moves = position.state, []
        for token in option.moves:
            moves.append(position.game.move(state, token))
            state = position.game.advance(state, moves[-1])
        (sides.right if is_solution(puzzle, option) else sides.wrong).append(tuple(moves))
    return sides


def _by_plain_search(question: Question, position: Position, sides: Sides) -> Iterator[Fault]:
    """Of tiles. What wins at once or in two moves is found here, too; a guard leaves the other less than any
    wrong choice does. More than that is left to games."""
    best = question.puzzle.decision.options[0]
    wins = 1 if question.puzzle.theme == "win_in_one" else 2
    is_won = best.exact and best.value == 1.0
    for choice in sides.wrong:
        if _wins(position, choice, wins):
            yield _fault("refused", position, choice)
    if is_won:
        if not any(_wins(position, choice, wins) for choice in sides.right):
            yield from _by_games(question, position, sides)
        return
    if PlainSearch(position.game).chance_to_win_next(position.after(sides.right[0])) > 0:
        yield _fault("wrong", position, sides.right[0])


def _wins(position: Position, choice: Choice, moves: int) -> bool:
    try:
        return PlainSearch(position.game).wins_by(position.state, choice[0], moves)
    except TooMuch:
        return False


def _by_games(
    question: Question, position: Position, sides: Sides, needs_more: bool = True
) -> Iterator[Fault]:
    """Right choices win more often than wrong ones when somebody else plays on, or at least as often."""
    rivals = sides.wrong[:RIVALS]
    shares = {choice: _share(question, position, choice) for choice in (sides.right[0], *rivals)}
    for choice in rivals:
        gain = shares[sides.right[0]] - shares[choice]
        if gain < 0.0 or (needs_more and gain == 0.0):
            yield _fault("refused", position, choice)


def _share(question: Question, position: Position, choice: Choice) -> float:
    """What the mover wins on average in games of a quick player."""
    after, games, seed = position.after(choice), question.games, Random(question.seed).getrandbits(30)
    if position.game.name == "tiles":
        won = won_by(PLAYER, "tiles", after, position.seat, range(games), seed)
        return sum(won) / games
    leads: list[int] = []
    while len(leads) < games:
        now = min(MOST_GAMES, games - len(leads))
        leads += card_judge(position.state).leads(after, position.seat, now, seed, len(leads))
    return sum(0.5 if lead == 0 else float(lead > 0) for lead in leads) / games


def _by_the_rules(question: Question, position: Position, sides: Sides) -> Iterator[Fault]:
    """Of the last cards: each choice by a plain search to the end. Where that takes too long, a quick player
    at least does no better after a wrong choice; that it does as badly says nothing."""
    search = PlainSearch(position.game)
    try:
        value = {choice: search.values(position.after(choice))[position.seat] for choice in position.choices}
    except TooMuch:
        yield from _by_games(question, position, sides, needs_more=False)
        return
    best = max(value.values())
    for choice in sides.right:
        if value[choice] < best - SAME:
            yield _fault("wrong", position, choice)
    for choice in sides.wrong:
        if value[choice] >= best - SAME:
            yield _fault("refused", position, choice)


def _fault(key: str, position: Position, choice: Choice) -> Fault:
    return Fault(key, {"moves": " ".join(position.written(choice))})


Check = Callable[[Question, Position, Sides], Iterator[Fault]]

CHECKS: Final[dict[tuple[str, How], Check]] = {
    ("tiles", "search"): _by_plain_search,
    ("tiles", "playouts"): _by_games,
    ("cards", "solver"): _by_the_rules,
    ("cards", "playouts"): _by_games,
}
