"""The walks through the code in the document of the architecture are true: each step is there, and one before
it names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
STEP = re.compile(r"^(\d+)\. `([\w/]+\.py): (\w+)`")


class Step(NamedTuple):
    file: str
    function: str

    def __str__(self) -> str:
        return f"{self.file}: {self.function}"


def walks() -> list[list[Step]]:
    """Numbered lists of `file.py: function`; each begins with 1."""
    found: list[list[Step]] = []
    for line in DOCUMENT.splitlines():
        if step := STEP.match(line):
            if step[1] == "1":
                found.append([])
            found[-1].append(Step(step[2], step[3]))
            assert int(step[1]) == len(found[-1]), line
    return found


def bodies(step: Step) -> list[ast.AST]:
    """What the function of a step consists of; several of a file may have its name."""
    tree = ast.parse((ROOT / "src" / "tenfold" / step.file).read_text("utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in ast.walk(tree) if isinstance(node, functions) and node.name == step.function]


def names_in(body: ast.AST) -> Iterator[str]:
    """Whatever is called or handed on by name; what runs compiled is called by a text that ends with it."""
    for node in ast.walk(body):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value.rpartition(".")[2]


def test_there_are_walks() -> None:
    assert [walk[0].function for walk in walks()] == ["_listen", "_hear", "simulate"]


@pytest.mark.parametrize("walk", walks(), ids=lambda walk: str(walk[0]))
def test_every_step_is_there_and_leads_to_the_next(walk: list[Step]) -> None:
    named: set[str] = set()
    for number, step in enumerate(walk):
        assert bodies(step), f"{step} is not there"
        assert number == 0 or step.function in named, f"nothing before it names {step}"
        named |= {name for body in bodies(step) for name in names_in(body)}
