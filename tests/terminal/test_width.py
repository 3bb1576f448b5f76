"""Nothing is wider than the screen, wherever a game leads, and what a hint says to type makes the move."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from terminal import people
from terminal.people import Chooser, Script

from tenfold.cli.printing import table_width
from tenfold.i18n.catalogs import Catalog, languages
from tenfold.i18n.columns import cut, fitted, padded, width_of, wrapped
from tenfold.protocol.game import Json
from tenfold.records.dealer import Dealer, Stream
from tenfold.records.play import Play
from tenfold.terminal.choosing import Decision
from tenfold.terminal.choosing_cards import CardChoices
from tenfold.terminal.choosing_tiles import TileChoices
from tenfold.terminal.console import PIPE_WIDTH

SCREENS = [*((50, language) for language in languages()), (60, "de"), (80, "pl"), (120, "nl")]
NAMES = ["Wolfeschlegelsteinhausenberger", "陳陳陳陳陳陳陳陳陳陳陳陳陳陳陳"]


DECK = {f"{colour}{number}": 1 for colour in "BGOP" for number in range(3, 7)}
CARDS: dict[str, object] = {"seats": 3, "deck": {**DECK, "$1": 3, "$4": 3, "*7": 1, "B*": 2, "**": 2}}


def too_wide(shown: str, width: int) -> list[str]:
    """Lines beyond the screen; what somebody types is theirs, and a path may be copied."""
    printed = [line.rsplit(" > ", 1)[0] for line in shown.split("\n") if "/" not in line]
    return [line for line in printed if width_of(line) > width]


@pytest.mark.parametrize(("width", "language"), SCREENS)
@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_a_whole_game_fits_the_screen(tmp_path: Path, game: str, width: int, language: str) -> None:
    """With help, table and story; the tiles from the menu, by people whose names are long, and wide."""
    chooser = Chooser(f"{game}{width}", language=language)
    if game == "cards":
        script = Script(["xyz" * 20, *"????st"], chooser)
        shown = people.play(
            tmp_path, script, game=game, options=CARDS, people=3, language=language, width=width, colour=True
        )
    else:
        script = Script(["5", "", *NAMES, "xyz" * 20, *"????st"], chooser)
        shown = people.play(tmp_path, script, language=language, width=width)
    assert people.finished(tmp_path)
    assert max(map(width_of, shown.split("\n"))) >= width - 1, "the screen is used"
    assert too_wide(shown, width) == []


def test_a_long_row_of_tiles_is_drawn_in_parts() -> None:
    from terminal.test_drawing import CONSOLE

    from tenfold.terminal.console import Console
    from tenfold.terminal.drawing_tiles import draw_board

    view = Play("tiles", edition="steffen").view()
    view["tiles"] = [{"x": x, "y": 0, "seat": x % 2, "value": 1 + x % 3} for x in range(30)]
    narrow = Console(CONSOLE._source, CONSOLE._sink, CONSOLE.catalog, width=50)
    lines = draw_board(narrow, view, {(30, 0): "a", (-1, 0): "b"})
    assert max(map(width_of, lines)) < 50
    drawn = "".join("".join(line[6:].split()) for line in lines if "#" in line)
    assert drawn == "b" + "".join(f"{'#o'[x % 2]}{1 + x % 3}" for x in range(30)) + "a"


@pytest.mark.parametrize(
    ("game", "options"),
    [("cards", {"edition": "aeg", "seats": 3}), ("cards", {"edition": "trefl", "seats": 1, "target": 5}),
     ("tiles", {"edition": "steffen"}), ("tiles", {"edition": "steffen", "open": True})],
)  # fmt: skip
def test_every_move_has_keys_that_make_it(game: str, options: Json) -> None:
    """Wherever a game leads, for some of the moves that there are."""
    dealer, stream = Dealer(game, options, b"k" * 32), Stream(b"keys")
    play = dealer.open_play()
    while not play.is_over:
        legal = play.legal()
        if play.is_chance:
            play.push(dealer.deal(play))
            continue
        token = legal[stream.below(len(legal))]
        if len(legal) > 1:
            decision = decision_at(play)
            assert made_by(decision, decision.keys_for([token])) == (token,)
        play.push(token)


def decision_at(play: Play) -> Decision:
    catalog = Catalog("de")
    if play.game.name == "tiles":
        return TileChoices(catalog, play).decision()
    return CardChoices(catalog, play, ("A", "B", "C")).decision()


def made_by(decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """The moves that come of typing these keys at a prompt, one after the other."""
    *first, last = keys
    for key in first:
        further = decision.further(key)
        assert further
        decision = further
    assert decision.further(last) is None
    return decision.read(last)


def test_a_hint_names_the_key_to_press(tmp_path: Path) -> None:
    """Whoever types what the best line says has made that move."""
    asked: list[str] = []

    def answer(shown: str) -> str | None:
        asked.append(shown)
        if len(asked) == 1:
            return "??"
        return shown.split(": type ")[1].split(maxsplit=1)[0] if len(asked) == 2 else None

    options: dict[str, object] = {"start": 0}
    shown = people.play(tmp_path, answer, game="tiles", options=options, seed="hint")
    best = asked[1].split("%", 1)[1].split(": type ")[0].split(" on ")[-1].strip()
    assert f" at {best}." in shown


def test_the_screen_that_is_written_to_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard output may be a file, or another screen."""
    termios = pytest.importorskip("termios")
    monkeypatch.delenv("COLUMNS", raising=False)
    ours, theirs = os.openpty()
    with open(ours, "rb"), open(theirs, "w", encoding="utf-8") as screen:  # noqa: PTH123
        assert table_width(screen) == PIPE_WIDTH - 1, "it does not say how wide it is"
        termios.tcsetwinsize(theirs, (20, 66))
        assert table_width(screen) == 65
        monkeypatch.setenv("COLUMNS", "70")
        assert table_width(screen) == 69


def test_text_is_measured_and_cut_in_columns() -> None:
    assert width_of("\x1b[1m陳 é\x1b[0m") == 4
    assert cut("陳陳陳", 5) == "陳陳…"
    assert padded("陳", 3) == "陳 "
    assert wrapped("one two three", 7, " ", "  ") == [" one", "  two", "  three"]
    assert wrapped("/home/somebody/games.jsonl", 10) == ["/home/somebody/games.jsonl"]
    assert wrapped("陳" * 7, 10) == ["陳" * 5, "陳" * 2]


@given(st.text("ab陳\u0301 \u00a0\t-", max_size=40), st.integers(0, 60), st.integers(1, 50))
@example("abcdefgh" + 51 * " " + 60 * "x", 0, 49)
@example("陳陳", 48, 49)
@example("陳陳", 0, 1)
def test_whatever_is_fitted_comes_to_an_end_and_fits(text: str, indent: int, width: int) -> None:
    """Unless a single sign is wider; and nothing but blanks is lost."""
    lines = fitted(" " * indent + text, width)
    assert all(width_of(line) <= width or is_one_sign(line) for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def is_one_sign(line: str) -> bool:
    return len([sign for sign in line if width_of(sign) and not sign.isspace()]) == 1
