"""Puzzles from the lessons' best moments, played on real tables as `puzzles.toml` says.

The browser shows them as it shows a lesson's steps, so a puzzle is one: a position, what is accepted, and
where it leads. Its aids are hidden, for they would give the answer away.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from lesson import Lesson

from tenfold import Play

DATA: Final = Path(__file__).parent / "puzzles.toml"
Json = dict[str, Any]


def prepared(game: str) -> list[Json]:
    """What is written down of a game's puzzles."""
    puzzles: list[Json] = tomllib.loads(DATA.read_text("utf-8"))[game]
    return puzzles


def puzzles(game: str) -> Lesson:
    lesson = Lesson(game)
    for puzzle in prepared(game):
        lesson.begin(puzzle["kind"])
        lesson.sit_down(puzzle["moves"], **puzzle["options"])
        answers = dict.fromkeys(right_moves(puzzle, lesson.play), puzzle.get("follows", ""))
        figures = odds(lesson.play) if puzzle["kind"] == "stop" else {}
        marked = puzzle.get("at") or ("hand" if lesson.play.view().get("hand") else "")
        lesson.ask(puzzle["name"], answers, at=marked, hides=True)
        lesson.steps[-1]["figures"] = figures
    return lesson


def right_moves(puzzle: Json, play: Play) -> list[str]:
    """The answers in full; one that ends in `*` stands for all moves that begin like it."""
    found = []
    for answer in puzzle["right"]:
        is_pattern = answer.endswith("*")
        matching = [token for token in play.legal() if fnmatchcase(token, answer)] if is_pattern else [answer]
        assert matching, (puzzle["name"], answer)
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
