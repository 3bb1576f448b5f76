"""What all messages have in common, and the small texts and numbers that they are made of."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30, description="As others see it.")]
TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{10}$", description="As in the table's link.")]
PuzzleId: TypeAlias = Annotated[
    str, Meta(pattern="^[ct][0-9a-f]{8}$", description="Of a puzzle; it begins with its game.")
]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, description="Mixed into the shuffle.")]
CommandId: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=36,
        pattern=r"^[^\x00-\x1f\x7f]+$(?!\n)",  # no control character; PostgreSQL would not store all of them
        description="Chosen by the client, new for every command.",
    ),
]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, description="A move as it is written.")]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0)]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message: complete, checked, and with nothing in it that is not expected."""
