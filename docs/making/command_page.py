"""Every command with its own help, as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import typer
from typer.testing import CliRunner

from tenfold.cli import app

WIDTH: Final = "100"


def command_page() -> str:
    parts = [
        "# Every command",
        "After this page you know what `tenfold` can do, and by which options: it is what `--help` says.",
    ]
    for words in _commands():
        parts += [f"## {' '.join(['tenfold', *words])}", f"```text\n{_help(words)}\n```"]
    return "\n\n".join(parts) + "\n"


def _commands() -> Iterator[list[str]]:
    yield []
    for name, command in sorted(typer.main.get_group(app).commands.items()):
        yield [name]
        for inner in sorted(getattr(command, "commands", {})):
            yield [name, inner]


def _help(words: list[str]) -> str:
    answer = CliRunner().invoke(
        app, [*words, "--help"], env={"COLUMNS": WIDTH, "TERMINAL_WIDTH": WIDTH}, prog_name="tenfold"
    )
    assert answer.exit_code == 0, answer.output
    return answer.output.strip()
