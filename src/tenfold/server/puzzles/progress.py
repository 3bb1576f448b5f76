"""How a run stands: what its answers come to, and when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

from tenfold.server.storage.puzzles import AnswerRow, Best, RunRow
from tenfold.wire.choices import GameName
from tenfold.wire.puzzles import PuzzleRun, RunKind

LIVES: Final[dict[RunKind, int]] = {"streak": 1, "sprint": 3}  # mistakes that end a run
SPRINT: Final = 3 * 60_000  # milliseconds from when the first puzzle is shown

Over: TypeAlias = Literal["lives", "time", "done"]


class Progress(NamedTuple):
    row: RunRow
    answers: Sequence[AnswerRow]  # in order
    is_cut_off: bool = False  # its next puzzle is in the package no more

    @property
    def had(self) -> list[str]:
        return [answer.puzzle for answer in self.answers]

    @property
    def solved(self) -> int:
        return sum(answer.solved for answer in self.answers)

    @property
    def missed(self) -> int:
        return len(self.answers) - self.solved

    @property
    def lives(self) -> int | None:
        return LIVES[self.row.kind] - self.missed if self.row.kind in LIVES else None

    @property
    def puzzle(self) -> str | None:
        """The one that comes now, if the run goes on."""
        return None if self.is_cut_off else self.chosen

    @property
    def chosen(self) -> str | None:
        """What was to come now when it was chosen."""
        return self.answers[-1].next if self.answers else self.row.puzzle

    @property
    def ends(self) -> int | None:
        is_begun = self.row.kind == "sprint" and self.row.shown is not None
        return (self.row.shown or 0) + SPRINT if is_begun else None

    def over(self, now: int) -> Over | None:
        """Why there is nothing more to answer."""
        if self.lives == 0:
            return "lives"
        if self.ends is not None and now >= self.ends:
            return "time"
        return "done" if self.puzzle is None else None

    def dice(self) -> Random:
        """For what comes after so many answers."""
        return Random(f"{self.row.seed} {len(self.answers)}")

    def told(self, now: int, best: Sequence[Best]) -> PuzzleRun:
        over, row = self.over(now), self.row
        left = None if row.kind != "sprint" else max((self.ends or now + SPRINT) - now, 0)
        return PuzzleRun(
            id=row.id,
            kind=row.kind,
            game=row.game,
            theme=row.theme,
            started=row.made if row.shown is None else row.shown,
            ends=self.ends,
            left=left,
            lives=self.lives,
            solved=self.solved,
            missed=self.missed,
            puzzle=None if over else self.puzzle,
            best=max(self.solved, most_solved(best, row.kind, row.game)),
            over=over,
        )


def most_solved(best: Sequence[Best], kind: RunKind, game: GameName) -> int:
    return max((one.solved for one in best if (one.kind, one.game) == (kind, game)), default=0)
