"""What many games came to, kept in a few numbers however many they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tenfold.records.record import Record


@dataclass(slots=True)
class Summary:
    games: int = 0
    moves: int = 0
    victories: Counter[int] = field(default_factory=Counter)  # by seat; a shared one counts for each
    draws: int = 0
    points: Counter[int] = field(default_factory=Counter)  # by seat, added up
    endings: Counter[str] = field(default_factory=Counter)  # of tile games

    def add(self, record: Record) -> None:
        assert record.result
        self.games += 1
        self.moves += len(record.moves)
        self.victories.update(record.result["winners"])
        self.draws += not record.result["winners"]
        if "reason" in record.result:
            self.endings[record.result["reason"]] += 1
        for seat, points in enumerate(record.result.get("scores", [])):
            self.points[seat] += points

    def lines(self) -> Iterator[str]:
        """The summary as a small table."""
        if not self.games:
            yield "no games"
            return
        yield f"{self.games} games, {self.moves / self.games:.1f} moves each on average"
        for seat in sorted(set(self.points) | set(self.victories)):
            told = f"seat {seat}: {self.victories[seat] / self.games:6.1%} victories"
            yield told + (f", {self.points[seat] / self.games:5.2f} points" if self.points else "")
        for ending, count in sorted(self.endings.items()):
            yield f"ended by {ending}: {count / self.games:.1%}"
