"""Games at the keyboard in every language."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from terminal.people import Chooser, Keyboard, Script, finished, play, secrets

from tenfold.i18n.catalogs import Catalog, languages
from tenfold.records.play import Play
from tenfold.records.verify import verify
from tenfold.terminal.console import Console
from tenfold.terminal.drawing_cards import draw_grids
from tenfold.terminal.plain import main

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())

MENU_ANSWERS = {
    "solo with settings": ["1", "1", "7", "2", "2", "3", "", "?", "t"],
    "three people, by age": ["3", "1", "3", "2", "2", "3", "", "Anna", "", "Cleo", "2"],
    "three people, Polish edition": ["3", "1", "3", "2", "3", "", "Anna", "", "Cleo"],
    "open tiles": ["4", "2", "", "?", "t"],
    "two people, open tiles": ["5", "1", "", "Anna", "Ben"],
    "two people, tiles": ["5", "", "Anna", "Ben"],
}


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", MENU_ANSWERS)
def test_a_game_is_played_to_its_end(tmp_path: Path, language: str, name: str) -> None:
    script = Script(MENU_ANSWERS[name], Chooser("a", language=language))
    shown = play(tmp_path, script, seed=name, language=language)
    (record,) = finished(tmp_path)
    assert verify(record).is_over
    assert shown.endswith(f"{Catalog(language).say('bye')}\n")
    # Everything but a path fits the page, and so does what is asked, with the answer.
    lines = [line for line in shown.splitlines() if str(tmp_path) not in line]
    assert max(map(len, lines)) <= 84
    assert max(len(line) for line in lines if " > " not in line) <= 80


@EVERY_LANGUAGE
def test_the_same_game_is_the_same_in_every_language(tmp_path: Path, language: str) -> None:
    """Whatever is told, the choices have the same numbers."""
    records = []
    for spoken in ("en", language):
        folder = tmp_path / spoken
        play(folder, Script([""], Chooser("a", language=spoken)), language=spoken)
        records += finished(folder)
    assert len({tuple(record.moves) for record in records}) == 1


@pytest.mark.parametrize(
    ("language", "left", "right"),
    [("en", "left", "r"), ("de", "links", "rechts"), ("nl", "l", "Rechts"), ("pl", "lewo", "p")],
)
def test_ends_are_typed_in_the_readers_words(tmp_path: Path, language: str, left: str, right: str) -> None:
    lines = [f"{left} 0,0", f"{right}: 1,0", "left:2,0", "right 3,0", "4,0", right, "sideways 5,0"]
    options: dict[str, object] = {"open": True, "start": 0}
    shown = play(tmp_path, Script(lines), game="tiles", options=options, people=2, language=language)
    say = Catalog(language).say
    for number, cell in enumerate(["0,0", "1,0", "2,0", "3,0", "4,0"]):
        name = say("name.person", number=number % 2 + 1)
        told = say("event.places", who="other", name=name, value="#", cell=cell).replace("#", "[123]")
        assert re.search(told, shown), told
    assert say("ask.not_a_move", typed="sideways 5,0").split(".")[0] in " ".join(shown.split())


@pytest.mark.parametrize(
    ("language", "encoding", "words"),
    [
        ("de", "ascii", ["Steine, zu zweit", "bis fuenf", "Noch eine Karte aufdecken", "ooooo....."]),
        ("de", "latin-1", ["für zwei bis fünf", "ooooo....."]),
        ("nl", "ascii", ["Kaarten, tegen een tot vier bots"]),
        ("pl", "ascii", ["Plytki, dwie osoby", "Gielda (cena = cyfra)"]),
        ("pl", "iso8859-2", ["Płytki, dwie osoby", "Giełda (cena = cyfra)"]),
    ],
)
def test_a_poor_terminal_shows_letters_like_them(
    tmp_path: Path, language: str, encoding: str, words: list[str]
) -> None:
    raw = io.BytesIO()
    sink = io.TextIOWrapper(raw, encoding)
    source = Keyboard(io.StringIO(), Script([""]))
    main(None, {}, 1, folder=tmp_path, secret=secrets("a"), source=source, sink=sink, language=language)
    sink.flush()
    shown = raw.getvalue().decode(encoding)
    for word in words:
        assert word in shown
    assert not re.search(r"\w\?\w", shown)


@EVERY_LANGUAGE
def test_long_names_and_many_wildcards_stay_on_the_page(language: str) -> None:
    console = Console(io.StringIO(), io.StringIO(), Catalog(language))
    view = Play("cards", edition="aeg", seats=5).view()
    for seat in view["seats"]:
        seat |= {"cards": {f"*{number}": 2 for number in range(1, 10)}, "busts": 5, "score": 22}
    lines = draw_grids(console, view, [letter * 30 for letter in "ABCDE"])
    assert max(map(len, lines)) <= 80
    assert "".join(lines).count("…, ") == 5
