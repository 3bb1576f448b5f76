"""The puzzles of the package as games that one can look at: each has a table of its own that nobody made."""

from __future__ import annotations

from typing import cast

from tenfold.bots.registry import HOUSE
from tenfold.cards.edition import editions as card_editions
from tenfold.catalogue import find_game
from tenfold.puzzles.puzzle import Puzzle, find_puzzle, puzzles_of
from tenfold.server.live.live_table import UnknownTable
from tenfold.server.slow_work import in_thread
from tenfold.server.storage.exercises import puzzle_at, table_of
from tenfold.server.table.trial import Trial
from tenfold.wire.choices import GameName
from tenfold.wire.records import Step
from tenfold.wire.table import Agreement, Seat
from tenfold.wire.table import Table as TableInfo

from .replay_cache import ReplayedGame, Replays


class PuzzleBoards:
    """The package, and for its puzzles what `Archive` answers for games."""

    def __init__(self) -> None:
        self._replays = Replays()
        self._is_read = False

    async def find(self, puzzle_id: str) -> Puzzle | None:
        await self._read()
        return find_puzzle(puzzle_id)

    async def all_of(self, game: str) -> tuple[Puzzle, ...]:
        """By id."""
        await self._read()
        return puzzles_of(game)

    async def step(self, table_id: str, number: int) -> Step:
        """The position after so many moves."""
        puzzle = await self._at(table_id)
        return await in_thread(self._replays.step, _game_of(puzzle), number)

    async def info(self, table_id: str) -> TableInfo:
        """Opponents of the house sit around whoever is to decide."""
        puzzle = await self._at(table_id)
        game = cast(GameName, puzzle.game)
        seats = [Seat("person")]
        others = reversed(HOUSE[game].opponents)
        for seat in range(puzzle.options.get("seats", 2)):
            if seat != puzzle.seat:
                seats.insert(seat, Seat("bot", bot=next(others)))
        if puzzle.options.get("seats") == 1:
            edition = card_editions()[str(puzzle.options["edition"])]
            seats.append(Seat("opponent", name=edition.solo.opponent))
        return TableInfo(
            id=table_id,
            game=game,
            options=puzzle.options,
            agreement=Agreement(),
            seats=seats,
            owner=puzzle.seat,
            status="playing",
            created=0,
            commitment="",
            practice=True,
        )

    async def trial(self, table_id: str, number: int, moves: list[str]) -> Trial:
        """What would be legal after so many moves and these."""
        puzzle = await self._at(table_id)
        return await in_thread(self._replays.trial, _game_of(puzzle), number, moves)

    async def _at(self, table_id: str) -> Puzzle:
        puzzle = await self.find(puzzle_at(table_id) or "")
        if puzzle is None:
            raise UnknownTable("table.unknown")
        return puzzle

    async def _read(self) -> None:
        """When it is first asked for, which takes a moment."""
        if not self._is_read:
            await in_thread(find_puzzle, "")
            self._is_read = True


def _game_of(puzzle: Puzzle) -> ReplayedGame:
    return ReplayedGame(table_of(puzzle.id), find_game(puzzle.game), puzzle.options, puzzle.moves)
