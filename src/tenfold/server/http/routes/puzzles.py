"""Puzzles over HTTP: what there is, runs of them, positions, and the answers."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from starlette.requests import Request

from tenfold.wire.exercises import PracticeTried, PracticeTry
from tenfold.wire.puzzles import (
    MyPuzzles,
    PuzzleAnswer,
    PuzzleJudgement,
    PuzzlePosition,
    PuzzleRun,
    PuzzleStart,
    RunId,
)
from tenfold.wire.shape import PuzzleId

from .endpoint import Endpoints
from .request import services_of
from .visitor import known_person, person_of, somebody

endpoints: Final = Endpoints("puzzles")


@endpoints.get("/api/puzzles", "All puzzles at a glance, and how far you have come with them")
async def show_puzzles(request: Request) -> MyPuzzles:
    """With the puzzle of the day of each game, and the runs that you can go on with."""
    person = await known_person(request)
    return await services_of(request).puzzles.overview.look(person.id if person else None)


@endpoints.post("/api/puzzles/runs", "Begin a run of puzzles")
async def start_run(request: Request, body: PuzzleStart) -> PuzzleRun:
    """Sent again before you have seen its first puzzle, it is the same run; the puzzle of the day is one run
    all day long. A sprint's time begins with its first puzzle, not here."""
    person = await person_of(request)
    return await services_of(request).puzzles.runs.start(person.id, body)


@endpoints.get("/api/puzzles/runs/{run_id}", "How a run of yours stands")
async def show_run(request: Request, run_id: RunId) -> PuzzleRun:
    """In whichever browser you began it."""
    runs, person = services_of(request).puzzles.runs, (await somebody(request)).person
    return await runs.told(await runs.find(person.id, run_id))


@endpoints.get("/api/puzzles/{puzzle_id}", "A puzzle as it is set")
async def show_puzzle(request: Request, puzzle_id: PuzzleId, run: RunId | None = None) -> PuzzlePosition:
    """Whoever asks for the current puzzle of a run names it: a sprint's time begins with the first."""
    person = await known_person(request)
    return await services_of(request).puzzles.position(person.id if person else None, puzzle_id, run)


@endpoints.post("/api/puzzles/{puzzle_id}/try", "What would be legal there", HTTPStatus.OK)
async def try_puzzle(request: Request, puzzle_id: PuzzleId, body: PracticeTry) -> PracticeTried:
    """After some moves; nothing is answered by it."""
    return await services_of(request).puzzles.try_out(puzzle_id, body.moves)


@endpoints.post("/api/puzzles/{puzzle_id}/answers", "Answer a puzzle", HTTPStatus.OK)
async def answer_puzzle(request: Request, puzzle_id: PuzzleId, body: PuzzleAnswer) -> PuzzleJudgement:
    """It is stored when you are answered; sent again, it is judged as before. Only your first answer to a
    puzzle moves ratings. In a run it must be the run's current puzzle, and in time."""
    person = await person_of(request)
    return await services_of(request).puzzles.answer(person.id, puzzle_id, body)
