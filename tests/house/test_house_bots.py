"""A house bot is registered in one place, and everybody knows it from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from terminal.people import Script, play
from typer.testing import CliRunner

from tenfold.bots.registry import HOUSE, HouseBot
from tenfold.bots.uniform import choose_at_random
from tenfold.cli import app
from tenfold.cli.options import HOUSE_BOTS
from tenfold.i18n.bots import names_of_bots
from tenfold.i18n.catalogs import Catalog
from tenfold.records.play import Play
from tenfold.server.bot_workers.chooser import Chooser, MoveRequest
from tenfold.server.http.routes.catalogue import catalogue
from tenfold.server.table.stand_in import OF_THEIR_OWN_MIND
from tenfold.terminal.menu import strengths, usual_strength

LAB = Path(__file__).parents[2] / "docs" / "lab.md"
NEW = "foresighted"
MENUS = {"cards": ["2", "2"], "tiles": ["4", "1"]}  # against bots; the next strength


@pytest.fixture(params=["as it is", "with one more", "with one more for people"], autouse=True)
def house(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds for the bots there are holds for one that is only entered into the registry."""
    if request.param != "as it is":
        is_for_people = request.param == "with one more for people"
        for known in HOUSE.values():
            newcomer = HouseBot(NEW, choose_at_random, 2300.0, is_for_people=is_for_people)
            monkeypatch.setitem(known.bots, NEW, newcomer)


@pytest.mark.parametrize("command", ["simulate", "arena", "experiment", "terminal"])
def test_the_help_names_every_bot(command: str) -> None:
    told = CliRunner().invoke(app, [command, "--help"]).output
    for known in HOUSE.values():
        assert set(known.bots) <= set(re.findall(r"`([^`]+)`", told))
    assert HOUSE_BOTS not in " ".join(told.split())


def test_the_help_says_which_game_a_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOUSE["tiles"].bots, "lone", HouseBot("lone", choose_at_random, 1.0))
    told = CliRunner().invoke(app, ["simulate", "--help"]).output
    assert "`lone` (tiles)" in " ".join(told.split())


def test_the_server_offers_every_bot_from_gentle_to_strong() -> None:
    offered = {one.game: one.bots for one in catalogue(reviews=True, hints=True).games}
    assert offered == {game: list(known.bots) for game, known in HOUSE.items()}


def test_the_server_tells_whom_people_play_against_from_gentle_to_strong() -> None:
    for one in catalogue(reviews=True, hints=True).games:
        assert [opponent.name for opponent in one.opponents] == HOUSE[one.game].opponents
        ratings = [opponent.rating for opponent in one.opponents]
        assert ratings == sorted(ratings)


@pytest.mark.parametrize("game", HOUSE)
def test_the_server_lets_every_bot_play(game: str) -> None:
    opened = Play(game, edition="steffen") if game == "tiles" else Play(game, edition="aeg", seats=2)
    while len(opened.legal()) == 1 or opened.to_move < 0:
        opened.push(opened.legal()[0])
    for bot in HOUSE[game].bots:
        assert Chooser().choose(MoveRequest(game, opened.state, opened.to_move, bot)) in opened.legal()


@pytest.mark.parametrize("game", HOUSE)
def test_the_terminal_lets_one_climb_the_ladder(game: str, tmp_path: Path) -> None:
    kind, setting = MENUS[game]
    known = strengths(game)
    shown = re.findall(
        r"Strength (\d+) of (\d+): (.+)", play(tmp_path, Script([kind, *[setting] * len(known)]))
    )
    usual = known.index(usual_strength(game))
    steps = [(usual + step) % len(known) for step in range(len(known) + 1)]
    assert [(int(step), int(steps)) for step, steps, _ in shown] == [(step + 1, len(known)) for step in steps]
    assert len({about for _, _, about in shown}) == len(known)


@pytest.mark.parametrize("language", ["en", "de", "nl", "pl"])
def test_every_opponent_has_a_name_and_a_sentence_of_its_own(language: str) -> None:
    catalog = Catalog(language)
    for game, known in HOUSE.items():
        opponents = [name for name in known.opponents if name != NEW]
        names = names_of_bots(catalog, dict(enumerate(opponents)), []).values()
        said = {catalog.say("seat.strength", name="Ada", bot=name, game=game) for name in opponents}
        assert len(set(names)) == len(said) == len(opponents)
        undescribed = catalog.say("seat.strength", name="Ada", bot=NEW, game=game)
        assert undescribed not in said


def test_bots_of_one_name_are_told_apart_from_each_other_and_from_people() -> None:
    names = names_of_bots(Catalog("en"), {1: "momo", 2: "bruno", 3: "momo", 4: "random"}, ["Ada", "Bruno"])
    assert names == {1: "Momo", 2: "Bruno 2", 3: "Momo 2", 4: "Tove"}


def test_the_usual_bots_are_there() -> None:
    for game, known in HOUSE.items():
        assert {usual_strength(game), *OF_THEIR_OWN_MIND} <= set(known.bots)


def test_the_lab_describes_every_bot() -> None:
    rows = re.findall(r"^\| (\w+) \| `(\w+)` \| .+\. \| (\d+) \|$", LAB.read_text("utf-8"), re.MULTILINE)
    there = [(game, bot) for game, known in HOUSE.items() for bot in known.bots.values() if bot.name != NEW]
    assert rows == [(game, bot.name, f"{bot.rating:.0f}") for game, bot in there]
