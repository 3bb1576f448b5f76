"""Where things lie in the module's memory, and how its functions are called, as plain JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tenfold.bots.registry import HOUSE
from tenfold.fast.exports import ASKED, house_program
from tenfold.kernel.kinds import REAL, SINGLE
from tenfold.kernel.layout import Field, layout_of
from tenfold.kernel.program import Export
from tenfold.kernel.structs import Struct
from tenfold.protocol.game import Json

LETTERS: Final = {"i32": "i", "i64": "q", "f64": "d", "f32": "f"}  # as the module `struct` writes them
PLAYING: Final = ("legal", "step", "to_move")


def layout(kind: type[Struct]) -> Json:
    """Each field of numbers by its name: where it begins, a letter for its numbers, how many a list has."""
    found = layout_of(kind)
    return {
        "size": found.size,
        "fields": {name: _place(field) for name, field in found.fields.items() if field.struct is None},
    }


def calls() -> Json:
    """By name: a letter for each eight bytes that a function takes, and for each that it writes back."""
    exports = house_program().exports
    return {name: _call(exports[name]) for name in _called()}


def _called() -> Iterator[str]:
    """What a table asks, and its opponents; the rest is for those who study games or play many."""
    for game, asked in ASKED.items():
        names = (*PLAYING, *(rule.__name__ for rule in asked), *HOUSE[game].bots)
        yield from (f"{game}.{name}" for name in names)
    yield "cards.count_up"


def _place(field: Field) -> list[int | str]:
    return [field.offset, field.width.letter, *([] if field.length is None else [field.length])]


def _call(export: Export) -> list[str]:
    given = "".join(LETTERS[part] for kind in export.kinds for part in kind.parts)
    return [given, "".join("d" if one in (REAL, SINGLE) else "q" for one in export.result.scalars)]
