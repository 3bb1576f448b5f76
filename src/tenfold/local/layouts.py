"""Where things lie in the module's memory, and how its functions are called, as plain JSON."""

from __future__ import annotations

from typing import Final

from tenfold.fast.exports import table_program
from tenfold.kernel.kinds import REAL, SINGLE
from tenfold.kernel.layout import Field, layout_of
from tenfold.kernel.program import Export
from tenfold.kernel.structs import Struct
from tenfold.protocol.game import Json

LETTERS: Final = {"i32": "i", "i64": "q", "f64": "d", "f32": "f"}  # as the module `struct` writes them


def layout(kind: type[Struct], *names: str) -> Json:
    """Each field of numbers by its name, or these: where it begins, a letter for its numbers, how many a list
    has."""
    found = layout_of(kind)
    return {
        "size": found.size,
        "fields": {
            name: _place(field)
            for name, field in found.fields.items()
            if (name in names if names else field.struct is None)
        },
    }


def calls() -> Json:
    """By name: a letter for each eight bytes that a function takes, and for each that it writes back."""
    return {name: _call(export) for name, export in table_program().exports.items()}


def _place(field: Field) -> list[int | str]:
    return [field.offset, field.width.letter, *([] if field.length is None else [field.length])]


def _call(export: Export) -> list[str]:
    given = "".join(LETTERS[part] for kind in export.kinds for part in kind.parts)
    return [given, "".join("d" if one in (REAL, SINGLE) else "q" for one in export.result.scalars)]
