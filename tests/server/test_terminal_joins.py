"""A terminal sits down at the table of a server, by its link."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from server.at_the_table import OPEN, TILES
from server.at_the_terminal import Answer, Visitor
from server.ports import free_port
from server.serving import Client, Server, serving
from terminal.people import Chooser
from terminal.test_width import too_wide
from typer.testing import CliRunner

from tenfold.cli import app
from tenfold.i18n.catalogs import Catalog, languages
from tenfold.protocol.errors import TenfoldError
from tenfold.terminal.remote.links import read_link
from tenfold.terminal.remote.memory import Memory

UNKNOWN = "k3v9x2m4ap"
SMALL = {"B1": 8, "G2": 8, "$1": 6, "**": 2}
OPTIONS = {"cards": {"edition": "aeg", "seats": 2, "deck": SMALL}, "tiles": {"edition": "steffen"}}


def playing(seed: str, language: str = "en", most: int | None = None) -> Answer:
    """Takes choices at random; leaves after so many, or when the game is over."""
    chooser, say = Chooser(seed, language=language), Catalog(language).say
    waits = say("join.waits", names="\0").split("\0")[0]
    made = 0

    def answer(shown: str) -> str | None:
        nonlocal made
        prompt = " ".join(shown.split("\n")[-2:])
        if say("join.again").split("?")[0] in prompt:
            return "q"
        if waits in prompt or say("join.waits_for_seats", count=1) in prompt:
            return None
        made += 1
        return "q" if most is not None and made > most else chooser(shown)

    return answer


def never(_: str) -> str | None:
    return None


@pytest.mark.parametrize(("game", "language"), [("cards", "de"), ("tiles", "pl")])
def test_a_whole_game_is_played_at_the_table_of_a_server(
    server: Server, tmp_path: Path, game: str, language: str
) -> None:
    maker = Client(server)
    table = maker.make(game, [OPEN, {"kind": "bot", "bot": "greedy"}], options=OPTIONS[game])
    ada = Visitor(server, table, tmp_path, playing("a", language), language=language)
    assert ada.end() == 0
    record = maker.call("GET", f"/api/records/{table}")
    assert record["result"] is not None
    assert record["meta"]["names"][0] == "Ada"
    assert f" ━━ {Catalog(language).say('end.title')} ━" in ada.shown
    assert too_wide(ada.shown, 60) == []


def test_a_server_that_dies_takes_nothing_with_it(tmp_path: Path) -> None:
    """Killed in the middle and started again: both play to the end, and every move that was seen stands."""
    with serving(f"sqlite:{tmp_path / 'server.sqlite'}") as server:
        ben = Client(server)
        table = ben.make("tiles", options=TILES)
        ben.connect(table)
        ada = Visitor(server, table, tmp_path, playing("kill"))
        dice = random.Random(1)
        _play(ben, dice, until=10)
        before = list(ben.moves)
        server.kill()
        ada.sees(Catalog().say("table.reconnecting"))
        server.start()
        ben.connect(table)
        ada.sees(Catalog().say("join.back"))
        _play(ben, dice)
        assert ada.end() == 0
        assert ben.moves[: len(before)] == before
        assert "over" in ben.table["status"]
        assert " ━━ The end ━" in ada.shown


def _play(client: Client, dice: random.Random, until: int = 10_000) -> None:
    """Plays for one side, as long as there are fewer moves."""
    client.until(lambda one: bool(one.now["legal"] or one.now["ending"]))
    while not client.is_over and len(client.moves) < until:
        if client.is_mine:
            client.move(dice.choice(client.now["legal"]))
        else:
            client.receive()


def test_one_comes_back_to_ones_seat_and_others_watch(server: Server, tmp_path: Path) -> None:
    ben = Client(server)
    ben.call("POST", "/api/me", {"name": "Ben"})
    table = ben.make("tiles", options=TILES, agreement={"takeback": "free", "lot": False})
    ben.connect(table)
    said: list[str] = []

    def talks(shown: str) -> str | None:
        said.append(shown)
        return ["/2", "q"][len(said) - 1] if len(said) <= 2 else None

    ada = Visitor(server, table, tmp_path, talks)
    ben.wait("said")
    assert ada.end() == 0
    assert f"tenfold terminal --join http://{server.address}/t/{table}" in ada.told
    assert (tmp_path / "servers.json").stat().st_mode & 0o777 == 0o600

    ada = Visitor(server, table, tmp_path, never, name="Ada")
    ada.sees("You sit at the table as Ada.")
    assert "Your name?" not in ada.shown
    watcher = Visitor(server, table, tmp_path / "other", lambda _: "", name="Cora")
    watcher.sees("The game has begun without you.")
    watcher.sees("You are watching.")
    ben.until(lambda one: one.is_mine)
    ben.move(ben.now["legal"][0])
    ada.sees("Ben places")
    watcher.sees("Ben places")
    ada.sees("Your move")
    ben.command("take_back")
    ada.sees("Ben takes a decision back.")
    ben.command("resign", seat=0)
    ada.sees("Ben resigned: you win!")
    assert watcher.end() == 0


def test_who_has_asked_is_answered(server: Server, tmp_path: Path) -> None:
    """Ben would like a draw, and then another game; Ada agrees to both."""
    ben = Client(server)
    ben.call("POST", "/api/me", {"name": "Ben"})
    table = ben.make("tiles", options=TILES, agreement={"lot": False})
    ben.connect(table)

    def agrees(shown: str) -> str | None:
        if "Do you agree?" in shown.rsplit("\n", maxsplit=1)[-1]:
            return "y"
        return "" if "Ben would like another game." in " ".join(shown.split()) else None

    ada = Visitor(server, table, tmp_path, agrees)
    ben.until(lambda one: one.is_mine)
    ben.move(ben.now["legal"][0])
    ben.command("offer_draw")
    ada.sees("Ben offers a draw.")
    ada.sees("Agreed to be a draw")
    ada.sees("Another game?")
    ben.command("rematch")
    following = ben.table["rematch"]
    ada.sees("You sit at the table as Ada.", times=2)
    ben.connect(following)
    ben.until(lambda one: one.table["status"] == "playing")
    ada.sees("Your move")


@contextmanager
def answering(kind: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    """A server that answers like this; its address."""
    with HTTPServer(("127.0.0.1", 0), kind) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{other.server_port}"
        other.shutdown()


def elsewhere() -> AbstractContextManager[str]:
    """A server of somebody else's pages."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<h1>Roses</h1>")

        def log_message(self, *_: object) -> None:
            return

    return answering(Page)


def test_where_the_link_leads_on_to_there_one_plays(server: Server, tmp_path: Path) -> None:
    """As from http:// to https://, which programs follow only where they look, and not where they send."""

    class Signpost(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(308)
            self.send_header("Location", f"http://{server.address}{self.path}")
            self.end_headers()

        def do_POST(self) -> None:
            self.do_GET()

        def log_message(self, *_: object) -> None:
            return

    table = Client(server).make("tiles", options=TILES)
    with answering(Signpost) as post:
        ada = Visitor(server, table, tmp_path, lambda _: "q", address=post)
        assert ada.end() == 0
    assert f"tenfold terminal --join http://{server.address}/t/{table}" in ada.told
    assert Memory(tmp_path, f"http://{server.address}", "Ada").secrets(table)


@pytest.mark.parametrize("language", languages())
def test_what_leads_to_no_table_is_said_and_ends_with_a_failure(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    over = Client(server)
    ended = over.make("tiles", options=TILES)
    over.connect(ended)
    over.command("abort")
    nobody = f"127.0.0.1:{free_port()}"
    with elsewhere() as other:
        for link, key in {
            "https://example.org/game/7": "join.wrong_link",
            f"http://{nobody}/t/{UNKNOWN}": "join.not_there",
            f"{other}/t/{UNKNOWN}": "join.not_tenfold",
            f"http://{server.address}/t/{UNKNOWN}": "table.unknown",
            f"http://{server.address}/t/{ended}": "join.ended",
        }.items():
            told = CliRunner().invoke(
                app, ["terminal", "--join", link, "--name", "Ada", "--language", language]
            )
            assert told.exit_code == 1, (link, told.output)
            sentence = Catalog(language).say(
                key, link=link, server=link.rpartition("/t/")[0], problem="refused"
            )
            assert sentence in " ".join(told.output.split())
            assert "Traceback" not in told.output


def test_links_are_read_as_people_paste_them() -> None:
    link = read_link(f" https://ten.example.org/games/t/{UNKNOWN}/?from=mail ")
    assert link == ("https://ten.example.org/games", UNKNOWN)
    assert link.socket == f"wss://ten.example.org/games/socket/{UNKNOWN}"
    for wrong in ("", UNKNOWN, f"ftp://a/t/{UNKNOWN}", "http://a/t/short", "http://a/replay/" + UNKNOWN):
        with pytest.raises(TenfoldError, match=r"join\.wrong_link"):
            read_link(wrong)


def test_a_damaged_memory_keeps_nobody_from_playing(tmp_path: Path) -> None:
    for damage in ("", "[]", '{"http://a": 7}', '{"http://a": {"Ada": []}}', "\x00"):
        (tmp_path / "servers.json").write_text(damage)
        memory = Memory(tmp_path, "http://a", None)
        assert (memory.name, memory.cookie, memory.secrets(UNKNOWN)) == (None, None, [])
        memory.keep("Ada", "c", UNKNOWN, ["s"])
        again = Memory(tmp_path, "http://a", None)
        assert (again.name, again.cookie, again.secrets(UNKNOWN)) == ("Ada", "c", ["s"])
    assert list(json.loads((tmp_path / "servers.json").read_text())) == ["http://a"]
