"""What a server takes from a proxy in front of it: whose word it believes, and what it says over HTTPS."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.raw import ask, ask_with_trailer
from server.serving import Server, serving

HOME = "Host: localhost"
FORGED = "X-Forwarded-For: 203.0.113.9"
HTTPS = "X-Forwarded-Proto: https"
WARNING = "name the proxy in `proxies`"
OF_HTTPS = {
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes this machine."""
    folder = tmp_path_factory.mktemp("proxied")
    with serving(f"sqlite:{folder / 'tenfold.sqlite'}", proxies="127.0.0.1") as running:
        yield running


def test_nobodys_word_is_believed_unless_named(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}") as server:
        told = ask(server, "GET", "/api/caller", HOME)
        assert told.json == {"address": "127.0.0.1", "secure": False}
        assert WARNING not in server.errors()
        for _ in range(3):
            assert ask(server, "GET", "/api/caller", HOME, FORGED, HTTPS).json == told.json
        warnings = [line for line in server.errors().splitlines() if WARNING in line]
        assert len(warnings) == 1, "said once"
        assert "setting=proxies" in warnings[0]


def test_only_who_is_named_is_believed(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", proxies="10.0.0.1, 192.168.0.0/16") as server:
        assert ask(server, "GET", "/api/caller", HOME, FORGED).json["address"] == "127.0.0.1"


def test_a_proxy_that_is_named_tells_of_its_callers(proxied: Server) -> None:
    told = ask(proxied, "GET", "/api/caller", HOME, FORGED, HTTPS)
    assert told.json == {"address": "203.0.113.9", "secure": True}
    assert ask(proxied, "GET", "/api/caller", HOME).json == {"address": "127.0.0.1", "secure": False}
    assert WARNING not in proxied.errors()


@pytest.mark.parametrize("trailer", [FORGED, HTTPS, "x-forwarded-for:203.0.113.9", FORGED + "\r\n" + HTTPS])
def test_what_follows_a_body_tells_nothing_of_a_caller(proxied: Server, trailer: str) -> None:
    """A proxy passes it on as it came, and says in the head alone whom it speaks for."""
    own = {"address": "203.0.113.1", "secure": False}
    told = ask_with_trailer(
        proxied, "GET", "/api/caller", HOME, "X-Forwarded-For: 203.0.113.1", trailer=trailer
    )
    assert told.json == own
    assert (
        ask_with_trailer(proxied, "GET", "/api/caller", HOME, trailer=trailer).json["address"] == "127.0.0.1"
    )


def test_limits_by_address_hold_whatever_follows_a_body(tmp_path: Path) -> None:
    settings = {"proxies": "127.0.0.1", "people_per_hour": "3"}
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", **settings) as server:
        told = [
            ask_with_trailer(
                server, "POST", "/api/me", HOME, "X-Forwarded-For: 203.0.113.1",
                trailer=f"X-Forwarded-For: 203.0.113.{number + 2}",
            ).status
            for number in range(5)
        ]  # fmt: skip
        assert told.count(429) == 2, told


def test_over_https_a_browser_is_told_to_stay_there(proxied: Server) -> None:
    """And that windows are kept apart; over plain HTTP it would only complain of the headers."""
    for path in ("/", "/api/catalogue", "/api/tables/nothing123"):
        plain, secure = (ask(proxied, "GET", path, HOME, *more).headers for more in ((), (HTTPS,)))
        assert OF_HTTPS.items() <= secure.items()
        assert not OF_HTTPS.keys() & plain.keys()


def test_cookies_over_https_stay_there(proxied: Server) -> None:
    plain, secure = (
        ask(proxied, "POST", "/api/me", HOME, *more, body=b"{}").headers["set-cookie"]
        for more in ((), (HTTPS,))
    )
    assert "Secure" in secure
    assert "Secure" not in plain


TOKEN = "0123456789abcdef"


@pytest.mark.parametrize(
    "headers",
    [
        (HOME,),
        ("Host: 127.0.0.1",),  # as a proxy on this machine asks that says nothing about its callers
        (HOME, "Authorization: Bearer"),
        (HOME, "Authorization: Bearer "),
        (HOME, "Authorization: Bearer fedcba9876543210"),
        (HOME, f"Authorization: Basic {TOKEN}"),
        (HOME, f"Authorization: Bearer {TOKEN}\xff"),
    ],
)
def test_figures_are_for_whoever_has_the_token(tmp_path: Path, headers: tuple[str, ...]) -> None:
    """From where they ask proves nothing."""
    with serving(f"sqlite:{tmp_path / 'with.sqlite'}", metrics="token", metrics_token=TOKEN) as server:
        answer = ask(server, "GET", "/metrics", *headers)
        assert (answer.status, answer.json["key"]) == (403, "metrics.token")
        assert ask(server, "GET", "/metrics", HOME, f"Authorization: Bearer {TOKEN}").status == 200


def test_unless_there_is_a_token_nobody_has_it(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", metrics="token") as server:
        for more in ((), ("Authorization: Bearer ",), ("Authorization: Bearer",)):
            assert ask(server, "GET", "/metrics", HOME, *more).status == 403


@pytest.mark.parametrize(("setting", "status"), [("all", 200), ("off", 404)])
def test_figures_are_for_whom_the_setting_says(tmp_path: Path, setting: str, status: int) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", metrics=setting) as server:
        for headers in ((HOME,), ("Host: 192.168.7.7", FORGED)):
            answer = ask(server, "GET", "/metrics", *headers)
            assert answer.status == status
            assert status == 200 or answer.json["key"] == "metrics.off"
