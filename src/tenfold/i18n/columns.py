"""How many columns of a screen text takes, and how it is made to fit."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")
WORDS: Final = re.compile(r"([ \t\n]*)([^ \t\n]+)")  # a number and its unit stay together
WITHOUT_WIDTH: Final = ("Mn", "Me", "Cf")  # marks on the letter before, and what cannot be seen


def width_of(text: str) -> int:
    """In columns; signs of East Asia and most pictures take two, colours none.

    >>> width_of("TEN"), width_of("十"), width_of("e\u0301")
    (3, 2, 1)
    """
    if "\x1b" in text:
        text = COLOURS.sub("", text)
    return len(text) if text.isascii() else sum(map(_columns_of, text))


def _columns_of(sign: str) -> int:
    if unicodedata.category(sign) in WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def padded(text: str, width: int) -> str:
    return text + " " * (width - width_of(text))


def cut(text: str, most: int) -> str:
    """Text, or as much of it as there is room for.

    >>> cut("Anna-Sophia", 6)
    'Anna-…'
    """
    if width_of(text) <= most:
        return text
    while text and width_of(text) > most - 1:
        text = text[:-1]
    return f"{text}…"


def wrapped(text: str, width: int, first: str = "", others: str = "") -> list[str]:
    """Lines of a page, each after its margin. What is longer than a line is broken, but for paths and links,
    which somebody may want to copy. A line has one sign at least, however narrow the screen is."""
    lines: list[str] = []
    line, blank = first, True  # nothing stands behind the margin yet
    for gap, word in WORDS.findall(text):
        if not blank and width_of(line + gap + word) > width:
            lines.append(line)
            line, blank = others, True
        least = len(line) + 1
        line += word if blank else gap + word
        blank = False
        while not blank and width_of(line) > width and not ("/" in word or "\\" in word):
            head = _fitting(line, width, least)
            lines.append(head)
            line, blank = others + line[len(head) :], head == line
            least = len(others) + 1
    return lines if blank else [*lines, line]


def fitted(line: str, width: int) -> list[str]:
    """A line of a list or of prose: what goes on stands below where its text began.

    >>> fitted("   7  a blue 4 is drawn", 16)
    ['   7  a blue 4', '      is drawn']
    """
    if width_of(line) <= width:
        return [line]
    label = _label(line)
    text, most = line[len(label) :], width // 2
    if width_of(label) > most:  # no room is left for a text beside it
        text = line.lstrip()
        label = " " * min(width_of(line) - width_of(text), most)
    return wrapped(text, width, label, " " * width_of(label))


def _label(line: str) -> str:
    """What stands before the text: blanks, or a short word with blanks after it."""
    found = re.match(r"\s*(?:\S{1,14}\s{2,})?", line)
    return found[0] if found else ""


def _fitting(line: str, width: int, least: int) -> str:
    """As much of a line as fits, and so many signs in any case."""
    end = len(line)
    while end > least and width_of(line[:end]) > width:
        end -= 1
    return line[:end]


def listed(texts: list[str], width: int, first: str = "", others: str = "", gap: str = "  ") -> list[str]:
    """Short texts that stay whole, as many to a line as fit."""
    lines: list[str] = []
    line = ""
    for text in texts:
        if line and width_of(line + gap + text) > width:
            lines.append(line)
            line = ""
        line = line + gap + text if line else (others if lines else first) + text
    return [*lines, line] if line else lines
