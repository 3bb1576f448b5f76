"""The documents say what was measured, with which version and by which command, and what is older says so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import figures as measured
import house_errors
import pytest
from figures import BLOCK, ROOT, changes, documents, is_accepted, read, written

FIGURES = read()
DOCUMENTS = documents(FIGURES)

# Tables that say what something is, not how much.
NO_FIGURES = {
    "review.md": ("| key | meaning |", "| it says | if |"),
    "performance.md": ("| question | command |",),
    "peers.md": ("| who | what |", "| what | see it |"),
    "bot_protocol.md": ("| key | meaning |", "| game | phase |", "| key | what happened |"),
}


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_of_these_networks_and_evaluators(name: str) -> None:
    """Fails when they have changed: `make figures` measures again. What nobody can measure now may be kept,
    and its document then says that it is older."""
    assert is_accepted(FIGURES[name]), f"{name} is older than its {' and '.join(changes(FIGURES[name]))}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_a_document_says_what_was_measured(path: Path) -> None:
    text = path.read_text("utf-8")
    for names, body in BLOCK.findall(text):
        assert written(names, body, FIGURES) == f"<!-- figures: {names} -->\n{body}<!-- end of figures -->\n"
    shown = [name for names, _ in BLOCK.findall(text) for name in names.split()]
    assert shown == [name for name, figure in FIGURES.items() if figure["doc"] == path.name]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_no_table_of_figures_stands_by_itself(path: Path) -> None:
    rest = BLOCK.sub("", path.read_text("utf-8"))
    heads = re.findall(r"^(\|.*)\n\|---", rest, re.MULTILINE)
    assert [head for head in heads if not head.startswith(NO_FIGURES.get(path.name, ()))] == []


def test_every_figure_names_a_command_that_is_there() -> None:
    for figure in FIGURES.values():
        program, file = figure["command"].split()[:2]
        assert program in ("python", "tenfold")
        if program == "python":
            assert (ROOT / file).is_file()
        assert re.fullmatch(r"\d{4}-\d\d-\d\d with \d\S*( \([0-9a-f]{7}\))?", figure["measured"])


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_what_the_house_loses_is_told_as_it_is_shown_to_people(game: str) -> None:
    shipped = json.loads(house_errors.DATA.read_text("utf-8"))["games"][game]
    assert FIGURES[f"house-{game}"]["rows"] == list(house_errors.rows_of(game, shipped))
    assert FIGURES[f"house-{game}"]["with"][f"{game[:-1]} evaluator"] == shipped["evaluator"]


def a_figure(**others: Any) -> dict[str, Any]:
    return {
        "command": "python benchmarks/figures.py",
        "measured": "2026-01-02 with 0.1.0",
        "with": {"card evaluator": measured.present()["card evaluator"]},
        "rows": ["| one | 1 |"],
        **others,
    }


def test_another_evaluator_makes_a_figure_old_until_somebody_decides() -> None:
    figure = a_figure()
    assert is_accepted(figure)
    figure["with"]["card evaluator"] = "another"
    assert changes(figure) == ["card evaluator"]
    assert not is_accepted(figure)
    measured.keep(figure, "it takes a day")
    assert is_accepted(figure)
    body = "| what | much |\n|---|---|\n| two | 2 |\n"
    said = written("it", body, {"it": figure})
    assert "| one | 1 |\n" in said
    assert "before another card evaluator; it takes a day\n" in said
    figure["kept"]["with"]["card evaluator"] = "the one after it"
    assert not is_accepted(figure)


def test_a_measurement_makes_it_new() -> None:
    figure = a_figure(kept={"with": {}, "because": "never"})
    figure["with"]["card evaluator"] = "another"
    measured.stamp(figure)
    assert changes(figure) == []
    assert "kept" not in figure
    assert measured.rows_in("| a | b |\n|---|---|\n| c | 1 |\n\n- `x`: measured\n") == ["| c | 1 |"]
