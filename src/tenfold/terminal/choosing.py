"""What a person can choose, and how what they type is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

Tokens: TypeAlias = tuple[str, ...]
Cell: TypeAlias = tuple[int, int]

MOST_LINES: Final = 4  # more choices than these stand in columns, each with what it brings in short


@dataclass(frozen=True, slots=True)
class Choice:
    key: str  # what to type
    text: str  # what it does and brings
    tokens: Tokens = ()  # the moves; none for an entry that only shows what may be typed
    short: str = ""  # what it brings, where there are too many choices for a line each
    also: tuple[str, ...] = ()  # what else may be typed for it


@dataclass(frozen=True, slots=True)
class Decision:
    """One question to a person."""

    choices: list[Choice]
    prompt: str  # key of the question
    notes: list[str] = field(default_factory=list)  # sentences before the choices
    otherwise: Callable[[str], Tokens] = lambda _: ()  # what else may be typed
    further: Callable[[str], Decision | None] = lambda _: None  # half an answer leads to a question
    default: str | None = None  # what Enter means
    labels: Mapping[Cell, str] = field(default_factory=dict)  # the letters of cells and tiles on the board

    def read(self, typed: str) -> Tokens:
        """The moves that are meant. What is no choice is taken for a token: the rules say what is wrong."""
        wanted = typed or self.default or ""
        for choice in self.choices:
            if choice.tokens and wanted.casefold() in (choice.key, *choice.also):
                return choice.tokens
        return self.otherwise(wanted.casefold()) or (wanted,)

    def keys_for(self, moves: Sequence[str]) -> list[str]:
        """What to type for moves, one answer after the other; empty if they are no answer to this."""
        for choice in self.choices:
            if choice.tokens and choice.tokens in (tuple(moves), *_single(moves)):
                return [choice.key]
        verb, _, rest = moves[0].partition(":")
        if verb == "spend":
            return [token.removeprefix("spend:") for token in moves]
        if verb == "bid":
            return [rest]
        for choice in self.choices:
            further = None if choice.tokens else self.further(choice.key)
            if further and (keys := further.keys_for(moves)):
                return [choice.key, *keys]
        return []


def _single(moves: Sequence[str]) -> list[Tokens]:
    """The first move, if it alone says what is meant: what a purchase costs is asked for later."""
    return [] if moves[0].startswith("spend:") else [(moves[0],)]
