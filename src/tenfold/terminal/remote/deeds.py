"""What a person may do beside moving, at a server's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenfold.analysis.findings import Decision as Advised
from tenfold.analysis.findings import Option, Reason
from tenfold.i18n.advice import Adviser
from tenfold.terminal.choosing import Decision
from tenfold.terminal.hint import show_hint
from tenfold.wire.choices import choices
from tenfold.wire.review import ReviewedDecision
from tenfold.wire.socket import Advice, Hint, OfferDraw, Resign, Say, TakeBack, Update

from .console import NewPosition, RemoteConsole
from .hearing import Hearing, command_id
from .table import RemoteTable

SLASH: Final = "/"


class RemoteDeeds:
    def __init__(self, console: RemoteConsole, table: RemoteTable, hearing: Hearing) -> None:
        self._console = console
        self._table = table
        self._hearing = hearing

    def take_back(self) -> bool:
        answer = self._hearing.do(TakeBack(command_id(), self._table.version))
        if isinstance(answer, Update) and answer.now.question:
            self._console.say("join.asked")
        return isinstance(answer, Update)

    def hint(self, questions: Sequence[Decision]) -> None:
        answer = self._hearing.do(Hint(command_id(), self._table.version))
        if isinstance(answer, Advice):
            table = self._table
            adviser = Adviser(self._console.catalog, table.setup.names, table.reader)
            show_hint(self._console, _advised(answer.decision, len(table.info.seats)), adviser, questions)

    def other(self, typed: str) -> bool:
        """What begins with a slash: a phrase by its number, or another deed."""
        table = self._table
        if not typed.startswith(SLASH):
            return False
        seat = table.mine[0] if table.mine else None
        deed = typed.removeprefix(SLASH).strip().casefold()
        phrases = choices()["phrases"]
        if seat is None:
            self._console.say("hint.watching")
        elif deed.isdecimal() and 1 <= int(deed) <= len(phrases):
            self._hearing.do(Say(command_id(), seat, phrases[int(deed) - 1]))
        elif deed == "d":
            if isinstance(self._hearing.do(OfferDraw(command_id(), table.version)), Update):
                self._console.say("join.draw_offered")
        elif deed == "r":
            yes = self._console.catalog.say("join.yes").split()
            if self._console.ask(self._console.catalog.say("join.resign")).casefold() in yes:
                self._hearing.do(Resign(command_id(), seat))
                raise NewPosition
        else:
            self._show_deeds(phrases)
        return True

    def _show_deeds(self, phrases: Sequence[str]) -> None:
        say = self._console.catalog.say
        self._console.say("join.slash")
        said = [
            f"/{number}: {say(f'phrase.{phrase}', game=self._table.info.game)}"
            for number, phrase in enumerate(phrases, 1)
        ]
        self._console.columns([*said, f"/d: {say('join.do_draw')}", f"/r: {say('join.do_resign')}"])


def _advised(told: ReviewedDecision, seats: int) -> Advised:
    """As the expert of this terminal would say it."""
    options = [
        Option(
            one.moves,
            [one.value if seat == told.seat else 0.0 for seat in range(max(seats, 2))],
            one.uncertain,
            one.exact,
            one.equal,
            one.lead,
        )
        for one in told.options
    ]
    reasons = [Reason(reason.key, reason.details) for reason in told.reasons]
    return Advised(
        number=told.number,
        moves=told.options[told.made].moves,
        seat=told.seat,
        kind=told.kind,
        options=options,
        made=told.made,
        changes=[],
        error=told.error,
        standard_error=0.0,
        counts=told.counts,
        mark=told.mark,
        reasons=reasons,
    )
