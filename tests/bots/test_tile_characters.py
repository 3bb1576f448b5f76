"""The characters of the tile game: what they must see, what makes them different, and reviews."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from table import go_on, lay_tiles

from tenfold.bots.tiles import characters
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.shares import share_of_first
from tenfold.loops.dice import seed_dice
from tenfold.records.play import Play
from tenfold.tiles.moves import SPACE
from tenfold.tiles.phases import legal

Rule = Callable[..., int]
EVERYBODY: list[Rule] = [
    characters.bruno_in_tiles,
    characters.otis_in_tiles,
    characters.wanda_in_tiles,
    characters.nell_in_tiles,
    characters.iris_in_tiles,
    characters.hugo_in_tiles,
    characters.expert_in_tiles,
]
everybody = pytest.mark.parametrize("bot", EVERYBODY)

NINE = "0,0=3 0,1=1 1,0=3 1,1=1 2,0=3 2,1=1"  # seat 0 has 3 3 3 in a row, with both ends free


def chosen(bot: Rule, play: Play, seed: int = 1, effort: int = 200) -> str:
    """The token of a bot's move; state and moves must stay as they are."""
    state, out, dice, notes = play.state.copy(), [0] * SPACE, [0], TileNotes(effort=effort)
    seed_dice(dice, seed, 0)
    count = legal(state, out)
    moves = out[:count]
    place = bot(state, out, count, dice, notes)
    assert (state.key(), out[:count]) == (play.state.key(), moves)
    return str(play.game.token(play.state, moves[place]))


@everybody
def test_wins_at_once(bot: Rule) -> None:
    play = lay_tiles(NINE)
    go_on(play, "1")
    assert chosen(bot, play) in {"place:-1,0", "place:3,0"}


@pytest.mark.parametrize("bot", EVERYBODY[1:])
def test_stands_in_the_way_of_a_sure_win(bot: Rule) -> None:
    """Seat 0 has a 3 3 3 in a row with one end left; all tiles that it has are ones and twos enough."""
    play = lay_tiles(f"{NINE.replace('0,1=1', '-1,0=1')} 2,-1=2")
    go_on(play, "3")
    assert chosen(bot, play) == "place:3,0"


def test_otis_overlooks_a_diagonal_that_the_others_see() -> None:
    """3 3 3 of seat 0's lie on a diagonal and a 1 wins at 3,3, beside the tile at 3,2."""
    play = lay_tiles("0,0=3 1,0=2 1,1=3 2,1=2 2,2=3 3,2=2")
    go_on(play, "1")
    assert chosen(characters.otis_in_tiles, play) != "place:3,3"
    for bot in EVERYBODY:
        if bot is not characters.otis_in_tiles:
            assert chosen(bot, play) == "place:3,3"


@everybody
@pytest.mark.parametrize("is_open", [False, True])
def test_plays_whatever_comes(bot: Rule, is_open: bool) -> None:
    rng = Random(4)
    rows = {"open": True, "rows": ["".join(rng.sample("123" * 5, 15)) for _ in range(2)]} if is_open else {}
    play = Play("tiles", edition="steffen", **rows)
    while not play.is_over and play.state.laid < 8:
        if play.is_chance or play.to_move == 0 or len(play.legal()) == 1:
            play.push(rng.choice(play.legal()))
        else:
            play.push(chosen(bot, play, effort=40))
    assert play.state.laid > 1


@pytest.mark.parametrize("seat", [0, 1])
def test_a_review_knows_who_is_about_to_win(seat: int) -> None:
    play = lay_tiles(NINE, start=seat)
    go_on(play, "1")
    share = share_of_first(play.state, TileNotes(), 1)
    assert share == pytest.approx(1.0 - seat)
    go_on(play, "place:3,0")
    assert share_of_first(play.state, TileNotes(), 1) == 1.0 - seat


def test_a_review_gives_a_probability_everywhere() -> None:
    rng = Random(7)
    play = Play("tiles", edition="steffen")
    while not play.is_over:
        before = play.state.key()
        assert 0.0 <= share_of_first(play.state, TileNotes(), 1) <= 1.0
        assert play.state.key() == before
        for _ in range(7):
            if not play.is_over:
                play.push(rng.choice(play.legal()))
