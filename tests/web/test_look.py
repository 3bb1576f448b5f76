"""Pictures made in Python have the colours and shapes of the client."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
TOLD = WEB.parent / "src" / "tenfold" / "pictures" / "look.json"


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(WEB / "scripts")
    return importlib.import_module("look")


def test_python_has_been_told_how_the_client_looks(look: Any) -> None:
    assert TOLD.read_text("utf-8") == look.text(), "run `python web/scripts/look.py`"


def test_both_themes_have_the_same_colours() -> None:
    told = json.loads(TOLD.read_text("utf-8"))
    assert told["light"].keys() == told["dark"].keys()
    assert told["light"]["paper"] != told["dark"]["paper"]


@pytest.mark.parametrize(
    ("value", "light", "dark"),
    [
        ("#ffffff", "#ffffff", "#ffffff"),
        ("light-dark(var(--ink), transparent)", "#000000", "none"),
        ("color-mix(in srgb, var(--ink) 25%, #ffffff)", "#bfbfbf", "#bfbfbf"),
        ("light-dark(rgb(1 2 3 / 18%), rgb(0 0 0 / 50%))", "rgba(1,2,3,0.18)", "rgba(0,0,0,0.5)"),
        ("0.25rem", "", ""),
    ],
)
def test_colours_are_read_as_a_browser_reads_them(look: Any, value: str, light: str, dark: str) -> None:
    tokens = {"ink": "#000000"}
    assert [look.colour(value, tokens, theme) for theme in ("light", "dark")] == [light, dark]
