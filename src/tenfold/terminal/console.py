"""Lines in and lines out, for a screen or a pipe."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Sequence
from typing import Final, TextIO

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.columns import padded, width_of, wrapped

PIPE_WIDTH: Final = 80  # columns where no screen says how many it has
NARROWEST: Final = 50  # a narrower screen breaks lines by itself
WIDEST: Final = 120  # beyond that nothing gets clearer
WIDEST_PROSE: Final = 100
ROOM_TO_TYPE: Final = 4
LONGEST_LINE: Final = 1000  # letters that somebody types

# What a terminal without these signs shows instead.
PLAIN_SIGNS: Final = dict(zip("●○■□·━–—−×▶“”„‘’…łŁ", 'o.#-.=---x>"""\'\'~lL', strict=True))
PLAIN_SIGNS.update({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"})

# ANSI colours for the four colours of the cards, and for emphasis.
CODES: Final = {"B": "94", "G": "92", "O": "33", "P": "95", "strong": "1", "faint": "2"}


class Left(Exception):
    """The person has gone: end of input, Ctrl-C, or by saying so."""


class Console:
    def __init__(
        self,
        source: TextIO,
        sink: TextIO,
        catalog: Catalog,
        *,
        colour: bool = False,
        width: int | None = None,
    ) -> None:
        """Without a `width` it is the screen's, whenever something is drawn: windows change."""
        self.catalog = catalog
        self._source = source
        self._sink = sink
        self._colour = colour
        self._width = width

    @property
    def room(self) -> int:
        """Columns that a drawing may take. The last one stays free: some terminals go on to the next line."""
        return min(self._width or screen_width(self._sink) or PIPE_WIDTH, WIDEST) - 1

    @property
    def prose(self) -> int:
        """Columns that sentences may take: eyes lose the line in longer ones."""
        return min(self.room, WIDEST_PROSE - 1)

    def write(self, *lines: str) -> None:
        """Lines as they are; a sign that the output cannot show is replaced by one that it can."""
        self.put("".join(f"{line}\n" for line in lines))

    def put(self, text: str) -> None:
        try:
            self._sink.write(text)
        except UnicodeEncodeError:
            self._sink.write("".join(_plain(sign, self._sink.encoding) for sign in text))
        self._sink.flush()

    def say(self, key: str, /, **details: object) -> None:
        """A message of the catalog, as a paragraph or, if it has several lines, line by line."""
        for line in self.catalog.say(key, **details).split("\n"):
            self.paragraph(line)

    def paragraph(self, text: str) -> None:
        """Text of any length; what follows the first line stands as deep as the text of the first."""
        body = text.lstrip()
        margin = " " * (len(text) - len(body) + 1)
        self.write(*(wrapped(body, self.prose, margin, margin) or [""]))

    def entry(self, key: str, text: str, width: int = 3) -> None:
        """A line of a list to choose from."""
        hanging = " " * (width + 3)
        label = f" {key:>{width}}  "
        self.write(*wrapped(text, self.prose, label, hanging))

    def columns(self, texts: Sequence[str]) -> None:
        """Short texts side by side, as many as fit on a line."""
        width = max(map(width_of, texts), default=0) + 3
        across = max(1, (self.room - 3) // width)
        for first in range(0, len(texts), across):
            row = texts[first : first + across]
            self.write(f"   {''.join(padded(text, width) for text in row)}".rstrip())

    def prompt(self, prompt: str) -> str:
        """A question as it stands before what is typed, which has room on the same line."""
        return "\n".join(wrapped(f"{prompt} >", self.room - ROOM_TO_TYPE, " ", " ")) + " "

    def line(self, prompt: str) -> str:
        """What comes in after a question, with the end of its line."""
        self.put(self.prompt(prompt))
        return self._source.readline(LONGEST_LINE)

    def ask(self, prompt: str) -> str:
        """What the person types, trimmed; raises `Left` when nobody is there any more."""
        try:
            line = self.line(prompt)
        except KeyboardInterrupt:
            line = ""
        except UnicodeDecodeError:
            return "�"
        typed = "".join(char for char in line if char.isprintable()).strip()
        if not line or not self._source.isatty():
            self.write(typed)  # a keyboard shows what is typed; from a pipe nobody would see it
        if not line:
            raise Left
        return typed

    def pick(
        self,
        prompt: str,
        entries: Sequence[tuple[str, str]],
        default: str | None = None,
        *,
        others: Sequence[str] = (),
    ) -> str:
        """One of the keys offered, or of others that need no line; Enter means the default."""
        for key, text in entries:
            self.entry(key, text)
        keys = [*(key for key, _ in entries), *others]
        while True:
            typed = self.ask(prompt).casefold()
            if not typed and default is not None:
                return default
            if typed in keys:
                return typed
            if typed == "q":
                raise Left
            self.say("ask.one_of", keys=self.catalog.list_of(keys))

    def paint(self, text: str, tint: str) -> str:
        """Text in a colour, if there are colours; nothing may be told by colour alone."""
        return f"\x1b[{CODES[tint]}m{text}\x1b[0m" if self._colour else text


def shows_colours(sink: TextIO) -> bool:
    """Whether an output is a screen that has colours, and wants them."""
    return sink.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def screen_width(sink: TextIO) -> int | None:
    """How many columns a screen has; None if the output is none."""
    return max(NARROWEST, _columns_of(sink)) if sink.isatty() else None


def _columns_of(screen: TextIO) -> int:
    """What somebody has set, or else what this screen says, which need not be the one of standard output."""
    wanted = os.environ.get("COLUMNS", "")
    if wanted.isdecimal() and int(wanted) > 0:
        return int(wanted)
    try:
        return os.get_terminal_size(screen.fileno()).columns or PIPE_WIDTH
    except (OSError, ValueError):
        return PIPE_WIDTH


def _plain(sign: str, encoding: str) -> str:
    """A sign that the output can show: itself, one like it, its letter without the accent, or a "?"."""
    like = PLAIN_SIGNS.get(sign) or unicodedata.normalize("NFKD", sign)[0]
    for shown in (sign, like):
        try:
            shown.encode(encoding)
        except UnicodeEncodeError:
            continue
        return shown
    return "?"
