"""What the reviews of many games come to, by player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tenfold.analysis.findings import Review

from .moments import Moments


@dataclass(slots=True)
class PlayerSummary:
    """One player's games, in whichever seats; means are over games, but for the error of a decision."""

    result: Moments = field(default_factory=Moments)
    luck: Moments = field(default_factory=Moments)
    adjusted: Moments = field(default_factory=Moments)
    errors: Moments = field(default_factory=Moments)
    given: Moments = field(default_factory=Moments)
    error: Moments = field(default_factory=Moments)  # of each decision that counts
    by_kind: dict[str, Moments] = field(default_factory=dict)  # the same by kind of decision
    left_out: int = 0
    marks: Counter[str] = field(default_factory=Counter)


@dataclass(slots=True)
class ReviewSummary:
    games: int = 0
    players: dict[str, PlayerSummary] = field(default_factory=dict)

    def add(self, review: Review, names: Sequence[str]) -> None:
        self.games += 1
        for seat, (name, found) in enumerate(zip(names, review.seats, strict=True)):
            player = self.players.setdefault(name, PlayerSummary())
            for figure in ("result", "luck", "adjusted", "errors", "given"):
                getattr(player, figure).add(getattr(found, figure))
            player.left_out += found.left_out
            player.marks.update(found.marks)
            for decision in review.choices:
                if decision.seat == seat and decision.counts:
                    player.error.add(decision.error)
                    player.by_kind.setdefault(decision.kind, Moments()).add(decision.error)
