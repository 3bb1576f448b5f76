"""Numbers are written as the language writes them, by one function, wherever a command says them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from lab.shell import tenfold

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.numbers import grouped, percent, written

SHARES = {"en": "33.7%", "de": "33,7\u00a0%", "nl": "33,7%", "pl": "33,7%"}
ENGLISH_DECIMALS = re.compile(r"(?<![\w.])\d+\.\d+(?![\w.])")
VERSIONS = re.compile(r"<dt>(Tenfold|Python)</dt>.*|<footer>.*")
FEW = ("--games", "4", "--seed", "1", "--workers", "1", "--language", "de")


def decimals_of_english(text: str) -> list[str]:
    """What a reader sees of a page or a text, without versions and the places of things in pictures."""
    text = re.sub(r"<style>.*?</style>|<head>.*?</head>", "", VERSIONS.sub("", text), flags=re.DOTALL)
    return ENGLISH_DECIMALS.findall(re.sub(r"<[^>]*>", " ", text))


@pytest.mark.parametrize("language", SHARES)
def test_a_share_is_written_as_the_language_writes_it(language: str) -> None:
    assert percent(Catalog(language), 0.3372, 1) == SHARES[language]


def test_a_number_has_a_minus_or_the_plus_asked_for_and_nothing_has_none() -> None:
    german = Catalog("de")
    assert written(german, -0.5, 1) == "−0,5"
    assert written(german, 0.5, 1, signed=True) == "+0,5"
    assert written(german, -0.001, 2, signed=True) == "0,00"
    assert grouped(1500) == "1\u202f500"


@pytest.mark.parametrize("experiment", ["seats", "editions", "solo", "wildcards"])
def test_an_experiment_speaks_no_english_decimals_in_text_page_or_plots(
    experiment: str, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    said = tenfold("experiment", experiment, "--bot", "greedy", "--report", page, *FEW).stdout
    assert re.search(r"\d,\d", said)
    assert not decimals_of_english(said)
    assert not decimals_of_english(page.read_text("utf-8"))


def test_an_arena_and_a_simulation_speak_no_english_decimals(tmp_path: Path) -> None:
    page, deck = tmp_path / "page.html", tmp_path / "deck.json"
    deck.write_text(json.dumps({"B1": 9, "G2": 9, "O3": 9, "P4": 9, "$2": 9, "**": 3}))
    said = tenfold("arena", "greedy", "random", "--deck", deck, "--report", page, *FEW).stdout
    assert not decimals_of_english(said)
    assert not decimals_of_english(page.read_text("utf-8"))
    said = tenfold("simulate", "--bots", "greedy", "--seats", "2", *FEW).stdout
    assert re.search("[0-9],[0-9]\u00a0%", said)
    assert not decimals_of_english(said)


def test_a_review_a_solution_and_a_measurement_speak_no_english_decimals(tmp_path: Path) -> None:
    games, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    tenfold("simulate", "--bots", "careful,random", "--out", games, *FEW)
    few = ("--language", "de")
    said = tenfold("review", games, "--quick", "--jobs", "1", "--html", page, *few).stdout
    assert re.search("[0-9],[0-9]\u00a0%", said)
    assert not decimals_of_english(said)
    assert not decimals_of_english(page.read_text("utf-8"))
    assert "100,0\u00a0%" in tenfold("solve", games, *few).stdout
    assert not decimals_of_english(tenfold("bench", "tiles.step", *few).stdout)
