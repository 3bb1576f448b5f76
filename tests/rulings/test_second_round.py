"""The tile game's second round (rules 2; T1 to T8)."""

from __future__ import annotations

import pytest
from table import go_on, lay_tiles, refused, row

from tenfold.records.play import Play

# Thirty tiles in a row, the seats in turn: of seat 0's tiles only the left end can be taken out, of seat 1's
# only the right end.
STRAIGHT = row(0, 29)
OUT = "move:0,0>1,1 move:29,0>28,1"
BACK = "move:1,1>0,0 move:28,1>29,0"


def sources(play: Play) -> set[str]:
    """The cells whose tiles can be taken out."""
    return {token.removeprefix("move:").partition(">")[0] for token in play.legal()}


# 3 3 3 1 2 of seat 0's lie in a row, 12 in all, the 3 in the middle laid last; the rest trails off.
TWELVE = f"""
    0,0=3 0,1=1 1,0=3 1,1=1 -1,1 2,1=1 -2,1 3,1=1 3,0=1 4,1=1 4,0=2 -3,1 2,0=3 -4,1
    {row(-5, -20, y=1)}
"""


def test_t01_taking_a_tile_away_may_cut_a_line_down_to_10() -> None:
    play = lay_tiles(TWELVE)
    assert not play.is_over
    assert play.to_move == 0
    go_on(play, "move:4,0>-21,1")
    assert play.result == {"winners": [0], "reason": "line"}
    assert play.view()["lines"] == [[[0, 0], [1, 0], [2, 0], [3, 0]]]


def test_t01_what_is_left_must_be_10_at_its_full_length() -> None:
    play = lay_tiles(TWELVE)
    go_on(play, "move:0,0>-21,1")  # 3 3 1 2
    assert not play.is_over


def test_t01_a_moved_tile_is_judged_where_it_comes_to_lie() -> None:
    play = lay_tiles(TWELVE.replace("4,0=2", "0,2=1").replace("2,0=3", "1,2=3"))  # 3 3 . 1
    assert not play.is_over
    go_on(play, "move:1,2>2,0")
    assert play.result == {"winners": [0], "reason": "line"}


def test_t02_a_tile_is_not_put_back_where_it_was() -> None:
    play = lay_tiles(STRAIGHT)
    assert refused(play, "move:0,0>0,0") == "illegal.same_place"
    # Both sides of the row of 28, and its right end; not the left end, nor what only the tile itself touches.
    free = {f"{x},{y}" for x in range(1, 30) for y in (-1, 1)} | {"30,0"}
    assert sorted(play.legal()) == sorted(f"move:0,0>{cell}" for cell in free)


def test_t03_a_position_that_stands_for_the_third_time_is_a_draw() -> None:
    play = lay_tiles(STRAIGHT)
    go_on(play, f"{OUT} {BACK} {OUT} move:1,1>0,0")
    assert not play.is_over
    go_on(play, "move:28,1>29,0")
    assert play.result == {"winners": [], "reason": "repetition"}
    assert refused(play, "move:0,0>1,1") == "over"


def test_t03_after_a_hundred_moves_the_game_is_drawn() -> None:
    play = lay_tiles(STRAIGHT, repetitions=1000)
    go_on(play, f"{OUT} {BACK} " * 24 + OUT + " move:1,1>0,0")
    assert play.view()["second_round"] == {"moved": 99, "limit": 100}
    assert not play.is_over
    go_on(play, "move:28,1>29,0")
    assert play.result == {"winners": [], "reason": "limit"}


def test_t03_both_numbers_are_options() -> None:
    play = lay_tiles(STRAIGHT)
    options = play.record().options
    assert (options["repetitions"], options["second_round_limit"]) == (3, 100)
    play = lay_tiles(STRAIGHT, repetitions=2)
    go_on(play, f"{OUT} {BACK}")
    assert play.result == {"winners": [], "reason": "repetition"}
    play = lay_tiles(STRAIGHT, repetitions=1000, second_round_limit=130)
    go_on(play, f"{OUT} {BACK} " * 32 + "move:0,0>1,1")
    assert not play.is_over
    go_on(play, "move:29,0>28,1")
    assert play.result == {"winners": [], "reason": "limit"}


# Thirty tiles in a row whose ends are both seat 1's: it lays the last tile but two on the left.
LOCKED = f"{row(0, 26)} -1,0 27,0 28,0"


def test_t04_who_has_no_legal_move_passes() -> None:
    play = lay_tiles(LOCKED)
    assert (play.to_move, play.legal()) == (0, ["pass"])
    assert refused(play, "move:0,0>1,1") == "illegal.holds_others"
    go_on(play, "pass")
    assert play.to_move == 1
    assert sources(play) == {"-1,0", "28,0"}


def test_t04_nobody_passes_who_can_move() -> None:
    play = lay_tiles(STRAIGHT)
    assert refused(play, "pass") == "illegal.must_move"
    play = lay_tiles(LOCKED)
    go_on(play, "pass")
    assert refused(play, "pass") == "illegal.must_move"
    go_on(play, "move:-1,0>1,1")
    assert sources(play) == {"0,0"}
    assert refused(play, "pass") == "illegal.must_move"


# A closed hole at 1,1. Of seat 0's tiles, 2,1 has the hole as its only free side.
HOLE = f"0,0 1,0 2,0 3,0 3,1 0,1 2,1 2,2 1,2 0,2 {row(-1, -20)}"


def test_t05_a_tile_may_be_moved_into_a_closed_hole() -> None:
    play = lay_tiles(HOLE)
    assert "move:3,1>1,1" in play.legal()
    go_on(play, "move:3,1>1,1 move:-20,0>-19,1")
    # To take it out again needs a free side.
    assert refused(play, "move:1,1>3,1") == "illegal.no_free_side"
    assert "1,1" not in sources(play)


# A row and a column that meet in a corner, the tile 14,0 of seat 0's; the last tile lies elsewhere.
BENT = f"{row(0, 14)} {' '.join(f'14,{y}' for y in range(1, 15))}"


def test_t06_corners_do_not_connect_the_tiles_that_stay() -> None:
    play = lay_tiles(f"{BENT} 14,15")
    assert refused(play, "move:14,0>0,1") == "illegal.holds_others"
    assert sources(play) == {"0,0"}
    play = lay_tiles(f"{BENT} 13,1")  # the corner is filled from inside
    assert "14,0" in sources(play)
    go_on(play, "move:14,0>0,1")
    assert play.to_move == 1


def test_t07_a_free_side_may_face_a_closed_hole() -> None:
    play = lay_tiles(HOLE)
    assert "2,1" in sources(play)
    go_on(play, "move:2,1>4,1")
    moved = play.view()["tiles"][6]
    assert (moved["x"], moved["y"], moved["seat"]) == (4, 1, 0)


def test_t08_the_layout_after_the_last_tile_is_the_first_occurrence() -> None:
    play = lay_tiles(STRAIGHT, repetitions=2)
    go_on(play, f"{OUT} move:1,1>0,0")
    assert not play.is_over
    go_on(play, "move:28,1>29,0")
    assert play.result == {"winners": [], "reason": "repetition"}


def test_t08_with_one_repetition_the_second_round_is_a_draw_at_once() -> None:
    play = lay_tiles(STRAIGHT, repetitions=1)
    assert play.result == {"winners": [], "reason": "repetition"}


def test_t08_a_position_is_another_with_another_seat_to_move() -> None:
    """Seat 0 comes back in three moves and seat 1 in two: the same layout, but seat 1 to move."""
    play = lay_tiles(STRAIGHT, repetitions=2)
    go_on(play, "move:0,0>1,1 move:29,0>28,1 move:1,1>2,1 move:28,1>29,0 move:2,1>0,0")
    layout = sorted(map(str, play.view()["tiles"]))
    assert layout == sorted(map(str, lay_tiles(STRAIGHT).view()["tiles"]))
    assert play.to_move == 1
    assert not play.is_over


@pytest.mark.parametrize(("value", "ended"), [(2, True), (1, False), (3, False)])
def test_t08_tiles_of_equal_colour_and_value_are_interchangeable(value: int, ended: bool) -> None:
    """Seat 0 has two tiles to take out, a 2 at the left end and one on top of the row; they change places."""
    play = lay_tiles(f"{row(0, 27).replace('0,0 ', '0,0=2 ', 1)} 10,1={value} 28,0", repetitions=2)
    go_on(play, "move:0,0>12,1 move:28,0>27,1 move:10,1>0,0 move:27,1>25,1 move:12,1>10,1")
    assert not play.is_over
    go_on(play, "move:25,1>28,0")
    assert play.result == ({"winners": [], "reason": "repetition"} if ended else None)


def test_t08_tiles_of_another_colour_are_others() -> None:
    """Two tiles of equal value change places, but they belong to different seats."""
    play = lay_tiles(f"{row(0, 27)} 10,1=2 20,1=2", repetitions=2)
    go_on(play, "move:10,1>9,1 move:20,1>21,1 move:9,1>20,1 move:21,1>10,1")
    assert not play.is_over


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_t08_the_limit_counts_both_players_moves_and_passes(limit: int) -> None:
    play = lay_tiles(LOCKED, second_round_limit=limit)
    for token in ["pass", "move:-1,0>1,1", "move:0,0>2,1"][:limit]:
        assert not play.is_over
        go_on(play, token)
    assert play.result == {"winners": [], "reason": "limit"}


def test_t08_a_line_is_judged_before_the_limit() -> None:
    play = lay_tiles(TWELVE, second_round_limit=1)
    go_on(play, "move:4,0>-21,1")
    assert play.result == {"winners": [0], "reason": "line"}


def test_t08_a_line_is_judged_before_a_repetition() -> None:
    """The thirtieth tile makes a line; otherwise the second round would end as it begins."""
    cells = f"0,0=1 0,1=3 -1,0 1,1=3 -2,0 2,1=3 {row(-3, -24)} -25,0"
    play = lay_tiles(f"{cells} 3,1=2", repetitions=1)
    assert play.result == {"winners": [], "reason": "repetition"}
    play = lay_tiles(f"{cells} 3,1=1", repetitions=1)
    assert play.result == {"winners": [1], "reason": "line"}


def test_t08_a_repetition_is_judged_before_the_limit() -> None:
    play = lay_tiles(STRAIGHT, repetitions=2, second_round_limit=4)
    go_on(play, f"{OUT} {BACK}")
    assert play.result == {"winners": [], "reason": "repetition"}


def test_the_second_round_begins_after_thirty_tiles_with_the_starting_seat() -> None:
    for start in (0, 1):
        play = lay_tiles(STRAIGHT, start=start)
        assert play.view()["phase"] == "move"
        assert play.to_move == start


def test_only_ones_own_tiles_are_moved() -> None:
    play = lay_tiles(STRAIGHT)
    assert refused(play, "move:29,0>0,1") == "illegal.not_your_tile"
    assert refused(play, "move:5,5>0,1") == "illegal.no_tile_there"
    assert refused(play, "move:0,0>5,0") == "illegal.occupied"
    assert refused(play, "move:0,0>0,1") == "illegal.touches_nothing"  # what it touched is itself
