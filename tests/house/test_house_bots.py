"""A house bot is registered in one place, and everybody knows it from there."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from terminal.people import Script, play
from typer.testing import CliRunner

from tenfold.bots.registry import HOUSE, HouseBot
from tenfold.bots.uniform import choose_at_random
from tenfold.cli import app
from tenfold.cli.options import HOUSE_BOTS
from tenfold.records.play import Play
from tenfold.server.bot_workers.chooser import Chooser
from tenfold.server.bot_workers.frames import MoveRequest
from tenfold.server.http.routes.catalogue import show_catalogue
from tenfold.server.table.stand_in import STAND_IN
from tenfold.terminal.menu import USUAL_STRENGTH

LAB = Path(__file__).parents[2] / "docs" / "lab.md"
NEW = "foresighted"
MENUS = {"cards": ["2", "2"], "tiles": ["4", "1"]}  # against bots; the next strength


@pytest.fixture(params=["as it is", "with one more"], autouse=True)
def house(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds for the bots there are holds for one that is only entered into the registry."""
    if request.param == "with one more":
        for known in HOUSE.values():
            monkeypatch.setitem(known.bots, NEW, HouseBot(NEW, choose_at_random, 2000.0))


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
    offered = {one.game: one.bots for one in asyncio.run(show_catalogue()).games}
    assert offered == {game: list(known.bots) for game, known in HOUSE.items()}


@pytest.mark.parametrize("game", HOUSE)
def test_the_server_lets_every_bot_play(game: str) -> None:
    opened = Play(game, edition="steffen") if game == "tiles" else Play(game, edition="aeg", seats=2)
    while len(opened.legal()) == 1 or opened.to_move < 0:
        opened.push(opened.legal()[0])
    for bot in HOUSE[game].bots:
        assert Chooser().choose(MoveRequest(game, opened.state, opened.to_move, bot)) in opened.legal()


@pytest.mark.parametrize("game", HOUSE)
def test_the_terminal_lets_one_choose_every_bot(game: str, tmp_path: Path) -> None:
    kind, setting = MENUS[game]
    count = len(HOUSE[game].bots)
    shown = re.findall(r"Strength: (\w+)", play(tmp_path, Script([kind, *[setting] * count])))
    usual = list(HOUSE[game].bots).index(USUAL_STRENGTH)
    assert shown == [list(HOUSE[game].bots)[(usual + step) % count] for step in range(count + 1)]


def test_the_usual_bots_are_there() -> None:
    for known in HOUSE.values():
        assert {USUAL_STRENGTH, STAND_IN} <= set(known.bots)


def test_the_lab_describes_every_bot() -> None:
    rows = re.findall(r"^\| (\w+) \| `(\w+)` \| .+\. \| (\d+) \|$", LAB.read_text("utf-8"), re.MULTILINE)
    there = [(game, bot) for game, known in HOUSE.items() for bot in known.bots.values() if bot.name != NEW]
    assert rows == [(game, bot.name, f"{bot.rating:.0f}") for game, bot in there]
