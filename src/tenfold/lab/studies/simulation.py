"""Many games between the same bots, summed up as they are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tenfold.lab.play.job import Job, is_compiled, play_game, record_of
from tenfold.lab.play.worker_pool import Pool
from tenfold.lab.statistics.summary import Summary

COMPILED_GAMES_AT_A_TIME: Final = 32  # some hundredths of a second of a worker


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a job, one after the other."""

    job: Job
    first: int
    count: int


@dataclass(slots=True)
class PlayedChunk:
    """What a chunk has come to; the records as lines, if they are wanted."""

    summary: Summary
    lines: list[str]


def simulate(job: Job, games: int, pool: Pool) -> Iterator[PlayedChunk]:
    """Plays a job's games and gives them chunk by chunk, in order."""
    # A bot of somebody's own may take its time, so that its games are handed out one by one.
    size = COMPILED_GAMES_AT_A_TIME if is_compiled(job.game, job.bots) else 1
    chunks = (Chunk(job, first, min(size, games - first)) for first in range(0, games, size))
    return pool.stream(play_chunk, chunks)


def play_chunk(chunk: Chunk) -> PlayedChunk:
    job, done = chunk.job, PlayedChunk(Summary(), [])
    for number in range(chunk.first, chunk.first + chunk.count):
        played = play_game(job, f"tenfold-simulate/1 {job.seed} {number}")
        done.summary.add(played, job.bots)
        if job.keeps_records:
            done.lines.append(record_of(played, job.bots).to_line())
    return done
