"""What the container is made of, as far as one can tell without an engine that builds it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

HOME = Path(__file__).parents[2]
RECIPE = (HOME / "deploy" / "Containerfile").read_text("utf-8")
PIN = re.compile(r"([a-z0-9-]+)==[0-9][0-9a-z.]*( ; .+)?")
NAME = re.compile(r"[a-z0-9-]+")


def test_it_begins_from_one_exact_version() -> None:
    images = re.findall(r"^FROM (\S+)", RECIPE, re.MULTILINE)
    assert len(images) == 2
    assert len(set(images)) == 1
    assert re.search(r":\d+\.\d+\.\d+-|@sha256:", images[0])


def test_every_package_has_one_version() -> None:
    lines = (HOME / "deploy" / "constraints.txt").read_text("utf-8").splitlines()
    pins = [PIN.fullmatch(line) for line in lines if line and not line.startswith("#")]
    assert all(pins)
    known = {pin[1] for pin in pins if pin}
    project = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["postgres"],
    ]
    names = {found[0] for found in map(NAME.match, wanted) if found}
    assert len(names) == len(wanted)
    assert names <= known
    assert "PIP_CONSTRAINT=/src/deploy/constraints.txt" in RECIPE


def test_nothing_comes_in_that_is_not_named() -> None:
    lines = (HOME / ".dockerignore").read_text("utf-8").splitlines()
    rules = [line for line in lines if not line.startswith("#")]
    assert rules[0] == "*"
    let_in = [line.removeprefix("!") for line in rules if line.startswith("!")]
    assert all((HOME / path).exists() for path in let_in)
    assert {"pyproject.toml", "hatch_build.py", "src", "web", "README.md", "LICENSE", "NOTICE"} <= set(let_in)


def test_it_is_restarted_for_what_a_restart_mends() -> None:
    """As docs/hosting.md says: the process is asked whether it lives, not whether its database does."""
    (check,) = re.findall(r"^HEALTHCHECK (.*\n.*)", RECIPE, re.MULTILINE)
    assert "/healthz" in check
    assert "/readyz" not in RECIPE
