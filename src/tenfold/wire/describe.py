"""The page `docs/views.md`, made from the types of views and events: `python -m tenfold.wire.describe`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from tenfold.catalogue import find_game
from tenfold.protocol.game import Json

from . import cards, tiles

HEAD: Final = """\
# Views and events

After this page a client of yours can read every position, and everything that a move makes happen;
[Writing a client](api.md) says in which messages they come. This page is made from the types in
`src/tenfold/wire` by `python -m tenfold.wire.describe`. A server's `/schema/socket.json` says the same to
programs.

- A **view** is a whole position, the same for everybody. In an `update`, `changes` has the keys of the view
  that are new; each takes the place of what stood there before.
- What a move made happen is a list of **events**, in the order in which things happen at a table. `event`
  says what it is, and so which other keys there are.
- A game that the rules have ended has a **result** in `now.ending.result`.

Numbers are whole. Every key is always there, unless it is called optional.
"""
WORDS: Final = {
    "seat": "A seat by its number, from 0 to 4.",
    "card": "A card by its code: `B1` to `P9` are the numbers in blue, green, orange and pink, `$1` to `$5` "
    "currency, `*1` to `*9` wildcards of a number, `B*` to `P*` wildcards of a colour, and `**` is the super "
    "wildcard.",
    "move": "A move as it is written in `legal`, e.g. `bid:5` or `buy:B4`.",
    "piece": "What can be paid with: `!` is a bust token, `$` a currency token, all else a `card`.",
    "run": "A list of the first and the last number of a run, maybe the same; empty when there is none.",
    "cell": "A list of two numbers: x, which grows to the right, and y, which grows upwards.",
    "{card: number}": "Cards with the number of their copies; a card that is not among the keys has none.",
}


class Chapter(NamedTuple):
    """A game, and moves to show it by."""

    title: str
    game: str
    view: type[msgspec.Struct]
    events: object
    result: type[msgspec.Struct]
    options: Json
    moves: str
    answer: type[msgspec.Struct] | None = None  # what a try is answered beside the view


CHAPTERS: Final = (
    Chapter(
        "The card game",
        "cards",
        cards.CardsView,
        cards.CardsEvent,
        cards.CardsResult,
        {"edition": "aeg", "seats": 2, "deck": {"B4": 1, "B5": 1, "G2": 2, "$2": 1, "*3": 1}},
        "draw B4 numbers pass draw B5 draw $2 draw *3 bid:2 bid:3",
        cards.Outlook,
    ),
    Chapter(
        "The tile game",
        "tiles",
        tiles.TilesView,
        tiles.TilesEvent,
        tiles.TilesResult,
        {"edition": "steffen"},
        "3 place:0,0 1 place:1,0 2",
    ),
)


def page() -> str:
    blocks = [
        HEAD,
        table(("word", "what it stands for"), [(f"`{word}`", text) for word, text in WORDS.items()]),
    ]
    return "\n".join([*blocks, *(block for chapter in CHAPTERS for block in chapter_blocks(chapter))])


def chapter_blocks(chapter: Chapter) -> Iterator[str]:
    yield f"## {chapter.title}\n"
    for struct in structs_in(inspect.type_info(chapter.view)):
        yield from struct_blocks(struct, f"### `{struct.cls.__name__}`")
        if struct.cls is chapter.view:
            yield example(chapter)
    for struct in structs_in(inspect.type_info(chapter.events)):
        yield from struct_blocks(struct, f"### Event `{struct.tag}`")
    for whole in filter(None, (chapter.result, chapter.answer)):
        for struct in structs_in(inspect.type_info(whole)):
            yield from struct_blocks(struct, f"### `{struct.cls.__name__}`")


def struct_blocks(struct: inspect.StructType, heading: str) -> Iterator[str]:
    yield f"{heading}\n\n{struct.cls.__doc__}\n"
    if struct.fields:
        rows = [(f"`{field.encode_name}`", *_told(field)) for field in struct.fields]
        yield table(("key", "type", "meaning"), rows)


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(line)} |" for line in (head, *rows)]
    lines.insert(1, "|---" * len(head) + "|")
    return "\n".join(lines) + "\n"


def example(chapter: Chapter) -> str:
    """A view, with each of its keys on a line."""
    game = find_game(chapter.game)
    state: Any = game.start(game.read_options(chapter.options))
    for token in chapter.moves.split():
        state = game.apply(state, game.move(state, token))
    lines = [f"{_json(key)}: {_json(value)}" for key, value in game.view(state).items()]
    return "For example:\n\n```json\n{" + ",\n ".join(lines) + "}\n```\n"


def structs_in(info: inspect.Type) -> list[inspect.StructType]:
    """The structs that a type is made of, each once, a whole before its parts."""
    match info:
        case inspect.Metadata(type=inner) | inspect.ListType(item_type=inner):
            return structs_in(inner)
        case inspect.UnionType(types=types):
            return [struct for one in types for struct in structs_in(one)]
        case inspect.StructType(fields=fields):
            return [info, *(struct for field in fields for struct in structs_in(field.type))]
    return []


def type_text(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata(extra={"word": word}):
            return f"`{word}`"
        case inspect.Metadata(type=inner):
            return type_text(inner)
        case inspect.UnionType(types=types):
            return " or ".join(type_text(one) for one in types)
        case inspect.LiteralType(values=words):
            return " or ".join(f"`{_json(word)}`" for word in words)
        case inspect.ListType(item_type=inner):
            return f"list of {type_text(inner)}"
        case inspect.DictType(key_type=key):
            return f"`{{{type_text(key).strip('`')}: number}}`"
        case inspect.StructType(cls=cls):
            return f"[`{cls.__name__}`](#{cls.__name__.lower()})"
        case inspect.IntType(ge=low, le=high):
            bounds = "" if low is None else f" ({low} or more)" if high is None else f" ({low} to {high})"
            return f"number{bounds}"
        case inspect.BoolType():
            return "`true` or `false`"
        case inspect.NoneType():
            return "`null`"
    raise TypeError(f"no word for {info}")


def _told(field: inspect.Field) -> tuple[str, str]:
    """The type of a key, and its sentence."""
    assert isinstance(field.type, inspect.Metadata)
    optional = "" if field.required else "optional, "
    return optional + type_text(field.type), (field.type.extra_json_schema or {})["description"]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    sys.stdout.write(page())


if __name__ == "__main__":
    main()
