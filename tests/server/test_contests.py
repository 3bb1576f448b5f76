"""Nobody is told what is best in a game that others play, or that counts, whatever way it is asked (A4)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.databases import NewUrl
from server.serving import Client, Refusal, Server, at_table, level, mover, serving
from server.test_hints import choose, hint, refused_hint
from server.test_practice import INSERT, choices_of, decision, mistakes_of, review_with, store
from server.test_reviews import brought, reviewed

from tenfold.analysis.evaluator import VERSION
from tenfold.protocol.game import Json
from tenfold.server.storage.database import Statement

MINE, OPEN, BOT = {"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "bot": "careful"}
NORA = {"kind": "bot", "bot": "nora"}
OPTIONS = {"edition": "aeg", "seats": 2, "start": 0}
DECK = {"B4": 2, "B5": 2, "B6": 2, "G4": 2, "G5": 2, "$2": 2, "$3": 2, "*3": 1, "O7": 2, "O8": 1}
SETUP: Json = {"options": OPTIONS | {"deck": DECK}, "agreement": {"lot": False}}
REFUSED, BOT_REFUSED = (409, "expert.being_played"), (409, "table.being_played")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        f"sqlite:{tmp_path_factory.mktemp('contests') / 'tenfold.sqlite'}", hints="1", bots="1"
    ) as running:
        yield running


def play(clients: list[Client], moves: int | None = None) -> None:
    """So many decisions, or all that are left: everybody draws as long as it goes well."""
    while not clients[0].is_over and moves != 0:
        one = mover(clients)
        legal = one.now["legal"]
        one.move(legal[-1] if legal[-1] == "pass" else legal[0])
        level(*clients)
        moves = None if moves is None else moves - 1


def from_here(live: Client, seats: list[Any], client: Client | None = None) -> Client:
    """Another table that begins where a game stands now."""
    client = client or Client(live.server)
    beginning = {"table": live.id, "move": len(live.moves)}
    game = live.table["game"]
    client.connect(client.make(game, seats, options=live.table["options"], beginning=beginning))
    return client


def refusal(client: Client, method: str, path: str, body: object = None) -> tuple[int, str | None]:
    try:
        answer = client.call(method, path, body)
    except Refusal as refused:
        return refused.status, refused.key
    raise AssertionError(f"{path} is answered: {answer}")


def refused_review(client: Client, table: str) -> set[tuple[int, str | None]]:
    return {refusal(client, method, f"/api/records/{table}/review") for method in ("POST", "GET")}


@pytest.mark.parametrize("moves", [1, 12], ids=["at the start", "in the middle"])
def test_a_copy_that_is_played_out_is_reviewed_when_the_game_is_over(server: Server, moves: int) -> None:
    """One plays both sides of it, or brings in the record of that and does not say where it is from, or
    brings it home from a device and says that it was over long ago."""
    with at_table(server, 2, **SETUP) as clients:
        play(clients, moves)
        copy = from_here(clients[0], [MINE, MINE])
        play([copy])
        record = copy.call("GET", f"/api/records/{copy.id}")
        dated = record | {"meta": record["meta"] | {"times": [1000] * len(record["moves"])}}
        (home,) = copy.call("POST", "/api/me/games", {"games": [dated]})["games"]
        copies = [copy.id, brought(copy, record), home["table"]]
        if moves > 1:
            copies.append(brought(copy, record | {"meta": {}}))
        for table in copies:
            assert refused_review(Client(server), table) == {REFUSED}
        play(clients)
        for table in copies:
            assert copy.call("POST", f"/api/records/{table}/review")["status"] != "none"
        copy.close()


def test_where_nothing_is_reviewed_nobody_is_sent_to_review_it_elsewhere(tmp_path: Path) -> None:
    """Whoever is told that reviews are off may let their own browser look; not at what is being played."""
    with (
        serving(f"sqlite:{tmp_path / 'off.sqlite'}", reviews="0") as server,
        at_table(server, 2, **SETUP) as clients,
    ):
        play(clients, 3)
        copy = from_here(clients[0], [MINE, MINE])
        play([copy])
        assert refused_review(Client(server), copy.id) == {REFUSED}
        play(clients)
        assert refused_review(Client(server), copy.id) == {(400, "review.off")}
        copy.close()


def test_a_game_that_was_over_is_judged_though_others_play_on_from_it(server: Server) -> None:
    """Nobody takes somebody's review from them; what those others come to is theirs."""
    source = Client(server)
    source.connect(source.make(seats=[MINE, MINE], **SETUP))
    play([source], 10)
    middle = len(source.moves)
    play([source])
    source.call("POST", f"/api/records/{source.id}/review")
    assert reviewed(source, source.id)
    record = source.call("GET", f"/api/records/{source.id}")
    clients = [Client(server), Client(server)]
    beginning = {"table": source.id, "move": middle}
    table = clients[0].make(seats=[MINE, OPEN], options=source.table["options"], beginning=beginning)
    clients[1].sit(table, 1)
    for client in clients:
        client.connect(table)
    copy = brought(source, record | {"meta": {}})
    assert source.call("POST", f"/api/records/{copy}/review"), (
        "the same position stands there, and is the source's"
    )
    play(clients, 4)
    assert reviewed(source, source.id)
    twin = from_here(clients[0], [MINE, MINE])
    play([twin])
    assert refused_review(twin, twin.id) == {REFUSED}
    for client in (source, twin, *clients):
        client.close()


def long_tile_game(server: Server) -> Client:
    """A game that did not end with its ninth move: another one would end with it, too."""
    while True:
        client = Client(server)
        client.connect(client.make("tiles", [MINE, MINE], options={"edition": "steffen", "open": True}))
        while not client.is_over:
            client.move(client.now["legal"][0])
        if len(client.moves) > 9:
            return client
        client.close()


def test_nor_if_they_make_the_same_moves(server: Server) -> None:
    source = long_tile_game(server)
    clients = [Client(server), Client(server)]
    beginning = {"table": source.id, "move": 8}
    table = clients[0].make("tiles", options=source.table["options"], beginning=beginning)
    clients[1].sit(table, 1)
    for client in clients:
        client.connect(table)
    mover(clients).move(source.moves[8])
    assert source.call("POST", f"/api/records/{source.id}/review")["status"] != "none"
    record = source.call("GET", f"/api/records/{source.id}")
    assert refused_review(source, brought(source, record | {"meta": {}})) == {REFUSED}, "it came later"
    for client in (source, *clients):
        client.close()


def test_a_rated_game_has_no_twin_that_is_helped(server: Server) -> None:
    client = Client(server)
    client.connect(client.make(seats=[MINE, BOT]))
    choose(client)
    same = Client(server)
    same.cookie = client.cookie
    for who in (same, Client(server)):
        twin = from_here(client, [MINE, BOT], who)
        for _ in range(6):
            twin.until(lambda client: client.is_mine)
            assert refused_hint(twin) == "expert.being_played"
            twin.move(twin.now["legal"][0])
        twin.close()
    assert not client.table["practice"]
    twin = from_here(client, [MINE, BOT])
    twin.until(lambda client: client.is_mine)
    hint(client)
    assert client.table["practice"]
    assert hint(twin)["decision"]["seat"] == 0, "the source counts no more"
    twin.close()
    client.close()


@pytest.mark.parametrize("bot", ["expert", "nora", "basil"])
def test_nobody_who_judges_as_the_expert_does_plays_on_from_there(server: Server, bot: str) -> None:
    """What they do is what is best, but where they believe something."""
    with at_table(server, 2, **SETUP) as clients:
        play(clients, 4)
        where = {"table": clients[0].id, "move": len(clients[0].moves)}
        seats = [MINE, {"kind": "bot", "bot": bot}]
        wanted = {"game": "cards", "options": SETUP["options"], "seats": seats, "beginning": where}
        assert refusal(Client(server), "POST", "/api/tables", wanted) == BOT_REFUSED
        other = from_here(clients[0], [MINE, OPEN])
        assert other.refused("start", bot=bot) == "table.being_played"
        assert other.command("start", bot="careful")["type"] == "update"
        other.close()
        mover(clients).command("resign", seat=mover(clients).mine[0])
        assert Client(server).call("POST", "/api/tables", wanted)["id"]


def test_nor_at_a_copy_that_waits_for_others(server: Server) -> None:
    """Its game has not begun when it is made."""
    options = OPTIONS | {"seats": 3}
    with at_table(server, 3, options=options, agreement={"lot": False}) as clients:
        play(clients, 12)
        record = clients[0].call("GET", f"/api/records/{clients[0].id}")
        copy = brought(Client(server), record | {"meta": {}})
        where = {"table": copy, "move": len(record["moves"])}
        wanted = {"game": "cards", "options": options, "beginning": where}
        for seats in ([MINE, NORA, OPEN], [MINE, NORA, BOT], [NORA, NORA, NORA]):
            assert refusal(Client(server), "POST", "/api/tables", wanted | {"seats": seats}) == BOT_REFUSED
        one = Client(server)
        one.connect(one.make(seats=[MINE, OPEN, OPEN], options=options, beginning=where))
        assert one.refused("start", bot="greedy") == "table.being_played", "another would come with it"
        one.close()


def test_whoever_leaves_a_copy_leaves_it_to_one_of_another_mind(server: Server) -> None:
    with at_table(server, 2, **SETUP) as clients:
        play(clients, 4)
        copy = from_here(clients[0], [MINE, MINE])
        copy.command("leave", seat=copy.mine[0])
        assert copy.table["seats"][copy.mine[0]]["bot"] == "greedy"
        copy.close()


def test_a_bot_there_gives_no_reasons(server: Server) -> None:
    """But at the table of a game that counts, it does."""
    client = Client(server)
    client.connect(client.make(seats=[MINE, NORA], agreement={"lot": False}, options=OPTIONS | {"start": 1}))
    client.until(lambda client: client.is_mine)
    choose(client)
    twin = from_here(client, [BOT, MINE])
    twin.until(lambda client: len(client.moves) > client.table["opening"])
    number = twin.table["opening"] + 1
    assert twin.refused("why", move=number) == "expert.being_played"
    assert client.command("why", move=1)["type"] == "explanation"
    assert not client.table["practice"]
    client.command("resign", seat=0)
    assert twin.command("why", move=number)["type"] == "explanation"
    twin.close()
    client.close()


def test_a_bot_waits_where_people_have_come_from_the_same_finished_game(server: Server) -> None:
    """In a game without chance, whoever plays on from it may follow them move by move."""
    source = Client(server)
    source.connect(source.make("tiles", [MINE, MINE], options={"edition": "steffen", "open": True}))
    for _ in range(6):
        source.move(source.now["legal"][0])
    to_move, legal = source.now["to_move"], source.now["legal"]
    beginning = {"table": source.id, "move": len(source.moves)}
    options = source.table["options"]
    source.command("resign", seat=0)
    bot = {"kind": "bot", "bot": "iris"}
    seats = [MINE, bot] if to_move == 0 else [bot, MINE]
    alone = Client(server)
    alone.connect(alone.make("tiles", seats, options=options, beginning=beginning))
    ana, ben = Client(server), Client(server)
    table = ana.make("tiles", options=options, beginning=beginning)
    ben.sit(table, 1)
    for one in (ana, ben):
        one.connect(table)
    mover([ana, ben]).move(legal[-1])
    alone.move(legal[-1])
    with pytest.raises(TimeoutError):
        alone.receive(2)
    ana.command("resign", seat=0)
    alone.until(lambda client: client.is_mine)
    for one in (source, alone, ana, ben):
        one.close()


def test_an_exercise_does_not_wait_though_its_game_is_played_on(database_url: str) -> None:
    with serving(database_url) as server:
        with at_table(server, 2, **SETUP) as (ana, ben):
            play([ana, ben])
            table = ana.id
        number, moves = next(
            one for one in choices_of(ana.call("GET", f"/api/records/{table}"), 0) if one[0] > 9
        )
        server.stop()
        found = review_with([decision(number, 0, moves, "grave", 0.2)])
        store(database_url, Statement(INSERT, (table, VERSION, found)))
        server.start()
        assert mistakes_of(ana)["due"] == 1
        strangers = [Client(server), Client(server)]
        beginning = {"table": table, "move": number - 1}
        again = strangers[0].make(options=SETUP["options"], beginning=beginning)
        strangers[1].sit(again, 1)
        path, answer = f"/api/me/mistakes/{table}/{number}", {"asked": 0, "moves": moves[:1]}
        assert ana.call("GET", path)
        assert ana.call("POST", path, answer)["counted"]


def test_two_servers_and_a_restart_know_of_it(new_postgres_url: NewUrl) -> None:
    url = new_postgres_url()
    with serving(url) as one, serving(url) as two, at_table(one, 2, **SETUP) as clients:
        play(clients, 10)
        record = clients[0].call("GET", f"/api/records/{clients[0].id}")
        for client in clients:
            client.close()
        one.kill()
        elsewhere = Client(two)
        copy = brought(elsewhere, record | {"meta": {}})
        elsewhere.connect(
            elsewhere.make(
                seats=[MINE, MINE],
                options=record["options"],
                beginning={"table": copy, "move": len(record["moves"])},
            )
        )
        play([elsewhere])
        assert refused_review(elsewhere, elsewhere.id) == {REFUSED}
        elsewhere.close()
        one.start()
        for client in clients:
            client.connect(client.id)
