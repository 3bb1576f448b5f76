"""Every bound, wait and budget of the product on one page.

    python tests/house/limits.py    writes docs/limits.md

A constant is one if its name says so (`MOST_…`, `LONGEST_…`, `…_SECONDS`, `…_BUDGETS`). The comment behind it
tells what it means.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "limits.md"
NAMED = re.compile(
    r"^(MOST|LONGEST|LARGEST|DEEPEST|FEWEST|SHORTEST|SLOWEST|SECONDS|PER_SECOND|BURST|LEASE|REMEMBERED|KEPT)(_|$)"
    r"|_(SECONDS|MILLISECONDS|PER_SECOND|SWEEPS|DAYS|NODES|REMEMBERED|KEPT|AT_ONCE|BUDGETS?)$"
    r"|^(BODIES|CROWD|BITE|AT_ONCE|DECISIONS|SEATINGS|NEW_KEYS|RECOVERIES|SERVED|FRAMES_PER_MESSAGE|SPACING)"
)
IN_TYPESCRIPT = re.compile(r"^ *(?:export )?const ([A-Z][A-Z_]+) = ([0-9_.]+);(?: *// *(.*))?$", re.MULTILINE)

# Where somebody looks first, with the rooms that belong there.
CHAPTERS = {
    "Who may ask for how much": ("server/services", "server/lobby", "server/http", "server/transport"),
    "At a table": ("server/table", "server/live", "server/people", "server/practice", "server/results"),
    "Hints and reviews": ("server/hints", "server/reviews", "analysis", "judging"),
    "Records": ("records", "server/records"),
    "Processes and storage": ("server/workers", "server/storage", "server", "fast"),
    "Thinking": ("bots", "solver", "loops"),
    "The laboratory and the command line": (
        *("lab", "programs", "envs", "cli", "terminal"),
        *("kernel", "protocol", "wire", "i18n", "pictures"),
    ),
    "The browser": ("web",),
}
OPENING = """# Limits

After this page you know the bounds, waits and budgets of Tenfold, and in which file to change them.
What an operator may set is on [the page about hosting](hosting.md); what the rules limit is not listed.
`python tests/house/limits.py` writes this page from the names of constants and the comments behind them.
"""


class Limit(NamedTuple):
    room: str
    name: str
    value: float | str
    meaning: str
    path: Path


def limits() -> list[Limit]:
    return sorted({*_in_python(), *_in_typescript()}, key=lambda one: (str(one.path), one.name))


def _in_python() -> Iterator[Limit]:
    source = ROOT / "src" / "tenfold"
    for path in source.rglob("*.py"):
        room = path.relative_to(source).with_suffix("").as_posix()
        if room.startswith(("cards/", "tiles/")):
            continue
        text = path.read_text("utf-8")
        lines = text.splitlines()
        for node in ast.parse(text).body:
            if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
                continue
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name) and NAMED.search(target.id):
                value = _number(node.value)
                if value is not None:
                    _, _, comment = lines[(node.end_lineno or 1) - 1].partition("  # ")
                    yield Limit(room, target.id, value, comment, path)


def _number(node: ast.expr) -> float | str | None:
    """A number, or arithmetic with numbers alone; budgets that are tables are told as they are written."""
    text = ast.unparse(node)
    if not all(isinstance(one, _ARITHMETIC) for one in ast.walk(node)):
        return "by level" if text.startswith("{") and "Budget" in text else None
    found = eval(text, {"__builtins__": {}})  # digits and signs alone
    return found if isinstance(found, int | float) else None


_ARITHMETIC = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop)


def _in_typescript() -> Iterator[Limit]:
    source = ROOT / "web" / "src"
    for path in [*source.rglob("*.ts"), *source.rglob("*.svelte")]:
        if ".test." in path.name or "wire" in path.parts:
            continue
        for name, value, comment in IN_TYPESCRIPT.findall(path.read_text("utf-8")):
            if NAMED.search(name):
                yield Limit("web", name, float(value.replace("_", "")), comment, path)


def chapter_of(limit: Limit) -> str:
    """The chapter that names the longest part of the way to a limit's file."""
    fitting = [
        (len(room), chapter)
        for chapter, rooms in CHAPTERS.items()
        for room in rooms
        if f"{limit.room}/".startswith(f"{room}/")
    ]
    assert fitting, (
        f"No chapter of docs/limits.md speaks of {limit.path.relative_to(ROOT)}: name its room in CHAPTERS."
    )
    return max(fitting)[1]


def page() -> str:
    found, parts = limits(), [OPENING]
    for chapter in CHAPTERS:
        rows = "".join(_row(limit) for limit in found if chapter_of(limit) == chapter)
        parts.append(f"\n## {chapter}\n\n| limit | value | meaning | file |\n|---|---|---|---|\n{rows}")
    return "".join(parts)


def _row(limit: Limit) -> str:
    place = limit.path.relative_to(ROOT).as_posix()
    meaning = limit.meaning.replace("|", "\\|")
    return f"| `{limit.name}` | {_written(limit.value)} | {meaning} | [{limit.path.name}](../{place}) |\n"


def _written(value: float | str) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,.4g}" if value % 1 else f"{value:,.0f}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
