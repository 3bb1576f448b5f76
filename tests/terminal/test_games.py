"""Whole games at the keyboard, from the menu to the last line, with records that anybody can check."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from terminal.people import Chooser, Script, finished, play

from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.errors import BadOptions
from tenfold.records.dealer import check_shuffle
from tenfold.records.verify import verify
from tenfold.terminal.menu import from_options, usual_strength

MENU_ANSWERS = {
    "solo": [""],
    "solo with settings": ["1", "1", "7", "2", "2", "3", ""],
    "five cards players": ["2", "1", "4", ""],
    "two people": ["3", "", "Anna", "Ben"],
    "three people, by age": ["3", "1", "3", "2", "2", "3", "", "Anna", "", "Cleo", "2"],
    "tiles": ["4", ""],
    "open tiles": ["4", "1", ""],
    "two people, tiles": ["5", "", "Anna", "Ben"],
    "two people, open tiles": ["5", "1", "", "Anna", "Ben"],
}


@pytest.mark.parametrize("name", MENU_ANSWERS)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_game_is_played_to_its_end_and_kept(tmp_path: Path, name: str, seed: str) -> None:
    shown = play(tmp_path, Script(MENU_ANSWERS[name], Chooser(seed)), seed=name + seed)
    (record,) = finished(tmp_path)
    assert verify(record).is_over
    assert check_shuffle(record)
    assert "━━ The end ━━" in shown
    assert shown.endswith("Goodbye.\n")
    assert not list(tmp_path.glob("unfinished-*"))
    # A path is not broken, however long it is.
    assert max(len(line) for line in shown.splitlines() if str(tmp_path) not in line) <= 80


def test_enter_starts_a_solo_game_with_the_usual_settings(tmp_path: Path) -> None:
    shown = play(tmp_path, Script([""], Chooser("a")))
    (record,) = finished(tmp_path)
    assert record.options == {
        "edition": "aeg",
        "seats": 1,
        "start": 0,
        "busting": False,
        "target": 4,
    }
    assert record.meta["names"] == [None, "JEN"]
    assert "You play against JEN, who draws until she has 4 or more." in shown
    assert re.search(r"Draw another card: \d+ of the \d+ left bust \(\d+%\)", shown)


def test_settings_are_taken_over(tmp_path: Path) -> None:
    play(tmp_path, Script(MENU_ANSWERS["solo with settings"], Chooser("a")))
    options = finished(tmp_path)[0].options
    assert (options["edition"], options["target"], options["busting"]) == ("gamefactory", 7, True)


def test_people_are_called_by_their_names_and_age_decides_who_starts(tmp_path: Path) -> None:
    shown = play(tmp_path, Script(MENU_ANSWERS["three people, by age"], Chooser("a")))
    record = finished(tmp_path)[0]
    assert record.meta["names"] == ["Anna", None, "Cleo"]
    assert record.options["start"] == 1
    assert "Player 2 begins." in shown
    assert "Anna, your choice" in shown
    assert "It is Cleo’s turn." in shown


def test_the_lot_decides_who_starts_among_others(tmp_path: Path) -> None:
    starts: set[object] = set()
    for seed in "abcdefgh":
        play(tmp_path / seed, Script(MENU_ANSWERS["five cards players"], Chooser("a")), seed=seed)
        starts.add(finished(tmp_path / seed)[0].options["start"])
        if len(starts) > 1:
            return
    pytest.fail("One seat starts every time.")


def test_a_solo_win_is_answered_by_a_harder_game(tmp_path: Path) -> None:
    """A deck of numbers only, and a player who takes all of them."""
    deck = {f"{colour}{number}": 1 for colour in "BGOP" for number in range(1, 10)}

    def careful(shown: str) -> str | None:
        prompt = shown.rsplit("\n", 1)[-1]
        if "Another game?" in prompt:
            return "" if "target 5" in prompt else None
        if "You may buy one card" in shown or "The last round" in shown:
            return "1"
        if "How do you pay?" in prompt:
            return ""
        odds = re.findall(r"Draw another card: (\d+) of the (\d+) left", shown)
        risky = odds and 3 * int(odds[-1][0]) > int(odds[-1][1])
        return "n" if risky and "   n  Stop" in shown else "d"

    for seed in range(30):
        folder = tmp_path / str(seed)
        shown = play(folder, careful, game="cards", options={"seats": 1, "deck": deck}, seed=str(seed))
        if "You win" in shown:
            break
    assert "Target 4 is beaten. You are a Pebble Counter now." in shown
    assert "Next comes target 5." in shown
    assert "JEN, who draws until she has 5 or more." in shown


def test_the_end_shows_what_decided(tmp_path: Path) -> None:
    shown = play(tmp_path, Script(MENU_ANSWERS["two people"], Chooser("c")))
    record = finished(tmp_path)[0]
    assert record.result
    end = shown[shown.index("━━ The end ━━") :]
    assert "blue    green   orange     pink points currency  cards" in end
    for seat, name in enumerate(["Anna", "Ben"]):
        figures = [record.result[name][seat] for name in ("scores", "money", "tiebreak")]
        assert re.search(rf"^ {name} .*{figures[0]:>7}{figures[1]:>9}{figures[2]:>7}$", end, re.MULTILINE)
    winner = record.meta["names"][record.result["winners"][0]]
    assert f"{winner} wins" in end


def test_one_game_after_another(tmp_path: Path) -> None:
    play(tmp_path, Script(["4", ""], Chooser("a", games=3)))
    assert len(finished(tmp_path)) == 3
    assert len({record.meta["shuffle"]["secret"] for record in finished(tmp_path)}) == 3


def test_a_game_can_be_chosen_from_outside(tmp_path: Path) -> None:
    play(tmp_path, Chooser("a"), game="cards", options={"edition": "trefl", "seats": 3}, people=2)
    record = finished(tmp_path)[0]
    assert record.options["edition"] == "trefl"
    assert record.meta["players"] == ["person", "person", usual_strength("cards")]


def test_from_outside_a_single_person_plays_solo(tmp_path: Path) -> None:
    play(tmp_path, Chooser("a"), game="cards", options={"edition": "gamefactory"})
    record = finished(tmp_path)[0]
    assert (record.options["seats"], record.options["target"]) == (1, 5)
    assert record.meta["names"] == [None, "Mona"]


@pytest.mark.parametrize("name", ["carefull", "somebody.py:choose"])
def test_only_the_house_plays_in_the_terminal(name: str) -> None:
    """A saved game names its bots, and to go on with it must not run a file."""
    with pytest.raises(BadOptions, match="unknown_bot"):
        from_options(Catalog("en"), "cards", {"seats": 2}, 1, [name])
