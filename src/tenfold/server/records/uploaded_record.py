"""A record as somebody sends it, read part by part: no part is taken apart before its size is known.

Two megabytes of brackets would keep a server busy for a quarter of a second, and nobody else would be heard.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec import UNSET, Raw, UnsetType

from tenfold.protocol.errors import BadRecord, TenfoldError
from tenfold.records.record import LONGEST_GAME, Record

LONGEST_TOKEN: Final = 32  # letters of a move
LONGEST_MOVES: Final = LONGEST_GAME * (LONGEST_TOKEN + 4)  # bytes, with what stands between tokens
LONGEST_PART: Final = 200_000  # bytes; the times of the longest game are the longest of them
LARGEST_RECORD: Final = LONGEST_MOVES + 2 * LONGEST_PART

UNKNOWN: Final = re.compile(r"unknown field `(.*)`")


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    format: Raw | UnsetType = UNSET
    game: Raw | UnsetType = UNSET
    options: Raw | UnsetType = UNSET
    moves: Raw | UnsetType = UNSET
    result: Raw | UnsetType = UNSET
    meta: Raw | UnsetType = UNSET


def read_record(body: bytes) -> Record:
    """Raises `BadRecord`, or another `TenfoldError` for what is no JSON at all."""
    try:
        parts = msgspec.json.decode(body, type=Parts)
        value = {
            name: _decoded(name, part)
            for name in parts.__struct_fields__
            if (part := getattr(parts, name)) is not UNSET
        }
    except msgspec.ValidationError as error:
        if unknown := UNKNOWN.search(str(error)):
            raise BadRecord("record.unknown_key", name=unknown[1][:100]) from None
        raise BadRecord("record.not_an_object") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TenfoldError("request.wrong", problem=str(error)) from None
    return Record.from_json(value)


def _decoded(name: str, part: Raw) -> object:
    most = LONGEST_MOVES if name == "moves" else LONGEST_PART
    if len(bytes(part)) > most:
        raise BadRecord("record.part_too_long", name=name, most=most)
    return msgspec.json.decode(part)
