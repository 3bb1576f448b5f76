"""Values that nobody expects: made from nothing, after a schema, or out of values that are right."""

from __future__ import annotations

import copy
import json
import random
import string
from collections.abc import Callable
from typing import Any, TypeAlias

Json: TypeAlias = Any  # what JSON can say, and `Raw`

SURROGATE = chr(0xD800)
TEXTS = (
    "", " ", "\x00", "a\x00b", "\x7f", "\x1b[2J", "\t\n", "\u202eabc", "\u200b", "\u2800", "\u3164", "\ufffe",
    "e" + "\u0301" * 40, "\U0001f600" * 20, SURROGATE, f"a{SURROGATE}b", "'; DROP TABLE tables; --",
    "../../etc/passwd", "%00", "%s%n", "${jndi}", "{}", "null", "true", "nan", "\u0661\u0662", "-1", "1e9",
    "draw", "place:0,0", "bid:2", "pass", "aeg", "steffen", "x" * 31, "x" * 300, "x" * 5_000,
)  # fmt: skip
NUMBERS = (
    "0", "-0", "-1", "1", "2", "4", "5", "100001", "0.5", "1.0", "1e2", "1e400", "-1e400", "1e-400", "NaN",
    "Infinity", "01", "0x10", "+1", "2147483648", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1" * 400, "9" * 4_400,
)  # fmt: skip
WORDS = ("type", "id", "version", "moves", "seats", "options", "kind", "meta", "__proto__", "", "\x00")
DEEP = 3


class Raw(str):
    """Something that is written as it is, whether or not it is JSON."""

    __slots__ = ()


def text(dice: random.Random) -> str:
    if dice.random() < 0.6:
        return dice.choice(TEXTS)
    return "".join(chr(dice.randrange(0x3000)) for _ in range(dice.randrange(40)))


def anything(dice: random.Random, depth: int = 0) -> Json:
    """Any value, of any kind."""
    kind = dice.randrange(6 if depth < DEEP else 4)
    if kind == 0:
        return dice.choice((None, True, False))
    if kind == 1:
        return Raw(dice.choice(NUMBERS))
    if kind == 2:
        return dice.randrange(-5, 200)
    if kind == 3:
        return text(dice)
    count = dice.choice((0, 1, 2, 3, 6))
    if kind == 4:
        return [anything(dice, depth + 1) for _ in range(count)]
    return {dice.choice(WORDS): anything(dice, depth + 1) for _ in range(count)}


def nested(dice: random.Random) -> Raw:
    """Deeper than anybody would go, and perhaps without an end."""
    depth = dice.choice((10, 500, 1_000, 2_000, 7_000))
    opening, closing = dice.choice((("[", "]"), ('{"a":', "}"), ('[{"type":', "}]")))
    return Raw(opening * depth + "1" + (closing * depth if dice.random() < 0.7 else ""))


def mutated(value: Json, dice: random.Random, times: int | None = None) -> Json:
    """A copy of a value with something wrong in it."""
    value = copy.deepcopy(value)
    for _ in range(times or dice.choice((1, 1, 1, 2, 5))):
        places = list(_places(value))
        if not places or dice.random() < 0.05:
            return anything(dice)
        holder, key = dice.choice(places)
        dice.choice(CHANGES)(holder, key, dice)
    return value


def _places(value: Json) -> Any:
    """Every place in a value, as what holds it and where."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])


def _replace(holder: Json, key: Any, dice: random.Random) -> None:
    holder[key] = anything(dice)


def _leave_out(holder: Json, key: Any, _: random.Random) -> None:
    del holder[key]


def _again(holder: Json, key: Any, dice: random.Random) -> None:
    if isinstance(holder, list):
        holder[key:key] = [copy.deepcopy(holder[key])] * dice.choice((1, 2, 70))
    else:
        holder[f"{key}s"] = holder[key]


def _wrap(holder: Json, key: Any, dice: random.Random) -> None:
    holder[key] = dice.choice(([holder[key]], {"a": holder[key]}, str(holder[key])))


def _swap(holder: Json, key: Any, dice: random.Random) -> None:
    others = list(holder) if isinstance(holder, dict) else range(len(holder))
    other = dice.choice(list(others))
    holder[key], holder[other] = holder[other], holder[key]


def _shift(holder: Json, key: Any, dice: random.Random) -> None:
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + dice.choice((-1, 1, 10, -(2**31), 2**63))
    elif isinstance(value, str) and value:
        place = dice.randrange(len(value))
        holder[key] = value[:place] + dice.choice(("", text(dice), value)) + value[place + 1 :]
    else:
        holder[key] = nested(dice)


CHANGES: tuple[Callable[[Json, Any, random.Random], None], ...] = (
    _replace,
    _leave_out,
    _again,
    _wrap,
    _swap,
    _shift,
)


def written(value: Json, dice: random.Random) -> bytes:
    """A value as JSON, or as what somebody takes for JSON."""
    told = _write(value, dice).encode("utf-8", "surrogatepass")
    if dice.random() < 0.05 and told:
        place = dice.randrange(len(told))
        told = told[:place] + dice.choice((b"", b"\xff", b"\xed\xa0\x80", b"\x00")) + told[place + 1 :]
    return told


def _write(value: Json, dice: random.Random) -> str:
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        pairs = [f"{_write(str(key), dice)}:{_write(one, dice)}" for key, one in value.items()]
        if pairs and dice.random() < 0.03:
            pairs.append(dice.choice(pairs))  # the same key twice
        return "{" + ",".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ",".join(_write(one, dice) for one in value) + "]"
    return json.dumps(value, ensure_ascii=dice.random() < 0.7)


class Shapes:
    """Makes values after a schema; where it asks for a table, one that there is."""

    def __init__(self, document: Json, tables: Callable[[], list[str]]) -> None:
        self._document = document
        self._tables = tables

    def like(self, schema: Json, dice: random.Random, depth: int = 0) -> Json:
        if "$ref" in schema:
            return self.like(self._find(schema["$ref"]), dice, depth)
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return self.like(dice.choice(schema[choice]), dice, depth)
        if "enum" in schema:
            return dice.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kinds = schema.get("type")
        kind = dice.choice(kinds) if isinstance(kinds, list) else kinds
        if kind == "object":
            return self._object(schema, dice, depth)
        if kind == "array":
            return self._array(schema, dice, depth)
        if kind == "string":
            return self._string(schema, dice)
        if kind in ("integer", "number"):
            least, most = schema.get("minimum", -3), schema.get("maximum", 300)
            return dice.choice((least, most, dice.randint(int(least), int(most))))
        if kind == "boolean":
            return dice.random() < 0.5
        return None if kind == "null" else anything(dice, DEEP)

    def _object(self, schema: Json, dice: random.Random, depth: int) -> Json:
        required = schema.get("required", ())
        made = {
            name: self.like(part, dice, depth + 1)
            for name, part in schema.get("properties", {}).items()
            if name in required or dice.random() < 0.4
        }
        more = schema.get("additionalProperties")
        if isinstance(more, dict) and depth < DEEP:
            made |= {text(dice): self.like(more, dice, depth + 1) for _ in range(dice.randrange(3))}
        return made

    def _array(self, schema: Json, dice: random.Random, depth: int) -> Json:
        least = schema.get("minItems", 0)
        count = dice.randint(least, min(schema.get("maxItems", 4), least + 3))
        return [self.like(schema.get("items", {}), dice, depth + 1) for _ in range(count)]

    def _string(self, schema: Json, dice: random.Random) -> str:
        pattern = schema.get("pattern", "")
        if pattern.endswith("[a-z0-9]{10}$"):
            table = dice.choice(self._tables() or ["abcdefghij"])
            return table if "-" not in pattern else f"{dice.randrange(10**18)}-{table}"
        letters = string.ascii_lowercase + " 0123"
        least, most = schema.get("minLength", 0), schema.get("maxLength", 40)
        return "".join(dice.choice(letters) for _ in range(dice.choice((least, most, (least + most) // 2))))

    def _find(self, reference: str) -> Json:
        found = self._document
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]
        return found
