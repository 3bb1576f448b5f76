"""Plays tile games with the house's bots and writes down moments of them, as a board is given them.

    python web/scripts/tile_moments.py

writes `web/fixtures/tile_moments.json` for the tests and for the page that shows them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tenfold import Play
from tenfold.bots.bot import Turn
from tenfold.bots.registry import as_bot
from tenfold.records.dealer import Dealer

FIXTURE = Path(__file__).parents[1] / "fixtures" / "tile_moments.json"
NAMES = ["Anna", "Ben"]
LONG_NAMES = ["Bartholomäus Quittenbaum-Küche", "Wawrzyniec Szczebrzeszyński II"]
CAREFUL = ("open_dense", "near_ten", "won", "lost")
SECOND = 1  # a dealer whose game comes to a second round
Json = dict[str, Any]


class Game:
    """A game between bots, dealt by a dealer whose secret is a number."""

    def __init__(self, secret: int, bots: tuple[str, str] = ("random", "random"), **options: Any) -> None:
        self.dealer = Dealer("tiles", {"edition": "steffen", **options}, secret.to_bytes(32, "big"))
        self.play = self.dealer.open_play()
        self.bots = [as_bot("tiles", bot) for bot in bots]
        self.dice = [secret + 1]
        self.events: list[Json] = []

    def until(self, enough: Callable[[Play], bool]) -> Game:
        while not enough(self.play):
            self.step()
        return self

    def step(self) -> None:
        play = self.play
        if play.is_chance:
            self.events = play.push(self.dealer.deal(play))
            return
        legal = list(play.game.legal(play.state))
        chosen = self.bots[play.to_move](Turn(play.game, play.state, play.to_move, legal, self.dice))
        assert isinstance(chosen, int)
        self.events = play.push(play.game.token(play.state, chosen))

    def watched(self, name: str) -> Json:
        """What somebody is shown who only watches."""
        return {**self.moment(name), "legal": [], "mine": [], "acting": None}

    def shared(self, name: str, names: list[str] = NAMES) -> Json:
        """What two are shown who sit before the same screen."""
        return {**self.moment(name, names=names), "mine": [0, 1]}

    def moment(self, name: str, me: int | None = None, names: list[str] = NAMES) -> Json:
        """What seat `me` is shown now; without one, whoever is to move."""
        play = self.play
        mover = play.to_move if play.to_move >= 0 else None
        seat = mover if me is None else me
        acts = seat is not None and mover == seat and not play.is_over
        return {
            "name": name,
            "view": play.view(),
            "legal": play.legal() if acts else [],
            "toMove": None if play.is_over else mover,
            "seats": [{"name": one, "kind": "person"} for one in names],
            "mine": [] if seat is None else [seat],
            "acting": seat if acts else None,
            "result": play.result,
            "events": self.events,
        }


def moments() -> list[Json]:
    return [
        Game(1).until(is_placing(0)).moment("empty"),
        Game(2, ("careful", "careful")).until(is_placing(11)).moment("closed"),
        Game(2, ("careful", "careful")).until(is_placing(11)).moment("waiting", me=0),
        Game(3, open=True).until(is_placing(8)).moment("open"),
        Game(3, open=True).until(is_placing(0)).moment("open_first"),
        find(is_placing(21), "open_dense", open=True),
        Game(3, open=True).until(is_placing(13)).watched("watching"),
        Game(2, ("careful", "careful")).until(is_placing(8)).shared("shared", LONG_NAMES),
        find(is_placing(29), "open_last", open=True),
        find(can_win, "near_ten"),
        find(has_won, "won"),
        find(has_won, "lost", me=lambda play: 1 - play.result["winners"][0] if play.result else 0),
        find(is_in_second_round, "second_round"),
        find(is_in_second_round, "long_names", names=LONG_NAMES),
        find(lambda play: is_in_second_round(play) and play.view()["second_round"]["moved"] > 20, "late"),
        find(
            lambda play: is_in_second_round(play) and moves_left(play) < 6, "few_moves", second_round_limit=12
        ),
        find(is_drawn, "draw", second_round_limit=12),
        *round_about_a_move(),
    ]


def round_about_a_move() -> list[Json]:
    """A move of the second round from both sides of it, to watch it happen."""
    game = Game(SECOND).until(is_in_second_round)
    mover = game.play.to_move
    before = game.moment("before_move", me=1 - mover)
    game.step()
    return [before, game.moment("after_move", me=1 - mover)]


def find(
    enough: Callable[[Play], bool],
    name: str,
    me: Callable[[Play], int] | None = None,
    names: list[str] = NAMES,
    **options: Any,
) -> Json:
    """The first such moment of all games, by the dealers' numbers."""
    for secret in range(1, 2000):
        bots = ("careful", "careful") if name in CAREFUL else ("random", "random")
        game = Game(secret, bots, **options)
        game.until(lambda play: play.is_over or enough(play))
        if enough(game.play):
            return game.moment(name, me(game.play) if me else None, names)
    raise LookupError(name)


def is_placing(tiles: int) -> Callable[[Play], bool]:
    return lambda play: play.view()["phase"] == "place" and len(play.view()["tiles"]) == tiles


def can_win(play: Play) -> bool:
    if play.view()["phase"] != "place" or len(play.view()["tiles"]) < 12:
        return False
    moves = play.game.legal(play.state)
    return any(play.game.result(play.game.apply(play.state, move)) for move in moves)


def has_won(play: Play) -> bool:
    return bool(play.result and play.result["winners"]) and len(play.view()["tiles"]) > 14


def is_in_second_round(play: Play) -> bool:
    return bool(play.view()["phase"] == "move" and play.view()["second_round"]["moved"] > 3)


def moves_left(play: Play) -> int:
    counted = play.view()["second_round"]
    return int(counted["limit"] - counted["moved"])


def is_drawn(play: Play) -> bool:
    return play.result is not None and not play.result["winners"]


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(moments(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
