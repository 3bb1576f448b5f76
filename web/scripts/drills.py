"""Drills from the lessons' best moments, played on real tables as `drills.toml` says.

The browser shows them as it shows a lesson's steps, so a drill is one: a position, what is accepted, and
where it leads. Its aids are hidden, for they would give the answer away.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from lesson import Lesson

from tenfold import Play

DATA: Final = Path(__file__).parent / "drills.toml"
Json = dict[str, Any]


def prepared(game: str) -> list[Json]:
    """What is written down of a game's drills."""
    drills: list[Json] = tomllib.loads(DATA.read_text("utf-8"))[game]
    return drills


def drills(game: str) -> Lesson:
    lesson = Lesson(game)
    for drill in prepared(game):
        lesson.begin(drill["kind"])
        lesson.sit_down(drill["moves"], **drill["options"])
        answers = dict.fromkeys(right_moves(drill, lesson.play), drill.get("follows", ""))
        figures = odds(lesson.play) if drill["kind"] == "stop" else {}
        marked = drill.get("at") or ("hand" if lesson.play.view().get("hand") else "")
        lesson.ask(drill["name"], answers, at=marked, hides=True)
        lesson.steps[-1]["figures"] = figures
    return lesson


def right_moves(drill: Json, play: Play) -> list[str]:
    """The answers in full; one that ends in `*` stands for all moves that begin like it."""
    found = []
    for answer in drill["right"]:
        is_pattern = answer.endswith("*")
        matching = [token for token in play.legal() if fnmatchcase(token, answer)] if is_pattern else [answer]
        assert matching, (drill["name"], answer)
        found += matching
    return found


def odds(play: Play) -> Json:
    """How many of the cards that are left would be too much."""
    view = play.view()
    busts = sum(copies for card, copies in view["deck"].items() if is_too_much(view, card))
    return {"busts": busts, "left": view["left"]}


def is_too_much(view: Json, card: str) -> bool:
    if "*" in card:
        return False
    worth = int(card[1:])
    return bool(view["currency"] + worth > 10 if card[0] == "$" else view["total"] + worth > 10)
