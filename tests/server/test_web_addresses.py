"""Addresses of servers and sites, as browsers write them."""

from __future__ import annotations

import pytest

from tenfold.protocol.errors import TenfoldError
from tenfold.server.settings import load_settings
from tenfold.server.web_addresses import WebAddress, web_address


@pytest.mark.parametrize(
    ("text", "origin", "path"),
    [
        ("https://ten.example.org/play/", "https://ten.example.org", "/play/"),
        ("HTTPS://Ten.Example.org:443", "https://ten.example.org", ""),
        ("https://ten.example.org:80/", "https://ten.example.org:80", "/"),
        ("http://127.0.0.1:8010", "http://127.0.0.1:8010", ""),
        ("http://[0:0::1]:8010", "http://[::1]:8010", ""),
        ("https://Bücher.example", "https://xn--bcher-kva.example", ""),
        ("https://xn--strae-oqa.example", "https://xn--strae-oqa.example", ""),
    ],
)
def test_an_address_is_written_as_browsers_do(text: str, origin: str, path: str) -> None:
    assert web_address(text) == WebAddress(origin, path)


@pytest.mark.parametrize(
    "text",
    [
        *("", "*", "null", "ten.example.org", "ftp://ten.example.org", "https://", "https:///path"),
        *("https://*", "https://*.example.org", "https://user:pw@host", "https://a.example:"),
        *("https://a.example\\evil", "https://a.example|b", "https://a.example`", "https://a.example\n"),
        *("https://a.example?b", "https://a.example#b", "https://a.example/b c", "https://a.example/'"),
        *("https://a.example:0", "https://a.example:70000", "https://a..b", "https://-a", "https://a_b"),
        *("https://300.1.1.1", "https://1.2.3", "https://[::1", "https://[1.2.3.4]", "https://[x]"),
        "https://straße.example",  # this language and browsers make two different names of it
    ],
)
def test_nothing_is_made_of_any_other(text: str) -> None:
    assert web_address(text) is None


@pytest.mark.parametrize(
    "site", ["*", "null", "", "site.example", "https://site.example/path", "https://*.example", "file://"]
)
def test_a_wrong_site_is_an_error_that_names_it(site: str) -> None:
    with pytest.raises(TenfoldError) as error:
        load_settings(None, {}, {"sites": [site]})
    assert (error.value.key, error.value.details) == ("server.bad_site", {"site": site})


def test_sites_are_written_as_browsers_name_them() -> None:
    given = {"TENFOLD_SITES": "https://Site.Example, https://site.example:443/, http://localhost:8000"}
    assert load_settings(None, given, {}).sites == [
        "https://site.example",
        "https://site.example",
        "http://localhost:8000",
    ]
