"""The compiled module is made once and kept for the next run. Whatever becomes of the kept file, it plays."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tenfold.fast import module
from tenfold.fast.code_cache import MOST_KEPT
from tenfold.fast.exports import ROOMS, house_program, sources_digest
from tenfold.fast.game import CompiledGame
from tenfold.kernel.program import Export, Program
from tenfold.kernel.runtime import Code, Instance, compile_module

SETUP = {"edition": "aeg", "seats": 2}


class Made:
    """What is translated and compiled comes out the same each time: here it is done once."""

    def __init__(self) -> None:
        self._programs: dict[bool, Program] = {}
        self._codes: dict[str | bytes, Code] = {}

    def program(self, checked: bool = False) -> Program:
        if checked not in self._programs:
            self._programs[checked] = house_program(checked)
        return self._programs[checked]

    def code(self, text: str | bytes, exports: Mapping[str, Export]) -> Code:
        if text not in self._codes:
            self._codes[text] = compile_module(text, exports)
        return self._codes[text]


@pytest.fixture(scope="module")
def made() -> Made:
    return Made()


class Workshop:
    """A cache folder of its own, and word of how often something was to be compiled."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, made: Made) -> None:
        self.folder = folder / "tenfold"
        self._made = made
        self.compiled = 0
        monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
        monkeypatch.setattr(module, "house_program", made.program)
        monkeypatch.setattr(module, "compile_module", self._compile)

    def _compile(self, text: str | bytes, exports: Mapping[str, Export], stoppable: bool) -> Code:
        assert not stoppable
        self.compiled += 1
        return self._made.code(text, exports)

    def make(self, checked: bool = False) -> Code:
        """What a process gets that has not asked before."""
        return module.house_code.__wrapped__(checked)

    def kept(self) -> list[Path]:
        return sorted(self.folder.glob("*.native"))


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: Made) -> Workshop:
    return Workshop(tmp_path, monkeypatch, made)


def plays(code: Code) -> bool:
    game = CompiledGame("cards", Instance(code))
    return len(game.legal(game.start(game.read_options(SETUP)))) > 0


def test_another_process_finds_what_the_first_has_compiled(tmp_path: Path) -> None:
    lines = """
from tenfold.fast import module
compile_module, compiled = module.compile_module, []
module.compile_module = lambda *given: compiled.append(1) or compile_module(*given)
module.house_code()
print(len(compiled))
"""
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", lines]
    told = [subprocess.check_output(command, env=environment, text=True).strip() for _ in range(2)]
    assert told == ["1", "0"]
    assert [path.suffix for path in (tmp_path / "tenfold").iterdir()] == [".native"]


def test_each_build_is_kept_by_itself(workshop: Workshop) -> None:
    for checked in (False, True, False, True):
        assert plays(workshop.make(checked))
    assert workshop.compiled == 2
    assert [path.stem.startswith(sources_digest()) for path in workshop.kept()] == [True, True]


@pytest.mark.parametrize(
    "damage",
    [
        lambda kept: kept[:0],
        lambda kept: kept[:10],
        lambda kept: kept[: len(kept) // 2],
        lambda kept: kept[:-1],
        lambda kept: kept[32:],
        lambda kept: b"\0" * len(kept),
        lambda kept: os.urandom(len(kept)),
        lambda kept: kept[: len(kept) // 2] + bytes(4096) + kept[len(kept) // 2 + 4096 :],
        lambda kept: kept + b"\0",
    ],
    ids=["empty", "begun", "half", "almost", "unsealed", "zeros", "noise", "a hole", "more"],
)
def test_a_damaged_file_is_replaced(workshop: Workshop, damage: Any) -> None:
    assert plays(workshop.make())
    [path] = workshop.kept()
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    assert plays(workshop.make())
    assert workshop.compiled == 2
    assert len(path.read_bytes()) == len(whole)
    assert plays(workshop.make())
    assert workshop.compiled == 2


def test_a_folder_that_cannot_be_written_to_only_costs_time(workshop: Workshop) -> None:
    workshop.folder.write_text("a file stands where the folder should be")
    for _ in range(2):
        assert plays(workshop.make())
    assert workshop.compiled == 2


def test_a_file_that_cannot_be_read_only_costs_time(workshop: Workshop) -> None:
    workshop.make()
    [path] = workshop.kept()
    path.unlink()
    path.mkdir()
    assert plays(workshop.make())


def test_changed_rules_are_kept_under_another_name(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop.make()
    monkeypatch.setattr(module, "sources_digest", lambda: "changed")
    workshop.make()
    assert workshop.compiled == 2
    assert len(workshop.kept()) == 2


def test_only_the_newest_are_kept(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(MOST_KEPT + 2):
        monkeypatch.setattr(module, "sources_digest", lambda number=number: f"changed-{number}")
        workshop.make()
        os.utime(workshop.folder / f"changed-{number}.native", (number, number))
    assert len(workshop.kept()) == MOST_KEPT
    assert f"changed-{MOST_KEPT + 1}" in {path.stem for path in workshop.kept()}


def test_what_is_used_is_kept(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    workshop.make()
    [house] = workshop.kept()
    os.utime(house, (0, 0))
    workshop.make()
    for number in range(MOST_KEPT):
        other = workshop.folder / f"other-{number}.native"
        other.write_bytes(b"")
        os.utime(other, (number + 1, number + 1))
    monkeypatch.setattr(module, "sources_digest", lambda: "changed")
    workshop.make()
    assert house in workshop.kept()
    assert len(workshop.kept()) == MOST_KEPT


def test_the_digest_covers_every_rule_that_is_compiled(made: Made) -> None:
    program = made.program()
    program.text()
    modules = {function.__module__ for function, _ in program._made}
    assert {name.split(".")[0] for name in modules} == {"tenfold"}
    assert {name.split(".")[1] for name in modules} <= set(ROOMS)


def test_a_number_in_the_environment_chooses_the_checked_build(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, expected in (("", False), ("0", False), ("1", True), ("yes", True)):
        monkeypatch.setenv("TENFOLD_CHECKED", value)
        assert module.is_checked() is expected
