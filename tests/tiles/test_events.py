"""What is told of a move of the tile game, and the lines that are shown at the end."""

from __future__ import annotations

from table import go_on, lay_tiles, row

from tenfold.tiles.events import MOST_NUMBERS, note_events
from tenfold.tiles.lines import ROOM_FOR_LINES, write_winning_lines

STRAIGHT = row(0, 29)

# Of seat 0's, 3 3 3 lie in a row, and 1 . 3 3 2 in a column that crosses it where a 1 is missing to both.
CROSSING = """
    0,0=3 0,1 1,0=3 1,1 2,0=3 2,1 3,1=3 4,1 3,2=3 4,2 3,3=2 2,-1 3,-1=1 4,3
"""


def test_chance_gives_a_tile_and_it_is_placed() -> None:
    play = lay_tiles("0,0=3")
    assert play.push("2") == [{"event": "tile", "seat": 1, "value": 2}]
    assert play.push("place:0,-1") == [{"event": "places", "seat": 1, "x": 0, "y": -1, "value": 2}]


def test_the_last_tile_begins_the_second_round() -> None:
    play = lay_tiles(STRAIGHT)
    value = play.state.values[29]
    play.take_back()
    assert play.push("place:29,0") == [
        {"event": "places", "seat": 1, "x": 29, "y": 0, "value": value},
        {"event": "second_round", "seat": 0},
    ]


def test_a_tile_moves_from_one_cell_to_another() -> None:
    play = lay_tiles(STRAIGHT)
    value = play.state.values[0]
    moves = {"event": "moves", "seat": 0, "x": 1, "y": 1, "value": value, "from": [0, 0]}
    assert play.push("move:0,0>1,1") == [moves]


def test_a_seat_that_cannot_move_passes() -> None:
    play = lay_tiles(f"{row(0, 26)} -1,0 27,0 28,0")
    assert play.push("pass") == [{"event": "passes", "seat": 0, "phase": "move"}]


def test_a_draw_is_over_without_a_line() -> None:
    play = lay_tiles(STRAIGHT, second_round_limit=1)
    assert [event["event"] for event in play.push("move:0,0>1,1")] == ["moves", "over"]
    assert play.view()["lines"] == []


def test_two_lines_made_at_once_are_both_told() -> None:
    play = lay_tiles(CROSSING)
    go_on(play, "1")
    lines = [[[0, 0], [1, 0], [2, 0], [3, 0]], [[3, -1], [3, 0], [3, 1], [3, 2], [3, 3]]]
    assert play.push("place:3,0") == [
        {"event": "places", "seat": 0, "x": 3, "y": 0, "value": 1},
        {"event": "line", "seat": 0, "cells": lines[0]},
        {"event": "line", "seat": 0, "cells": lines[1]},
        {"event": "over"},
    ]
    assert play.view()["lines"] == lines


def test_the_numbers_say_how_many_they_are() -> None:
    play = lay_tiles(CROSSING)
    go_on(play, "1")
    before = play.state
    move = play.game.move(before, "place:3,0")
    after = play.game.apply(before, move)
    told, lines = [7] * MOST_NUMBERS, [7] * ROOM_FOR_LINES
    end = note_events(before, move, after, told)
    assert end == (4 + 2) + (4 + 2 * 4) + (4 + 2 * 5) + 4
    assert set(told[end:]) == {7}
    end = write_winning_lines(after, lines)
    assert lines[:end] == [4, 0, 0, 1, 0, 2, 0, 3, 0, 5, 3, -1, 3, 0, 3, 1, 3, 2, 3, 3]
    assert set(lines[end:]) == {7}
    assert write_winning_lines(before, lines) == 0
