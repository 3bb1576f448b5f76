"""Many games reviewed side by side."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tenfold.analysis.evaluator import Level
from tenfold.analysis.findings import Review
from tenfold.analysis.walk import Progress, quietly, review
from tenfold.lab.play.worker_pool import Pool
from tenfold.protocol.errors import TenfoldError
from tenfold.records.record import Record


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """A record of a file, and how hard to look at it."""

    number: int  # of the game in its file, from 1
    line: int
    record: Record
    level: Level


@dataclass(frozen=True, slots=True)
class Reviewed:
    task: ReviewTask
    found: Review | None  # or None, and then
    fault: TenfoldError | None = None  # what is wrong with the record, or went wrong here


class ReviewBroke(TenfoldError):
    """A game that nothing is wrong with, but that cannot be reviewed; the others can."""


def review_all(tasks: Iterable[ReviewTask], pool: Pool) -> Iterator[Reviewed]:
    """Reviews records and gives what was found, in order."""
    return pool.stream(review_one, tasks)


def review_one(task: ReviewTask, progress: Progress = quietly) -> Reviewed:
    """Reviews a record here; whoever waits for it is told of every move."""
    record = task.record
    try:
        return Reviewed(task, review(record, task.level, progress))
    except TenfoldError as error:
        return Reviewed(task, None, error)
    except Exception as error:
        return Reviewed(task, None, ReviewBroke("review.broke", number=task.number, problem=_told(error)))


def _told(error: Exception) -> str:
    """What went wrong and where, in a line: enough to find it."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
