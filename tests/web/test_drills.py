"""Every drill in the browser has the answers that the rules give, and sentences for them."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from i18n.sources import messages

from tenfold import Play
from tenfold.i18n.catalogs import languages, message_id

WEB = Path(__file__).parents[2] / "web"
ME, ADA = 0, 1
GAMES = ("cards", "tiles")
Drill = dict[str, Any]


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(WEB / "scripts")
    return importlib.import_module("drills")


def of_kind(scripts: Any, kind: str, *games: str) -> Iterator[tuple[Drill, Play, set[str]]]:
    """Drills of a kind, each with its position and the answers that are written down."""
    for game in games:
        for drill in scripts.prepared(game):
            if drill["kind"] == kind:
                play = Play(game, **drill["options"])
                push(play, drill["moves"])
                yield drill, play, set(scripts.right_moves(drill, play))


def push(play: Play, moves: str) -> Play:
    for token in moves.split():
        play.push(token)
    return play


def after(play: Play, moves: str) -> Play:
    """The position that some moves lead to."""
    other = Play.__new__(Play)
    other.game, other.options = play.game, play.options
    other.state, other.moves = deepcopy(play.state), list(play.moves)
    return push(other, moves)


def choices(play: Play, seat: int) -> Iterator[tuple[str, Play]]:
    """Everything that a seat can do now, a purchase with every way to pay for it."""
    for token in play.legal():
        later = after(play, token)
        if later.view()["phase"] == "pay" and later.to_move == seat:
            yield from ((f"{token} {rest}", last) for rest, last in choices(later, seat))
        else:
            yield token, later


def wins(play: Play, seat: int) -> set[str]:
    return {
        moves for moves, later in choices(play, seat) if later.result and later.result["winners"] == [seat]
    }


def can_ada_win(play: Play) -> bool:
    """With her next move, whatever she may draw before it."""
    if play.is_over:
        return play.result is not None and ADA in play.result["winners"]
    if play.is_chance:
        return any(can_ada_win(after(play, token)) for token in play.legal())
    return any(later.is_over and can_ada_win(later) for _, later in choices(play, ADA))


def points_after_drawing(play: Play) -> tuple[Fraction, int]:
    """One's points on average after the next card and taking the numbers, and how many cards are too much."""
    view = play.view()
    points, busts = Fraction(0), 0
    for card, copies in view["deck"].items():
        later = after(play, f"draw {card}")
        while later.view()["phase"] == "bid":
            push(later, "pass")  # a wildcard that nobody wants
        is_bust = later.view()["active"] != ME
        busts += copies * is_bust
        points += copies * score(later if is_bust else after(later, "numbers"))
    return points / view["left"], busts


def score(play: Play) -> int:
    return int(play.view()["seats"][ME]["score"])


def test_stopping_is_right_where_the_next_card_costs_points_on_average(scripts: Any) -> None:
    found = list(of_kind(scripts, "stop", "cards"))
    for drill, play, right in found:
        drawn, busts = points_after_drawing(play)
        stopped = score(after(play, "numbers"))
        assert abs(drawn - stopped) > Fraction(1, 2), f"{drill['name']} is too close to call"
        stop = {token for token in play.legal() if token != "draw"}
        assert right == ({"draw"} if drawn > stopped else stop), drill["name"]
        assert scripts.odds(play) == {"busts": busts, "left": play.view()["left"]}
    assert {"draw"} in [right for _, _, right in found]
    assert {"numbers"} in [right for _, _, right in found]


def test_what_the_sentences_of_stop_or_draw_count_is_so(scripts: Any) -> None:
    plays = {drill["name"]: play for drill, play, _ in of_kind(scripts, "stop", "cards")}
    nine, room, counted = plays["nine"], plays["room"], plays["counted"]
    # Three points would be lost, more than half of the cards are too much, and none brings as much.
    assert [score(nine), score(after(nine, "numbers"))] == [2, 5]
    assert 2 * scripts.odds(nine)["busts"] > scripts.odds(nine)["left"]
    assert scripts.odds(room)["busts"] == 0
    assert plays["purse"].view()["deck"] == {"P2": 1, "P8": 1, "$4": 2, "$5": 3}
    # Two points would be lost with the 9; every other card brings one.
    assert [score(counted), score(after(counted, "numbers"))] == [2, 4]
    others = [card for card in counted.view()["deck"] if card != "P9"]
    assert [card[1] for card in others].count("1") == 2
    assert [card[1] for card in others].count("2") == 4
    assert {score(after(counted, f"draw {card} numbers")) for card in others} == {5}


def test_the_sure_bid_is_the_lowest_that_nobody_can_beat(scripts: Any) -> None:
    for _, play, right in of_kind(scripts, "bid", "cards"):
        bids = sorted(int(token[4:]) for token in play.legal() if token.startswith("bid:"))
        sure = [bid for bid in bids if after(play, f"bid:{bid}").legal() == ["pass"]]
        assert right == {f"bid:{sure[0]}"}
        assert sure[0] > bids[0]


def test_to_win_in_one_every_winning_move_is_right_and_no_other(scripts: Any) -> None:
    found = list(of_kind(scripts, "win", *GAMES))
    for drill, play, right in found:
        assert wins(play, ME) == right, drill["name"]
    assert {play.game.name for _, play, _ in found} == set(GAMES)


def test_a_guard_is_right_where_the_other_would_win_otherwise(scripts: Any) -> None:
    found = list(of_kind(scripts, "guard", *GAMES))
    for drill, play, right in found:
        assert not (play.game.name == "tiles" and wins(play, ME)), drill["name"]
        safe = {moves for moves, later in choices(play, ME) if not can_ada_win(later)}
        assert safe == right, drill["name"]
    assert {play.game.name for _, play, _ in found} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_handful_for_each_game_each_another_position(scripts: Any, game: str) -> None:
    drills = scripts.prepared(game)
    assert 5 <= len(drills) <= 8
    assert len({drill["name"] for drill in drills}) == len(drills)
    assert len({drill["moves"] for drill in drills}) == len(drills)
    for step in scripts.drills(game).steps:
        assert step["hides"]
        assert set(step["after"]) != set(step["legal"]), f"{step['name']} has no wrong answer"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_drill_has_its_sentences_and_no_sentence_is_left_over(
    scripts: Any, game: str, language: str
) -> None:
    names = [message_id(f"drill.{game}.{drill['name']}") for drill in scripts.prepared(game)]
    wanted = {f"{name}{what}" for name in names for what in ("", "-done", "-hint")}
    assert {name for name in messages(language) if re.match(rf"drill-{game}-", name)} == wanted
