"""A puzzle for somebody: the position, what may be tried there, and the answer."""

from __future__ import annotations

from tenfold.analysis.tasks import task_of
from tenfold.protocol.errors import TenfoldError
from tenfold.puzzles.puzzle import Puzzle
from tenfold.server.now import Now
from tenfold.server.records.puzzle_boards import PuzzleBoards
from tenfold.server.reviews.grading import check_whole
from tenfold.server.storage.database import Database
from tenfold.server.storage.exercises import table_of
from tenfold.server.storage.puzzles import PuzzleStore
from tenfold.server.table.trial import Trial
from tenfold.wire.exercises import PracticeTried
from tenfold.wire.puzzles import PuzzleAnswer, PuzzleJudgement, PuzzlePosition

from .known import known_of
from .overview import Overview
from .puzzle_answers import Answers
from .puzzle_runs import Runs


class UnknownPuzzle(TenfoldError):
    """The package has none like that."""


class Puzzles:
    def __init__(self, database: Database, now: Now, boards: PuzzleBoards) -> None:
        self._boards = boards
        self.store = PuzzleStore(database)
        self.runs = Runs(database, now, boards)
        self._answers = Answers(database, now, self.runs)
        self.overview = Overview(self.store, now, self.runs, boards)

    async def position(self, person: str | None, puzzle_id: str, run: str | None) -> PuzzlePosition:
        """A puzzle as it is set; in a run, its current one."""
        puzzle = await self._find(puzzle_id)
        table = table_of(puzzle.id)
        begun = await self.runs.show(person or "", run, puzzle.id) if run else None
        known = await known_of(self.store, None)
        info = await self._boards.info(table)
        return PuzzlePosition(
            id=puzzle.id,
            game=info.game,
            theme=puzzle.theme,
            rating=known.rating_of(puzzle),
            seat=puzzle.seat,
            task=task_of(puzzle.decision.kind),
            table=info,
            step=await self._boards.step(table, len(puzzle.moves)),
            asked=len(await self.store.of_puzzle(person, puzzle.id)) if person else 0,
            run=begun,
        )

    async def try_out(self, puzzle_id: str, moves: list[str]) -> PracticeTried:
        """What would be legal after these moves. Whoever is asked how to pay is not told."""
        puzzle = await self._find(puzzle_id)
        trial = await self._trial(puzzle, moves)
        is_told = puzzle.decision.kind != "paying"
        return PracticeTried(**trial._replace(proposal=trial.proposal if is_told else None)._asdict())

    async def answer(self, person: str, puzzle_id: str, answer: PuzzleAnswer) -> PuzzleJudgement:
        puzzle = await self._find(puzzle_id)
        check_whole(puzzle.decision, await self._trial(puzzle, answer.moves))
        return await self._answers.answer(person, puzzle, answer)

    async def _trial(self, puzzle: Puzzle, moves: list[str]) -> Trial:
        return await self._boards.trial(table_of(puzzle.id), len(puzzle.moves), moves)

    async def _find(self, puzzle_id: str) -> Puzzle:
        puzzle = await self._boards.find(puzzle_id)
        if puzzle is None:
            raise UnknownPuzzle("puzzles.unknown")
        return puzzle
