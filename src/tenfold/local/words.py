"""Lists of words that numbers stand for: each is written once, and named by its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NO_WORDS: Final = -1


class WordLists:
    def __init__(self) -> None:
        self.lists: list[list[str]] = []

    def number(self, words: Sequence[str]) -> int:
        """The number of a list; `NO_WORDS` for none."""
        if not words:
            return NO_WORDS
        if list(words) not in self.lists:
            self.lists.append(list(words))
        return self.lists.index(list(words))
