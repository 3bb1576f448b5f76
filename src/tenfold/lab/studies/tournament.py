"""A tournament: tables of bots, with the seats rotated over the same cards, so that luck cancels."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from tenfold.bots.registry import is_program
from tenfold.lab.play.job import Job, is_compiled, play_game, seats_in
from tenfold.lab.play.match import SECONDS_A_MOVE, BotFault, check_rules
from tenfold.lab.play.worker_pool import Pool
from tenfold.programs.program import short_form
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json
from tenfold.records.dealer import Stream

GROUPS_AT_A_TIME: Final = 8

Lineup = tuple[int, ...]  # by seat: the number of a bot


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what; a group of games depends on this and its number, and on nothing else."""

    game: str
    options: Json
    bots: tuple[str, ...]
    seed: str
    seconds_a_move: float = SECONDS_A_MOVE

    @property
    def seats(self) -> int:
        return seats_in(self.options)

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots as people call them: without folders, where that leaves them apart."""
        short = tuple(short_form(name) if is_program(name) else Path(name).name for name in self.bots)
        return short if len(set(short)) == len(short) else self.bots

    def tables(self) -> list[Lineup]:
        """Every choice of as many bots as there are seats; with fewer bots than seats they sit down again,
        as evenly as can be."""
        bots = range(len(self.bots))
        if len(bots) >= self.seats:
            return list(combinations(bots, self.seats))
        filled = {tuple(sorted((first + seat) % len(bots) for seat in range(self.seats))) for first in bots}
        return sorted(filled)

    def lineups(self, group: int) -> list[Lineup]:
        """The games of a group: a table in some order, rotated until everybody has sat everywhere."""
        tables = self.tables()
        table = list(tables[group % len(tables)])
        order = Stream(hashlib.sha256(f"tenfold-arena/1 {self.seed} {group} seats".encode()).digest())
        table = order.shuffle(table)
        return list(dict.fromkeys(tuple(table[place:] + table[:place]) for place in range(len(table))))


class Outcome(NamedTuple):
    """One game of a tournament."""

    lineup: Lineup
    start: int
    shares: list[float]
    scores: list[int] | None
    fault: BotFault | None  # that ended it


@dataclass(frozen=True, slots=True)
class GroupRange:
    """Some groups of games of a contest, one after the other."""

    contest: Contest
    first: int
    count: int


def check_contest(contest: Contest) -> None:
    """Raises `BadOptions` if there can be no such tournament."""
    check_rules(contest.game, contest.bots)
    if len(set(contest.bots)) < 2 or len(set(contest.bots)) < len(contest.bots):
        raise BadOptions("options.arena_bots")
    if contest.seats < 2:
        raise BadOptions("options.arena_seats")


def play_contest(contest: Contest, games: int, pool: Pool) -> Iterator[list[Outcome]]:
    """Gives group after group, in order, for at most so many games, but one group at least."""
    size = GROUPS_AT_A_TIME if is_compiled(contest.game, contest.bots) else 1
    count = _groups_within(contest, games)
    tasks = (GroupRange(contest, first, min(size, count - first)) for first in range(0, count, size))
    for outcomes in pool.stream(play_groups, tasks):
        yield from outcomes


def _groups_within(contest: Contest, games: int) -> int:
    played = group = 0
    sizes = [len(contest.lineups(table)) for table in range(len(contest.tables()))]
    while played + sizes[group % len(sizes)] <= games:
        played += sizes[group % len(sizes)]
        group += 1
    return max(group, 1)


def play_groups(groups: GroupRange) -> list[list[Outcome]]:
    contest = groups.contest
    return [
        [_play(contest, group, lineup) for lineup in contest.lineups(group)]
        for group in range(groups.first, groups.first + groups.count)
    ]


def _play(contest: Contest, group: int, lineup: Lineup) -> Outcome:
    bots = tuple(contest.bots[bot] for bot in lineup)
    job = Job(contest.game, contest.options, bots, contest.seed, seconds_a_move=contest.seconds_a_move)
    played = play_game(job, f"tenfold-arena/1 {contest.seed} {group}")
    return Outcome(
        lineup,
        int(played.dealer.options.get("start") or 0),
        played.shares(),
        played.result.get("scores") if played.result else None,
        played.fault,
    )


def seats_of(table: Sequence[int], bots: int) -> list[int]:
    """How many seats of a table each bot has."""
    return [list(table).count(bot) for bot in range(bots)]
