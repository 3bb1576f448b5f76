"""The web client has a sentence for everything it says, and says everything that is written for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from i18n.sources import asked_by, messages, web_messages

from tenfold.i18n.catalogs import message_id

WEB = Path(__file__).parents[2] / "web" / "src"

# A key stands in the source as 'home.title', or begins as `home.${part}`.
WHOLE = re.compile(r"""['"`]([a-z][a-z0-9_-]*(?:[.][a-z0-9_-]+)+)['"`]""")
BEGINNING = re.compile(r"`([a-z][a-z0-9_-]*(?:[.][a-z0-9_-]*)*[._-])\$\{")
SAID = re.compile(r"""(?<!#)\b(?:say|explain)\(\s*['"]([^'"]+)['"]""")


def texts() -> Iterator[str]:
    for path in sorted(WEB.rglob("*")):
        is_source = path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
        if is_source and "wire" not in path.parts:
            yield path.read_text("utf-8")


def found(pattern: re.Pattern[str]) -> set[str]:
    return {message_id(key) for text in texts() for key in pattern.findall(text)}


def test_no_message_of_the_web_is_left_over() -> None:
    known = messages("en")
    used = found(WHOLE) | found(SAID) | {ref for one in known.values() for ref in asked_by(one).references}
    beginnings = tuple(found(BEGINNING))
    unused = {name for name in web_messages("en") if name not in used and not name.startswith(beginnings)}
    assert not unused


def test_everything_that_the_web_says_exists() -> None:
    assert found(SAID) <= set(messages("en"))


@pytest.mark.parametrize("name", ["words", "errors", "events"])
def test_what_the_browser_reads_stands_on_its_own(name: str) -> None:
    """A message there refers to no message of the terminal or the lab, which stay at home."""
    folder = WEB.parents[1] / "src" / "tenfold" / "locales" / "en"
    away = {
        key
        for file in ("terminal.ftl", "lab.ftl")
        for key in re.findall(r"^([a-z][\w-]*) =", (folder / file).read_text("utf-8"), re.M)
    }
    own = re.findall(r"^([a-z][\w-]*) =", (folder / f"{name}.ftl").read_text("utf-8"), re.M)
    known = messages("en")
    assert not {ref for key in own for ref in asked_by(known[key]).references} & away
