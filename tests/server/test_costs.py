"""What a request costs is bounded, grows no faster than the game, and leaves the event loop free."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.long_games import long_cards, long_tiles
from server.serving import Client, Refusal, Server

from tenfold.catalogue import find_game
from tenfold.protocol.errors import BadRecord
from tenfold.records.record import LONGEST_GAME, Record
from tenfold.server.records.replay_cache import ReplayedGame, Replays
from tenfold.server.services import open_services
from tenfold.server.settings import Settings
from tenfold.server.slow_work import in_thread
from tenfold.server.table import log
from tenfold.server.table.change import LONGEST_LOG, Change, Refused, make_moves, start
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.positions import SPACING
from tenfold.server.table.table import Table
from tenfold.server.table.takeback import offer_draw, take_back
from tenfold.wire.table import Agreement

MINE = {"kind": "mine"}


class Counted:
    """How many moves were played, and in which threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moves = 0
        self.threads: set[str] = set()
        for name in ("cards", "tiles"):
            kind = type(find_game(name))
            monkeypatch.setattr(kind, "advance", self._counting(kind.advance))

    def _counting(self, advance: Callable[..., Any]) -> Callable[..., Any]:
        def counted(game: Any, state: Any, move: int) -> Any:
            self.moves += 1
            self.threads.add(threading.current_thread().name)
            return advance(game, state, move)

        return counted

    def of(self, deed: Callable[[], object]) -> int:
        before = self.moves
        deed()
        return self.moves - before


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    return Counted(monkeypatch)


def tile_table(**agreed: Any) -> Table:
    row = TableRow(
        id="aaaaaaaaaa",
        created=0,
        game="tiles",
        options={"edition": "steffen", "start": 0, "second_round_limit": 1000, "repetitions": 1000},
        agreement=Agreement(lot=False, **agreed),
        secret=bytes(32),
        opening=0,
        status="waiting",
        owner="p",
        due=None,
    )
    return Table(row, [SeatRow("person", "p", "N", digest="d") for _ in range(2)])


def replayed(record: Record) -> ReplayedGame:
    return ReplayedGame("t", find_game(record.game), record.options, record.moves)


@pytest.mark.parametrize("record", [long_tiles(500), long_cards(60)], ids=["tiles", "cards"])
def test_a_walk_through_a_game_plays_it_once(counted: Counted, record: Record) -> None:
    replays, game = Replays(), replayed(record)
    count = len(game.moves)
    cost = counted.of(lambda: [replays.step(game, number) for number in range(count + 1)])
    assert cost <= 2 * count


def test_a_position_costs_at_most_what_lies_between_two_that_are_kept(counted: Counted) -> None:
    replays, game = Replays(), replayed(long_tiles(500))
    replays.tell(game)
    for number in range(len(game.moves), 0, -50):
        before = counted.moves
        replays.step(game, number)
        assert counted.moves - before <= SPACING


def test_a_game_that_went_on_is_played_on_and_one_that_was_taken_back_afresh(counted: Counted) -> None:
    replays, game = Replays(), replayed(long_cards(60))
    shorter = game._replace(moves=game.moves[:500])
    assert replays.step(shorter, 500).of == 500
    assert counted.of(lambda: replays.step(game, 510)) <= 10
    other = game._replace(moves=[*game.moves[:480], *game.moves[480:490]])
    assert replays.step(other, 490).of == 490


def test_reading_a_log_plays_only_the_moves_that_stand(counted: Counted) -> None:
    table = tile_table(takeback="free")
    change = Change(table, 0)
    start(change)
    entries = list(change.entries)
    for number in range(200):
        change = Change(table, 0, f"c{number}")
        assert table.to_move is not None
        make_moves(change, [table.to_move], [table.legal()[0]])
        change.add(log.BACK, 0, {"kept": len(table.moves) - len(change.entries)})
        entries += change.entries
    again = Table(table.row, table.seats)
    assert counted.of(lambda: again.read_log(entries)) <= len(again.moves) + 1
    assert (again.moves, again.to_move, again.version) == (table.moves, table.to_move, table.version)
    assert again.game.key(again.state) == table.game.key(table.state)


def test_a_log_that_grew_too_long_takes_nothing_back_any_more() -> None:
    table = tile_table(takeback="free")
    start(Change(table, 0))
    assert table.to_move is not None
    make_moves(Change(table, 0, "a"), [table.to_move], [table.legal()[0]])
    table.version = LONGEST_LOG
    for deed in (take_back, offer_draw):
        with pytest.raises(Refused) as refused:
            deed(Change(table, 0, "b"), [0, 1])
        assert refused.value.key == "table.log_full"
    make_moves(Change(table, 0, "c"), [table.to_move], [table.legal()[0]])


def test_a_record_that_is_longer_than_any_game_is_refused_before_it_is_played() -> None:
    record = long_cards(5).to_json()
    with pytest.raises(BadRecord) as refused:
        Record.from_json({**record, "moves": ["draw"] * (LONGEST_GAME + 1)})
    assert refused.value.key == "record.too_many_moves"
    assert max(len(long_tiles(1000).moves), len(long_cards(125).moves)) < LONGEST_GAME


@pytest.mark.anyio
async def test_games_are_played_again_beside_the_event_loop(counted: Counted, tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:{tmp_path / 'x.sqlite'}", bots=0)
    record = long_tiles(300).to_line().encode()
    counted.threads.clear()
    async with open_services(settings) as services:
        kept = await services.archive.bring(record)
        services.tables.get(kept.id).forget()
        assert (await services.archive.check(kept.id)).moves == 360
        assert len((await services.archive.story(kept.id)).moves) == 360
        assert (await services.archive.step(kept.id, 200)).number == 200
        name = await in_thread(lambda: threading.current_thread().name)
    assert counted.threads == {name}


# What is kept of a record's `meta`


def test_no_free_text_is_kept_of_a_record(server: Server) -> None:
    record = long_cards(3)
    names = ["\u202eAda", "ada", "\u3164", 7, "x" * 500]
    noise = {"essay": "a" * 100_000, "server": "v" * 1000, "table": {"a": 1}, "times": ["x"], "bots": "many"}
    record.meta = {"rules": 1, "names": names, **noise}
    client = Client(server)
    table = client.call("POST", "/api/records", record.to_json())["id"]
    told = client.call("GET", f"/api/records/{table}")
    assert told["meta"] == {"rules": 1, "names": ["Ada", "ada", None, None, "x" * 30]}
    seats = client.call("GET", f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "ada 2", None, None, "x" * 30]


def test_what_our_own_records_say_is_kept(server: Server) -> None:
    client = Client(server)
    table = client.make("tiles", [MINE, MINE], options={"edition": "steffen"}, word="luck")
    client.connect(table)
    client.move(client.now["legal"][0])
    client.command("resign", seat=client.now["to_move"])
    record = client.call("GET", f"/api/records/{table}")
    again = client.call("POST", "/api/records", record)["id"]
    assert client.call("GET", f"/api/records/{again}")["meta"] == record["meta"]
    assert client.call("GET", f"/api/records/{again}/check") == {
        "moves": len(record["moves"]),
        "shuffle": True,
    }
    client.close()


def test_a_record_that_is_too_long_is_refused_over_http(server: Server) -> None:
    record = long_cards(3).to_json()
    with pytest.raises(Refusal) as refused:
        Client(server).call("POST", "/api/records", {**record, "moves": ["draw"] * (LONGEST_GAME + 1)})
    assert (refused.value.status, refused.value.key) == (400, "record.too_many_moves")
