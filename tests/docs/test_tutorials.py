"""What the tutorials tell you to do works: their commands are run, and their code is that of the examples."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import typer

from tenfold import Record
from tenfold.cli import app
from tenfold.records.verify import verify

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "examples"


def blocks(page: str, *kinds: str) -> list[tuple[str, str]]:
    """The blocks of these kinds in a page of docs/, each with its kind."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    return re.findall(rf"^```({'|'.join(kinds)})\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_first_bot_is_the_example() -> None:
    (_, beginning), *others = blocks("first_bot.md", "python")
    compile(beginning, "first_bot.md", "exec")
    code = (EXAMPLES / "first_bot.py").read_text("utf-8")
    assert others
    for _, block in others:
        assert block.strip() in code


def test_the_commands_of_the_first_bot_work(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "first_bot.py", tmp_path)
    assert "forfeit" not in run_all(blocks("first_bot.md", "sh"), tmp_path)


def test_the_experiment_works(tmp_path: Path) -> None:
    assert "bids a game" in run_all(blocks("experiment.md", "sh", "python"), tmp_path)


def test_the_worked_game_is_told_as_it_was() -> None:
    """Every line that it shows is printed by its two commands, and so is every figure it tells."""
    page = (ROOT / "docs" / "worked_game.md").read_text("utf-8")
    commands = [
        (kind, block.replace(" --quick", " --quick --jobs 1"))
        for kind, block in blocks("worked_game.md", "sh")
    ]
    printed = run_all(commands, ROOT)
    shown = [line for _, block in blocks("worked_game.md", "text") for line in block.splitlines()]
    assert len(shown) > 20
    assert [line for line in shown if line not in printed.splitlines()] == []
    told = re.sub(r"```.*?```|`.*?`", "", page, flags=re.DOTALL)
    figures = set(re.findall(r"\d+\.\d+|\d\d+(?= %)", told))
    assert figures - set(re.findall(r"[\d.]+", printed)) == set()


def test_what_the_page_about_records_shows_is_so(tmp_path: Path) -> None:
    assert "2 correct, 0 wrong" in run_all(blocks("records.md", "sh"), tmp_path)
    ((_, shown),) = blocks("records.md", "json")
    record = Record.from_json(json.loads(shown))
    assert verify(record).to_move is not None


def test_the_page_about_pictures_draws_one() -> None:
    ((_, code),) = blocks("pictures.md", "python")
    names: dict[str, str] = {}
    exec(compile(code, "pictures.md", "exec"), names)
    assert names["svg"].startswith("<svg")


@pytest.mark.parametrize("page", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_every_command_of_a_page_has_these_options(page: str) -> None:
    """Read as the command line reads it, and not run."""
    for _, block in blocks(page, "sh"):
        for line in block.replace("\\\n", " ").splitlines():
            words = shlex.split(line.partition("|")[0].partition("&")[0].partition(">")[0], comments=True)
            while words and "=" in words[0]:
                words.pop(0)
            if words[:1] == ["tenfold"]:
                read_command(words[1:])


def read_command(words: list[str]) -> None:
    command: Any = typer.main.get_group(app)
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words.pop(0)]
    command.make_context(command.name, words)


def run_all(parts: list[tuple[str, str]], folder: Path) -> str:
    """What they print, one after another, with fewer games than a page says: how many is no part of whether
    it works."""
    assert parts
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    printed = ""
    for kind, block in parts:
        text = re.sub(r"--games \d+", "--games 2", block)
        command = [sys.executable, "-c", text] if kind == "python" else ["sh", "-e", "-c", text]
        environment = {**os.environ, "PATH": path}
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{block}\n{done.stderr}"
        printed += done.stdout
    return printed
