"""What the source says to people, read from the source itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tenfold
from tenfold.i18n.catalogs import FOLDER, message_id

SOURCE = Path(tenfold.__file__).parent
DOCS = Path(__file__).parents[2] / "docs" / "making"  # which says what the pages say
ERRORS = {
    *("TenfoldError", "Illegal", "Unreadable", "Over", "BadOptions", "BadRecord"),
    *("Refused", "Stale", "TooMuch", "Unavailable", "UnknownPerson", "UnknownTable"),
    *("UnknownHost", "UnknownSession", "Hidden", "Nowhere"),
}

# What `Catalog.say` adds when a card is among the details.
CARD_PARTS = {"kind", "colour", "number"}


Scope = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*folders: str) -> Iterator[ast.Module]:
    places = [SOURCE / folder for folder in folders] or [SOURCE, DOCS]
    for place in places:
        for path in sorted(place.rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))


@cache
def errors_raised() -> dict[str, list[set[str]]]:
    """Every key of an error, with the details that each place gives it."""
    found: dict[str, list[set[str]]] = {}
    for module in modules():
        for scope in ast.walk(module):
            if isinstance(scope, Scope):
                for call in ast.walk(scope):
                    if isinstance(call, ast.Call) and _name(call.func) in ERRORS and not _is_copy(call):
                        for key in _texts(call.args[0], scope):
                            found.setdefault(key, []).append(_details(call, scope))
    return found


def _is_copy(call: ast.Call) -> bool:
    """Whether an error is only told once more, as `TenfoldError(error.key)`."""
    return isinstance(call.args[0], ast.Attribute)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _details(call: ast.Call, scope: Scope) -> set[str]:
    """The names of the details; of those in a `**` mapping, all that the function may put in."""
    names = {word.arg for word in call.keywords if word.arg}
    for word in call.keywords:
        if word.arg is None and isinstance(word.value, ast.Name):
            for given in _given(word.value.id, scope):
                mappings = [node for node in ast.walk(given) if isinstance(node, ast.Dict)]
                names |= {
                    str(key.value) for one in mappings for key in one.keys if isinstance(key, ast.Constant)
                }
    return names


def _given(name: str, scope: Scope) -> list[ast.expr]:
    """What a name is given in a function."""
    return [
        node.value
        for node in ast.walk(scope)
        if isinstance(node, ast.Assign) and any(_is(target, name) for target in node.targets)
    ]


def _texts(value: ast.expr, scope: Scope) -> list[str]:
    """The texts that an expression can be: itself, or what its name was given in the function."""
    if isinstance(value, ast.Constant):
        return [str(value.value)]
    if isinstance(value, ast.IfExp):
        return [*_texts(value.body, scope), *_texts(value.orelse, scope)]
    assert isinstance(value, ast.Name), ast.unparse(value)
    given = _given(value.id, scope)
    assert given, f"where does {value.id} come from?"
    return [text for one in given for text in _texts(one, scope)]


def _is(target: ast.expr, name: str) -> bool:
    return isinstance(target, ast.Name) and target.id == name


@cache
def events_told() -> set[str]:
    """Every kind of event that a game tells."""
    kinds: set[str] = set()
    for module in modules("cards", "tiles"):
        for node in ast.walk(module):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant) and key.value == "event":
                        parts = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
                        kinds |= {str(part.value) for part in parts if isinstance(part, ast.Constant)}
    return kinds


@cache
def texts_in_source() -> set[str]:
    """Every text of the source as it would be as the name of a message."""
    return {
        message_id(node.value)
        for module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 60
    }


@cache
def patterns_in_source() -> set[str]:
    """How the composed texts of the source begin, as names of messages."""
    beginnings = set()
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginning = str(node.values[0].value)
                if beginning.endswith((".", "_")) and " " not in beginning:
                    beginnings.add(message_id(beginning))
    return beginnings


@cache
def keys_said() -> set[str]:
    """Every key that is said as it stands."""
    said = set()
    for module in modules("i18n", "terminal", "lab", "cli"):
        for node in ast.walk(module):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in ("say", "_say") and node.args and isinstance(node.args[0], ast.Constant):
                said.add(str(node.args[0].value))
    return said


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def resources(language: str) -> dict[str, ftl.Resource]:
    return {path.name: FluentParser().parse(path.read_text("utf-8")) for path in files(language)}


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ftl.Message)
    }


def web_messages(language: str) -> set[str]:
    """The messages that only the web client says."""
    return {
        entry.id.name
        for name, resource in resources(language).items()
        for entry in resource.body
        if name.startswith("web") and isinstance(entry, ftl.Message)
    }


class Asked(Visitor):
    """The variables and the other messages that a message asks for."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def asked_by(message: ftl.Message) -> Asked:
    asked = Asked()
    asked.visit(message)
    return asked


def variables_of(name: str, known: dict[str, ftl.Message]) -> set[str]:
    """The variables of a message and of the messages that it refers to; a form of a word may refer to the
    word itself."""
    variables: set[str] = set()
    seen: set[str] = set()
    waiting = {name}
    while waiting:
        seen |= waiting
        asked = [asked_by(known[one]) for one in waiting]
        variables = variables.union(*(one.variables for one in asked))
        waiting = set().union(*(one.references for one in asked)) - seen
    return variables
