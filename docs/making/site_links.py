"""Whether every link of the finished site leads somewhere, and nothing is fetched from elsewhere."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

FETCHED: Final = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Page(HTMLParser):
    """What a page refers to, and the places in it that can be referred to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in FETCHED and FETCHED[tag] in given and given.get("rel") != "canonical":
            self.fetched.append(given[FETCHED[tag]])


def check_site(site: Path) -> int:
    """How many faults there are; each is told."""
    pages = {path.resolve(): Page(path.read_text("utf-8")) for path in site.rglob("*.html")}
    faults = [
        f"{path.relative_to(site.resolve())}: {fault}"
        for path, page in sorted(pages.items())
        if path.name != "404.html"  # its addresses begin at the root, wherever that is
        for fault in _faults(path, page, pages)
    ]
    for fault in faults:
        print(fault, file=sys.stderr)
    return min(len(faults), 100)


def _faults(path: Path, page: Page, pages: dict[Path, Page]) -> list[str]:
    strange = [f"{address} comes from elsewhere" for address in page.fetched if urlsplit(address).netloc]
    links = [*page.links, *(address for address in page.fetched if not urlsplit(address).netloc)]
    return strange + [f"{link} leads nowhere" for link in links if not _leads(path, page, link, pages)]


def _leads(path: Path, page: Page, link: str, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.exists():
        return False
    if parts.fragment.startswith("/"):
        return True  # a place in the client
    there = page if target == path else pages.get(target)
    return there is None or not parts.fragment or unquote(parts.fragment) in there.anchors
