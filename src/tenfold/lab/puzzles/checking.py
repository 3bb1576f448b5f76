"""Puzzles certified again by another way of computing: a plain search over the rules where the certificate is
a proof, games of other players with other dice where it is playouts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from tenfold.analysis.evaluator import Choice
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import RULES_VERSION
from tenfold.puzzles.puzzle import How, Puzzle, id_of, is_solution, written_puzzle
from tenfold.records.play import Play

from .comparing import COMPANIES, DOUBT, LOOKS, WINNERS, Contest
from .found_positions import Position, choices_of
from .plain_search import PlainSearch, TooMuch
from .verdict import CLEARLY

SAME: Final = 1e-9

Way: TypeAlias = Literal["search", "games", "half"]  # how a puzzle was certified: the last by half a proof


@dataclass(frozen=True, slots=True)
class Question:
    puzzle: Puzzle
    games: int  # from each choice at most
    positions: int  # that a plain search looks at for a question at most
    seed: str

    @property
    def digest(self) -> str:
        """Changes with the puzzle, with how it is asked, and with the rules and players that answer."""
        asked = f"{written_puzzle(self.puzzle)} {self.games} {self.positions} {self.seed}"
        asked += f" {RULES_VERSION} {COMPANIES[self.puzzle.game]} {WINNERS} {LOOKS} {DOUBT}"
        return hashlib.sha256(asked.encode()).hexdigest()[:16]


class Fault(NamedTuple):
    key: str
    details: dict[str, str]


class Checked(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of it. The same puzzle, asked the same, need not be asked again."""

    id: str
    asked: str
    way: Way
    games: int
    faults: list[Fault]


class Sides(NamedTuple):
    """The choices of a puzzle, the best first."""

    right: list[Choice]
    wrong: list[Choice]


def sample_of(puzzles: Sequence[Puzzle], sample: int | None, seed: str) -> list[Puzzle]:
    if sample is None or sample >= len(puzzles):
        return list(puzzles)
    return Random(seed).sample(list(puzzles), sample)


def check_puzzle(question: Question) -> Checked:
    puzzle = question.puzzle
    try:
        position = position_of(puzzle)
    except TenfoldError:
        return _spoilt(question, "illegal")
    if position is None or id_of(puzzle.game, puzzle.options, puzzle.moves) != puzzle.id:
        return _spoilt(question, "illegal")
    sides = sides_of(puzzle, position)
    if sorted(sides.right + sides.wrong) != sorted(position.choices):
        return _spoilt(question, "choices")
    check = Check(question, position, sides)
    faults = list(CHECKS[puzzle.game, puzzle.certificate.how](check))
    return Checked(puzzle.id, question.digest, check.way, check.contest.played, faults)


def _spoilt(question: Question, key: str) -> Checked:
    return Checked(question.puzzle.id, question.digest, "search", 0, [Fault(key, {})])


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


class Check:
    """One puzzle at work; `way` is how far it came."""

    def __init__(self, question: Question, position: Position, sides: Sides) -> None:
        self.puzzle, self.position, self.sides = question.puzzle, position, sides
        self.positions = question.positions
        seed = Random(f"{question.seed} {question.puzzle.id}").getrandbits(30)
        self.contest = Contest(position, seed, question.games)
        self._played_out = Contest(position, seed, question.games, WINNERS)
        self.way: Way = "search"

    def fault(self, key: str, choice: Choice) -> Fault:
        return Fault(key, {"moves": " ".join(self.position.written(choice))})

    def by_games(self) -> Iterator[Fault]:
        """The best choice wins more often than every wrong one, and none that is right clearly less often."""
        self.way = "games"
        best, *others = self.sides.right
        for choice in others:
            if self.contest.gain(best, choice).least > CLEARLY:
                yield self.fault("wrong", choice)
        yield from self.not_worse(self.sides.wrong)

    def not_worse(self, choices: Sequence[Choice]) -> Iterator[Fault]:
        """Wrong choices that do as well as the best in games, or nearly, are faults."""
        for choice in choices:
            gain = self.contest.gain(self.sides.right[0], choice)
            if gain.least <= 0.0:
                yield self.fault("refused" if gain.most < 0.0 else "unsettled", choice)

    def by_winning(self) -> Iterator[Fault]:
        """Of tiles. What is right wins at once, or in two moves, by plain search; where that is too much, or
        it takes longer, it wins all games. What is wrong, and wins in two moves, would win all games, since
        everybody takes a win; what does is searched."""
        best = self.puzzle.decision.options[0]
        if not (best.exact and best.value == 1.0):
            yield from self.by_guarding()
            return
        for choice in self.sides.right:
            if not self._wins(choice, 1) and not self._wins(choice, 2):
                self.way = "games"
                if not _always_wins(self._played_out, choice):
                    yield self.fault("wrong", choice)
        for choice in self.sides.wrong:
            if _always_wins(self.contest, choice) and self._wins(choice, 2) is not False:
                yield self.fault("refused", choice)

    def _wins(self, choice: Choice, moves: int) -> bool | None:
        """None where a plain search is too much."""
        search = PlainSearch(self.position.game, self.positions)
        try:
            return search.wins_by(self.position.state, choice[0], moves)
        except TooMuch:
            return None

    def by_guarding(self) -> Iterator[Fault]:
        """Of tiles, where all choices but one are proved lost: that one does not lose at once, and wins more
        often than each of the others."""
        search = PlainSearch(self.position.game)
        if search.chance_to_win_next(self.position.after(self.sides.right[0])) > 0:
            yield self.fault("wrong", self.sides.right[0])
        yield from self.by_games()

    def by_the_rules(self) -> Iterator[Fault]:
        """Of the last cards: each choice by a plain search to the end. Where that takes too long, games say
        at least that no wrong choice does better; that it does as badly says nothing."""
        search, position = PlainSearch(self.position.game, self.positions), self.position
        try:
            value = {one: search.values(position.after(one))[position.seat] for one in position.choices}
        except TooMuch:
            yield from self._by_half()
            return
        best = max(value.values())
        for choice in self.sides.right:
            if value[choice] < best - SAME:
                yield self.fault("wrong", choice)
        for choice in self.sides.wrong:
            if value[choice] >= best - SAME:
                yield self.fault("refused", choice)

    def _by_half(self) -> Iterator[Fault]:
        self.way = "half"
        for choice in self.sides.wrong:
            if self.contest.gain(self.sides.right[0], choice).most < 0.0:
                yield self.fault("refused", choice)


ALWAYS: Final = 10, 30  # games, in which what wins by force never fails


def _always_wins(contest: Contest, choice: Choice) -> bool:
    return all(min(contest.first(choice, games)) == 1.0 for games in ALWAYS)


CHECKS: Final[dict[tuple[str, How], Callable[[Check], Iterator[Fault]]]] = {
    ("tiles", "search"): Check.by_winning,
    ("tiles", "playouts"): Check.by_games,
    ("cards", "solver"): Check.by_the_rules,
    ("cards", "playouts"): Check.by_games,
}


def written_checked(checked: Checked) -> str:
    return msgspec.json.encode(checked).decode() + "\n"


def read_checked(kept: Path) -> dict[str, Checked]:
    """By how it was asked. A last line that was cut off goes, and is asked again."""
    text = kept.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    found = [msgspec.json.decode(line, type=Checked) for line in whole.splitlines()]
    if whole != text:
        kept.write_text(whole, "utf-8")
    return {one.asked: one for one in found}
