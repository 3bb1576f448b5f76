"""The drawings fit on a page, and the odds are exact."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from terminal import people
from terminal.people import Chooser

from tenfold.i18n.catalogs import Catalog, languages
from tenfold.records.dealer import Dealer, Stream
from tenfold.records.play import Play
from tenfold.terminal.console import Console
from tenfold.terminal.drawing_cards import bust_odds, draw_grids
from tenfold.terminal.drawing_tiles import draw_board, draw_supplies, line_sum

CONSOLE = Console(io.StringIO(), io.StringIO(), Catalog("en"))


def test_the_odds_are_what_the_rules_do() -> None:
    """Before every draw of a person: just the cards that the game lets bust, weighted by their number."""
    compared = 0
    for seed in range(3):
        dealer = Dealer("cards", {"edition": "aeg", "seats": 2}, bytes([seed]) * 32)
        play, stream = dealer.open_play(), Stream(bytes([seed]))
        while not play.is_over:
            if play.is_chance:
                assert bust_odds(play.view()).busts == _busting(play)
                compared += 1
                play.push(dealer.deal(play))
            else:
                legal = play.legal()
                play.push(legal[stream.below(len(legal))])
    assert compared > 100


def _busting(play: Play) -> int:
    total = 0
    for move, weight in play.game.chances(play.state):
        events = play.game.events(play.state, move, play.game.apply(play.state, move))
        total += weight * any(event["event"] == "busts" for event in events)
    return total


def test_runs_are_joined_and_wildcards_fill_their_gaps() -> None:
    play = Play("cards", edition="aeg", seats=2)
    view = play.view()
    view["seats"][0] |= {
        "cards": {"B3": 1, "B5": 2, "B6": 1, "G1": 1, "*4": 1},
        "runs": {"B": [3, 6], "G": [1, 1], "O": [], "P": []},
        "score": 5,
        "tokens": 3,
        "busts": 2,
    }
    drawn = "\n".join(draw_grids(CONSOLE, view, ["Anna", "Ben"]))
    assert "B  · · 1━*━2━1 · · ·  4" in drawn
    assert "G  1 · · · · · · · ·  1" in drawn
    assert "●●●○○○○○○○" in drawn
    assert "2 bust tokens = 6" in drawn
    assert "wild *4" in drawn
    assert "▶ Anna, 5 points" in drawn


def test_long_names_and_many_wildcards_stay_on_the_page() -> None:
    play = Play("cards", edition="aeg", seats=5)
    view = play.view()
    for seat in view["seats"]:
        seat["cards"] = {f"*{number}": 2 for number in range(1, 10)}
    lines = draw_grids(CONSOLE, view, [letter * 30 for letter in "ABCDE"])
    assert max(map(len, lines)) <= 80
    assert "".join(lines).count("…, 0 points") == 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_seats_fit_on_a_screen(tmp_path: Path, seats: int, language: str) -> None:
    """The table with everybody's cards, the choices and the prompt, wherever a game leads."""
    tallest = 0
    chooser = Chooser("screen", language=language)

    def answer(shown: str) -> str | None:
        nonlocal tallest
        end = f" ━━ {Catalog(language).say('end.title')} "
        if " ━━ " in shown and end not in shown:
            tallest = max(tallest, len(shown[shown.rindex("\n ━━ ") :].split("\n")))
        return chooser(shown)

    people.play(
        tmp_path, answer, game="cards", options={"seats": seats}, people=seats, language=language, seed="s"
    )
    assert 15 < tallest <= 24


@pytest.mark.parametrize("columns", [3, 18, 19, 32])
def test_a_board_of_any_width_stays_on_the_page(columns: int) -> None:
    view = Play("tiles", edition="steffen").view()
    view["tiles"] = [{"x": x - 13, "y": 0, "seat": x % 2, "value": 3} for x in range(1, columns - 1)]
    cells = {(-13, 0): "a", (columns - 14, 0): "zz"}
    lines = draw_board(CONSOLE, view, cells) + draw_supplies(CONSOLE, view, ["Anna", "Ben"], 0, cells)
    assert max(map(len, lines)) <= 80
    assert " a" in "".join(lines)
    assert "zz" in "".join(lines)
    narrow = columns > 18
    assert (("#3" if narrow else "[3]") in "".join(lines)) == (columns > 3)
    assert (f"{'#1' if narrow else '[1]'} you:") in "".join(lines)


def test_a_line_is_taken_at_its_full_length() -> None:
    view = Play("tiles", edition="steffen").view()
    view["tiles"] = [
        {"x": 0, "y": 0, "seat": 0, "value": 3},
        {"x": 2, "y": 0, "seat": 0, "value": 3},
        {"x": 1, "y": 1, "seat": 0, "value": 3},
        {"x": 1, "y": -1, "seat": 1, "value": 3},
    ]
    assert line_sum(view, 0, (1, 0), 2) == 8
    assert line_sum(view, 0, (1, 0), 2, without=(0, 0)) == 5
    assert line_sum(view, 1, (1, 0), 2) == 5
