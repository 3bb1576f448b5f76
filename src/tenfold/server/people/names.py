"""Names as others see them: something to see in each, nothing that disturbs a line, and no two alike at a
table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from tenfold.protocol.errors import TenfoldError

LONGEST_NAME: Final = 30  # letters
MOST_MARKS: Final = 3  # on one letter; Hindi and Hebrew write as many, Vietnamese and Thai two
MARKS: Final = ("Mn", "Me")

# Letters, signs and marks that show nothing, beside all that Unicode itself calls controls and formats.
BLANKS: Final = frozenset(
    (
        *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x16FE4, 0x1D159)),
        *map(chr, range(0x180B, 0x1810)),  # Mongolian variation selectors
        *map(chr, range(0xFE00, 0xFE10)),  # variation selectors
        *map(chr, range(0xE0100, 0xE01F0)),  # and their supplement
    )
)


def clean_name(name: str) -> str:
    """A name without anything that could disturb a line; raises an error if nothing is left to see."""
    shown = (letter for letter in unicodedata.normalize("NFC", name) if not _is_blank(letter))
    kept = " ".join(_few_marks("".join(shown)).split())[:LONGEST_NAME].strip()
    if not kept:
        raise TenfoldError("person.empty_name")
    return kept


def distinct_name(name: str, others: Iterable[str | None]) -> str:
    """The name, with a number behind it if somebody else has one that reads alike."""
    taken = {_alike(other) for other in others if other}
    number, distinct = 1, name
    while _alike(distinct) in taken:
        number += 1
        ending = f" {number}"
        distinct = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return distinct


def _alike(name: str) -> str:
    """Equal for names that differ in nothing but case, width, spaces or a way of writing the same letters."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(folded.split())


def _is_blank(letter: str) -> bool:
    return letter in BLANKS or unicodedata.category(letter)[0] == "C"


def _few_marks(text: str) -> str:
    """No mark without a letter, and not too many on one."""
    kept: list[str] = []
    room = 0  # for marks on the letter before
    for letter in text:
        if unicodedata.category(letter) not in MARKS:
            room = 0 if letter.isspace() else MOST_MARKS
        elif room:
            room -= 1
        else:
            continue
        kept.append(letter)
    return "".join(kept)
