"""Which language is spoken when nobody says so."""

from __future__ import annotations

import pytest

from tenfold.i18n import catalogs
from tenfold.i18n.catalogs import Catalog, language_of


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_what_a_language_does_not_say_is_said_in_english(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("locales")
    for language, text in (("en", "bye = Goodbye.\nlist-none = nothing\n"), ("xx", "list-none = nix\n")):
        (folder / language).mkdir()
        (folder / language / "words.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(catalogs, "FOLDER", folder)
    forget_catalogs()
    try:
        catalog = Catalog("xx")
        assert [catalog.say("list.none"), catalog.say("bye")] == ["nix", "Goodbye."]
        assert catalog.has("bye")
        assert not catalog.has("menu.welcome")
    finally:
        forget_catalogs()


def forget_catalogs() -> None:
    for kept in (catalogs._messages, catalogs._all_messages):
        kept.cache_clear()
