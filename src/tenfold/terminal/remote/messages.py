"""What a server says, as the types of the wire. What a newer server says beside that is passed over."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from tenfold.wire.socket import FromServer

T = TypeVar("T")


def read_message(text: str | bytes) -> FromServer | None:
    """A message of the socket; None for what is none, or of a kind that is not known here."""
    told = msgspec.json.decode(text)
    kinds = _described(FromServer)
    assert isinstance(kinds, inspect.UnionType)
    if not isinstance(told, dict) or told.get("type") not in [
        kind.tag for kind in kinds.types if isinstance(kind, inspect.StructType)
    ]:
        return None
    found: FromServer = msgspec.convert(_known(told, kinds), FromServer)
    return found


def read_answer(told: object, wanted: type[T]) -> T:
    """An answer over HTTP; raises `msgspec.ValidationError` for anything else."""
    shape = cast(Hashable, wanted)
    return msgspec.convert(_known(told, _described(shape)), wanted)


@cache
def _described(wanted: Hashable) -> inspect.Type:
    return inspect.type_info(wanted)


def _known(told: Any, shape: inspect.Type) -> Any:
    """The fields that this version has a name for."""
    if isinstance(shape, inspect.Metadata):
        return _known(told, shape.type)
    if isinstance(shape, inspect.UnionType):
        fitting = [one for one in shape.types if _fits(told, one)]
        return _known(told, fitting[0]) if fitting else told
    if isinstance(shape, inspect.StructType) and isinstance(told, dict):
        fields = {field.encode_name: field.type for field in shape.fields}
        known = {name: _known(value, fields[name]) for name, value in told.items() if name in fields}
        if shape.tag_field in told:
            known[shape.tag_field] = told[shape.tag_field]
        return known
    if isinstance(shape, inspect.ListType) and isinstance(told, list):
        return [_known(item, shape.item_type) for item in told]
    return told


def _fits(told: Any, shape: inspect.Type) -> bool:
    """Whether this kind of a union is meant."""
    if isinstance(shape, inspect.StructType):
        return isinstance(told, dict) and (shape.tag is None or told.get(shape.tag_field) == shape.tag)
    return isinstance(shape, inspect.ListType) and isinstance(told, list)
