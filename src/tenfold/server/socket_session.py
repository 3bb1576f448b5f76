"""What a client says over its socket, and what comes of it."""

from __future__ import annotations

from typing import Final

from tenfold.analysis.evaluator import CLOSER
from tenfold.protocol.errors import TenfoldError
from tenfold.wire import socket as wire

from .credentials import digest
from .hints.hints import Hints
from .hints.requests import HintRequest, Prepare, WhyRequest, explanation
from .live.connection import Connection
from .live.contests import Contests
from .live.live_table import LiveTable
from .lobby import Lobby
from .storage.database import OutcomeUnknown, Unavailable
from .table.change import Change, Refused, Stale, bots_to_fill
from .table.dispatch import ChangeCommand, check_start, dispatch
from .table.hinting import ask_bot, asking_seat, take_hint
from .table.resent_commands import Repeated, sent
from .table.stand_in import STRANGERS
from .table.table import Table
from .table.trial import try_moves
from .telemetry import metrics
from .transport.websocket_protocol import encode

GOING: Final = (wire.Leave, wire.Resign, wire.Abort)  # a bot may have to play on


class Session:
    """One client at one table."""

    def __init__(
        self,
        lobby: Lobby,
        hints: Hints,
        contests: Contests,
        live: LiveTable,
        connection: Connection,
        household: str,
    ) -> None:
        self._lobby = lobby
        self._hints = hints
        self._contests = contests
        self._live = live
        self._connection = connection
        self._household = household

    async def hello(self, message: wire.Hello) -> None:
        """Finds the seats that the client holds, and tells it everything."""
        self._connection.digests = {digest(secret) for secret in message.secrets}
        await self._live.refresh()
        await self._live.look(self._connection.find_seats)
        await self._live.check_may_watch(self._connection.held)
        await self._live.welcome(self._connection, message.since)
        self._live.subscribers.tell_presence()
        await self._live.look(self._expect_hints)
        await self._lobby.invitations.check(self._live)

    def goodbye(self) -> None:
        self._live.subscribers.discard(self._connection)
        self._live.subscribers.tell_presence()

    async def obey(self, command: wire.Command) -> None:
        """Does what was asked; the answer comes with the update, or by itself when there is none."""
        try:
            match command:
                case wire.Try():
                    await self._try(command)
                case wire.Hint():
                    await self._hint(command)
                case wire.Why():
                    await self._why(command)
                case wire.Say():
                    await self._say(command)
                case wire.Rematch():
                    await self._rematch(command)
                case wire.Decline():
                    await self._live.look(self._connection.find_seats)
                    version = await self._lobby.decline(self._live, self._connection.held)
                    self._push(wire.Accepted(command.id, version))
                case _:
                    await self._change(command)
        except OutcomeUnknown as error:
            await self._part(error)
        except Stale as error:
            await self._live.welcome(self._connection, None)
            self._refuse(command.id, error, stale=True)
        except TenfoldError as error:
            self._refuse(command.id, error)

    async def _change(self, command: ChangeCommand) -> None:
        ratings = await self._live.ratings() if isinstance(command, GOING) else STRANGERS
        if isinstance(command, wire.Start) and command.bot:
            await self._check_bots(command, command.bot)

        def act(change: Change) -> None:
            self._connection.find_seats(change.table)
            dispatch(change, command, self._connection.held, ratings)

        done = await self._live.change(act, sent(command, self._connection.digests))
        if isinstance(done, Repeated):  # it was told when it was done
            self._push(wire.Accepted(command.id, done.version))
        elif done.is_renumbered:  # it was told to all alike
            self._push(wire.Accepted(command.id, self._live.version))
        elif isinstance(command, GOING) and done.status_before == "waiting":
            await self._lobby.invitations.tell_invited(self._live.id)

    async def _check_bots(self, command: wire.Start, bot: str) -> None:
        table = await self._live.read()
        self._connection.find_seats(table)
        check_start(table, command, self._connection.held)
        await self._contests.check_bots(table, bots_to_fill(table, bot))

    async def _try(self, command: wire.Try) -> None:
        def see(table: Table) -> wire.Tried:
            self._connection.find_seats(table)
            return try_moves(table, command, self._connection.held)

        self._push(await self._live.look(see))

    async def _hint(self, command: wire.Hint) -> None:
        """What the game becomes by it is stored and told first; nothing that the client says next waits."""
        asked: list[HintRequest] = []
        await self._live.look(self._admit)
        await self._contests.check(await self._live.read())

        def act(change: Change) -> None:
            table = change.table
            self._connection.find_seats(table)
            seat = asking_seat(table, self._connection.held)
            question = take_hint(change, seat, command, self._connection.held)
            asked.append(HintRequest(table.game.name, table.options, question, CLOSER))

        await self._live.change(act)
        version = self._live.version
        self._hints.advise(
            asked[-1],
            tell=lambda found, final: self._push(wire.Advice(command.id, version, found, final)),
            fail=lambda error: self._refuse(command.id, error),
            is_wanted=lambda: not self._connection.is_closed and self._live.version == version,
        )

    async def _why(self, command: wire.Why) -> None:
        """A bot answers for itself: nothing becomes of the game by it."""

        def see(table: Table) -> WhyRequest:
            self._connection.find_seats(table)
            question = ask_bot(table, self._connection.held, command.move)
            self._hints.admit(table.seats[min(self._connection.held)].person or table.row.id)
            return WhyRequest(table.game.name, table.options, question)

        request = await self._live.look(see)
        await self._contests.check(await self._live.read())
        self._hints.explain(
            request,
            tell=lambda told: self._push(explanation(command.id, self._live.version, request.question, told)),
            fail=lambda error: self._refuse(command.id, error),
        )

    def _admit(self, table: Table) -> None:
        """Whoever may not ask, or asks too often, is refused before anything is looked up."""
        self._connection.find_seats(table)
        seat = asking_seat(table, self._connection.held)
        self._hints.admit(table.seats[seat].person or table.row.id)

    def _expect_hints(self, table: Table) -> None:
        if table.status == "playing" and table.allows_hints and self._connection.held:
            self._hints.get_ready(Prepare(table.game.name, table.options))

    async def _say(self, command: wire.Say) -> None:
        table = await self._live.read()
        self._connection.find_seats(table)
        if command.seat not in self._connection.held:
            raise Refused("table.not_your_seat")
        self._live.say(command.seat, command.phrase, sent(command, self._connection.digests), table)
        self._push(wire.Accepted(command.id, self._live.version))

    async def _rematch(self, command: wire.Rematch) -> None:
        await self._live.look(self._connection.find_seats)
        named = sent(command, self._connection.digests)
        try:
            version = await self._lobby.rematch(self._live, self._connection.held, named, self._household)
        except Unavailable as error:  # perhaps the log could not be read, which would tell
            raise OutcomeUnknown("server.outcome_unknown", **error.details) from error
        self._push(wire.Accepted(command.id, version))

    def _refuse(self, command: str | None, error: TenfoldError, *, stale: bool = False) -> None:
        metrics.refusals.labels(key=error.key).inc()
        self._push(wire.Refused(command, self._live.version, error.key, error.details, stale))

    async def _part(self, error: OutcomeUnknown) -> None:
        """What is not known is not answered, neither with yes nor with no: whoever loses the connection
        comes back and sends again what had no answer."""
        metrics.refusals.labels(key=error.key).inc()
        await self._connection.close(wire.Goodbye(error.key, error.details))

    def _push(self, message: wire.FromServer) -> None:
        self._connection.push(encode(message))
