"""In which browsers a person is signed in. What a browser keeps is a random token, and what we keep is its
digest: a cookie that somebody stole is worth nothing once its session has ended.

Before there were sessions, a cookie was the person's id with a signature. Such a one is exchanged for a
session when it is next seen, for some months, unless the person has ended sessions or was recovered since.
The browser keeps it beside the new one, so that a server of the version before knows its people, too.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from tenfold.protocol.errors import TenfoldError
from tenfold.server.credentials import digest, new_id, new_secret, read_signed
from tenfold.server.live.context import Context
from tenfold.server.storage.database import Conflict, Unavailable
from tenfold.server.storage.people import PersonRow
from tenfold.server.storage.sessions import SessionRow, SessionStore, ending
from tenfold.server.storage.shared import agree_on, read_shared
from tenfold.server.table.change import Stale

from .people import MOST_RACES, People

DAY: Final = 86_400_000
LONGEST_UNSEEN: Final = 365 * DAY
OLD_COOKIES: Final = 180 * DAY  # for so long they are exchanged
EXCHANGE_AGAIN: Final = 60_000  # a page asks for several things at once, and all bring the same old cookie
MOST_EXCHANGES: Final = 10_000  # remembered

KEY: Final = "signing_key"  # of old cookies, among what the servers on a database share
SINCE: Final = "sessions_since"  # likewise, when there were sessions first


class UnknownSession(TenfoldError):
    """There is no such session, or not any more."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody whom we know again."""

    person: PersonRow
    session: str | None  # None: signed in by an old cookie that could not be exchanged yet
    new_cookie: str | None = None  # to be kept from now on


class Sessions:
    def __init__(self, context: Context, people: People) -> None:
        self._context = context
        self._people = people
        self._exchanged: dict[tuple[str, str], tuple[int, str, str]] = {}
        self.store = SessionStore(context.database)

    async def find(self, cookie: str) -> Visitor | None:
        """Whose session this is."""
        now = self._context.now()
        found = await self.store.find(digest(cookie), now - LONGEST_UNSEEN)
        if found is None:
            return None
        session, person = found
        if now - session.seen < DAY:
            return Visitor(person, session.id)
        with suppress(Unavailable):  # they may look at everything while nothing can be stored
            await self.store.note_seen(session.id, now)
        return Visitor(person, session.id, cookie)  # whoever comes again keeps it for another year

    async def begin(self, person: str, label: str) -> tuple[str, str]:
        """A new session: its id, and the cookie."""
        cookie, now = new_secret(), self._context.now()
        row = SessionRow(new_id(), person, digest(cookie), now, now, label)
        await self.store.insert(row, seen_after=now - LONGEST_UNSEEN)
        return row.id, cookie

    async def of_person(self, person: str) -> list[SessionRow]:
        return await self.store.of_person(person, self._context.now() - LONGEST_UNSEEN)

    async def end(self, person: str, *, only: str | None = None, but: str | None = None) -> None:
        """Ends one session of a person, or all but one, or all.

        Nobody knows which seats' secrets a browser holds. So all of the person's are void; a browser that
        is still signed in asks for new ones.
        """
        if only is not None and only not in [session.id for session in await self.of_person(person)]:
            raise UnknownSession("person.unknown_session")
        for _ in range(MOST_RACES):
            now = self._context.now()
            table_ids = await self._people.store.tables_with_keys(person, now - DAY)
            ended = ending(person, now, only=only, but=but)
            try:
                await self._context.database.commit(
                    [*ended, *self._people.store.voiding(person, now, now - DAY)]
                )
            except Conflict:  # somebody moved at one of these tables meanwhile
                continue
            for key in [key for key in self._exchanged if key[0] == person]:
                del self._exchanged[key]
            await self._people.tell_everywhere(set(table_ids))
            return
        raise Stale("table.stale")

    async def leave(self, session: str) -> None:
        """This browser is somebody else from now on. The seats that it holds are still its own."""
        await self.store.delete(session)

    async def find_signed(self, cookie: str, label: str) -> Visitor | None:
        """Whose id this is, if it is signed by us; from now on there is a session for it."""
        now = self._context.now()
        since = int(await agree_on(self._context.database, SINCE, str(now)))
        key = await read_shared(self._context.database, KEY)
        signed = read_signed(cookie, bytes.fromhex(key)) if key and now - since < OLD_COOKIES else None
        if signed is None or await self.store.is_signed_out(signed):
            return None
        person = await self._people.store.find(signed)
        if person is None:
            return None
        try:
            session, new_cookie = await self._exchange(signed, label)
        except Unavailable:
            return Visitor(person, None)
        return Visitor(person, session, new_cookie)

    async def _exchange(self, person: str, label: str) -> tuple[str, str]:
        now = self._context.now()
        at, session, cookie = self._exchanged.get((person, label), (0, "", ""))
        if now - at > EXCHANGE_AGAIN:
            at = now
            session, cookie = await self.begin(person, label)
            self._exchanged[person, label] = at, session, cookie
            if len(self._exchanged) > MOST_EXCHANGES:
                self._exchanged.pop(next(iter(self._exchanged)))
        return session, cookie
