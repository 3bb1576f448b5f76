"""The page of rulings names every ruling and its tests, and no test that does not exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "rulings.md").read_text("utf-8")
RULINGS = (
    [f"C{number}" for number in range(1, 24)]
    + [f"T{number}" for number in range(1, 9)]
    + [f"A{number}" for number in range(1, 8)]
)


def existing_tests() -> set[str]:
    return {
        node.name
        for path in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


def named_tests(text: str) -> set[str]:
    return set(re.findall(r"`(test_\w+)`", text))


def section(ruling: str) -> str:
    """What the page says under the heading of a ruling."""
    found = re.search(rf"^### {ruling}\. .*?(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"docs/rulings.md has no section on {ruling}"
    return found.group()


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_documented_with_its_tests(ruling: str) -> None:
    prefix = f"test_{ruling[0].lower()}{int(ruling[1:]):02}_"
    expected = {name for name in existing_tests() if name.startswith(prefix)}
    assert expected, f"{ruling} has no test"
    assert expected <= named_tests(section(ruling))


def test_every_test_that_the_page_names_exists() -> None:
    assert named_tests(PAGE)
    assert named_tests(PAGE) - existing_tests() == set()


def test_no_ruling_on_the_page_is_unknown() -> None:
    assert re.findall(r"^### ([CTA]\d+)\. ", PAGE, re.MULTILINE) == RULINGS
