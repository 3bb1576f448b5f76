"""What a tournament has come to so far."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean

from tenfold.lab.statistics.bot_ratings import Rating, RatingModel
from tenfold.lab.statistics.faults import Faults
from tenfold.lab.statistics.moments import Moments
from tenfold.lab.statistics.verdicts import Verdicts

from .tournament import Contest, Outcome, seats_of


class Standings:
    """Takes group after group of games; everything is by the number of a bot."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        bots = range(len(contest.bots))
        self._tables = {table: number for number, table in enumerate(contest.tables())}
        seed = int.from_bytes(hashlib.sha256(f"{contest.seed} bootstrap".encode()).digest()[:8], "big")
        self._model = RatingModel([seats_of(table, len(bots)) for table in self._tables], seed)
        self.verdicts = Verdicts(len(bots))
        self.victories = [Moments() for _ in bots]  # a seat, one number a group
        self.points = [Moments() for _ in bots]
        self.places = [Moments() for _ in range(contest.seats)]  # victories by turn order
        self.ahead = {pair: Moments() for pair in combinations(bots, 2)}
        self.faults = Faults()

    def add(self, group: Sequence[Outcome]) -> None:
        self.games += len(group)
        wins = [0.0] * len(self.contest.bots)
        for outcome in group:
            for seat, bot in enumerate(outcome.lineup):
                wins[bot] += outcome.shares[seat]
            self._add_game(outcome)
        table = tuple(sorted(group[0].lineup))
        self._model.add(self._tables[table], wins, len(group))
        present = sorted(set(table))
        mean = {bot: wins[bot] / (len(group) * table.count(bot)) for bot in present}
        for bot in present:
            self.victories[bot].add(mean[bot])
        for one, other in combinations(present, 2):
            self.verdicts.watch(one, other, mean[one] - mean[other])

    def ratings(self) -> list[Rating]:
        return self._model.ratings()

    def order(self) -> list[int]:
        """The bots from the best to the last."""
        ratings = self.ratings()
        return sorted(range(len(ratings)), key=lambda bot: -ratings[bot].rating)

    def pairs(self) -> Iterator[tuple[int, int, Moments]]:
        """How often one is ahead of another, both ways round."""
        for (one, other), moments in self.ahead.items():
            yield one, other, moments
            count, total = moments.count, moments.total
            # A half stays a half, so the squares turn round like (1 - x)².
            yield other, one, Moments(count, count - total, count - 2 * total + moments.squares)

    def _add_game(self, outcome: Outcome) -> None:
        scores = outcome.scores or [0] * len(outcome.lineup)
        for seat, bot in enumerate(outcome.lineup):
            self.places[(seat - outcome.start) % len(outcome.lineup)].add(outcome.shares[seat])
            if outcome.scores:
                self.points[bot].add(scores[seat])
        if outcome.fault:
            self.faults.add(self.contest.bots[outcome.lineup[outcome.fault.seat]], outcome.fault)
        for one, other in combinations(sorted(set(outcome.lineup)), 2):
            self.ahead[one, other].add(_ahead(outcome, scores, one, other))


def _ahead(outcome: Outcome, scores: Sequence[int], one: int, other: int) -> float:
    """How often a seat of the one is ahead of a seat of the other: by victory, then by points."""
    seats = range(len(outcome.lineup))
    standing = [(outcome.shares[seat], scores[seat]) for seat in seats]
    return fmean(
        0.5 if standing[a] == standing[b] else float(standing[a] > standing[b])
        for a in seats
        for b in seats
        if outcome.lineup[a] == one and outcome.lineup[b] == other
    )
