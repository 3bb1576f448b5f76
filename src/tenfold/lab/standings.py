"""What a tournament has come to so far."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean

from tenfold.protocol.game import Json

from .arena import Contest, Outcome, seats_of
from .deciding import Verdicts
from .moments import Moments
from .ratings import Rating, Standings
from .summary import Fault
from .table import Table


class Tournament:
    """Takes group after group of games; everything is by the number of a bot."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        bots = range(len(contest.bots))
        self._tables = {table: number for number, table in enumerate(contest.tables())}
        seed = int.from_bytes(hashlib.sha256(f"{contest.seed} bootstrap".encode()).digest()[:8], "big")
        self._standings = Standings([seats_of(table, len(bots)) for table in self._tables], seed)
        self.verdicts = Verdicts(len(bots))
        self.victories = [Moments() for _ in bots]  # a seat, one number a group
        self.points = [Moments() for _ in bots]
        self.places = [Moments() for _ in range(contest.seats)]  # victories by turn order
        self.ahead = {pair: Moments() for pair in combinations(bots, 2)}
        self.faults: dict[str, Fault] = {}

    def add(self, group: Sequence[Outcome]) -> None:
        self.games += len(group)
        wins = [0.0] * len(self.contest.bots)
        for outcome in group:
            for seat, bot in enumerate(outcome.lineup):
                wins[bot] += outcome.shares[seat]
            self._look_at(outcome)
        table = tuple(sorted(group[0].lineup))
        self._standings.add(self._tables[table], wins, len(group))
        present = sorted(set(table))
        mean = {bot: wins[bot] / (len(group) * table.count(bot)) for bot in present}
        for bot in present:
            self.victories[bot].add(mean[bot])
        for one, other in combinations(present, 2):
            self.verdicts.watch(one, other, mean[one] - mean[other])

    def ratings(self) -> list[Rating]:
        return self._standings.ratings()

    def order(self) -> list[int]:
        """The bots from the best to the last."""
        ratings = self.ratings()
        return sorted(range(len(ratings)), key=lambda bot: -ratings[bot].rating)

    def table(self) -> Table:
        has_points = any(moments.count for moments in self.points)
        points = ["points"] if has_points else []
        table = Table(["", "bot", "rating", "95 %", "victories a seat", *points, "better than the next"])
        ratings, order = self.ratings(), self.order()
        for place, bot in enumerate(order):
            rating = ratings[bot]
            cells = [self.victories[bot].share_of_groups().percent()]
            cells += [self.points[bot].estimate().number()] if has_points else []
            span = f"{rating.low:.0f}–{rating.high:.0f}"
            decided = self._decided(order, place)
            table.add(place + 1, self.contest.labels[bot], f"{rating.rating:.0f}", span, *cells, decided)
        return table

    def pairs(self) -> Iterator[tuple[int, int, Moments]]:
        """How often one is ahead of another, both ways round."""
        for (one, other), moments in self.ahead.items():
            yield one, other, moments
            count, total = moments.count, moments.total
            # A half stays a half, so the squares turn round like (1 - x)².
            yield other, one, Moments(count, count - total, count - 2 * total + moments.squares)

    def to_json(self) -> Json:
        bots, ratings, order = self.contest.bots, self.ratings(), self.order()
        return {
            "game": self.contest.game,
            "options": self.contest.options,
            "seed": self.contest.seed,
            "games": self.games,
            "ratings": [
                {
                    "bot": bots[bot],
                    **ratings[bot]._asdict(),
                    "victories": self.victories[bot].share_of_groups()._asdict(),
                    "points": self.points[bot].estimate()._asdict() if self.points[bot].count else None,
                    "better_than": [bots[other] for other in order if self._beats(bot, other)],
                }
                for bot in order
            ],
            "ahead": [
                {"bot": bots[one], "of": bots[other], **moments.share()._asdict()}
                for one, other, moments in self.pairs()
                if moments.count
            ],
            "turn_order": [moments.share()._asdict() for moments in self.places],
            "faults": {name: {"games": f.times, "first": f.sentence} for name, f in self.faults.items()},
        }

    def _look_at(self, outcome: Outcome) -> None:
        scores = outcome.scores or [0] * len(outcome.lineup)
        for seat, bot in enumerate(outcome.lineup):
            self.places[(seat - outcome.start) % len(outcome.lineup)].add(outcome.shares[seat])
            if outcome.scores:
                self.points[bot].add(scores[seat])
        if outcome.faulty is not None:
            name = self.contest.bots[outcome.lineup[outcome.faulty]]
            self.faults.setdefault(name, Fault(0, outcome.problem)).times += 1
        for one, other in combinations(sorted(set(outcome.lineup)), 2):
            self.ahead[one, other].add(_ahead(outcome, scores, one, other))

    def _beats(self, one: int, other: int) -> bool:
        return one != other and self.verdicts.is_better(one, other)

    def _decided(self, order: Sequence[int], place: int) -> str:
        if place + 1 == len(order):
            return ""
        return "yes" if self._beats(order[place], order[place + 1]) else "not decided"


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
