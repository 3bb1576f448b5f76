"""All tables that are being played here, and what has to happen at them by itself."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, cast

from tenfold.protocol.errors import TenfoldError
from tenfold.wire.socket import Goodbye, Phrase, Presence, Said

from . import metrics
from .crew.crew import Crew
from .live import Guests, LiveTable, Reckon, Stale
from .storage.database import Database, Statement, Unavailable
from .storage.tables import Tables, insert_entries
from .table import leaving
from .table.change import Change, make_moves
from .table.clock import SECOND
from .table.log import Entry
from .table.table import Table

SWEEP_SECONDS: Final = 1.0
CATCH_UP_SWEEPS: Final = 3  # every so many sweeps
LONGEST_NEWS: Final = 4_000  # characters; longer news are looked up
MOST_DUE: Final = 200
IDLE: Final = 60 * SECOND  # a table that nobody looks at is forgotten after so long
ANSWER_SECONDS: Final = 0.3  # in which other servers say who is connected there
CROWD: Final = 20  # connections to one table; with more, coming and going is told together
CROWD_SECONDS: Final = 1.0

Now = Callable[[], int]
logger = logging.getLogger(__name__)


class Hub:
    def __init__(self, database: Database, crew: Crew, now: Now, reckon: Reckon) -> None:
        self.database = database
        self.tables = Tables(database)
        self.now = now
        self.name = secrets.token_hex(4)  # among the servers on this database
        self._crew = crew
        self._reckon = reckon
        self._live: dict[str, LiveTable] = {}
        self._driven: set[str] = set()  # tables whose bots are thinking
        self._crowds: set[str] = set()  # tables where somebody came or went who is yet to be told of
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.database.subscribe(self._hear)
        self._sweeping = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._live)

    def live(self, table_id: str) -> LiveTable:
        """The table with this id; whether there is one turns out when it is looked at."""
        live = self._live.get(table_id)
        if live is None:
            live = LiveTable(table_id, self.tables, self._commit, self._reckon, self.tell_presence)
            self._live[table_id] = live
        elif self.database.shared and not live.listeners and table_id not in self._driven:
            live.forget()  # other servers tell only those who have somebody listening
        live.touched = self.now()
        return live

    async def change(
        self,
        table_id: str,
        act: Callable[[Change], None],
        command: str | None = None,
        also: Sequence[Statement] = (),
    ) -> Change | int:
        """Does something at a table. Of a command that was accepted before, the version that it led to."""
        done = await self.live(table_id).change(act, self.now(), command, also)
        if isinstance(done, Change) and done.entries:
            self._publish_stored(done)
            self.drive(done.table)
        return done

    def _publish_stored(self, change: Change) -> None:
        """Tells other servers what was stored, if somebody listens there; most need not look it up then."""
        table = change.table
        elsewhere = self.live(table.row.id).elsewhere if self.database.shared else {}
        if any(guests.seats or guests.watchers for guests in elsewhere.values()):
            entries = json.dumps(change.entries)
            more = f" {entries}" if len(entries) <= LONGEST_NEWS else ""
            self.database.publish(f"stored {table.row.id} {table.version}{more}")

    async def store_new(self, change: Change) -> None:
        await self.database.commit(self.statements_for(change))
        self.drive(change.table)

    def statements_for(self, change: Change) -> list[Statement]:
        """What stores a new table, with what has happened at it already."""
        table = change.table
        table.row.due = leaving.due(table, change.at)
        return [*self.tables.make(table, change.at), insert_entries(table.row.id, change.entries)]

    async def freshen(self, live: LiveTable) -> None:
        """Where other servers may have stored something that we have not heard of yet."""
        if self.database.shared:
            await live.catch_up()

    def drive(self, table: Table) -> None:
        """Lets the bots of a table move, if it is their turn."""
        if table.bot_to_move() and table.row.id not in self._driven:
            self._driven.add(table.row.id)
            self._spawn(self._let_bots_move(table.row.id))

    def tell_presence(self, live: LiveTable) -> None:
        """Somebody has come or gone."""
        if live.id in self._crowds:
            return
        if len(live.listeners) <= CROWD:
            self._tell_presence(live)
        else:
            self._crowds.add(live.id)
            asyncio.get_running_loop().call_later(CROWD_SECONDS, self._tell_presence, live)

    def _tell_presence(self, live: LiveTable) -> None:
        self._crowds.discard(live.id)
        live.send(Presence(online=live.online(), watchers=live.watchers()))
        self._publish_presence(live)

    def _publish_presence(self, live: LiveTable) -> None:
        seats = ",".join(str(seat) for seat in live.online_here())
        self.database.publish(f"present {live.id} {self.name} {live.watchers_here()} {seats}")

    def say(self, live: LiveTable, seat: int, phrase: Phrase) -> None:
        live.send(Said(seat, phrase))
        self.database.publish(f"said {live.id} {seat} {phrase}")

    def say_goodbye(self) -> None:
        """The server is about to close; whoever is connected comes back when it is there again."""
        for live in self._live.values():
            live.send(Goodbye("server.closing"))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _commit(self, statements: list[Statement]) -> None:
        began = time.perf_counter()
        await self.database.commit(statements)
        metrics.storing.observe(time.perf_counter() - began)
        metrics.changes.inc()

    # Bots

    async def _let_bots_move(self, table_id: str) -> None:
        try:
            while await self._let_one_move(table_id):
                pass
        except Stale:
            pass  # another server's bot was faster
        except Unavailable as error:
            logger.warning("a bot waits for the database", extra={"table": table_id, "problem": str(error)})
        except TenfoldError:
            logger.exception("a bot could not move", extra={"table": table_id})
        finally:
            self._driven.discard(table_id)

    async def _let_one_move(self, table_id: str) -> bool:
        """Whether a bot has moved."""
        live = self.live(table_id)
        table: Table = await live.look(lambda table: table)
        bot, seat, version = table.bot_to_move(), table.to_move, table.version
        if bot is None or seat is None:
            return False
        with metrics.thinking.time():
            token = await self._crew.choose(table.game.name, table.state, seat, bot)

        def move(change: Change) -> None:
            if change.table.version != version:
                return  # somebody took something back, or came back
            make_moves(change, [seat], [token], for_bot=True)

        done = await live.change(move, self.now())
        if isinstance(done, Change) and done.entries:
            self._publish_stored(done)
        return True

    # What happens by itself

    async def _sweep_forever(self) -> None:
        sweeps = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            sweeps += 1
            try:
                await self._see_to_due()
                if sweeps % CATCH_UP_SWEEPS == 0 and await self.database.has_news():
                    await self.catch_up()
                self._forget_idle()
                metrics.live_tables.set(len(self))
            except Unavailable as error:
                logger.warning("the database does not answer", extra={"problem": str(error)})
            except Exception:
                logger.exception("a sweep failed")

    async def _see_to_due(self) -> None:
        due = await self.tables.due(self.now(), MOST_DUE)
        await self._ask_who_is_there(due)
        for table_id in due:
            try:
                await self._see_to(table_id)
            except Stale:
                continue  # another server sees to it
            except Unavailable:
                raise
            except Exception:  # the other tables are seen to all the same
                logger.exception("a table cannot be seen to", extra={"table": table_id})

    async def _ask_who_is_there(self, table_ids: Sequence[str]) -> None:
        """Nobody is away who is connected to another server; a server that has died says nothing."""
        if self.database.shared and table_ids:
            for table_id in table_ids:
                self.live(table_id).elsewhere.clear()
                self.database.publish(f"who {table_id} ?")
            await asyncio.sleep(ANSWER_SECONDS)

    async def _see_to(self, table_id: str) -> None:
        live = self.live(table_id)
        await self.freshen(live)
        await self.change(table_id, lambda change: leaving.see_to(change, live.online()))
        self.drive(await live.put_off(self.now()))

    async def catch_up(self) -> None:
        """Reads what other servers, or whoever administers this one, have stored at the tables open here."""
        tables = dict(self._live)
        versions = await self.tables.versions(list(tables))
        for table_id, live in tables.items():
            if table_id in versions:
                await live.catch_up(versions[table_id])
            else:
                live.vanish()

    def _hear(self, message: str) -> None:
        """What another server tells."""
        kind, table_id, rest = message.split(" ", 2)
        live = self._live.get(table_id)
        if live is None:
            return
        if kind == "stored":
            version, _, entries = rest.partition(" ")
            told = [Entry(*entry) for entry in json.loads(entries)] if entries else []
            self._spawn(self._catch_up_with(live, int(version), told))
        elif kind == "gone":
            live.vanish()
        elif kind == "said":
            seat, _, phrase = rest.partition(" ")
            live.send(Said(int(seat), cast(Phrase, phrase)))
        elif kind == "who" and live.listeners:
            self._publish_presence(live)
        elif kind == "present":
            self._hear_presence(live, *rest.split(" "))

    def _hear_presence(self, live: LiveTable, server: str, watchers: str, seats: str) -> None:
        is_new = server not in live.elsewhere
        live.elsewhere[server] = Guests([int(seat) for seat in seats.split(",") if seat], int(watchers))
        live.send(Presence(online=live.online(), watchers=live.watchers()))
        if is_new and live.listeners:
            self._publish_presence(live)  # it does not know yet who is here, nor that it should be told
            self.database.publish(f"stored {live.id} {live.version}")

    async def _catch_up_with(self, live: LiveTable, version: int, told: Sequence[Entry]) -> None:
        try:
            await live.catch_up(version, told)
        except Unavailable as error:
            logger.warning("news could not be read", extra={"table": live.id, "problem": str(error)})

    def _forget_idle(self) -> None:
        last = self.now() - IDLE
        idle = [
            table_id
            for table_id, live in self._live.items()
            if not live.listeners and live.touched < last and table_id not in self._driven
        ]
        for table_id in idle:
            del self._live[table_id]
