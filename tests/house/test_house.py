"""The house is in order: what the documents say is so, and the bare core stands alone."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from making.assemble import made_pages

import tenfold

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = (ROOT / "docs" / "python.md").read_text("utf-8")


def run(code: str) -> str:
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout


def test_the_first_example_plays_a_game() -> None:
    example = re.search(r"```python\n(.*?)```", PYTHON, re.DOTALL)
    promised = re.search(r"It prints `(.*?)`", PYTHON)
    assert example
    assert promised
    assert run(example[1]).strip() == promised[1]


def test_the_readme_shows_the_two_commands() -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    shown = re.findall(r"^make (\w+)", README, re.MULTILINE)
    assert shown == ["play", "test"]
    assert set(shown) <= set(targets)
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")


def test_the_readme_is_a_screen_and_a_half() -> None:
    assert len(README.splitlines()) <= 80


def test_documents_name_commands_and_files_that_exist() -> None:
    commands, made = commands_there_are(), made_pages()
    for path in [ROOT / "README.md", *ROOT.glob("docs/**/*.md"), ROOT / "CHANGELOG.md"]:
        text = path.read_text("utf-8")
        assert set(re.findall(r"`tenfold ([a-z]+)", text)) <= commands, path
        for link in re.findall(r"(?:\]\(|<img src=\")(?!https?:|#)([^)#\"]+)", text):
            assert (path.parent / link).exists() or link in made, f"{path}: {link}"


def test_every_command_is_told_of_beside_its_help() -> None:
    pages = "".join(path.read_text("utf-8") for path in ROOT.glob("docs/*.md"))
    assert [command for command in commands_there_are() if f"tenfold {command}" not in pages] == []


def commands_there_are() -> set[str]:
    from tenfold.cli import app

    groups = {str(group.typer_instance.info.name) for group in app.registered_groups if group.typer_instance}
    return groups | {command.callback.__name__ for command in app.registered_commands if command.callback}


def test_public_names_are_sorted_and_there() -> None:
    assert tenfold.__all__ == sorted(tenfold.__all__)
    for name in tenfold.__all__:
        assert getattr(tenfold, name) is not None
    with pytest.raises(AttributeError, match="nothing"):
        _ = tenfold.nothing


def test_the_changelog_has_the_version() -> None:
    assert f"\n## {tenfold.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_core_needs_nothing_from_outside() -> None:
    blocked = ["wasmtime", "numpy", "typer", "rich", "fluent", "matplotlib", "textual", "starlette", "torch"]
    code = f"""
import sys
sys.modules.update(dict.fromkeys({blocked}))
from tenfold import Play
for game, options in (("cards", dict(edition="trefl", seats=2)), ("tiles", dict(edition="steffen"))):
    play = Play(game, **options)
    while not play.is_over:
        play.push(play.legal()[0])
    print(play.result["winners"])
"""
    assert len(run(code).splitlines()) == 2


def test_importing_tenfold_imports_little() -> None:
    loaded = run("import sys, tenfold.records.verify; print(*sorted(sys.modules))").split()
    assert not {"numpy", "wasmtime", "typer", "rich", "fluent", "asyncio"} & set(loaded)


@pytest.mark.parametrize(
    "room",
    ["tenfold.server.http.app", "tenfold.server.bot_workers.worker", "tenfold.terminal.menu", "tenfold.cli"],
)
def test_playing_and_serving_need_no_compiler(room: str) -> None:
    loaded = run(f"import sys, {room}; print(*sorted(sys.modules))").split()
    assert not {"numpy", "wasmtime"} & set(loaded)


EXAMPLES = [path for path in sorted(ROOT.glob("src/tenfold/**/*.py")) if ">>>" in path.read_text("utf-8")]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_in_docstrings_are_true(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    told = doctest.testmod(importlib.import_module(name))
    assert told.attempted > 0
    assert told.failed == 0


def test_no_rule_asks_for_an_edition_by_name() -> None:
    """What differs between publishers is a field."""
    names = [path.stem for path in ROOT.glob("src/tenfold/*/editions/*.toml")]
    for path in (*ROOT.glob("src/tenfold/cards/*.py"), *ROOT.glob("src/tenfold/tiles/*.py")):
        found = [name for name in names if f'"{name}"' in path.read_text("utf-8")]
        assert not found, f"{path.name} names {found}"


COMPONENTS = sorted((ROOT / "web" / "src").rglob("*.svelte"))
LONGEST = 300  # lines of a component, which has one subject


def test_no_component_of_the_web_client_is_too_long_to_have_one_subject() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in COMPONENTS}
    too_long = {str(path.relative_to(ROOT)): lines for path, lines in lengths.items() if lines > LONGEST}
    assert lengths
    assert not too_long
