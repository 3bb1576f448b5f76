"""How the documentation is made: links of the repository become links of the site, and faults are found."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from making import links
from making.rules_pages import EDITIONS, rules_pages
from making.site_links import check_site

from tenfold.i18n.catalogs import languages


def test_the_examples_are_true() -> None:
    assert doctest.testmod(links).failed == 0


def test_links_in_code_are_left_alone() -> None:
    text = "[a](../README.md)\n\n```md\n[b](../README.md)\n```\n\n[c](lab.md#x)"
    assert links.relinked("docs/review.md", text) == text.replace("[a](../README.md)", "[a](index.md)")
    assert list(links.targets("docs/review.md", text)) == ["README.md", "docs/lab.md"]


def test_the_rules_are_there_in_every_language_and_edition() -> None:
    pages = dict(rules_pages())
    assert len(pages) == len(languages()) * len(EDITIONS)
    assert "!!! note" in pages["play/de/gamefactory.md"]
    assert "Mona" in pages["play/de/gamefactory.md"]
    assert "| [Trefl](trefl.md) |" in pages["play/nl/aeg.md"]


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="there.html">', "there.html leads nowhere"),
        ('<a href="#place">', "#place leads nowhere"),
        ('<a href="page.html#place">', "page.html#place leads nowhere"),
        ('<img src="https://example.org/x.png">', "https://example.org/x.png comes from elsewhere"),
    ],
)
def test_a_fault_of_the_site_is_told(
    body: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page.html").write_text(body, "utf-8")
    assert check_site(tmp_path) == 1
    assert capsys.readouterr().err == f"page.html: {fault}\n"


def test_a_site_without_faults_is_quiet(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text('<h1 id="a"></h1><a href="page.html#a"><a href="#a">', "utf-8")
    assert check_site(tmp_path) == 0
