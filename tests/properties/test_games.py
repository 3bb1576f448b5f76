"""What is true of whole games of either kind."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import any_options, card_options

from tenfold.records.dealer import Dealer, check_shuffle
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import verify


def play_at_random(game: str, options: dict[str, Any], seed: int) -> Play:
    play, rng = Play(game, **options), Random(seed)
    while not play.is_over:
        play.push(rng.choice(play.legal()))
    return play


@given(setup=any_options, seed=st.integers())
@settings(max_examples=40)
def test_record_replay_record_is_exact(setup: tuple[str, dict[str, Any]], seed: int) -> None:
    line = play_at_random(*setup, seed).record().to_line()
    assert verify(Record.from_line(line)).record().to_line() == line


@given(setup=any_options, seed=st.integers(), back=st.integers(1, 30))
@settings(max_examples=15)
def test_taking_back_leads_to_the_position_before(
    setup: tuple[str, dict[str, Any]], seed: int, back: int
) -> None:
    play = play_at_random(*setup, seed)
    moves = play.moves
    play.take_back(back)
    assert play.moves == moves[: max(len(moves) - back, 0)]
    for token in moves[len(play.moves) :]:
        play.push(token)
    assert play.is_over


@given(options=card_options(solo=False), seed=st.integers(), turned=st.integers(1, 4))
@settings(max_examples=30)
def test_turning_the_table_makes_no_difference_in_cards(
    options: dict[str, Any], seed: int, turned: int
) -> None:
    play = play_at_random("cards", options, seed)
    seats = options["seats"]
    other = Play("cards", **{**options, "start": (options["start"] + turned) % seats})
    for token in play.moves:
        other.push(token)
    assert play.result
    assert other.result
    for figure in ("scores", "money", "tiebreak"):
        for seat in range(seats):
            assert play.result[figure][seat] == other.result[figure][(seat + turned) % seats]
    assert {(seat + turned) % seats for seat in play.result["winners"]} == set(other.result["winners"])


@given(seed=st.integers(), rows=st.permutations("123" * 5), open_game=st.booleans())
@settings(max_examples=20)
def test_turning_the_table_makes_no_difference_in_tiles(seed: int, rows: list[str], open_game: bool) -> None:
    both = ["".join(rows), "".join(sorted(rows))]
    options: dict[str, Any] = {"edition": "steffen"} | ({"open": True, "rows": both} if open_game else {})
    play = play_at_random("tiles", options, seed)
    turned = {**options, "start": 1} | ({"rows": both[::-1]} if open_game else {})
    other = Play("tiles", **turned)
    for token in play.moves:
        other.push(token)
    assert play.result
    assert other.result
    assert [1 - seat for seat in play.result["winners"]] == other.result["winners"]
    assert play.result["reason"] == other.result["reason"]


@given(setup=any_options, secret=st.binary(min_size=32, max_size=32), lot=st.booleans(), seed=st.integers())
@settings(max_examples=25)
def test_a_dealt_game_can_be_checked(
    setup: tuple[str, dict[str, Any]], secret: bytes, lot: bool, seed: int
) -> None:
    game, options = setup
    options.pop("rows", None)
    dealer = Dealer(game, options, secret, ["szczęście"], lot=lot)
    play, rng = dealer.open_play(), Random(seed)
    while not play.is_over:
        play.push(dealer.deal(play) if play.is_chance else rng.choice(play.legal()))
    record = play.record({"shuffle": dealer.reveal()})
    assert check_shuffle(Record.from_line(record.to_line()))
