"""States as NumPy records with the same fields, which the compiled rules change in place."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from tenfold.protocol.position import Position

Packed: TypeAlias = NDArray[Any]  # an array of records
Kind = TypeVar("Kind", bound=Position)


def layout(position: Position) -> np.dtype[Any]:
    """Two bytes for each number in a long list, eight for all others."""
    return np.dtype(
        [
            (
                field.name,
                np.int16 if field.type == "list[Short]" else np.int64,
                np.shape(getattr(position, field.name)),
            )
            for field in fields(position)
        ]
    )


def pack(position: Position, copies: int = 1) -> Packed:
    """An array of records, all like the position."""
    packed = np.zeros(copies, layout(position))
    for field in fields(position):
        packed[field.name] = getattr(position, field.name)
    return packed


def unpack(kind: type[Kind], record: Any) -> Kind:
    """The position that a record holds."""
    return kind(*(record[field.name].tolist() for field in fields(kind)))
