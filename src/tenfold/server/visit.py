"""What a client says over its socket, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable

from tenfold.bots.cards_proposal import best_payment
from tenfold.bots.house import HOUSE
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import NOBODY
from tenfold.wire import socket as wire

from . import metrics
from .connection import Connection
from .hub import Hub
from .identity import digest
from .live import LiveTable, Stale
from .reception import Reception
from .table import change as at_table
from .table import leaving, takeback
from .table.change import Change, Refused
from .table.table import Table
from .transport import encode


class Visit:
    """One client at one table."""

    def __init__(self, hub: Hub, reception: Reception, live: LiveTable, connection: Connection) -> None:
        self._hub = hub
        self._reception = reception
        self._live = live
        self._connection = connection

    async def hello(self, message: wire.Hello) -> None:
        """Finds the seats that the client holds, and tells it everything."""
        self._connection.digests = {digest(secret) for secret in message.secrets}
        await self._hub.freshen(self._live)
        await self._live.look(self._connection.find_seats)
        await self._live.welcome(self._connection, message.since, self._hub.now())
        self._hub.tell_presence(self._live)

    def goodbye(self) -> None:
        self._live.listeners.discard(self._connection)
        self._hub.tell_presence(self._live)

    async def obey(self, command: wire.Command) -> None:
        """Does what was asked; the answer comes with the update, or by itself when there is none."""
        try:
            if isinstance(command, wire.Try):
                self._push(await self._live.look(lambda table: self._try(table, command)))
            elif isinstance(command, wire.Say):
                await self._say(command)
            elif isinstance(command, wire.Rematch):
                await self._rematch(command)
            else:
                await self._change(command)
        except Stale as error:
            await self._live.welcome(self._connection, None, self._hub.now())
            self._refuse(command.id, error, stale=True)
        except TenfoldError as error:
            self._refuse(command.id, error)

    async def _change(self, command: wire.Command) -> None:
        act = _ACTS[type(command)]

        def checked(change: Change) -> None:
            self._connection.find_seats(change.table)
            based_on = getattr(command, "version", None)
            if based_on is not None and based_on < change.table.position_version:
                raise Stale("table.stale")
            act(change, self._connection.held, command)

        done = await self._hub.change(self._live.id, checked, command.id)
        if isinstance(done, int):  # accepted before, and told then
            self._push(wire.Accepted(command.id, done))

    def _try(self, table: Table, command: wire.Try) -> wire.FromServer:
        """The position after some moves, up to the first that is not legal or that chance has to answer."""
        self._connection.find_seats(table)
        if command.version < table.position_version:
            raise Stale("table.stale")
        seat = at_table.mover(table, self._connection.held)
        state, made, refusal = table.state, 0, None
        for token in command.moves:
            try:
                if table.game.to_move(state) != seat:
                    raise Refused("table.too_many_moves", number=made + 1)
                state = at_table.try_out(table, state, token).state
            except TenfoldError as error:
                refusal = error
                break
            made += 1
        to_move = table.game.to_move(state)
        view = table.game.view(state)
        is_paying = view["phase"] == "pay" and to_move == seat
        return wire.Tried(
            id=command.id,
            version=table.version,
            made=made,
            view=view,
            to_move=None if to_move == NOBODY else to_move,
            legal=[table.game.token(state, move) for move in table.game.legal(state)]
            if to_move == seat
            else [],
            key=refusal.key if refusal else None,
            details=refusal.details if refusal else {},
            proposal=list(best_payment(state)) if is_paying else None,
        )

    async def _say(self, command: wire.Say) -> None:
        await self._live.look(self._connection.find_seats)
        if command.seat not in self._connection.held:
            raise Refused("table.not_your_seat")
        if self._live.is_new_word(command.seat, command.id):
            self._hub.say(self._live, command.seat, command.phrase)
        self._push(wire.Accepted(command.id, self._live.version))

    async def _rematch(self, command: wire.Rematch) -> None:
        await self._live.look(self._connection.find_seats)
        version = await self._reception.rematch(self._live, self._connection.held, command.id)
        self._push(wire.Accepted(command.id, version))

    def _refuse(self, command: str | None, error: TenfoldError, *, stale: bool = False) -> None:
        metrics.refusals.labels(key=error.key).inc()
        self._push(wire.Refused(command, self._live.version, error.key, error.details, stale))

    def _push(self, message: wire.FromServer) -> None:
        self._connection.push(encode(message))


Act = Callable[[Change, set[int], wire.Command], None]


def _move(change: Change, held: set[int], command: wire.Command) -> None:
    assert isinstance(command, wire.Move)
    at_table.make_moves(change, held, command.moves)


def _start(change: Change, held: set[int], command: wire.Command) -> None:
    assert isinstance(command, wire.Start)
    table = change.table
    if not any(table.seats[seat].person == table.row.owner for seat in held):
        raise Refused("table.not_the_owner")
    if command.bot is not None and command.bot not in HOUSE[table.row.game].bots:
        raise Refused("server.unknown_bot", name=command.bot)
    at_table.start(change, command.bot)


def _take_back(change: Change, held: set[int], _: wire.Command) -> None:
    takeback.take_back(change, held)


def _offer_draw(change: Change, held: set[int], _: wire.Command) -> None:
    takeback.offer_draw(change, held)


def _answer(change: Change, held: set[int], command: wire.Command) -> None:
    assert isinstance(command, wire.Answer)
    takeback.answer(change, held, yes=command.yes)


def _resign(change: Change, held: set[int], command: wire.Command) -> None:
    assert isinstance(command, wire.Resign)
    leaving.resign(change, command.seat, held)


def _abort(change: Change, held: set[int], _: wire.Command) -> None:
    leaving.abort(change, held)


def _leave(change: Change, held: set[int], command: wire.Command) -> None:
    assert isinstance(command, wire.Leave)
    leaving.leave(change, command.seat, held)


def _return(change: Change, held: set[int], command: wire.Command) -> None:
    assert isinstance(command, wire.Return)
    leaving.come_back(change, command.seat, held)


_ACTS: dict[type[wire.Command], Act] = {
    wire.Move: _move,
    wire.Start: _start,
    wire.TakeBack: _take_back,
    wire.OfferDraw: _offer_draw,
    wire.Answer: _answer,
    wire.Resign: _resign,
    wire.Abort: _abort,
    wire.Leave: _leave,
    wire.Return: _return,
}
