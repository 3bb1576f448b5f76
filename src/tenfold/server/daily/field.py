"""What all games of a deal come to: counted at once for everybody, and kept."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Final, NamedTuple

import msgspec

from tenfold.judging.digits import share_told
from tenfold.server.storage.daily import DailyGameRow
from tenfold.wire.choices import GameName
from tenfold.wire.daily import DailyBar, DailyChoice, DailyField, HardDecision

from .game_results import (
    BROKEN_OFF,
    counts_for_others,
    house_results,
    is_placed,
    measured_result,
    rank_of,
)
from .judged import (
    DecisionHead,
    JudgedDecision,
    JudgedHeads,
    judged_decision,
    mean_accuracy,
    mean_lost,
    read_heads,
    unread_decisions,
)
from .shared_moves import FEWEST, Forks, key_of, shared_positions

MOST_HARD: Final = 5  # decisions that many got wrong, in one list


class CountedField(msgspec.Struct):
    """With what it takes to find somebody's place in it."""

    field: DailyField
    ranks: list[float]  # of those among whom places are counted
    losses: list[float]  # by their decisions, as far as they are reviewed
    forks: Forks
    hard: list[str]  # what tells the hard decisions again, in their order


class _Player(NamedTuple):
    row: DailyGameRow
    moves: list[str]
    judged: JudgedHeads | None


class _Hard(NamedTuple):
    """In the order in which they are told."""

    fewer_wrong: int
    less_lost: float
    number: int
    before: list[str]  # all moves
    people: list[int]  # who came there, by their place in the list of games


def count_field(game: GameName, rows: Sequence[DailyGameRow], at: int, *, is_final: bool) -> CountedField:
    players = [_player(row) for row in rows if counts_for_others(row)]
    placed = [one for one in players if is_placed(one.row)]
    judged = [one.judged for one in players if one.judged]
    forks, hard = _look_along([player for player in players if player.moves])
    field = DailyField(
        people=len(players),
        placed=len(placed),
        shares=sum(one.row.share or 0.0 for one in players),
        bars=_bars(one.row for one in players),
        reviewed=len(judged),
        mean_lost=mean_lost(judged),
        mean_accuracy=mean_accuracy(judged),
        house=house_results(game, rows),
        hardest=[decision for _, decision in hard],
        at=at,
        final=is_final,
    )
    ranks = [rank_of(one.row) for one in placed]
    losses = [one.judged.lost for one in placed if one.judged]
    return CountedField(field, ranks, losses, forks, [key for key, _ in hard])


def _player(row: DailyGameRow) -> _Player:
    return _Player(row, (row.moves or "").split(), read_heads(row.judged) if row.judged else None)


def _bars(rows: Iterable[DailyGameRow]) -> list[DailyBar]:
    """The best first, and games that were broken off last."""
    people = Counter(measured_result(row) for row in rows)
    order = sorted(people, key=lambda result: BROKEN_OFF if result is None else result, reverse=True)
    return [DailyBar(result, people[result]) for result in order]


def _look_along(players: Sequence[_Player]) -> tuple[Forks, list[tuple[str, HardDecision]]]:
    """Where people part, and the decisions that most of them got wrong, the worst first."""
    forks: Forks = {}
    hard: list[_Hard] = []
    decisions = [_by_number(one.judged) for one in players]
    numbers = {number for some in decisions for number in some}
    for position in shared_positions([one.moves for one in players]):
        number, before = position.depth + 1, players[position.people[0]].moves[: position.depth]
        if len(position.choices) > 1:
            forks[key_of(before)] = position.choices
        if number in numbers:
            known = [head for one in position.people if (head := decisions[one].get(number))]
            wrong = sum([head.is_wrong for head in known])
            if wrong and len(known) >= FEWEST:
                lost = sum([head.error for head in known])
                hard.append(_Hard(-wrong, -lost, number, before, position.people))
    worst = sorted(hard, key=lambda one: one[:4])[:MOST_HARD]
    reader = _Reader(players, decisions)
    return forks, [(key_of(one.before), _hard_decision(reader.read(one))) for one in worst]


class _Reader:
    """Reads whole decisions of those few that are told."""

    def __init__(self, players: Sequence[_Player], decisions: Sequence[Mapping[int, DecisionHead]]) -> None:
        self._players = players
        self._decisions = decisions
        self._unread: dict[int, list[msgspec.Raw]] = {}

    def read(self, hard: _Hard) -> list[JudgedDecision]:
        reviewed = [one for one in hard.people if hard.number in self._decisions[one]]
        return [self._read(one, hard.number) for one in reviewed]

    def _read(self, person: int, number: int) -> JudgedDecision:
        row, _, judged = self._players[person]
        assert row.judged
        assert judged
        if person not in self._unread:
            self._unread[person] = unread_decisions(row.judged)
        place = bisect_left(judged.decisions, number, key=attrgetter("number"))
        return judged_decision(self._unread[person][place])


def _by_number(judged: JudgedHeads | None) -> dict[int, DecisionHead]:
    return {one.number: one for one in judged.decisions} if judged else {}


def _hard_decision(known: Sequence[JudgedDecision]) -> HardDecision:
    """A payment may be chosen in several pieces: they are one choice."""
    errors: defaultdict[tuple[str, ...], list[float]] = defaultdict(list)
    for one in known:
        errors[tuple(one.made)].append(one.error)
    choices = [
        DailyChoice(list(made), len(some), share_told(sum(some) / len(some))) for made, some in errors.items()
    ]
    best = Counter(tuple(one.best) for one in known)
    return HardDecision(
        number=known[0].number,
        kind=known[0].kind,
        people=len(known),
        wrong=sum(one.is_wrong for one in known),
        lost=share_told(sum(one.error for one in known)),
        best=list(min(best.items(), key=lambda one: (-one[1], one[0]))[0]),
        choices=sorted(choices, key=lambda one: (-one.people, one.moves)),
    )
