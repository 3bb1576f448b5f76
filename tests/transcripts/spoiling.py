"""Records with something wrong in them."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Final

from tenfold.protocol.game import Json

ODD_META: Final[Json] = {
    "rules": "two",
    "server": "x" * 41,
    "client": "0.1",
    "names": ["\u200b", "ä" * 40, None, 7],
    "bots": "greedy",
    "players": ["greedy", None],
    "times": [-1],
    "ended": {"reason": "bored", "winners": []},
    "practice": "yes",
    "remark": "mine",
}


def spoilt(dice: Random, record: Json) -> Json:
    """The same record, with one fault."""
    copy: Json = json.loads(json.dumps(record))
    copy["meta"].setdefault("shuffle", {})
    dice.choice(FAULTS)(dice, copy)
    return copy


def _lose_a_part(dice: Random, record: Json) -> None:
    del record[dice.choice(("format", "game", "options", "moves", "result"))]


def _replace_a_part(dice: Random, record: Json) -> None:
    name, values = dice.choice(
        (
            ("format", ("tenfold/2", 1, None)),
            ("game", ("chess", None, 3)),
            ("options", ("text", 5, [1])),
            ("meta", ("text", 5, [1])),
            ("moves", (None, "draw", {}, ["draw"] * 10_001)),
            ("surprise", (1,)),
        )
    )
    record[name] = dice.choice(values)


def _spoil_a_move(dice: Random, record: Json) -> None:
    moves = record["moves"]
    place = dice.randint(0, len(moves))
    moves.insert(place, dice.choice((None, 3, {"a": True}, "x", "draw", "pass")))


def _break_off(dice: Random, record: Json) -> None:
    record["moves"] = record["moves"][: dice.randint(0, len(record["moves"]))]


def _spoil_the_result(dice: Random, record: Json) -> None:
    told: Json = record["result"] or {}
    other = {name: dice.choice((value, [7], None)) for name, value in told.items()}
    record["result"] = dice.choice((None, {}, {"winners": [0]}, told | {"more": 1}, other, [1], "won"))


def _spoil_the_shuffle(dice: Random, record: Json) -> None:
    moves = len(record["moves"])
    name, values = dice.choice(
        (
            ("secret", ("00" * 32, "xyz", 5, "ab")),
            ("commitment", ("0" * 64, None)),
            ("words", (["a\nb"], 5, ["more"], [7])),
            ("lot", (1, True, False)),
            ("opening", (-1, 1, moves, moves + 1, "1")),
            ("method", ("dice",)),
        )
    )
    record["meta"]["shuffle"][name] = dice.choice(values)


def _change_the_dealt(dice: Random, record: Json) -> None:
    """What chance gave is another, or somebody else begins."""
    moves = record["moves"]
    given = [place for place, token in enumerate(moves) if token[:1] in "BGOP$*123"]
    if given and dice.random() < 0.7:
        place = dice.choice(given)
        moves[place] = dice.choice([moves[other] for other in given])
    else:
        record["options"]["start"] = 1


def _spoil_the_meta(_dice: Random, record: Json) -> None:
    record["meta"] |= ODD_META


FAULTS: Final[tuple[Callable[[Random, Json], None], ...]] = (
    _lose_a_part,
    _replace_a_part,
    _spoil_a_move,
    _break_off,
    _spoil_the_result,
    _spoil_the_shuffle,
    _spoil_the_shuffle,
    _change_the_dealt,
    _spoil_the_meta,
)
