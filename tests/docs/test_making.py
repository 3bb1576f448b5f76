"""How the documentation is made: links of the repository become links of the site, and faults are found."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from making import links
from making.assemble import WRITTEN, made_pages
from making.repository import DOCS, ROOT
from making.rules_pages import EDITIONS, RULES, rules_pages
from making.site_links import check_site

from tenfold.i18n.catalogs import languages

# A heading, and a paragraph that says what the page is good for, in one of its first three sentences.
BEGINNING = re.compile(
    r"# .+\n\n(?!```|!\[|\||- |#)(?:[^.\n]+(?:\n[^.\n]+)*\.\s){0,2}?"
    r"(After (reading )?this page|From here|Nach dieser Seite|Na deze pagina|Po przeczytaniu tej strony) \w+"
)


def test_the_examples_are_true() -> None:
    assert doctest.testmod(links).failed == 0


def test_links_in_code_are_left_alone() -> None:
    text = "[a](../README.md)\n\n```md\n[b](../README.md)\n```\n\n[c](lab.md#x)"
    assert links.relinked("docs/review.md", text) == text.replace("[a](../README.md)", "[a](index.md)")
    assert list(links.targets("docs/review.md", text)) == ["README.md", "docs/lab.md"]


def test_the_rules_are_there_in_every_language_and_edition() -> None:
    pages = dict(rules_pages())
    assert len(pages) == len(languages()) * (len(EDITIONS) + 1)
    assert "!!! note" in pages["play/de/gamefactory.md"]
    assert "Mona" in pages["play/de/gamefactory.md"]
    assert "| [Trefl](trefl.md) |" in pages["play/nl/aeg.md"]


def test_the_editions_stand_side_by_side_with_every_rule_that_differs() -> None:
    pages = dict(rules_pages())
    differing = sum(len(chapter.get("differs", [])) for chapter in RULES["chapters"]["cards"])
    for language in languages():
        tables = re.findall(
            r"^\|.*\n\| ---.*\n((?:\|.*\n)+)", pages[f"play/{language}/editions.md"], re.MULTILINE
        )
        assert len(tables) == 1 + differing
        for row in tables[1:]:
            told = [cell.strip() for cell in row.strip().strip("|").split("|")]
            assert len(told) == 4
            assert len(set(told)) > 1


def test_every_page_begins_with_what_one_can_do_after_it() -> None:
    pages = {name: (ROOT / name).read_text("utf-8") for name in WRITTEN}
    pages |= {path.name: path.read_text("utf-8") for path in DOCS.rglob("*.md")}
    pages |= made_pages()
    assert [name for name, text in pages.items() if not BEGINNING.match(text)] == []


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
