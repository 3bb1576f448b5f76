"""A person in a terminal at the table of a server: what they see, and what they type when they are asked."""

from __future__ import annotations

import io
import threading
import time
from collections.abc import Callable
from pathlib import Path

from server.serving import Server

from tenfold.terminal.remote.joining import join

LONG_ENOUGH = 120.0  # seconds, for what takes a moment

Answer = Callable[[str], str | None]  # sees the screen since the last answer; None lets the question stand


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return False


class Typist(io.StringIO):
    """Answers when a question stands on the screen that was not there before."""

    def __init__(self, screen: Screen, answer: Answer) -> None:
        super().__init__()
        self._screen = screen
        self._answer = answer
        self.has_gone = threading.Event()
        self._seen = self._looked = 0

    def isatty(self) -> bool:
        return True

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        while not self.has_gone.wait(0.01):
            shown = self._screen.getvalue()
            if len(shown) > self._looked and shown.endswith("> "):
                self._looked = len(shown)
                answer = self._answer(shown[self._seen :])
                if answer is not None:
                    self._seen = self._looked
                    self._screen.write(f"{answer}\n")  # as terminals do
                    return f"{answer}\n"
        return ""


class Visitor:
    """Joins a table in a thread of its own, as a terminal does."""

    def __init__(
        self,
        server: Server,
        table: str,
        folder: Path,
        answer: Answer,
        *,
        name: str = "Ada",
        language: str = "en",
        address: str | None = None,
    ) -> None:
        self._screen = Screen()
        self._code: int | Exception | None = None
        self._link = f"{address or f'http://{server.address}'}/t/{table}"
        typist = Typist(self._screen, answer)
        self._thread = threading.Thread(
            target=self._visit, args=(typist, folder, name, language), daemon=True
        )
        self._thread.start()

    def _visit(self, typist: Typist, folder: Path, name: str, language: str) -> None:
        screen = self._screen
        try:
            self._code = join(
                self._link,
                name=name,
                folder=folder,
                source=typist,
                sink=screen,
                language=language,
                width=60,
            )
        except Exception as error:
            self._code = error
        finally:
            typist.has_gone.set()

    @property
    def shown(self) -> str:
        return self._screen.getvalue()

    @property
    def told(self) -> str:
        """What is shown, without the ends of lines."""
        return " ".join(self.shown.split())

    def sees(self, text: str, times: int = 1) -> None:
        deadline = time.monotonic() + LONG_ENOUGH
        while self.told.count(text) < times:
            assert self._code is None or self.told.count(text) >= times, (self._code, self.shown)
            assert time.monotonic() < deadline, self.shown
            time.sleep(0.02)

    def end(self) -> int:
        """The exit code."""
        self._thread.join(LONG_ENOUGH)
        assert not self._thread.is_alive(), self.shown
        if isinstance(self._code, Exception):
            raise self._code
        assert self._code is not None
        return self._code
