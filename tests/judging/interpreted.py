"""Studies by the interpreter: with the rules that are compiled, or with an evaluator of a test's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

from tenfold.analysis.evaluator import Choice, Level, Values, shares_of
from tenfold.bots.cards.paying.proposal import best_payment
from tenfold.cards.moves import MOVES
from tenfold.cards.state import MOST_SEATS
from tenfold.cards.state import State as CardState
from tenfold.catalogue import find_game
from tenfold.judging import walk
from tenfold.judging.findings import LEVELS, Comparison, Study, Weighing
from tenfold.judging.judge import Judge
from tenfold.judging.luck import note_outcomes
from tenfold.judging.options import add_option
from tenfold.judging.reasons.cards.counts import CardPaper
from tenfold.judging.reasons.tiles.paper import TilePaper
from tenfold.judging.studies import STUDIES
from tenfold.kernel import Struct, inside
from tenfold.protocol.game import Move
from tenfold.tiles.state import State as TileState

SEED = 1


class InterpretedStudy:
    """The twin of `fast.study.CompiledStudy`."""

    def __init__(self, judge: Judge[Any, Any, Any], one: Any) -> None:
        self.judge, self.one = judge, one
        self._moves: list[Move] = []

    def begin_review(self, start: Any, moves: list[Move], level: Level) -> None:
        self.one.position.take_over(start)
        self._moves = moves
        walk.begin_review(self.judge, self.one, LEVELS.index(level), SEED)

    def begin_decision(self, state: Any, number: int, made: list[Move], level: Level) -> None:
        self.one.position.take_over(state)
        self._moves = made
        walk.begin_decision(self.judge, self.one, LEVELS.index(level), SEED, number, made)

    def go_on(self, work: int) -> int:
        return walk.go_on(self.judge, self.one, self._moves, work)

    def look_at_outcomes(self, state: Any) -> Study:
        """Where chance is to move."""
        self.one.position.take_over(state)
        note_outcomes(self.judge, self.one)
        study: Study = self.one.study
        return study

    def number(self, *way: str) -> Any:
        found = self.one
        for name in way:
            found = getattr(found, name)
        return found

    def numbers(self, *way: str, count: int) -> list[Any]:
        found: list[Any] = self.number(*way)
        return found[:count]


class Candidate(NamedTuple):
    """One of the choices of a decision, looked at more deeply."""

    choice: Choice
    values: Values
    standard_error: float  # of the mover's value less that of the choice made; 0 for the latter
    exact: bool = False  # proven, not estimated


class Evaluator(Protocol):
    """What a test has to bring to judge a game in a way of its own."""

    def values(self, state: Any) -> Values:
        """Of any position."""

    def outcomes(self, state: Any) -> list[Values]:
        """In the order of the game's `chances`."""

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        """The choices that seem worth it, the one made always among them."""


@dataclass(slots=True)
class Nothing(Struct):
    nothing: int = 0


@dataclass(slots=True)
class CardBench(Struct):
    study: Study = inside(Study)
    position: CardState = inside(CardState)
    tried: CardState = inside(CardState)
    desk: Nothing = inside(Nothing)
    paper: CardPaper = inside(CardPaper)


@dataclass(slots=True)
class TileBench(Struct):
    study: Study = inside(Study)
    position: TileState = inside(TileState)
    tried: TileState = inside(TileState)
    desk: Nothing = inside(Nothing)
    paper: TilePaper = inside(TilePaper)


def study_by(game: str, evaluator: Evaluator) -> InterpretedStudy:
    """A study in which somebody else judges."""
    bench = CardBench() if game == "cards" else TileBench()
    return InterpretedStudy(_judge(game, evaluator, bench), bench)


def _judge(game: str, evaluator: Evaluator, bench: CardBench | TileBench) -> Judge[Any, Any, Any]:
    rules = find_game(game)

    def value_of(_: Nothing, state: Any, values: list[float]) -> int:
        found = evaluator.values(state)
        values[: len(found)] = found
        return 1

    def weigh_outcomes(_: Nothing, state: Any, w: Weighing, *given: Any) -> int:
        _moves, _count, values, _work = given
        w.is_done = 1
        for place, found in enumerate(evaluator.outcomes(state)):
            values[place * MOST_SEATS : place * MOST_SEATS + len(found)] = found
        return 1

    def go_on_comparing(_: Nothing, state: Any, c: Comparison, _work: int) -> int:
        ways = zip(c.choices.firsts, c.choices.lengths, strict=True)
        spans = [(first, first + length) for first, length in ways][: c.choices.count]
        choices = [tuple(c.choices.moves[first:last]) for first, last in spans]
        for one in evaluator.compare(state.copy(), choices, c.measure):
            place = add_option(c.found, choices.index(one.choice), one.standard_error, int(one.exact))
            at = place * MOST_SEATS
            c.found.values[at : at + len(one.values)] = one.values
        c.is_done = 1
        return 1

    def propose(_: Nothing, state: Any, out: list[int]) -> int:
        moves = [MOVES[token] for token in best_payment(state)]
        out[: len(moves)] = moves
        return len(moves)

    def share_out(_: Nothing, state: Any, shares: list[float]) -> None:
        result = rules.result(state)
        assert result is not None
        seats = bench.study.seats
        shares[:seats] = shares_of(result, seats)

    return replace(
        STUDIES[game].judge,
        propose=propose,
        share_out=share_out,
        value_of=value_of,
        weigh_outcomes=weigh_outcomes,
        begin_comparing=lambda *_: 1,
        go_on_comparing=go_on_comparing,
        note_leads=lambda *_: 1,
    )
