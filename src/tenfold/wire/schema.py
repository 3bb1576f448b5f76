"""The schema of every message, made from the types: `python -m tenfold.wire.schema`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from tenfold.protocol.game import Json

from . import (
    cards,
    catalogue,
    daily,
    exercises,
    homecoming,
    people,
    puzzles,
    records,
    review,
    socket,
    table,
    tiles,
)

SOCKET: Final = (socket.FromClient, socket.FromServer)
HTTP: Final = (
    catalogue.Caller,
    catalogue.Catalogue,
    catalogue.Network,
    catalogue.Problem,
    daily.DailyCalendar,
    daily.DailyCommitment,
    daily.DailyDay,
    daily.DailyPage,
    daily.DailyPractice,
    daily.DailyStarted,
    daily.RevealedDeal,
    daily.Today,
    people.Introduction,
    people.Person,
    people.PersonalData,
    people.Recovery,
    people.RecoveryPhrase,
    people.Session,
    exercises.Exercise,
    exercises.ExercisePosition,
    exercises.Judgement,
    exercises.MyMistakes,
    exercises.PracticeAnswer,
    exercises.PracticeTried,
    exercises.PracticeTry,
    homecoming.BroughtHome,
    homecoming.HomecomingCode,
    puzzles.MyPuzzles,
    puzzles.PuzzleAnswer,
    puzzles.PuzzleJudgement,
    puzzles.PuzzlePosition,
    puzzles.PuzzleRun,
    puzzles.PuzzleStart,
    records.Checked,
    records.Kept,
    records.Step,
    records.Story,
    review.ReviewAnswer,
    table.Made,
    table.NewTable,
    table.SeatKey,
    table.SitDown,
    table.Tables,
)
GAMES: Final = {
    "CardsEvent": cards.CardsEvent,
    "CardsResult": cards.CardsResult,
    "CardsView": cards.CardsView,
    "TilesEvent": tiles.TilesEvent,
    "TilesResult": tiles.TilesResult,
    "TilesView": tiles.TilesView,
}
ALL: Final = (*SOCKET, *HTTP, *GAMES.values())
PLACES: Final = ("GameView", "GameChanges", "GameEvents", "GameResult")

# Where the parts of a document stand.
IN_SCHEMA: Final = "#/$defs/{name}"
IN_OPENAPI: Final = "#/components/schemas/{name}"


def know_types() -> None:
    """For whoever reads messages in more than one thread. msgspec looks into a type when it is first read,
    and while one thread does that, another that reads the same type crashes the process."""
    msgspec.json.Decoder(tuple[ALL])  # type: ignore[valid-type]


@cache
def schema() -> Json:
    """One document: what the client says, what the server says, and what goes over HTTP."""
    (client, server, *_), parts = msgspec.json.schema_components([*SOCKET, *HTTP], ref_template=IN_SCHEMA)
    parts |= {
        "FromClient": {"title": "FromClient", **client},
        "FromServer": {"title": "FromServer", **server},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tenfold",
        "$defs": with_games(parts, IN_SCHEMA),
    }


def with_games(parts: Json, template: str) -> Json:
    """The same parts with what the games say in its places, and the parts that this takes."""
    return {**{name: _filled(part, template) for name, part in parts.items()}, **game_parts(template)}


def game_parts(template: str) -> Json:
    """The views, events and results of the games, and what is said of either of them."""
    roots, parts = msgspec.json.schema_components(GAMES.values(), ref_template=template)
    for name, root in zip(GAMES, roots, strict=True):
        parts.setdefault(name, {"title": name, **root})
    for game in ("Cards", "Tiles"):
        parts[f"{game}Changes"] = _changes(parts[f"{game}View"], f"{game}Changes")
    for kind in ("View", "Changes", "Event", "Result"):
        parts[f"Game{kind}"] = _either(f"Game{kind}", (f"Cards{kind}", f"Tiles{kind}"), template)
    item = {"$ref": template.format(name="GameEvent")}
    parts["GameEvents"] = {"title": "GameEvents", "type": "array", "items": item}
    return parts


def _changes(view: Json, title: str) -> Json:
    """The parts of a view that are new: any of its keys, none of them required."""
    return {**view, "title": title, "required": [], "description": "The parts of a view that are new."}


def _either(title: str, names: Sequence[str], template: str) -> Json:
    return {"title": title, "anyOf": [{"$ref": template.format(name=name)} for name in names]}


def _filled(part: object, template: str) -> object:
    """A part with references in the places that are marked by a title."""
    if isinstance(part, dict):
        if part.get("title") in PLACES:
            return _place(part, template)
        return {key: _filled(value, template) for key, value in part.items()}
    return [_filled(one, template) for one in part] if isinstance(part, list) else part


def _place(part: Json, template: str) -> Json:
    """A reference; in OpenAPI, a place that may be empty has its title around both cases."""
    reference = {"$ref": template.format(name=part["title"])}
    empty = {"type": "null"}
    return {"oneOf": [reference, empty]} if empty in part.get("oneOf", ()) else reference


def main() -> None:
    json.dump(schema(), sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
