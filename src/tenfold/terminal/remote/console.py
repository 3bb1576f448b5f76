"""A console that hears the table while somebody thinks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from tenfold.i18n.catalogs import Catalog
from tenfold.terminal.console import Console
from tenfold.wire.socket import FromServer

from .inbox import Broken, Inbox, Keyboard, Typed


class NewPosition(Exception):
    """What was asked stands no more."""


class RemoteConsole(Console):
    """Asked and told at once: what happens at the table stands between a question and the same question."""

    def __init__(
        self,
        source: TextIO,
        sink: TextIO,
        catalog: Catalog,
        inbox: Inbox,
        *,
        colour: bool = False,
        width: int | None = None,
    ) -> None:
        super().__init__(source, sink, catalog, colour=colour, width=width)
        self.inbox = inbox
        self._keyboard = Keyboard(source, inbox)
        self._early: Typed | None = None  # typed while nothing was asked; it answers what is asked next
        # Takes what comes from the line; returns what is to be said, or raises `NewPosition`.
        self.heard: Callable[[Broken | FromServer], list[str]] = lambda _: []

    @property
    def is_screen(self) -> bool:
        return self._keyboard.is_screen

    def line(self, prompt: str) -> str:
        self.put(self.prompt(prompt))
        if early := self._early:
            self._early = None
            return early.line
        self._keyboard.want()
        while True:
            happening = self.inbox.get()
            if isinstance(happening, Typed):
                if self._keyboard.got(happening):
                    return happening.line
                self._keyboard.want()
                continue
            try:
                told = self.heard(happening)
            except NewPosition:
                self._keyboard.forget()
                self.write("")
                raise
            if told:
                self.write("")
                for sentence in told:
                    self.paragraph(f" {sentence}")
                self.put(self.prompt(prompt))

    def listen(self) -> None:
        """The next thing that comes from the line, for whoever has nothing to type; what was typed waits."""
        happening = self.inbox.get()
        if isinstance(happening, Typed):
            if self._keyboard.got(happening):
                self._early = happening
            return
        for sentence in self.heard(happening):
            self.paragraph(f" {sentence}")
