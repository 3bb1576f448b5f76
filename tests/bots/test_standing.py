"""How the seats stand: the same interpreted and compiled, and what it says about simple positions."""

from __future__ import annotations

from typing import Any

import pytest
from analysis.judges import random_record
from setups import SMALL_DECK, name_of
from table import lay_tiles, play_cards

from tenfold.bots.cards.notes import CardNotes
from tenfold.bots.cards.standing import ACTIVE, FIGURES, PAID, SURE, TABLEAU, TOKENS
from tenfold.bots.cards.standing import standing as standing_in_cards
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.standing import WHOLE
from tenfold.bots.tiles.standing import standing as standing_in_tiles
from tenfold.fast.judging import IS_CHANCE, IS_SHARED_OUT, Judge, Standing
from tenfold.loops.games import LOOP_GAMES
from tenfold.protocol.game import CHANCE
from tenfold.records.play import Play

RULES: dict[str, tuple[Any, Any]] = {
    "cards": (standing_in_cards, CardNotes),
    "tiles": (standing_in_tiles, TileNotes),
}


def interpreted(play: Play) -> Standing:
    rule, notes = RULES[play.game.name]
    loops = LOOP_GAMES[play.game.name]
    figures = [0] * play.seats * (FIGURES if play.game.name == "cards" else 1)
    work: Any = loops.state()
    left = rule(play.state.copy(), work, [0] * loops.space, [0], notes(), loops.paper(), figures)
    return Standing(left, figures)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cards", {"edition": "aeg", "seats": 3, "busting": True, "deck": SMALL_DECK}),
        ("cards", {"edition": "gamefactory", "seats": 1, "target": 6, "deck": SMALL_DECK}),
        ("tiles", {"edition": "steffen", "second_round_limit": 6}),
    ],
    ids=name_of,
)
def test_interpreted_and_compiled_they_stand_the_same(game: str, options: dict[str, Any]) -> None:
    record, play = random_record(game, options, 8), Play(game, **options)
    judge = Judge(game, play.seats)
    for number, _ in enumerate(play.follow(record.moves)):
        if number % 3 == 0:
            found = judge.stand(play.state)
            same = interpreted(play)
            assert found.left == same.left
            assert play.to_move != CHANCE or found.left == IS_CHANCE
            if found.left != IS_CHANCE:
                assert found.figures == same.figures
    assert judge.stand(play.state).left == IS_SHARED_OUT


def test_after_each_move_they_stand_as_in_the_position_it_leads_to() -> None:
    play = play_cards("draw B4 draw $3", left="G9 O1 *2")
    judge = Judge("cards", 2)
    after = dict(judge.stand_after_each(play.state))
    assert list(after) == play.game.legal(play.state)
    for move, found in after.items():
        alone = judge.stand(play.game.advance(play.state, move))
        assert found.left == alone.left
        assert found.left == IS_CHANCE or found == alone


def test_the_figures_of_cards_are_what_the_seats_have() -> None:
    play = play_cards("draw B4 draw B5 draw $2", left="G9 O1 G1 $5")
    figures = Judge("cards", 2).stand(play.state).figures
    assert figures[TOKENS] == figures[FIGURES + TOKENS] == 5000
    assert figures[ACTIVE] == 1000
    assert figures[FIGURES + ACTIVE] == 0
    assert figures[SURE] == 0
    assert figures[TABLEAU] > 1500  # two numbers in a row
    assert figures[FIGURES + PAID] == 2000


def test_who_can_win_at_once_has_the_whole_victory() -> None:
    play = lay_tiles("0,0=3 0,1=1 1,0=3 0,2=2 2,0=2 0,3=1")
    judge = Judge("tiles", 2)
    assert judge.stand(play.state).left == IS_CHANCE
    play.push("2")
    assert judge.stand(play.state).figures == [WHOLE, 0]
    play.take_back()
    play.push("1")
    assert 0 < judge.stand(play.state).figures[0] < WHOLE


def test_games_from_a_position_share_out_whole_victories_and_follow_from_the_seed() -> None:
    play = play_cards("draw B4", left="B5 G9 O1 G1 $5 *2 B1 B2", seats=3)
    judge = Judge("cards", 3)
    won = judge.play_matches(play.state, "careful", 40, 7)
    assert [sum(won[3 * game : 3 * game + 3]) for game in range(40)] == pytest.approx([1.0] * 40)
    assert judge.play_matches(play.state, "careful", 40, 7) == won
    assert judge.play_matches(play.state, "random", 40, 7) != won
    assert judge.play_matches(play.state, "random", 40, 8) != judge.play_matches(play.state, "random", 40, 7)
