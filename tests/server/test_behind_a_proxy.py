"""What a server takes from a proxy in front of it: whose word it believes, and what it says over HTTPS."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.raw import ask
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


@pytest.mark.parametrize(
    "headers",
    [(FORGED,), ("X-Forwarded-For: 127.0.0.1, 203.0.113.9",), ("Forwarded: for=203.0.113.9",), (HTTPS,)],
)
def test_figures_are_not_passed_on_to_strangers(
    server: Server, proxied: Server, headers: tuple[str, ...]
) -> None:
    """Whether or not the server knows the proxy; it would have asked from this machine."""
    for one in (server, proxied):
        assert ask(one, "GET", "/metrics", HOME).status == 200
        hidden = ask(one, "GET", "/metrics", HOME, *headers)
        assert (hidden.status, hidden.json["key"]) == (403, "metrics.local")


def test_figures_are_for_this_machine_alone(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", host="0.0.0.0") as server:
        assert ask(server, "GET", "/metrics", "Host: 192.168.7.7").status == 403
        assert ask(server, "GET", "/metrics", HOME).status == 200


@pytest.mark.parametrize(("setting", "status"), [("all", 200), ("off", 404)])
def test_figures_are_for_whom_the_setting_says(tmp_path: Path, setting: str, status: int) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", metrics=setting) as server:
        for headers in ((HOME,), ("Host: 192.168.7.7", FORGED)):
            answer = ask(server, "GET", "/metrics", *headers)
            assert answer.status == status
            assert status == 200 or answer.json["key"] == "metrics.off"
