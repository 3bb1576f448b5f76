"""A record: one game as one JSON object (rules 3)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from tenfold.protocol.errors import BadRecord
from tenfold.protocol.game import Json
from tenfold.protocol.options import spell

from .displays import Displayed

FORMAT: Final = "tenfold/1"
LONGEST_GAME: Final = 10_000  # moves; no game has so many by the rules, however long its players make it
REQUIRED: Final = ("format", "game", "options", "moves", "result")


@dataclass(slots=True)
class Record(Displayed):
    game: str
    options: Json
    moves: list[str]
    result: Json | None = None
    meta: Json = field(default_factory=dict)

    @classmethod
    def from_line(cls, line: str | bytes) -> Record:
        """Reads one line; whether the game in it follows the rules is another question."""
        return cls.from_json(parse(line))

    @classmethod
    def from_json(cls, value: object) -> Record:
        if not isinstance(value, dict):
            raise BadRecord("record.not_an_object")
        if "format" in value and value["format"] != FORMAT:
            raise BadRecord("record.unknown_format", format=spell(value["format"]), known=FORMAT)
        for key in REQUIRED:
            if key not in value:
                raise BadRecord("record.missing", name=key)
        for key in value:
            if key not in REQUIRED and key != "meta":
                raise BadRecord("record.unknown_key", name=spell(key))
        game, options, moves = value["game"], value["options"], value["moves"]
        result, meta = value["result"], value.get("meta", {})
        if not isinstance(game, str):
            raise BadRecord("record.not_text", name="game")
        if not isinstance(options, dict):
            raise BadRecord("record.not_a_mapping", name="options")
        if not isinstance(meta, dict):
            raise BadRecord("record.not_a_mapping", name="meta")
        if result is not None and not isinstance(result, dict):
            raise BadRecord("record.not_a_mapping", name="result")
        return cls(game, options, _tokens(moves), result, meta)

    def to_json(self) -> Json:
        value = {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "moves": self.moves,
            "result": self.result,
        }
        if self.meta:
            value["meta"] = self.meta
        return value

    def to_line(self) -> str:
        """One line, without the line's end."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))


def parse(line: str | bytes) -> object:
    """Strict JSON: UTF-8, no key twice in an object, no NaN, no endless nesting."""
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise BadRecord("record.not_utf8", byte=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise BadRecord("record.not_json", column=error.colno, problem=error.msg) from None
    except RecursionError:
        raise BadRecord("record.nested_too_deep") from None
    except ValueError as error:  # a number of thousands of digits
        raise BadRecord("record.not_json", column=1, problem=str(error).partition(":")[0]) from None


def _tokens(moves: object) -> list[str]:
    if not isinstance(moves, list):
        raise BadRecord("record.moves_not_a_list")
    if len(moves) > LONGEST_GAME:
        raise BadRecord("record.too_many_moves", moves=len(moves), most=LONGEST_GAME)
    for number, token in enumerate(moves, 1):
        if not isinstance(token, str):
            error = BadRecord("record.move_not_text", token=spell(token))
            error.move_number = number
            raise error
    return moves


def _once(pairs: Iterable[tuple[str, Any]]) -> Json:
    value: Json = {}
    for key, item in pairs:
        if key in value:
            raise BadRecord("record.key_twice", name=spell(key))
        value[key] = item
    return value


def _no_constant(name: str) -> NoReturn:
    raise BadRecord("record.not_a_number", value=name)
