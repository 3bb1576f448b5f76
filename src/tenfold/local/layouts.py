"""Where things lie in the module's memory, and how its functions are called, as plain JSON."""

from __future__ import annotations

from typing import Final

from tenfold.fast.exports import house_program
from tenfold.kernel.kinds import REAL, SINGLE
from tenfold.kernel.layout import Field, layout_of
from tenfold.kernel.program import Export
from tenfold.kernel.structs import Struct
from tenfold.protocol.game import Json

LETTERS: Final = {"i32": "i", "i64": "q", "f64": "d", "f32": "f"}  # as the module `struct` writes them
# What only those call who play many games, study them or learn from them.
FOR_OTHERS: Final = (
    "play_out", "play_out_many", "play_and_tell", "play_match", "open_games", "step_games", "pick_moves",
    "solve", "solve_last_buy", "solve_move", "value_of_any", "weigh", "weigh_chances", "play_each",
    "share_of_first", "share_after_each",
)  # fmt: skip


def layout(kind: type[Struct]) -> Json:
    """Each field of numbers by its name: where it begins, a letter for its numbers, how many a list has."""
    found = layout_of(kind)
    return {
        "size": found.size,
        "fields": {name: _place(field) for name, field in found.fields.items() if field.struct is None},
    }


def size(kind: type[Struct]) -> int:
    return layout_of(kind).size


def calls() -> Json:
    """By name: a letter for each eight bytes that a function takes, and for each that it writes back."""
    return {
        name: _call(export)
        for name, export in house_program().exports.items()
        if name.partition(".")[2] not in FOR_OTHERS
    }


def _place(field: Field) -> list[int | str]:
    return [field.offset, field.width.letter, *([] if field.length is None else [field.length])]


def _call(export: Export) -> list[str]:
    given = "".join(LETTERS[part] for kind in export.kinds for part in kind.parts)
    return [given, "".join("d" if one in (REAL, SINGLE) else "q" for one in export.result.scalars)]
