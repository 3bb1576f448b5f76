"""What a host does at the command line, while a server works on the same database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import forks
import pytest
from server.databases import PostgresServer
from server.serving import Client, Refusal, Server, at_table, mover, serving

from tenfold.cli import main
from tenfold.server.storage.database import Statement, migrations, open_database

MINE = {"kind": "mine"}
SHORT = {"edition": "aeg", "seats": 1, "target": 4, "deck": {"B1": 1, "B2": 1}}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database, for all tests here."""
    if request.param == "sqlite":
        with serving(f"sqlite:{tmp_path_factory.mktemp('hosted') / 'tenfold.sqlite'}", bots="1") as running:
            yield running
    else:
        postgres: PostgresServer = request.getfixturevalue("postgres_server")
        url = postgres.create()
        with serving(url, bots="1") as running:
            yield running
        postgres.drop(url)


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def run(*words: str | Path, answer: str = "") -> Done:
    """A command, as it would be typed."""
    out, err = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["tenfold", *map(str, words)])
        patch.setattr(sys, "stdin", StringIO(answer))
        with pytest.raises(SystemExit) as ended:
            main()
    return Done(int(ended.value.code or 0), out.getvalue(), err.getvalue())


def administer(server: Server, *words: str | Path, answer: str = "") -> str:
    done = run("admin", *words, "--database", server.database, answer=answer)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(server: Server, *words: str | Path, answer: str = "") -> str:
    done = run("admin", *words, "--database", server.database, answer=answer)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    return done.stderr.strip()


def as_json(server: Server, *words: str | Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in administer(server, *words, "--json").splitlines()]


def played(server: Server, name: str = "Anna") -> tuple[Client, str]:
    """Somebody who has played a game to its end."""
    client = Client(server)
    client.call("POST", "/api/me", {"name": name})
    table = client.make("cards", [MINE], options=SHORT)
    client.connect(table)
    while not client.is_over:
        client.move(client.now["legal"][-1])
    return client, table


def test_a_closed_table_is_told_to_those_who_play_there(hosted: Server) -> None:
    with at_table(hosted, 2) as clients:
        mover(clients).move("draw")
        table = clients[0].id
        assert administer(hosted, "close", table) == f"{table} is closed.\n"
        for client in clients:
            client.until(lambda client: client.is_over)
            assert client.now["ending"]["reason"] == "closed"
            assert client.table["status"] == "over"
            assert client.call("GET", "/api/me")["statistics"] == []
        assert refused(hosted, "close", table) == "The game is over already."


def test_a_deleted_table_is_gone_for_everybody(hosted: Server) -> None:
    with at_table(hosted, 2) as (anna, ben):
        assert run("admin", "delete", anna.id, "--database", hosted.database, answer="n\n").returncode == 1
        assert anna.call("GET", f"/api/tables/{anna.id}")["status"] == "playing"
        administer(hosted, "delete", anna.id, answer="y\n")
        for client in (anna, ben):
            while client.receive()["type"] != "goodbye":
                pass
            assert client.heard[-1]["key"] == "table.unknown"
        with pytest.raises(Refusal) as missing:
            anna.call("GET", f"/api/tables/{anna.id}")
        assert missing.value.key == "table.unknown"
        assert anna.call("GET", "/api/tables/mine")["tables"] == []
        assert refused(hosted, "show", anna.id) == "There is no such table, or not any more."


def test_a_deleted_game_still_counts(hosted: Server) -> None:
    client, table = played(hosted)
    client.close()
    before = client.call("GET", "/api/me")
    assert before["solo"][0]["games"] == 1
    administer(hosted, "delete", table, "--yes")
    assert client.call("GET", "/api/me") == before


def test_exported_games_are_verified(hosted: Server, tmp_path: Path) -> None:
    """The finished one with its secret; the other without, and that is right."""
    (client, over), file = played(hosted, "Żółta Anna"), tmp_path / "games.jsonl"
    client.close()
    with at_table(hosted, 2) as clients:
        for _ in range(3):
            mover(clients).move(mover(clients).now["legal"][-1])
        going_on, waiting = clients[0].id, clients[0].make()
        administer(hosted, "export", over, going_on, "--out", file)
        records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        assert [record["meta"]["table"] for record in records] == [over, going_on]
        assert [record["meta"]["names"][0] for record in records] == ["Żółta Anna", "Guest"]
        assert [len(record["meta"]["times"]) for record in records] == [len(one["moves"]) for one in records]
        assert "secret" in records[0]["meta"]["shuffle"]
        assert set(records[1]["meta"]["shuffle"]) == {"method", "commitment", "words", "lot"}
        assert "is there already" in refused(hosted, "export", "--all", "--out", file)
        administer(hosted, "export", "--all", "--out", file, "--force")
        told = run("verify", file)
        assert told.returncode == 0
        assert told.stdout.endswith(" correct, 0 wrong\n")
        assert {over, going_on} <= {
            json.loads(line)["meta"]["table"] for line in file.read_text().splitlines()
        }
        missing = tmp_path / "none.jsonl"
        assert (
            refused(hosted, "export", waiting, "--out", missing) == "No game is being played at this table."
        )
        assert refused(hosted, "export", "--out", missing) == "Name some tables, or say --all."
        assert not missing.exists()


def test_tables_are_listed_and_shown(hosted: Server) -> None:
    with at_table(hosted, 2, word="luck") as (anna, ben):
        anna.command("take_back")
        first = mover([anna, ben])
        first.move(first.now["legal"][0])
        listed = as_json(hosted, "list", "--status", "playing")
        (line,) = [line for line in listed if line["id"] == anna.id]
        assert (line["status"], line["game"], line["moves"]) == ("playing", "cards", len(first.moves))
        assert line["people"] == ["Guest", "Guest 2"]
        assert line["created"] <= line["changed"]
        assert listed[0] == line
        assert len(as_json(hosted, "list", "--limit", "1")) == 1
        assert anna.id in administer(hosted, "list")
        assert administer(hosted, "list", "--language", "nl").startswith("tafel")
        shown = administer(hosted, "show", anna.id)
        assert "seat 1       person, Guest, " in shown
        assert "Platz 2          person, Guest 2" in administer(hosted, "show", anna.id, "--language", "de")
        (sheet,) = as_json(hosted, "show", anna.id)
        assert sheet["line"] == line
        assert sheet["seats"] == [client.call("GET", "/api/me")["id"] for client in (anna, ben)]
        for secret in (*anna.secrets, "digest", "secret"):
            assert secret not in shown + json.dumps(sheet)
    assert "cannot be “asleep”" in refused(hosted, "list", "--status", "asleep")


def test_people_are_found_and_forgotten(hosted: Server) -> None:
    client, table = played(hosted, "ŻÓŁTA Anna")
    me = client.call("GET", "/api/me")["id"]
    (found,) = [line for line in as_json(hosted, "people", "żółta anna") if line["id"] == me]
    assert (found["name"], found["language"], found["games"]) == ("ŻÓŁTA Anna", "en", 1)
    assert me in administer(hosted, "people", "--limit", "1000")
    Client(hosted).call("POST", "/api/me", {"name": "Robbie", "program": True})
    assert "Robbie (program)" in administer(hosted, "people", "robbie")
    assert [line["program"] for line in as_json(hosted, "people", "robbie")] == [True]
    with at_table(hosted, 2) as (_, ben):
        client.secrets.clear()
        waiting = ben.make("cards", [MINE, {"kind": "open"}, {"kind": "open"}])
        client.sit(waiting, 1)
        watcher = Client(hosted)
        watcher.connect(waiting)
        assert "forgotten, at 1 table." in administer(hosted, "forget", me, "--yes")
        client.until(lambda client: client.table["seats"][0]["name"] is None)
        watcher.until(lambda client: client.table["seats"][1]["kind"] == "open")
        watcher.close()
    assert client.call("GET", "/api/me")["id"] == ""
    assert client.call("GET", f"/api/records/{table}")["meta"]["names"] == [None, "JEN"]
    assert refused(hosted, "forget", me, "--yes") == "There is nobody like that here."
    client.close()


def test_the_schema_is_made_once(database_url: str) -> None:
    first, second = (run("admin", "migrate", "--database", database_url) for _ in range(2))
    assert first.stdout.startswith("Steps made: 1, 2")
    assert second.stdout == "The schema is up to date; nothing was done.\n"


NEWER = "The database was changed by a newer version of Tenfold (step 9000; this one knows up to {}). "


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("admin", "list"), ("admin", "migrate")])
def test_a_database_of_a_newer_version_is_refused(words: tuple[str, ...], database_url: str) -> None:
    """As by a step that this version does not know, next to one that is missing."""
    known = max(number for number, _ in migrations("sqlite"))  # as many as for PostgreSQL
    asyncio.run(change(database_url, "INSERT INTO migrations VALUES (9000)", "DROP TABLE results",
                       f"DELETE FROM migrations WHERE number = {known}"))  # fmt: skip
    before = asyncio.run(steps_made(database_url))
    told = forks.run([*words, "--database", database_url])
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith(NEWER.format(known))
    assert len(told.stderr.splitlines()) == 1
    assert asyncio.run(steps_made(database_url)) == before


async def change(url: str, *sql: str) -> None:
    database = open_database(url)
    await database.open()
    await database.commit([Statement(one) for one in sql])
    await database.close()


async def steps_made(url: str) -> list[object]:
    """Past the program, which would not open it."""
    if url.startswith("sqlite:"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:"))) as connection:
            return connection.execute("SELECT number FROM migrations ORDER BY 1").fetchall()
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT number FROM migrations ORDER BY 1")
    await connection.close()
    return [tuple(row) for row in rows]


def test_whatever_is_wrong_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = f"sqlite:{tmp_path / 'nowhere.sqlite'}"
    told = run("admin", "list", "--database", nowhere)
    assert (told.returncode, told.stderr) == (1, f"There is no database at {tmp_path / 'nowhere.sqlite'}.\n")
    assert not (tmp_path / "nowhere.sqlite").exists()
    (tmp_path / "letter.txt").write_text("Dear Anna, this is no database, but a letter. " * 40)
    told = run("admin", "list", "--database", f"sqlite:{tmp_path / 'letter.txt'}")
    assert told.returncode == 1
    assert "not a database" in told.stderr
    assert len(told.stderr.splitlines()) == 1
    settings = tmp_path / "tenfold.toml"
    settings.write_text(f'database = "{nowhere}"')
    assert "nowhere.sqlite" in run("admin", "people", "--config", settings).stderr
    monkeypatch.setenv("TENFOLD_DATABASE", nowhere)
    assert "nowhere.sqlite" in run("admin", "people").stderr
