"""How the server and its workers speak: each message is pickled and follows its length. Both ends are
processes of ours; nothing that comes from a player's machine is ever read here."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from struct import Struct
from typing import Any, Final, TypeAlias

HEADER: Final = Struct(">I")
LARGEST: Final = 1 << 24  # bytes; a position has about 2,000

READY: Final = "ready"  # a worker's first word

Respond: TypeAlias = Callable[[Any], Any]  # what a worker does with a request


def packed(message: Any) -> bytes:
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEADER.pack(len(body)) + body


def length_of(header: bytes) -> int:
    length: int = HEADER.unpack(header)[0]
    if length > LARGEST:
        raise ValueError("this is no header")
    return length


def unpacked(body: bytes) -> Any:
    return pickle.loads(body)
