"""A sprint's time goes by the server's clock, and what comes next by the run's seed alone."""

from __future__ import annotations

from random import Random

import pytest

from tenfold.protocol.errors import TenfoldError
from tenfold.puzzles.puzzle import Puzzle, find_puzzle, is_solution, puzzles_of
from tenfold.server.puzzles.next_puzzle import NEAR, RUNGS, Candidate, of_day, of_rung, of_strength
from tenfold.server.puzzles.progress import SPRINT
from tenfold.server.puzzles.puzzles import Puzzles
from tenfold.server.records.puzzle_boards import PuzzleBoards
from tenfold.server.storage.database import Database
from tenfold.server.storage.people import PersonRow, PersonStore
from tenfold.server.storage.puzzles import RunRow
from tenfold.wire.puzzles import PuzzleAnswer, PuzzleJudgement, PuzzleRun, PuzzleStart

ANA = "ana"
DAY = 86_400_000


class Clock:
    def __init__(self) -> None:
        self.at = 20_000 * DAY

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def puzzles(database: Database, clock: Clock) -> Puzzles:
    await PersonStore(database).insert(PersonRow(ANA, "Ana", "en", created=0, seen=0))
    return Puzzles(database, clock, PuzzleBoards())


def found(puzzle_id: str | None) -> Puzzle:
    puzzle = find_puzzle(puzzle_id or "")
    assert puzzle
    return puzzle


async def answer(puzzles: Puzzles, run: PuzzleRun, *, rightly: bool) -> PuzzleJudgement:
    puzzle = found(run.puzzle)
    moves = next(one.moves for one in puzzle.decision.options if is_solution(puzzle, one) == rightly)
    return await puzzles.answer(ANA, puzzle.id, PuzzleAnswer(0, moves, run.id))


async def go_on(puzzles: Puzzles, run: PuzzleRun, *, rightly: bool) -> PuzzleRun:
    after = (await answer(puzzles, run, rightly=rightly)).run
    assert after
    return after


@pytest.mark.anyio
async def test_a_sprint_lasts_three_minutes_from_its_first_puzzle(puzzles: Puzzles, clock: Clock) -> None:
    run = await puzzles.runs.start(ANA, PuzzleStart("sprint", "tiles"))
    assert (run.lives, run.left, run.ends) == (3, SPRINT, None)
    clock.at += 10 * SPRINT  # nothing was shown yet
    shown = (await puzzles.position(ANA, run.puzzle or "", run.id)).run
    assert shown
    assert (shown.started, shown.ends, shown.left) == (clock.at, clock.at + SPRINT, SPRINT)
    clock.at += SPRINT - 1
    assert (await puzzles.position(ANA, run.puzzle or "", run.id)).run == await puzzles.runs.told(
        await puzzles.runs.find(ANA, run.id)
    )
    first = await answer(puzzles, shown, rightly=True)
    assert first.run
    assert (first.run.solved, first.run.left, first.run.over) == (1, 1, None)
    clock.at += 1
    with pytest.raises(TenfoldError) as refused:
        await answer(puzzles, first.run, rightly=True)
    assert (refused.value.key, refused.value.details) == ("puzzles.run_over", {"why": "time"})
    again = await answer(puzzles, shown, rightly=True)  # was in time when it first came
    assert again.run
    assert (again.right, again.counted, again.run.over, again.run.solved) == (True, True, "time", 1)
    assert (await puzzles.overview.look(ANA)).runs == []


@pytest.mark.anyio
async def test_a_sprint_ends_with_its_third_mistake(puzzles: Puzzles, clock: Clock) -> None:
    run = await puzzles.runs.start(ANA, PuzzleStart("sprint", "cards"))
    ratings = []
    for rightly in (True, False, True, False, False):
        assert run.over is None
        clock.at += 1_000
        ratings.append(found(run.puzzle).rating)
        run = await go_on(puzzles, run, rightly=rightly)
    assert (run.over, run.lives, run.solved, run.missed, run.puzzle) == ("lives", 0, 2, 3, None)
    assert ratings == sorted(ratings)


@pytest.mark.anyio
async def test_a_missed_puzzle_is_due_again_after_growing_intervals(puzzles: Puzzles, clock: Clock) -> None:
    run = await puzzles.runs.start(ANA, PuzzleStart("day", "tiles"))
    missed = found(run.puzzle).id
    await answer(puzzles, run, rightly=False)
    intervals = []
    for _ in range(3):
        judged = await puzzles.answer(ANA, missed, PuzzleAnswer(0, found(missed).decision.options[0].moves))
        assert judged.exercise
        intervals.append(judged.exercise.due - clock.at)
        assert await puzzles.runs.due(ANA, "tiles") == []
        clock.at = judged.exercise.due
        assert await puzzles.runs.due(ANA, "tiles") == [missed]
        again = await puzzles.runs.start(ANA, PuzzleStart("missed", "tiles"))
        assert again.puzzle == missed
        assert (await go_on(puzzles, again, rightly=True)).over == "done"
    assert intervals == [600_000, DAY, 3 * DAY]


@pytest.mark.anyio
async def test_every_day_has_a_run_of_its_own(puzzles: Puzzles, clock: Clock) -> None:
    runs = []
    for _ in range(2):
        runs.append(await puzzles.runs.start(ANA, PuzzleStart("day", "cards")))
        clock.at += DAY - 1
        assert await puzzles.runs.start(ANA, PuzzleStart("day", "cards")) == runs[-1]
        clock.at += 1
    assert runs[0].puzzle != runs[1].puzzle
    late = await go_on(puzzles, runs[1], rightly=True)  # the page was open at midnight
    assert late.solved == 1
    told = {one.game: one.day for one in (await puzzles.overview.look(ANA)).games}
    assert (told["cards"].day, told["cards"].solved) == (20_002, None)


@pytest.mark.anyio
async def test_a_run_whose_next_puzzle_is_gone_ends_well(puzzles: Puzzles, clock: Clock) -> None:
    row = RunRow("a" * 16, ANA, "streak", "cards", None, None, 7, clock.at, None, "c00000000")
    await puzzles.store.insert_run(row)
    run = await puzzles.runs.told(await puzzles.runs.find(ANA, row.id))
    assert (run.over, run.puzzle) == ("done", None)
    assert (await puzzles.runs.start(ANA, PuzzleStart("streak", "cards"))).id != row.id


def test_what_is_new_and_near_comes_first() -> None:
    candidates = [Candidate(f"c{at}", 1000.0 + at, is_seen=at < 30) for at in range(60)]
    drawn = {of_strength(candidates, 1000.0, Random(seed)) for seed in range(200)}
    assert drawn == {f"c{at}" for at in range(30, 30 + NEAR)}
    seen = [one for one in candidates if one.is_seen]
    assert of_strength(seen, 1000.0, Random(1)) == of_strength(seen, 1000.0, Random(1)) is not None
    assert of_strength([], 1000.0, Random(1)) is None


@pytest.mark.parametrize("count", [1, 7, 39, 100, 400])
def test_a_ladder_gets_harder_to_its_top_and_leaves_nothing_out(count: int) -> None:
    candidates = [Candidate(f"c{at}", 1000.0 + at, is_seen=at % 3 == 0) for at in range(count)]
    had = list[str]()
    while (one := of_rung(candidates, had, len(had), Random(len(had)))) is not None:
        had.append(one)
    places = [int(one[1:]) for one in had]
    assert sorted(places) == list(range(count))
    assert places[: min(count, RUNGS)] == sorted(places[: min(count, RUNGS)])


def test_the_puzzles_of_the_days_are_all_different() -> None:
    ids = [one.id for one in puzzles_of("cards")]
    assert ids == sorted(ids)
    assert len({of_day(ids, 20_000 + day) for day in range(len(ids))}) == len(ids)
