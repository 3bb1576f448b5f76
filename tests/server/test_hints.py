"""Hints: who gets one, what it says, what it costs, and how everybody else is refused."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.databases import NewUrl
from server.serving import Client, Server, at_table, children_of, mover, serving
from server.test_results import ended, person

from tenfold.analysis.choices import is_paying
from tenfold.server.hints.hints import BURST
from tenfold.server.results.results import Results
from tenfold.server.storage.database import Database
from tenfold.server.table.change import Change, make_moves, start
from tenfold.server.table.change import Refused as TableRefused
from tenfold.server.table.hinting import ask_bot
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.table import Table
from tenfold.wire.table import Agreement

MINE, BOT = {"kind": "mine"}, {"kind": "bot", "bot": "careful"}
SOLO = {"edition": "aeg", "seats": 1, "target": 5}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        f"sqlite:{tmp_path_factory.mktemp('hints') / 'tenfold.sqlite'}", hints="1", bots="1"
    ) as running:
        yield running


def alone(server: Server, *seats: dict[str, Any], game: str = "cards", **more: Any) -> Client:
    """Somebody at a table of their own, to move."""
    client = Client(server)
    client.connect(client.make(game, [MINE, *seats], **more))
    client.until(lambda client: client.is_mine)
    return client


def hint(client: Client, **more: Any) -> dict[str, Any]:
    """The first answer."""
    answer = client.command("hint", version=client.version, **more)
    assert answer["type"] == "advice", answer
    return answer


def choose(client: Client) -> None:
    """Plays until there is something to choose, and it is this client's turn."""
    while not client.is_mine or len(client.now["legal"]) < 2:
        if client.is_mine:
            client.move(client.now["legal"][0])
        else:
            client.receive()


def refused_hint(client: Client, **more: Any) -> str:
    return client.refused("hint", version=client.version, **more)


def workers_of(server: Server) -> list[int]:
    return [
        child
        for child in children_of(server)
        if b"tenfold.server.hints.worker" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("cards", [], SOLO), ("cards", [BOT, BOT], None), ("tiles", [BOT], None)],
    ids=["solo", "cards", "tiles"],
)
def test_whoever_plays_alone_sees_the_moves_ranked(
    server: Server, game: str, seats: list[dict[str, Any]], options: dict[str, Any] | None
) -> None:
    client = alone(server, *seats, game=game, options=options)
    choose(client)
    assert client.table["hints"] is True
    first = hint(client)
    answers = [first, *([] if first["final"] else [client.wait("advice")])]
    assert answers[-1]["final"] is True
    assert {answer["id"] for answer in answers} == {first["id"]}
    for answer in answers:
        decision = answer["decision"]
        values = [option["value"] for option in decision["options"]]
        assert (decision["seat"], decision["number"]) == (client.mine[0], len(client.moves) + 1)
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert all(option["moves"][0] in client.now["legal"] for option in decision["options"])
        assert (decision["made"], decision["error"], decision["mark"]) == (0, 0, "")
    client.move(*answers[-1]["decision"]["options"][0]["moves"])
    client.close()


def test_a_game_with_a_hint_is_practice_and_everybody_is_told_first(server: Server) -> None:
    client = alone(server, BOT)
    assert not client.table["practice"]
    hint(client)
    kinds = [message["type"] for message in client.heard]
    assert client.table["practice"]
    assert kinds.index("advice") > max(at for at, kind in enumerate(kinds) if kind == "update")
    version = client.version
    hint(client)
    assert client.version == version  # the second one changes nothing more
    assert client.call("GET", f"/api/records/{client.id}")["meta"]["practice"] is True
    client.command("resign", seat=client.mine[0])
    client.until(lambda client: client.is_over)
    listed = client.call("GET", "/api/tables/mine?status=over")["tables"]
    assert [one["table"]["practice"] for one in listed] == [True]  # where only the log beside moves is read
    assert client.call("GET", "/api/me")["statistics"] == []
    client.close()


@pytest.mark.parametrize(
    ("game", "bot", "options"),
    [
        ("cards", "basil", {"edition": "aeg", "seats": 2, "start": 1}),
        ("cards", "expert", {"edition": "aeg", "seats": 2, "start": 1}),
        ("tiles", "nell", {"edition": "steffen", "start": 1}),
        ("tiles", "careful", {"edition": "steffen", "start": 1}),
    ],
)
def test_a_bot_answers_for_itself_and_the_game_still_counts(
    server: Server, game: str, bot: str, options: dict[str, Any]
) -> None:
    client = alone(server, {"kind": "bot", "bot": bot}, game=game, options=options, agreement={"lot": False})
    choose(client)
    version = client.version
    played = [move for one in client.heard if one["type"] == "update" for move in one["moves"]]
    for number in (move["number"] for move in played if move["seat"] == 1):
        told = client.command("why", move=number)
        assert (told["type"], told["number"], told["seat"], told["bot"]) == ("explanation", number, 1, bot)
        assert told["moves"][0] == client.moves[number - 1]
        assert told["value"] is None or bot in ("basil", "nell")
        assert bot == "expert" or not told["reasons"]
    mine = len(client.moves) + 1
    assert client.refused("why", move=mine) == "hint.no_bot"  # nobody has made it
    assert client.refused("why", move=2 if game == "cards" else 1) == "hint.no_bot"  # chance made it
    assert client.version == version
    assert not client.table["practice"]
    client.move(client.now["legal"][0])
    client.until(lambda client: client.is_mine)
    assert client.refused("why", move=mine) == "hint.no_bot"
    client.close()


def test_a_payment_that_a_bot_still_makes_is_no_decision_yet() -> None:
    """A bot pays piece by piece, and anybody may ask at any moment."""
    dice, asked = random.Random(4), 0
    options = {"edition": "aeg", "seats": 2, "deck": {"B1": 9, "B2": 9, "*1": 9}}
    seats = [SeatRow("person", "p", "Ana"), SeatRow("bot", bot="greedy")]
    row = TableRow("t", 0, "cards", options, Agreement(), bytes(32), 0, "waiting", "p", None)
    change = Change(Table(row, seats), 0)
    start(change)
    table = change.table
    while table.status == "playing":
        make_moves(change, [0, 1], [dice.choice(table.legal())])
        paid = len(table.moves) - 1
        is_half = table.to_move == table.movers[paid] == 1 and is_paying(table.game, table.state)
        if is_half and table.moves[paid].startswith("spend:"):
            asked += 1
            with pytest.raises(TableRefused) as refused:
                ask_bot(table, [0], paid + 1)
            assert refused.value.key == "hint.no_bot"
    assert asked


def test_people_among_themselves_are_not_helped(server: Server) -> None:
    with at_table(server, 2) as clients:
        assert all(client.table["hints"] is False for client in clients)
        for client in clients:
            assert refused_hint(client) == "hint.not_here"
            assert client.refused("why", move=1) == "hint.no_bot"
        assert not any(message["type"] == "advice" for client in clients for message in client.heard)


def test_nor_when_one_of_them_has_left_or_both_share_a_screen(server: Server) -> None:
    with at_table(server, 2) as (stays, leaves):
        leaves.command("leave", seat=leaves.mine[0])
        stays.until(lambda client: client.is_mine and client.table["seats"][1]["kind"] == "bot")
        assert refused_hint(stays) == "hint.not_here"
    assert refused_hint(alone(server, MINE)) == "hint.not_here"


def test_all_may_agree_to_hints_beforehand_and_the_game_is_not_rated(server: Server) -> None:
    with at_table(server, 2, agreement={"hints": "everybody"}) as clients:
        client = mover(clients)
        other = next(one for one in clients if one is not client)
        assert hint(client)["decision"]["seat"] == client.mine[0]
        assert client.table["practice"] is False
        assert refused_hint(other) == "hint.not_your_turn"
        assert not any(message["type"] == "advice" for message in other.heard)


def test_a_table_may_want_no_hints_at_all(server: Server) -> None:
    client = alone(server, BOT, agreement={"hints": "never"})
    assert client.table["hints"] is False
    assert refused_hint(client) == "hint.not_here"


def test_watchers_are_refused_and_whoever_is_late(server: Server) -> None:
    client, watcher = alone(server, BOT), Client(server)
    watcher.connect(client.id)
    assert refused_hint(watcher) == "hint.watching"
    before = client.version
    client.move(client.now["legal"][0])
    assert client.command("hint", version=before - 1)["key"] == "table.stale"
    client.command("resign", seat=client.mine[0])
    client.until(lambda client: client.is_over)
    assert refused_hint(client) == "hint.over"
    waiting = Client(server)
    waiting.connect(waiting.make())
    assert refused_hint(waiting) == "table.not_playing"


def test_a_game_that_goes_on_is_not_judged_at_another_table(server: Server) -> None:
    with at_table(server, 2) as clients:
        client = mover(clients)
        client.move(client.now["legal"][0])
        record = client.call("GET", f"/api/records/{client.id}")
        brought = client.call("POST", "/api/records", record)["id"]
        for source in (client.id, brought):
            elsewhere = Client(server)
            beginning = {"table": source, "move": 1}
            table = elsewhere.make(seats=[MINE, BOT], options=record["options"], beginning=beginning)
            elsewhere.connect(table)
            elsewhere.until(lambda client: client.is_mine)  # then nothing happens by itself
            assert refused_hint(elsewhere) == "hint.not_here"
            again = elsewhere.make(
                seats=[MINE, BOT], options=record["options"], beginning={"table": table, "move": 1}
            )
            assert elsewhere.call("GET", f"/api/tables/{again}")["hints"] is False
        client.command("resign", seat=client.mine[0])
        for source, hints in ((client.id, True), (brought, False)):
            beginning = {"table": source, "move": 1}
            again = elsewhere.make(seats=[MINE, BOT], options=record["options"], beginning=beginning)
            assert elsewhere.call("GET", f"/api/tables/{again}")["hints"] is hints, "a copy may be of another"


def test_a_hint_knows_nothing_that_is_hidden(server: Server) -> None:
    """Two tables with the same position and other cards to come get the same advice."""
    client = alone(server, options=SOLO)
    choose(client)
    beginning = {"table": client.id, "move": len(client.moves)}
    first = hint(client)["decision"]
    for _ in range(2):
        other = alone(server, options=SOLO, beginning=beginning)
        assert other.table["commitment"] != client.table["commitment"]
        assert hint(other)["decision"] == first


def test_whoever_hosts_can_switch_them_off(new_sqlite_url: NewUrl) -> None:
    with serving(new_sqlite_url(), hints="0", bots="1") as server:
        client = alone(server, BOT)
        assert client.call("GET", "/api/catalogue")["hints"] is False
        assert refused_hint(client) == "hint.off"
        assert client.table["practice"] is False


def test_hints_delay_no_move_have_a_limit_and_survive_their_worker(new_sqlite_url: NewUrl) -> None:
    with serving(new_sqlite_url(), hints="1", bots="1") as server:
        assert workers_of(server) == []
        client = alone(server, BOT, agreement={"lot": False})
        while not (workers := workers_of(server)):
            time.sleep(0.005)
        assert hint(client)["final"]  # the first card has to be drawn, so the worker has nothing more to do
        os.kill(workers[0], signal.SIGSTOP)
        client.send({"type": "hint", "id": "stuck", "version": client.version})
        assert client.move(client.now["legal"][0])["type"] == "update"  # while the worker stands still
        os.kill(workers[0], signal.SIGKILL)
        client.until(lambda client: client.heard[-1].get("id") == "stuck")
        assert client.heard[-1]["key"] == "hint.failed"
        client.until(lambda client: client.is_mine)
        asked = [f"many-{place}" for place in range(2 * BURST)]
        for name in asked:  # all at once: with time there are more again
            client.send({"type": "hint", "id": name, "version": client.version})
        answers: dict[str, dict[str, Any]] = {}
        while not answers.keys() >= set(asked):
            message = client.receive()
            answers.setdefault(message.get("id", ""), message)
        assert answers[asked[0]]["type"] == "advice"
        assert answers[asked[-1]]["key"] == "hint.too_many"


@pytest.mark.anyio
async def test_where_everybody_may_ask_nobody_is_rated(database: Database) -> None:
    table = ended("tiles", person("a"), person("b"), winners=[0])
    helped = ended("tiles", person("c"), person("d"), winners=[0])
    helped.row.agreement = Agreement(hints="everybody")
    results = Results(database)
    rated, unrated = [await results.statements_for(one, 1) for one in (table, helped)]
    assert len(rated) == len(unrated) == 2
    for one in (*rated, *unrated):
        await database.commit([one])
    changes = [[one.change_people for one in (await results.store.of_person(name))] for name in ("a", "c")]
    assert changes == [[20.0], [None]]
