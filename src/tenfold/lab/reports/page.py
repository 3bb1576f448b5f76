"""A report as one HTML page that needs nothing else: no script, no font, no picture from outside."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tenfold import __version__
from tenfold.i18n.catalogs import Catalog

from .figures import capitalised
from .plots import Plot, draw
from .run_info import label_of
from .text_table import TextTable

STYLE: Final = """
:root { color-scheme: light dark;
  --page: #fbfaf7; --ink: #23262b; --quiet: #5d636d; --line: #dcd8cf; --card: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --page: #16181c; --ink: #e8e6e1; --quiet: #a3a8b1; --line: #34383f; --card: #1e2126; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 1.2rem 1rem 3rem;
  background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .4rem; text-wrap: balance; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
p { margin: 0 0 .7rem; }
.lead { font-size: 1.05rem; }
footer, figcaption { color: var(--quiet); font-size: .9rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem;
  margin: 1rem 0; }
figure { margin: 0 0 .5rem; }
svg { display: block; width: 100%; height: auto; margin: 0 auto; }
.scroll { overflow-x: auto; margin: 0 -.25rem; }
.scroll + p { margin-top: 1rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .35rem .6rem .35rem .25rem; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th { color: var(--quiet); font-weight: 600; vertical-align: bottom; }
th.long { white-space: normal; min-width: 8rem; }
tbody tr:last-child td { border-bottom: 0; }
td.long { white-space: normal; min-width: 16rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0; font-size: .92rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
"""


@dataclass(slots=True)
class Section:
    """A heading with words, plots and tables under it."""

    heading: str
    words: Sequence[str] = ()
    plots: Sequence[Plot] = ()
    tables: Sequence[TextTable] = ()


@dataclass(slots=True)
class Report:
    catalog: Catalog
    title: str
    lead: str
    sections: list[Section] = field(default_factory=list)
    run: dict[str, str] = field(default_factory=dict)  # how it was run

    def to_html(self) -> str:
        number = 0
        body = []
        made_by = self.catalog.say("lab.page.made_by", version=__version__)
        for section in self.sections:
            pictures = [draw(plot, number := number + 1, self.catalog) for plot in section.plots]
            body.append(_section(section, pictures))
        return (
            f'<!doctype html>\n<html lang="{self.catalog.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{_text(self.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            f'<header>\n<h1>{_text(self.title)}</h1>\n<p class="lead">{_text(self.lead)}</p>\n</header>\n'
            f"<main>\n{''.join(body)}{_run(self.run, self.catalog)}</main>\n"
            f"<footer>{_text(made_by)}</footer>\n</body>\n</html>\n"
        )


def _section(section: Section, pictures: Iterable[str]) -> str:
    parts = [f"<h2>{_text(section.heading)}</h2>\n"]
    parts += [f"<p>{_text(words)}</p>\n" for words in section.words]
    parts += [f"<figure>\n{picture}</figure>\n" for picture in pictures]
    parts += [_table(table, section.heading) for table in section.tables]
    return f"<section>\n{''.join(parts)}</section>\n"


def _table(table: TextTable, heading: str) -> str:
    """Under its title, unless the heading says the same."""
    has_title = table.title and capitalised(table.title) != heading
    head = _cells("th", table.columns, 16)
    rows = "".join(f"<tr>{_cells('td', row, 40)}</tr>\n" for row in table.rows)
    title = f"<p><strong>{_text(table.title)}</strong></p>\n" if has_title else ""
    return (
        f'{title}<div class="scroll" tabindex="0">\n<table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody>\n</table>\n</div>\n"
    )


def _cells(tag: str, cells: Iterable[str], longest: int) -> str:
    """A cell with more than so many letters may be broken into lines."""
    return "".join(
        f'<{tag} class="long">{_text(cell)}</{tag}>'
        if len(cell) > longest
        else f"<{tag}>{_text(cell)}</{tag}>"
        for cell in cells
    )


def _run(run: dict[str, str], catalog: Catalog) -> str:
    rows = "".join(
        f"<dt>{_text(label_of(catalog, name))}</dt><dd>{_text(value)}</dd>\n" for name, value in run.items()
    )
    heading = _text(catalog.say("lab.run.heading"))
    return f"<section>\n<h2>{heading}</h2>\n<dl>\n{rows}</dl>\n</section>\n"


def _text(words: str) -> str:
    return html.escape(words)
