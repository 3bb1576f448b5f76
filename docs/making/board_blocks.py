"""What a block `board` in a page says.

    ```board
    record: docs/boards/evening.jsonl
    move: 54
    caption: Ben has a total of 7. One more card?
    ```

`move` is counted as in the browser, and without it the position is the last. Instead of a record, `puzzle`
names one of those that come with the package. `seat`, counted from 0, is the reader's, usually whose turn it
is; `edition` plays the same moves by the rules of another one, and `language` is that of the picture and of
the words beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tenfold.i18n.catalogs import DEFAULT_LANGUAGE, languages
from tenfold.puzzles.puzzle import find_puzzle
from tenfold.records.record import Record

from .repository import ROOT

KEYS: Final = ("record", "puzzle", "move", "seat", "edition", "language", "caption")


class Block(NamedTuple):
    name: str  # of the record, as its pictures are called
    record: Record
    move: int | None
    seat: int | None
    caption: str
    language: str


def read_block(text: str) -> Block:
    """What lies between the fences; a `ValueError` says what is wrong with it."""
    said = dict(_lines(text))
    if ("record" in said) == ("puzzle" in said):
        raise ValueError("a board has either a `record` or a `puzzle`.")
    if "caption" not in said:
        raise ValueError("the board has no `caption`.")
    language = said.get("language", DEFAULT_LANGUAGE)
    if language not in languages():
        raise ValueError(f"there is no language `{language}`.")
    name, record = _puzzle(said["puzzle"]) if "puzzle" in said else _record(said["record"])
    if edition := said.get("edition"):
        record.options, name = {**record.options, "edition": edition}, f"{name}-{edition}"
    return Block(name, record, _number(said, "move"), _number(said, "seat"), said["caption"], language)


def _lines(text: str) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for line in text.splitlines():
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS:
            raise ValueError(f"a board knows no `{key}`, but {', '.join(KEYS)}.")
        if key in seen:
            raise ValueError(f"the board has `{key}` twice.")
        seen.add(key)
        yield key, value.strip()


def _number(said: dict[str, str], key: str) -> int | None:
    text = said.get(key)
    if text is not None and not text.isdecimal():
        raise ValueError(f"`{key}` must be a number, and “{text}” is none.")
    return None if text is None else int(text)


def _record(path: str) -> tuple[str, Record]:
    file = ROOT / path
    if not file.is_file():
        raise ValueError(f"there is no file {path}.")
    return file.stem, Record.from_line(file.read_bytes())


def _puzzle(puzzle_id: str) -> tuple[str, Record]:
    puzzle = find_puzzle(puzzle_id)
    if puzzle is None:
        raise ValueError(f"there is no puzzle {puzzle_id}.")
    return puzzle_id, Record(puzzle.game, puzzle.options, puzzle.moves)
