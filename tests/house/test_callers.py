"""Nothing is there for tests alone: every function and method is named by something else that runs.

Found by names, so a method is missed here when another one of its name is called. What only a dead function
calls turns up once that one is gone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
OURS = sorted((ROOT / "src" / "tenfold").rglob("*.py"))
OTHERS = [
    path
    for folder in ("benchmarks", "examples", "web")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if "node_modules" not in path.parts
]
ASKED_BY_OPEN_SPIEL = (
    *(
        "make_py_observer",
        "current_player",
        "_legal_actions",
        "_apply_action",
        "_action_to_string",
        "to_dict",
    ),
    *("to_dict", "set_from", "string_from"),
)
MEANT = dict.fromkeys(ASKED_BY_OPEN_SPIEL, "OpenSpiel asks a game, a state or an observer") | {
    "_repr_mimebundle_": "notebooks ask what is evaluated in them",
    "clone": "for those who search with an environment",
    "adjusted_returns": "for those who compare agents in OpenSpiel",
    "action_masks": "sb3-contrib asks an environment",
    "capture_signals": "uvicorn asks a server of its own",
    "collect": "prometheus asks a collector",
    "check_same": "the conformance kit is for the games and backends of others",
    "count_continuations": "likewise",
    "compiled_game": "a backend for the conformance kit",
}


class Function(NamedTuple):
    path: Path
    name: str
    is_method: bool
    lines: range

    @property
    def module(self) -> str:
        return self.path.parent.name if self.path.stem == "__init__" else self.path.stem

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.lines.start}: {self.name}"


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


def functions_in(path: Path) -> Iterator[Function]:
    """But for those inside others, and those that a decorator hands to a framework, such as commands."""
    for outer in nodes_of(path):
        if isinstance(outer, ast.Module | ast.ClassDef):
            for node in outer.body:
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_registered(node):
                    lines = range(node.lineno, (node.end_lineno or 0) + 1)
                    yield Function(path, node.name, isinstance(outer, ast.ClassDef), lines)


def is_registered(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    decorators = [node.func for node in function.decorator_list if isinstance(node, ast.Call)]
    return any(isinstance(decorator, ast.Attribute) for decorator in decorators)


def imported() -> Iterator[tuple[str, str]]:
    """Last names of modules, each with what is imported from it."""
    for path in (*OURS, *OTHERS):
        for node in nodes_of(path):
            if isinstance(node, ast.ImportFrom):
                yield from ((str(node.module).rpartition(".")[2], alias.name) for alias in node.names)


def named() -> Iterator[str]:
    """What follows a dot; what runs compiled or in another process is called by a text that ends with it."""
    for path in (*OURS, *OTHERS):
        for node in nodes_of(path):
            if isinstance(node, ast.Attribute):
                yield node.attr
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value.replace(":", ".").rpartition(".")[2]


def is_named_at_home(function: Function) -> bool:
    return any(
        isinstance(node, ast.Name) and node.id == function.name and node.lineno not in function.lines
        for node in nodes_of(function.path)
    )


def test_nothing_is_called_by_tests_alone() -> None:
    pairs, names = set(imported()), set(named())
    uncalled = {
        function.name: str(function)
        for path in OURS
        for function in functions_in(path)
        if function.name not in names
        and not function.name.startswith("__")
        and (function.is_method or (function.module, function.name) not in pairs)
        and not is_named_at_home(function)
    }
    assert [where for name, where in uncalled.items() if name not in MEANT] == []
    assert set(MEANT) <= set(uncalled), "it has a caller, and needs no reason any more"
