"""The types of the games are in the schema, and the page about them says what they say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from tenfold.wire import cards, tiles
from tenfold.wire.describe import page
from tenfold.wire.schema import IN_OPENAPI, IN_SCHEMA, game_parts, schema, with_games

PAGE = Path(__file__).parents[2] / "docs" / "views.md"


def test_the_page_is_up_to_date() -> None:
    made = "run `python -m tenfold.wire.describe > docs/views.md`"
    assert PAGE.read_text("utf-8") == page(), made


@pytest.mark.parametrize("event", [*get_args(cards.CardsEvent), *get_args(tiles.TilesEvent)])
def test_every_event_is_on_the_page(event: Any) -> None:
    assert f"### Event `{event.__struct_config__.tag}`\n\n{event.__doc__}\n" in page()


def test_messages_say_what_the_games_put_into_them() -> None:
    parts = schema()["$defs"]
    assert parts["Update"]["properties"]["changes"] == {"$ref": "#/$defs/GameChanges"}
    assert parts["Tried"]["properties"]["view"] == {"$ref": "#/$defs/GameView"}
    assert parts["Step"]["properties"]["view"] == {"$ref": "#/$defs/GameView"}
    assert parts["Played"]["properties"]["events"] == {"$ref": "#/$defs/GameEvents"}
    assert {"$ref": "#/$defs/GameView"} in parts["Welcome"]["properties"]["view"]["anyOf"]
    assert {"$ref": "#/$defs/GameResult"} in parts["Ending"]["properties"]["result"]["anyOf"]


@pytest.mark.parametrize("game", ["Cards", "Tiles"])
def test_changes_are_any_keys_of_a_view(game: str) -> None:
    parts = schema()["$defs"]
    changes, view = parts[f"{game}Changes"], parts[f"{game}View"]
    assert changes["properties"] == view["properties"]
    assert (changes["required"], view["required"]) == ([], [*view["properties"]])


@pytest.mark.parametrize(
    ("template", "parts"), [(IN_SCHEMA, schema()["$defs"]), (IN_OPENAPI, game_parts(IN_OPENAPI))]
)
def test_nothing_is_referred_to_that_is_not_there(template: str, parts: dict[str, Any]) -> None:
    named = {template.format(name=name) for name in parts}
    assert {*references(parts)} <= named


def test_places_are_found_in_openapi_too() -> None:
    place = {"title": "GameResult", "oneOf": [{"type": "object"}, {"type": "null"}]}
    filled = with_games({"Ending": {"properties": {"result": place}}}, IN_OPENAPI)
    reference = {"$ref": "#/components/schemas/GameResult"}
    assert filled["Ending"]["properties"]["result"] == {"oneOf": [reference, {"type": "null"}]}
    assert filled["GameResult"]["title"] == "GameResult"


def references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)
