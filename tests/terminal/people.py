"""People made of a few lines: they read what the terminal shows and type an answer."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from tenfold.i18n.catalogs import Catalog
from tenfold.records.dealer import Stream
from tenfold.records.jsonl import read_records
from tenfold.records.record import Record
from tenfold.terminal.plain import main

ANYTHING = "\0"  # stands for what a message is given, whatever that is
LONGEST_PROMPT = 2  # lines, on a narrow screen
Answer = Callable[[str], str | None]  # sees the screen since the last answer; None leaves


class Keyboard(io.StringIO):
    """A source of lines that are thought of when they are asked for."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        super().__init__()
        self._screen = screen
        self._answer = answer
        self._seen = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self._screen.seek(self._seen)
        shown = self._screen.read()
        self._seen = self._screen.tell()
        answer = self._answer(shown)
        return "" if answer is None else f"{answer}\n"


class Script:
    """Types given lines first, then hands over."""

    def __init__(self, lines: Iterable[str], then: Answer | None = None) -> None:
        self._lines = list(lines)
        self._then = then

    def __call__(self, shown: str) -> str | None:
        if self._lines:
            return self._lines.pop(0)
        return self._then(shown) if self._then else None


class Chooser:
    """Takes choices at random, by the keys that it sees, for so many games."""

    def __init__(self, seed: str, games: int = 1, language: str = "en") -> None:
        self._stream = Stream(seed.encode())
        self._games = games
        self._catalog = Catalog(language)
        self._keys: list[str] = []

    def __call__(self, shown: str) -> str | None:
        prompt = " ".join(shown.split("\n")[-1 - LONGEST_PROMPT :])
        if self._is(prompt, "menu.again", target=0) or self._is(prompt, "menu.again", target=ANYTHING):
            self._games -= 1
            return "" if self._games else "q"
        self._keys = keys = keys_in(shown) or self._keys  # help does not show the choices again
        return keys[self._stream.below(len(keys))]

    def _is(self, prompt: str, key: str, **details: object) -> bool:
        """Whether a message stands in a prompt."""
        parts = self._catalog.say(key, **details).split(ANYTHING)
        return re.search(".+".join(map(re.escape, parts)), " ".join(prompt.split())) is not None


# A choice on a line of its own, perhaps with a span of numbers, or one of several on a line.
ENTRY = re.compile(r"^ {2,}([a-z]{1,3}|\d+)(?:–(\d+))?  [^\s\[(*#]", re.MULTILINE)
IN_COLUMNS = re.compile(r"(?:^|  )([a-z]{1,3}|\d+): \S", re.MULTILINE)


def keys_in(shown: str) -> list[str]:
    """What may be typed, as the choices that were shown last say it."""
    since = shown[max(0, shown.rfind(" ━━ ")) :]
    keys = [str(key) for key in IN_COLUMNS.findall(since)]
    for first, last in ENTRY.findall(since):
        keys += [str(number) for number in range(int(first), int(last) + 1)] if last else [first]
    return keys


def secrets(seed: str) -> Callable[[], bytes]:
    """A source of secrets that gives the same ones in every run."""
    count = 0

    def secret() -> bytes:
        nonlocal count
        count += 1
        return hashlib.sha256(f"{seed}{count}".encode()).digest()

    return secret


def play(
    folder: Path,
    answer: Answer,
    *,
    seed: str = "a",
    game: str | None = None,
    options: dict[str, object] | None = None,
    people: int = 1,
    colour: bool = False,
    language: str = "en",
    width: int | None = None,
) -> str:
    """Everything that the screen showed."""
    screen = io.StringIO()
    code = main(
        game,
        options or {},
        people,
        folder=folder,
        secret=secrets(seed),
        source=Keyboard(screen, answer),
        sink=screen,
        colour=colour,
        width=width,
        language=language,
    )
    assert code == 0
    return screen.getvalue()


def finished(folder: Path) -> list[Record]:
    with (folder / "games.jsonl").open("rb") as file:
        records = [record for _, record in read_records(file)]
    assert all(isinstance(record, Record) for record in records)
    return [record for record in records if isinstance(record, Record)]
