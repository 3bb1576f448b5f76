"""Where things lie in the module's memory, and how its functions are called, as plain JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tenfold.bots.registry import HOUSE
from tenfold.fast.exports import study_program, table_program
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


def deep_layout(kind: type[Struct]) -> Json:
    """The same with all that is inside other structs, by names with dots."""
    return {"size": layout_of(kind).size, "fields": dict(_deep_fields(kind))}


def _deep_fields(kind: type[Struct], before: str = "", at: int = 0) -> Iterator[tuple[str, Any]]:
    for name, field in layout_of(kind).fields.items():
        if field.struct is None:
            offset, *rest = _place(field)
            yield before + name, [at + int(offset), *rest]
        else:
            yield from _deep_fields(field.struct, f"{before}{name}.", at + field.offset)


def calls_of_studies() -> Json:
    """What whoever studies asks."""
    return {name: _call(export) for name, export in study_program().exports.items()}


def calls_at_tables() -> Json:
    """What a table asks. By name: a letter for each eight bytes that a function takes, and for each that it
    writes back."""
    bots = set(_calls_of_bots())
    return {name: _call(export) for name, export in table_program().exports.items() if name not in bots}


def calls_of_opponents() -> Json:
    """The same for what the opponents are asked, and what they need to know first."""
    exports = table_program().exports
    first = [f"{game}.{name}" for game in HOUSE for name in ("legal", "which_network")]
    return {name: _call(exports[name]) for name in (*first, *_calls_of_bots()) if name in exports}


def _calls_of_bots() -> list[str]:
    return [f"{game}.{name}" for game, house in HOUSE.items() for name in house.bots]


def _place(field: Field) -> list[int | str]:
    return [field.offset, field.width.letter, *([] if field.length is None else [field.length])]


def _call(export: Export) -> list[str]:
    given = "".join(LETTERS[part] for kind in export.kinds for part in kind.parts)
    return [given, "".join("d" if one in (REAL, SINGLE) else "q" for one in export.result.scalars)]
