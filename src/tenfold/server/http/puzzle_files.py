"""The package's puzzles as files beside the client's, for browsers that ask no server: an index, and one file
a puzzle. The client fetches those that it needs, one by one."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from tenfold.puzzles.puzzle import THEMES, find_puzzle, puzzles_of

PUZZLES: Final = "puzzles"  # the folder
INDEX: Final = f"{PUZZLES}/index.json"


def puzzle_file(name: str) -> bytes | None:
    """A file by its path; None if there is none."""
    if name == INDEX:
        return _index()
    puzzle = find_puzzle(name.removeprefix(f"{PUZZLES}/").removesuffix(".json"))
    return msgspec.json.encode(puzzle) if puzzle else None


def puzzle_files() -> dict[str, bytes]:
    """All of them, by path."""
    puzzles = [puzzle for game in THEMES for puzzle in puzzles_of(game)]
    files = {f"{PUZZLES}/{puzzle.id}.json": msgspec.json.encode(puzzle) for puzzle in puzzles}
    return {INDEX: _index(), **files}


@cache
def _index() -> bytes:
    """By game, in the order of ids: id, theme and rating of each."""
    return msgspec.json.encode(
        {game: [[one.id, one.theme, one.rating] for one in puzzles_of(game)] for game in THEMES}
    )
