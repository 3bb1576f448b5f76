"""The schema of every message between Tenfold and a program, made from the types."""

from __future__ import annotations

import msgspec

from tenfold.protocol.game import Json
from tenfold.wire.schema import IN_SCHEMA, with_games

from .messages import FromProgram, FromTenfold


def program_schema() -> Json:
    """One document: what Tenfold says, what a program says, and what positions and results look like."""
    (tenfold, program), parts = msgspec.json.schema_components(
        [FromTenfold, FromProgram], ref_template=IN_SCHEMA
    )
    parts |= {
        "FromTenfold": {"title": "FromTenfold", **tenfold},
        "FromProgram": {"title": "FromProgram", **program},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tenfold bots",
        "$defs": with_games(parts, IN_SCHEMA),
    }
