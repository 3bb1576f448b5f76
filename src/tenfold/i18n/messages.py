"""The messages of a language, each read when it is first said: all of them would take a tenth of a second."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NAME: Final = r"-?[A-Za-z][A-Za-z0-9_-]*"  # with the hyphen, of a term
WORDS: Final = re.compile(NAME)
ENTRIES: Final = re.compile(rf"^({NAME}) *=", re.MULTILINE)  # what goes on from the line before is indented


class Messages:
    def __init__(self, language: str, files: Sequence[Path]) -> None:
        # Importing Fluent takes a moment: only who speaks shall wait for it.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        self.language = language
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in files:
            for name, text in entries(path.read_text("utf-8")):
                self._unread.setdefault(name, text)

    def __contains__(self, name: str) -> bool:
        return name in self._unread or self._bundle.has_message(name)

    def bundle_with(self, name: str) -> FluentBundle:
        """A bundle that has a message, and all others that it refers to."""
        if name in self._unread:
            self._read(name)
        return self._bundle

    def _read(self, name: str) -> None:
        """Other threads may do the same: what is read is unread until everything it needs is there, and
        what is read twice is the same."""
        from fluent.runtime import FluentResource  # noqa: PLC0415

        needed = self._needed_by(name)
        self._bundle.add_resource(FluentResource("".join(needed.values())))
        for one in needed:
            self._unread.pop(one, None)

    def _needed_by(self, name: str) -> dict[str, str]:
        """What has to be read: every word could be the name of a message that is referred to."""
        needed: dict[str, str] = {}
        waiting = [name]
        while waiting:
            one = waiting.pop()
            text = self._unread.get(one)
            if text is not None and one not in needed:
                needed[one] = text
                waiting += WORDS.findall(text)
        return needed


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, each by its name, as they stand there."""
    found = list(ENTRIES.finditer(text))
    for entry, following in zip(found, [*found[1:], None], strict=True):
        yield entry[1], text[entry.start() : following.start() if following else len(text)]
