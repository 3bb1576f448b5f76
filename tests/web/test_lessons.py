"""The lessons in the browser are what the rules make of them, and have a sentence for every step."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from i18n.sources import messages

from tenfold.i18n.catalogs import Catalog, languages, message_id

WEB = Path(__file__).parents[2] / "web"
LESSONS = WEB / "src" / "lib" / "learn" / "lessons"
GAMES = pytest.mark.parametrize("game", ["cards", "tiles"])
Step = dict[str, Any]


@pytest.fixture
def lessons(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(WEB / "scripts")
    return importlib.import_module("lessons")


def steps_of(game: str) -> list[Step]:
    steps: list[Step] = json.loads((LESSONS / f"{game}.json").read_text("utf-8"))
    return steps


def test_what_is_kept_is_what_the_script_makes(lessons: Any) -> None:
    for path, text in lessons.written().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run web/scripts/lessons.py"


@GAMES
def test_every_move_that_is_asked_for_is_offered(game: str) -> None:
    for step in steps_of(game):
        for tokens in step.get("after", {}):
            first = tokens.split()[0]
            assert first in step["legal"], (step["name"], first)
        assert (step["acting"] is None) == ("after" not in step)


@GAMES
def test_a_payment_that_is_accepted_can_be_tried_piece_by_piece(game: str) -> None:
    for step in steps_of(game):
        for tokens in step.get("after", {}):
            made = tokens.split()
            paid = [made[: count + 1] for count, token in enumerate(made) if token.startswith("spend:")]
            assert all(" ".join(part) in step["tries"] for part in paid), (step["name"], tokens)


@GAMES
def test_every_hint_is_for_something_that_is_offered(game: str) -> None:
    for step in steps_of(game):
        for begin in step.get("hints", {}):
            assert any(token.startswith(begin) for token in step["legal"]), (step["name"], begin)


@GAMES
def test_every_step_has_its_sentences_and_no_sentence_is_left_over(game: str) -> None:
    wanted = set()
    for step in steps_of(game):
        key = message_id(f"lesson.{game}.{step['name']}")
        wanted |= {key, message_id(f"lesson.{game}.chapter-{step['chapter']}")}
        if "after" in step:
            wanted |= {f"{key}-done", f"{key}-hint"}
            wanted |= {f"{key}-hint-{hint}" for hint in step["hints"].values()}
    written = {name for name in messages("en") if re.match(rf"lesson-{game}-", name)}
    assert written == wanted


@GAMES
def test_everything_that_is_marked_has_a_name_in_every_language(game: str) -> None:
    """Those who cannot see a ring are told what it is around."""
    steps = steps_of(game)
    marked = {name for step in steps for name in [*step["points"], *step.get("pointsAfter", [])]}
    assert marked
    for language in languages():
        catalog = Catalog(language)
        usual = catalog.say("lesson.place", place="tile", card="")
        for name in marked:
            kind, _, what = name.partition(":")
            place = "market-card" if kind == "market" and what else kind
            said = catalog.say("lesson.place", place=place, card=what)
            assert said != usual or place == "tile", (language, name)


@GAMES
def test_a_lesson_takes_about_three_minutes(game: str) -> None:
    """Read at 200 words a minute, with five seconds for every move."""
    catalog = Catalog("en")
    keys = [f"lesson.{game}.{step['name']}" for step in steps_of(game)]
    done = [f"lesson.{game}.{step['name']}-done" for step in steps_of(game) if "after" in step]
    words = sum(len(catalog.say(key).split()) for key in keys + done)
    assert 2 <= words / 200 + len(done) * 5 / 60 <= 5
