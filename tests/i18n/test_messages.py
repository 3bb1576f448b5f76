"""Messages are read one by one, when they are said, and are the same as if all had been read at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from i18n.sources import files, resources

from tenfold.i18n.catalogs import languages
from tenfold.i18n.messages import Messages, entries

TEXT = """
# A comment = no message
-firm = Firm
    .gender = it
both = { one } and { two }
one = One of { -firm }
two =
    { $count ->
        [one] a bird = a bird
       *[other] birds of {$count}
    }
three = { -firm.gender ->
   *[it] its { missing }
}
round = { about }
about = { round }
"""


def said(messages: Messages, name: str, **details: object) -> str:
    bundle = messages.bundle_with(name)
    pattern = bundle.get_message(name).value
    assert pattern
    return str(bundle.format_pattern(pattern, details)[0])


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    file, other = tmp_path / "one.ftl", tmp_path / "two.ftl"
    file.write_text(TEXT, "utf-8")
    other.write_text("one = Not this one\nlast = { one }, and no more", "utf-8")
    return Messages("en", [file, other])


@pytest.mark.parametrize("language", languages())
def test_every_entry_of_every_file_is_read_by_itself_as_in_the_whole(language: str) -> None:
    for path in files(language):
        whole = [
            one for one in resources(language)[path.name].body if isinstance(one, ftl.Message | ftl.Term)
        ]
        found = list(entries(path.read_text("utf-8")))
        names = [f"-{one.id.name}" if isinstance(one, ftl.Term) else one.id.name for one in whole]
        assert [name for name, _ in found] == names
        for (name, text), expected in zip(found, whole, strict=True):
            entry = FluentParser(with_spans=False).parse_entry(text)
            assert entry.equals(expected, ["span", "comment"]), name


def test_what_a_message_refers_to_is_read_with_it(messages: Messages) -> None:
    assert said(messages, "both", count=1) == "One of Firm and a bird = a bird"
    assert said(messages, "last") == "One of Firm, and no more"
    assert said(messages, "three") == "its {missing}"
    assert messages.bundle_with("round").has_message("about")
    assert "both" in messages
    assert "comment" not in messages


def test_several_threads_say_the_same_at_once(messages: Messages) -> None:
    with ThreadPoolExecutor(8) as threads:
        heard = list(threads.map(lambda count: said(messages, "both", count=count), [2] * 64))
    assert set(heard) == {"One of Firm and birds of 2"}
