"""What the games say is what the types of the wire say: every view, event and result, key by key."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import pytest
from msgspec import inspect
from setups import all_setups, name_of
from table import lay_tiles, row

from tenfold.protocol.game import Json
from tenfold.records.play import Play
from tenfold.wire import cards, tiles

Use: TypeAlias = tuple[str, str, object]  # a struct, one of its keys, and what stands there

VIEWS: Final[dict[str, Any]] = {"cards": cards.CardsView, "tiles": tiles.TilesView}
EVENTS: Final[dict[str, Any]] = {"cards": cards.CardsEvent, "tiles": tiles.TilesEvent}
RESULTS: Final[dict[str, Any]] = {"cards": cards.CardsResult, "tiles": tiles.TilesResult}
SETUPS: Final = {f"{game}-{name_of(setup)}": (game, setup) for game, setup in all_setups()}


def read(kind: Any, said: Json | None) -> msgspec.Struct:
    """Read strictly, and written again as it was."""
    found: msgspec.Struct = msgspec.convert(said, kind, strict=True)
    assert msgspec.json.encode(found) == msgspec.json.encode(said)
    return found


@cache
def random_game(setup: str) -> list[msgspec.Struct]:
    """Everything that a random game says."""
    game, options = SETUPS[setup]
    play = Play(game, **options)
    rng = Random(setup)
    said = [read(VIEWS[game], play.view())]
    while not play.is_over:
        events = play.push(rng.choice(play.legal()))
        said += [read(EVENTS[game], event) for event in events]
        said.append(read(VIEWS[game], play.view()))
    return [*said, read(RESULTS[game], play.result)]


def seldom(game: str) -> list[msgspec.Struct]:
    """What hardly any random game says: all tiles in a row, and whoever moves next has neither end."""
    if game == "cards":
        return []
    events = lay_tiles(f"{row(0, 26)} -1,0 27,0 28,0").push("pass")
    drawn = lay_tiles(row(0, 29), repetitions=1)
    return [*(read(EVENTS[game], event) for event in events), read(RESULTS[game], drawn.result)]


@pytest.mark.parametrize("setup", SETUPS)
def test_whatever_a_game_says_has_its_type(setup: str) -> None:
    assert random_game(setup)


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_every_key_and_every_word_of_the_types_is_used(game: str) -> None:
    games = [random_game(setup) for setup, (name, _) in SETUPS.items() if name == game]
    uses = {use for said in [*games, seldom(game)] for struct in said for use in uses_in(struct)}
    wanted = {use for kinds in (VIEWS, EVENTS, RESULTS) for use in all_uses(inspect.type_info(kinds[game]))}
    assert uses == wanted


def uses_in(value: object) -> Iterator[Use]:
    if isinstance(value, list | tuple):
        for one in value:
            yield from uses_in(one)
    elif isinstance(value, msgspec.Struct):
        kind = type(value)
        yield kind.__name__, "", "there"
        for name, possible in choices(kind).items():
            found = getattr(value, name)
            is_choice = isinstance(found, str | bool | None | msgspec.UnsetType)
            yield kind.__name__, name, found if is_choice and found in possible else "there"
            yield from uses_in(found)


def all_uses(info: inspect.Type) -> Iterator[Use]:
    """Every struct with every key; each word of a choice, and nothing where there may be nothing."""
    match info:
        case inspect.Metadata(type=inner) | inspect.ListType(item_type=inner):
            yield from all_uses(inner)
        case inspect.UnionType(types=types):
            for one in types:
                yield from all_uses(one)
        case inspect.StructType(cls=cls, fields=fields):
            yield cls.__name__, "", "there"
            yield from (
                (cls.__name__, name, one) for name, possible in choices(cls).items() for one in possible
            )
            for field in fields:
                yield from all_uses(field.type)


@cache
def choices(kind: type[msgspec.Struct]) -> dict[str, list[object]]:
    """What may stand under each key: words and flags by themselves, anything else as being there."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {
        field.name: [*_choices(field.type), *([] if field.required else [msgspec.UNSET])]
        for field in info.fields
    }


def _choices(info: inspect.Type) -> list[object]:
    match info:
        case inspect.Metadata(type=inner):
            return _choices(inner)
        case inspect.UnionType(types=types):
            return [choice for one in types for choice in _choices(one)]
        case inspect.LiteralType(values=words):
            return list(words)
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
    return ["there"]
