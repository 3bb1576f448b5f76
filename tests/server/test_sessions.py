"""People see in which browsers they are signed in, and end it; what was stolen is then worth nothing."""

from __future__ import annotations

import hmac
import itertools
import json
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import forks
import pytest
from server.raw import ask
from server.serving import Client, Refusal, Server, at_table, call, serving

from tenfold.server.people.devices import label_of

FIREFOX = "User-Agent: Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
KEY = "ab" * 32
DAY = 86_400_000


places = itertools.count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        f"sqlite:{tmp_path_factory.mktemp('sessions') / 'tenfold.sqlite'}", proxies="127.0.0.1"
    ) as one:
        yield one


def introduced(server: Server, name: str = "Anna") -> Client:
    client = Client(server)
    client.call("POST", "/api/me", {"name": name})
    return client


def also(client: Client, phrase: str | None = None) -> Client:
    """The same person in another browser, which is somewhere else: from one place nobody recovers often."""
    phrase = phrase or str(client.call("POST", "/api/me/phrase")["phrase"])
    elsewhere = f"X-Forwarded-For: 198.51.100.{next(places)}"
    body = json.dumps({"phrase": phrase, "keep_others": True}).encode()
    answer = ask(client.server, "POST", "/api/me/recover", "Host: localhost", elsewhere, body=body)
    assert answer.status == 200
    other = Client(client.server)
    other.cookie = answer.headers["set-cookie"].partition(";")[0]
    return other


def sessions(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.call("GET", "/api/me/sessions")
    return found


def is_known(server: Server, cookie: str | None) -> bool:
    return bool(call(server, "GET", "/api/me", cookie=cookie)[0]["id"])


def test_people_see_where_they_are_signed_in(server: Server) -> None:
    anna = introduced(server)
    (only,) = sessions(anna)
    assert only["here"]
    assert only["seen"] >= only["created"] > 0
    phone = also(anna)
    assert len(sessions(anna)) == len(sessions(phone)) == 2
    (here,) = (one for one in sessions(phone) if one["here"])
    assert here["id"] != only["id"]
    assert anna.call("GET", "/api/me/data")["sessions"] == sessions(anna)
    assert sessions(Client(server)) == []


def test_a_device_is_known_by_its_kind_and_no_more(server: Server) -> None:
    answer = ask(server, "POST", "/api/me", "Host: localhost", FIREFOX, body=b"{}")
    cookie = f"Cookie: {answer.headers['set-cookie'].partition(';')[0]}"
    (told,) = ask(server, "GET", "/api/me/sessions", "Host: localhost", cookie).json
    assert told["label"] == "Firefox, Android"
    assert "127.0.0.1" not in str(told)


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
         "Chrome, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
         "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
         "Edge, Windows"),
        ("python-urllib/3.12", ""),
        ("", ""),
        ("<script>" * 1000, ""),
    ],
)  # fmt: skip
def test_devices_have_short_names(agent: str, label: str) -> None:
    assert label_of(agent) == label


def test_a_stolen_cookie_is_worth_nothing_once_its_session_has_ended(server: Server) -> None:
    anna = introduced(server)
    stolen = str(anna.cookie)
    phone = also(anna)
    assert is_known(server, stolen)
    (theirs,) = (one for one in sessions(phone) if not one["here"])
    phone.call("DELETE", f"/api/me/sessions/{theirs['id']}")
    assert not is_known(server, stolen)
    assert is_known(server, phone.cookie)
    assert len(sessions(phone)) == 1


def test_recovering_ends_the_others(server: Server) -> None:
    anna = introduced(server)
    phrase = anna.call("POST", "/api/me/phrase")["phrase"]
    second, stolen = also(anna, phrase), str(anna.cookie)
    new = Client(server)
    assert new.call("POST", "/api/me/recover", {"phrase": phrase})["name"] == "Anna"
    assert not is_known(server, stolen)
    assert not is_known(server, second.cookie)
    assert [one["here"] for one in sessions(new)] == [True]


def test_all_others_are_signed_out_at_once(server: Server) -> None:
    anna = introduced(server)
    others = [also(anna) for _ in range(3)]
    anna.call("DELETE", "/api/me/sessions")
    assert not any(is_known(server, other.cookie) for other in others)
    assert [one["here"] for one in sessions(anna)] == [True]


def test_somebody_signs_out_here(server: Server) -> None:
    anna = introduced(server)
    phone, stolen = also(anna), str(anna.cookie)
    (here,) = (one for one in sessions(anna) if one["here"])
    anna.call("DELETE", f"/api/me/sessions/{here['id']}")
    assert anna.cookie == "tenfold_session="
    assert not is_known(server, stolen)
    assert is_known(server, phone.cookie)


def test_nobody_ends_the_sessions_of_another(server: Server) -> None:
    anna, ben = introduced(server), introduced(server, "Ben")
    (session,) = sessions(anna)
    for wrong in (session["id"], "nothing123"):
        with pytest.raises(Refusal) as refused:
            ben.call("DELETE", f"/api/me/sessions/{wrong}")
        assert (refused.value.status, refused.value.key) == (404, "person.unknown_session")
    assert is_known(server, anna.cookie)


def test_the_seats_of_a_browser_that_was_signed_out_are_not_its_own_any_more(database_url: str) -> None:
    with serving(database_url) as server, at_table(server, 2) as (anna, ben):
        anna.call("POST", "/api/me", {"name": "Anna"})
        phone = also(anna)
        phone.call("DELETE", "/api/me/sessions")
        ben.until(lambda client: client.heard[-1]["type"] == "presence" and client.heard[-1]["online"] == [1])
        anna.until(lambda client: client.version >= ben.version)
        assert anna.refused("resign", seat=0) == "table.not_your_seat"
        anna.connect(anna.id)
        assert anna.mine == []
        with pytest.raises(Refusal, match="not_your_seat"):
            anna.call("POST", f"/api/tables/{anna.id}/keys")
        assert anna.call("GET", "/api/me")["id"] == "", "no guest was made of it"

        phone.secrets = [key["secret"] for key in phone.call("POST", f"/api/tables/{anna.id}/keys")]
        phone.connect(anna.id)
        assert phone.mine == [0]
        phone.close()


def test_sessions_end_while_much_happens_at_the_table(database_url: str) -> None:
    """Signing out adds an entry to the table, as somebody else does all the time; one of them is first."""
    with serving(database_url) as server, at_table(server, 2) as (anna, ben):
        stop = threading.Event()
        done: list[int] = []

        def change_locks() -> None:
            while not stop.is_set():
                try:
                    ben.call("POST", f"/api/tables/{ben.id}/keys")
                    done.append(201)
                except Refusal as refused:
                    done.append(refused.status)

        busy = threading.Thread(target=change_locks)
        busy.start()
        try:
            for _ in range(6):
                anna.secrets = [key["secret"] for key in _keys(anna)]
                anna.call("DELETE", "/api/me/sessions")
        finally:
            stop.set()
            busy.join()
        assert set(done) <= {201, 409, 429}  # after ten new keys, no more for a while
        assert done.count(201) > 1
        anna.connect(anna.id)
        assert anna.mine == []
        anna.secrets = [key["secret"] for key in _keys(anna)]
        anna.connect(anna.id)
        assert anna.mine == [0]
        assert "Traceback" not in server.errors()


def _keys(client: Client) -> list[dict[str, Any]]:
    """As a client does it: again, when somebody was faster."""
    while True:
        try:
            found: list[dict[str, Any]] = client.call("POST", f"/api/tables/{client.id}/keys")
        except Refusal as refused:
            if refused.status != 409:
                raise
        else:
            return found


def test_whoever_plays_on_in_another_seat_is_not_disturbed(server: Server) -> None:
    with at_table(server, 2) as (anna, ben):
        anna.call("DELETE", "/api/me/sessions")
        ben.connect(ben.id)
        assert ben.mine == [1]
        assert ben.command("say", seat=1, phrase="hello")["type"] == "accepted"


def test_a_table_that_has_just_ended_cannot_be_played_at_again_by_a_thief(server: Server) -> None:
    with at_table(server, 2) as (anna, ben):
        ben.command("resign", seat=1)
        anna.until(lambda client: client.is_over)
        anna.call("DELETE", "/api/me/sessions")
        anna.until(lambda client: client.heard[-1]["type"] == "presence")
        assert anna.refused("rematch") == "table.not_your_seat"


def test_whoever_is_forgotten_has_no_sessions(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    with serving(f"sqlite:{path}") as server:
        anna = introduced(server)
        also(anna)
        anna.call("DELETE", "/api/me")
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT * FROM sessions").fetchall() == []


# Cookies from before there were sessions


def signed(person: str) -> str:
    return f"tenfold={person}.{hmac.new(bytes.fromhex(KEY), person.encode(), 'sha256').hexdigest()}"


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)


@pytest.fixture
def upgraded(tmp_path: Path) -> tuple[Path, str]:
    """A database as an older version left it, with one person and a key."""
    path = tmp_path / "tenfold.sqlite"
    with serving(f"sqlite:{path}") as server:
        person = introduced(server).call("GET", "/api/me")["id"]
    change(
        path,
        "DELETE FROM sessions",
        "DELETE FROM house",
        f"INSERT INTO house VALUES ('signing_key', '{KEY}')",
    )
    return path, str(person)


def test_an_old_cookie_is_exchanged_for_a_session(upgraded: tuple[Path, str]) -> None:
    path, person = upgraded
    with serving(f"sqlite:{path}") as server:
        me, cookie = call(server, "GET", "/api/me", cookie=signed(person))
        assert (me["id"], me["name"]) == (person, "Anna")
        assert cookie
        assert cookie.startswith("tenfold_session=")
        found, _ = call(server, "GET", "/api/me/sessions", cookie=cookie)
        assert [one["here"] for one in found] == [True]
        for _ in range(3):  # a page asks for several things at once
            assert call(server, "GET", "/api/me", cookie=signed(person))[1] == cookie
        both = f"{cookie}; {signed(person)}"
        assert call(server, "GET", "/api/tables/mine", cookie=both)[1] == both, "it has one already"
        assert len(call(server, "GET", "/api/me/sessions", cookie=cookie)[0]) == 1


def test_an_old_cookie_is_void_once_sessions_were_ended(upgraded: tuple[Path, str]) -> None:
    path, person = upgraded
    with serving(f"sqlite:{path}") as server:
        _, cookie = call(server, "GET", "/api/me", cookie=signed(person))
        assert cookie
        call(server, "DELETE", "/api/me/sessions", cookie=cookie)
        assert not is_known(server, signed(person))
        assert is_known(server, cookie)


def test_old_cookies_are_honoured_for_some_months(upgraded: tuple[Path, str]) -> None:
    path, person = upgraded
    with serving(f"sqlite:{path}") as server:
        assert is_known(server, signed(person))
        server.stop()
        change(path, f"UPDATE house SET value = value - {181 * DAY} WHERE name = 'sessions_since'")
        server.start()
        assert not is_known(server, signed(person))


def test_a_session_that_nobody_uses_ends_after_a_year(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    with serving(f"sqlite:{path}") as server:
        anna, ben = introduced(server), introduced(server, "Ben")
        me = anna.call("GET", "/api/me")["id"]
        change(path, f"UPDATE sessions SET seen = seen - {2 * DAY} WHERE person = '{me}'")
        cookie = anna.cookie
        anna.cookie = None
        _, again = call(server, "GET", "/api/me", cookie=cookie)
        assert again == cookie, "the browser is to keep it for another year"
        change(path, f"UPDATE sessions SET seen = seen - {366 * DAY} WHERE person = '{me}'")
        assert not is_known(server, cookie)
        assert is_known(server, ben.cookie)
        introduced(server, "Cas")
        with closing(sqlite3.connect(path)) as database:
            ((left,),) = database.execute("SELECT COUNT(*) FROM sessions")
        assert left == 2, "what has ended is not kept"


# At the command line


def admin(path: Path, *words: str) -> str:
    told = forks.run(["admin", *words, "--database", f"sqlite:{path}"])
    told.check_returncode()
    return told.stdout


def test_a_key_is_changed_while_sessions_stay(upgraded: tuple[Path, str]) -> None:
    path, person = upgraded
    with serving(f"sqlite:{path}") as server:
        _, cookie = call(server, "GET", "/api/me", cookie=signed(person))
        assert "changed" in admin(path, "new-key")
        assert not is_known(server, signed(person))
        assert is_known(server, cookie)


def test_who_would_be_lost_with_a_key_is_said_before(upgraded: tuple[Path, str]) -> None:
    path, person = upgraded
    with serving(f"sqlite:{path}") as server:
        with pytest.raises(subprocess.CalledProcessError) as stopped:
            admin(path, "new-key")  # nobody is there to answer
        assert "no phrase: 1" in stopped.value.stdout
        assert is_known(server, signed(person))


def test_a_host_signs_somebody_out_everywhere(tmp_path: Path) -> None:
    path = tmp_path / "tenfold.sqlite"
    with serving(f"sqlite:{path}") as server:
        anna = introduced(server)
        phone, me = also(anna), anna.call("GET", "/api/me")["id"]
        assert "sessions ended: 2" in admin(path, "sign-out", me)
        assert not is_known(server, anna.cookie)
        assert not is_known(server, phone.cookie)
        with pytest.raises(subprocess.CalledProcessError):
            admin(path, "sign-out", "nobody")
