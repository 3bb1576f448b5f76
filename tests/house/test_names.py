"""One word, one thing: a module or a public function has its name for itself, or a reason.

Twins are alike on purpose, as both games have them (`bots/cards/notes`, `bots/tiles/notes`). So are doors to
a subject, which bear its name: a command, a message, a route, a row of the database.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "tenfold"
DOORS = ("cli", "wire", "protocol", "server/http/routes", "server/storage", "lab/reports")

MODULES = {
    "choices": "the rules, and what Python makes of them; so the four below",
    "decisions": "likewise",
    "evaluator": "likewise",
    "findings": "likewise",
    "walk": "likewise",
    "desk": "the solver's, and that of whoever judges",
    "leads": "what is told of both games, and how the card game counts them",
    "options": "of a game, and of a decision",
    "verdicts": "on a difference in the lab, and on a decision",
    "beginning": "of a table, and of a game in the terminal",
    "console": "the terminal's own, and while others move at a server's table",
    "continuations": "the rule, and its compiled form at work",
    "game": "what a game is, of each game, and of a game that is compiled",
    "faults": "of programs, and what the lab counts of all bots",
    "messages": "of a language, and those between us and a program",
    "program": "what is compiled, and a bot that is one",
    "match": "a match of the lab, and the compiled loop that plays it",
    "names": "of people, and of cards and places in a language",
    "playouts": "the rule, and its compiled form at work",
    "refusals": "of the rules, of the compiler, and of HTTP: what is refused there",
    "reviews": "the server's service, and the lab's study of many",
    "self_play": "the rule, and its compiled form at work",
    "table": "the server's, and the terminal's own",
    "worker": "what each service does in a process of its own, and the process",
}
FUNCTIONS = {
    "begin": "a game in the terminal, and a walk through one",
    "beside": "what is drawn side by side, and a cell and its neighbours",
    "decide": "a decision of the rules, and one of whoever plays on",
    "fitted": "a text in a picture, and one in columns; so are the next two",
    "width_of": "likewise, and a type of the compiler",
    "wrapped": "likewise",
    "weigh": "what chance may give, and what a bot may do",
    "begin_decision": "a bot's, and a study's",
    "best_left": "of the moves that a search or a comparison has not kept yet",
    "is_paying": "the rule, and what Python asks of a state",
    "keep": "a choice, and a card",
    "note_leads": "where there are points, and where there are none",
    "value_of": "a position, and a line",
    "worth": "of an option, and of a hand",
    "ask": "a question to a server, and the scoring's to itself",
    "compare": "two results, and two numbers of a compiled rule",
    "digest": "of a transcript, and of a secret",
    "lay_out": "an array of rules, and cards",
    "leave": "a table, and a line of tiles",
    "look": "what the doctor does inside and outside",
    "next_card": "what is to be expected of it, and its draw",
    "prepare": "every worker's first step",
    "record_of": "of a job of the lab, and of a table",
    "rules_of": "the version of a record, and of a match",
    "run": "a server, and a row of tiles",
    "seats_of": "a network, and a tournament",
    "shares_of": "a finished game, for the review and for a rating",
    "written_result": "of each game, where its end is",
}


def parsed() -> Iterator[tuple[str, str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        room = path.parent.relative_to(SOURCE).as_posix()
        yield room, path.stem, ast.parse(path.read_text("utf-8"))


def is_door(room: str) -> bool:
    return room.startswith(DOORS)


def in_several(places: set[tuple[str, str]]) -> bool:
    """Whether a name means several things: in rooms that are neither twins nor doors to one subject."""
    apart = {
        (room.replace("tiles", "cards"), module.replace("tiles", "cards"))
        for room, module in places
        if not is_door(room)
    }
    return len(apart) > 1


def test_every_module_has_its_name_for_itself() -> None:
    rooms = defaultdict(set)
    for room, module, _ in parsed():
        if module != "__init__":
            rooms[module].add((room, module))
    assert {name for name, places in rooms.items() if in_several(places)} == MODULES.keys()


def test_every_public_function_has_its_name_for_itself() -> None:
    places = defaultdict(set)
    for room, module, tree in parsed():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
                places[node.name].add((room, module))
    assert {name for name, found in places.items() if in_several(found)} == FUNCTIONS.keys()
