"""One evening: a table is made and played, and what follows from it."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import msgspec
from earlier_rules import earlier_record

from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json
from tenfold.records.digest import digest_of
from tenfold.server.live.live_table import PHRASES
from tenfold.server.socket_session import Session
from tenfold.server.table.resent_commands import CommandMemory
from tenfold.server.table.table import Table

from . import wishes
from .commands import Client
from .server_house import Ears, ServerHouse, understood
from .spoiling import spoilt

MOST_STEPS: Final = 250  # at one table
MOST_LATER: Final = 40  # at a table that goes on from another
LONGEST_STEPS: Final = 2_500
BOT: Final = 0.85  # how often a bot moves when it is its turn, and not somebody else says something


class Evening:
    """Notes what is done, and what comes of it."""

    def __init__(self, house: ServerHouse, dice: Random, number: int) -> None:
        self.steps: list[Json] = []
        self._house = house
        self._dice = dice
        self._number = number
        self._client = Client(dice)
        self._secrets: list[str] = []

    async def spend(self) -> None:
        self._person = await self._house.meet("Robin")
        wanted = wishes.wish(self._dice, self._number)
        most = MOST_STEPS
        if self._number % 60 == 0:
            wanted["options"], most = wishes.long_second_round(), LONGEST_STEPS
        if self._number % 7 == 0:
            await self._make(wishes.spoil(self._dice, wanted))
        table = await self._make(wanted)
        if table is None:
            return
        await self._sit(table, most)
        await self._look_back(table)
        if again := await self._rematch(table):
            await self._sit(again, MOST_LATER)
        brought = await self._bring(table)
        await self._play_on(brought if brought and self._dice.random() < 0.5 else table)
        await self._add_up()

    # Tables

    async def _make(self, wanted: Json) -> str | None:
        step: Json = {"do": "make", "wanted": wanted, "name": self._person.name}
        try:
            table, self._secrets = await self._house.make(wanted, self._person)
        except TenfoldError as error:
            self._note(step | _refusal(error))
            return None
        self._note(step | await self._opened(table))
        return table

    async def _opened(self, table: str) -> Json:
        """A new table, with the secret of its dealer."""
        read = await self._table(table)
        return {"opened": table, "secret": read.row.secret.hex(), "entries": await self._entries(table, 0)}

    async def _play_on(self, table: str) -> None:
        """From the middle of a game, or from where there is none."""
        old = await self._table(table)
        move = self._dice.choice((0, self._dice.randint(0, len(old.moves) + 1), len(old.moves) // 2))
        wanted = wishes.wish(self._dice, self._number)
        same = wanted["game"] == old.row.game
        if not same and self._dice.random() < 0.9:
            wanted["game"] = old.row.game
        options = old.row.options
        count = int(options.get("seats", 2))
        wanted["seats"] = wishes.seats(self._dice, wanted["game"], count)
        new = await self._make(wanted | {"beginning": {"table": table, "move": move}})
        if new is None:
            return
        await self._sit(new, MOST_LATER)
        await self._look_back(new)
        if again := await self._rematch(new):
            await self._sit(again, MOST_LATER)

    async def _rematch(self, table: str) -> str | None:
        old = await self._table(table)
        if old.status != "over" or not old.rematch:
            return None
        self._client = Client(self._dice)
        return old.rematch

    # At a table

    async def _sit(self, table: str, most: int) -> None:
        session, ears = self._house.join(table)
        await self._say(table, session, ears, {"type": "hello", "since": None})
        for _ in range(most):
            self._house.clock.at += self._dice.choice((0, 1, 700, 40_000))
            now = await self._table(table)
            if now.status == "over":
                break
            if now.bot_to_move() and self._dice.random() < BOT:
                await self._move_bot(table, ears)
            elif self._dice.random() < 0.01:
                self._forget(table)
            else:
                await self._say(table, session, ears, self._client.say(now))
        await self._finish(table, session, ears)
        session.goodbye()

    async def _finish(self, table: str, session: Session, ears: Ears) -> None:
        """After the game, or in the middle of it; who has no more time gives it up at times."""
        people = (await self._table(table)).people
        if people and self._dice.random() < 0.4:
            resigned = {"type": "resign", "id": f"late-{len(self.steps)}", "seat": people[0]}
            await self._say(table, session, ears, resigned)
        for _ in range(self._dice.randint(0, 4)):
            now = await self._table(table)
            await self._say(table, session, ears, self._client.say(now))
        for _ in range(self._dice.randint(0, 2)):
            await self._say(
                table, session, ears, {"type": "rematch", "id": f"once-{self._dice.randrange(3)}"}
            )

    async def _say(self, table: str, session: Session, ears: Ears, message: Json) -> None:
        before = await self._table(table)
        version, rematch = before.version, before.rematch
        said = message | ({"secrets": self._secrets} if message["type"] == "hello" else {})
        if said["type"] == "ping":
            heard: list[Json] = [{"type": "pong"}]
        else:
            command: Any = understood(said)
            await (session.hello(command) if said["type"] == "hello" else session.obey(command))
            heard = ears.take()
        step = {"do": "say", "table": table, "message": said, "heard": heard}
        new = (await self._table(table)).rematch
        if new and new != rematch:
            opened = await self._opened(new)
            step |= {"opened": new, "secret": opened["secret"], "opened_entries": opened["entries"]}
        self._note(step | {"entries": await self._entries(table, version)})

    async def _move_bot(self, table: str, ears: Ears) -> None:
        version = (await self._table(table)).version
        token = await self._house.move_bot(table)
        entries = await self._entries(table, version)
        self._note({"do": "bot", "table": table, "token": token, "heard": ears.take(), "entries": entries})

    def _forget(self, table: str) -> None:
        """It is read from its log again, as after a restart."""
        live = self._house.tables.get(table)
        live.forget()
        live._phrases = CommandMemory(PHRASES)
        self._note({"do": "forget", "table": table})

    # Games as they are kept

    async def _look_back(self, table: str) -> None:
        archive = self._house.archive
        record = await archive.record(table)
        self._note({"do": "record", "table": table, "record": record.to_json(), "digest": digest_of(record)})
        self._note({"do": "story", "table": table, "story": _plain(await archive.story(table))})
        for number in sorted(self._dice.sample(range(len(record.moves) + 1), min(4, len(record.moves) + 1))):
            step = _plain(await archive.step(table, number))
            self._note({"do": "step", "table": table, "number": number, "step": step})
        self._note({"do": "check", "record": record.to_json()} | await self._checked(table))

    async def _checked(self, table: str) -> Json:
        try:
            return {"checked": _plain(await self._house.archive.check(table))}
        except TenfoldError as error:
            return _refusal(error)

    async def _bring(self, table: str) -> str | None:
        """The record of a table, or of a game by earlier rules, as it is or spoilt."""
        record = (await self._house.archive.record(table)).to_json()
        if self._dice.random() < 0.1:
            record = earlier_record(rules=1).to_json()
        if self._dice.random() < 0.5:
            await self._bring_in(spoilt(self._dice, record))
        return await self._bring_in(record)

    async def _bring_in(self, record: Json) -> str | None:
        try:
            brought = (await self._house.archive.bring(json.dumps(record).encode())).id
        except TenfoldError as error:
            self._note({"do": "bring", "record": record} | _refusal(error))
            return None
        self._note({"do": "bring", "record": record} | await self._opened(brought))
        session, ears = self._house.join(brought)
        await self._say(brought, session, ears, {"type": "hello", "since": None})
        for _ in range(self._dice.randint(0, 2)):
            await self._say(brought, session, ears, self._client.say(await self._table(brought)))
        session.goodbye()
        await self._look_back(brought)
        return brought

    async def _add_up(self) -> None:
        """What the games of the evening were for whoever played them."""
        results, person = self._house.results, self._person.id
        told = {
            "results": await results.store.of_person(person),
            "statistics": await results.statistics(person),
            "solo": await results.solo(person),
        }
        self._note({"do": "add_up"} | _plain(told))

    # Notes

    async def _table(self, table: str) -> Table:
        return await self._house.tables.get(table).read()

    async def _entries(self, table: str, after: int) -> list[Json]:
        return [entry._asdict() for entry in await self._house.store.entries(table, after)]

    def _note(self, step: Json) -> None:
        self.steps.append({"at": self._house.clock.at, **step})


def _refusal(error: TenfoldError) -> Json:
    return {"refused": {"key": error.key, "details": error.details}}


def _plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))
