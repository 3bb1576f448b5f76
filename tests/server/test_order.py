"""The server is in order: what belongs to one place is in no other."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import tenfold.server

SERVER = Path(tenfold.server.__file__).parent
FILES = {path.relative_to(SERVER).as_posix(): path.read_text("utf-8") for path in SERVER.rglob("*.py")}
SQL = re.compile(r"\b(SELECT .* FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b", re.DOTALL)
MEASURING = {
    "now.py",
    "storage/sqlite.py",
}  # of these, the last only sleeps


def test_sql_is_written_in_the_storage_alone() -> None:
    found = {
        name
        for name, text in FILES.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.search(node.value)
    }
    assert {name for name in found if not name.startswith("storage/")} == set()
    assert "storage/people.py" in found


def test_the_time_is_read_in_one_place() -> None:
    reading = {
        name for name, text in FILES.items() if re.search(r"^(import|from) (time|datetime)\b", text, re.M)
    }
    assert reading == MEASURING


def test_only_the_bus_tells_other_servers() -> None:
    publishing = {name for name, text in FILES.items() if "database.publish(" in text}
    assert publishing == {"live/bus.py"}
