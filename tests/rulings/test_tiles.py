"""The tile game's first round and its lines (rules 2; T1, T5, T6)."""

from __future__ import annotations

import pytest
from table import go_on, lay_tiles, play_through, refused, row

from tenfold.records.play import Play

# Seat 0 lays its first, third, fifth … tile of these: three 3s in a line, and one tile to come at its end.
IN_A_ROW = "0,0=3 0,1=1 1,0=3 1,1=1 2,0=3 2,1=1"
LINES = {
    "row": (IN_A_ROW, "3,0"),
    "column": ("0,0=3 1,0=1 0,1=3 1,1=1 0,2=3 1,2=1", "0,3"),
    "diagonal": ("0,0=3 1,0=1 1,1=3 2,1=1 2,2=3 3,2=1", "3,3"),
    "other diagonal": ("0,0=3 -1,0=1 -1,1=3 -2,1=1 -2,2=3 -3,2=1", "-3,3"),
}


@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("line", LINES)
def test_a_line_of_exactly_10_wins(line: str, start: int) -> None:
    cells, last = LINES[line]
    play = lay_tiles(f"{cells} {last}=1", start=start)
    assert play.result == {"winners": [start], "reason": "line"}
    own = cells.split()[::2]
    assert play.view()["lines"] in ([points(*own, last)], [points(last, *own[::-1])])
    assert play.legal() == []
    assert refused(play, "1") == "over"


def points(*cells: str) -> list[list[int]]:
    return [[int(part) for part in cell.partition("=")[0].split(",")] for cell in cells]


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("value", [2, 3])
def test_a_line_of_11_or_more_is_no_win(line: str, value: int) -> None:
    cells, last = LINES[line]
    assert lay_tiles(f"{cells} {last}={value}").result is None


def test_a_line_is_taken_at_its_full_length() -> None:
    """The last tile joins 3 3 3 and 1 1: four of them make 10, all five of them 11."""
    cells = "0,0=3 0,1=1 1,0=3 1,1=1 2,0=3 2,1=1 -1,0=2 3,1=1 -1,-1=2 4,1=1 4,0=1 5,1=2"
    assert lay_tiles(f"{cells} 3,0=1").result is None


def test_a_line_may_be_completed_in_its_middle() -> None:
    cells = "0,0=3 0,1=1 1,0=3 1,1=1 -1,0=1 2,1=1 -1,-1=2 3,1=1 3,0=1 4,1=1"
    assert lay_tiles(f"{cells} 2,0=2").result == {"winners": [0], "reason": "line"}


def test_a_foreign_tile_breaks_a_line() -> None:
    cells = "0,0=3 0,1=1 1,0=3 2,0=1 1,-1=1 2,-1=1 3,0=3 3,-1=1"
    assert lay_tiles(f"{cells} 4,0=1").result is None


def test_an_empty_cell_breaks_a_line() -> None:
    cells = "0,0=3 0,1=1 1,0=3 1,1=1 -1,1=2 2,1=1 -2,1=2 3,1=1 3,0=3 4,1=1"
    assert lay_tiles(f"{cells} 4,0=1").result is None


def test_t01_a_placement_is_judged_in_every_direction() -> None:
    """The last tile ends a row and a column."""
    cells = "0,0=3 0,1=1 1,0=3 1,1=1 2,0=2 2,1=1 3,1=2 2,2=1 3,2=3 2,3=1 3,3=3 4,1=2"
    play = lay_tiles(f"{cells} 3,0=2")
    assert play.result == {"winners": [0], "reason": "line"}
    assert play.view()["lines"] == [points("0,0", "1,0", "2,0", "3,0"), points("3,0", "3,1", "3,2", "3,3")]


def test_the_first_tile_lies_in_the_middle() -> None:
    play = lay_tiles("")
    go_on(play, "2")
    assert play.legal() == ["place:0,0"]
    assert refused(play, "place:1,0") == "illegal.first_tile_in_the_middle"


def test_t06_a_tile_must_share_a_side_with_another() -> None:
    play = lay_tiles("0,0")
    go_on(play, "2")
    assert sorted(play.legal()) == ["place:-1,0", "place:0,-1", "place:0,1", "place:1,0"]
    assert refused(play, "place:1,1") == "illegal.touches_nothing"
    assert refused(play, "place:0,0") == "illegal.occupied"


AROUND_A_HOLE = "0,0 1,0 2,0 2,1 2,2 1,2 0,2 0,1"


def test_t05_a_tile_may_be_placed_into_a_closed_hole() -> None:
    play = lay_tiles(AROUND_A_HOLE)
    go_on(play, "1")
    assert "place:1,1" in play.legal()
    assert len(play.legal()) == 13  # twelve cells around, and the hole
    go_on(play, "place:1,1")
    assert play.view()["tiles"][-1] == {"x": 1, "y": 1, "seat": 0, "value": 1}


def test_a_closed_game_has_five_tiles_of_each_value_a_seat() -> None:
    play = play_through("tiles", edition="steffen")
    assert [supply["counts"] for supply in play.view()["supplies"]] == [{"1": 5, "2": 5, "3": 5}] * 2
    assert (play.is_chance, play.chances()) == (True, [("1", 5), ("2", 5), ("3", 5)])
    play = lay_tiles("0,0=3 0,1=1 1,0=3 1,1=1 1,-1=3 2,1=1 2,-1=3 3,1=1 4,1=3 5,1=2")
    assert play.chances() == [("1", 5), ("2", 5)]
    assert refused(play, "3") == "illegal.tile_not_left"


ROWS = ["332312111122233", "111112222233333"]


def open_game(moves: str = "") -> Play:
    return play_through("tiles", moves, edition="steffen", open=True, rows=ROWS)


def test_in_an_open_game_one_takes_either_end_of_ones_own_row() -> None:
    play = open_game()
    assert play.legal() == ["left:0,0", "right:0,0"]
    go_on(play, "right:0,0 right:1,0 left:-1,0")
    assert [(tile["seat"], tile["value"]) for tile in play.view()["tiles"]] == [(0, 3), (1, 3), (0, 3)]
    assert [supply["row"] for supply in play.view()["supplies"]] == [
        [3, 2, 3, 1, 2, 1, 1, 1, 1, 2, 2, 2, 3],
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3],
    ]
    assert refused(play, "place:2,0") == "illegal.wrong_phase"


def test_the_last_tile_of_a_row_is_its_left_end() -> None:
    play = open_game(" ".join(f"left:{cell}" for cell in row(0, 27).split()))
    assert all(token.startswith("left:") for token in play.legal())
    assert refused(play, "right:28,0") == "illegal.one_tile_left"
    go_on(play, "left:28,0")
    assert refused(play, "right:29,0") == "illegal.one_tile_left"


def test_a_double_threat_cannot_be_stopped() -> None:
    """The document ends with such a position, Black to move: White wins with a 2 on a diagonal or with a 3
    in a column. Its picture is lost, so the position is ours."""
    moves = "left:0,0 left:1,0 left:1,1 left:2,1 left:2,2 left:0,-1 left:0,1 left:3,2 left:0,2"
    play = open_game(moves)
    assert play.view()["supplies"][0]["row"] == [2, 1, 1, 1, 1, 2, 2, 2, 3, 3]
    threats = {"left:-1,-1", "left:3,3", "right:0,3"}
    for token in play.legal():
        stopped = {threat for threat in threats if threat.partition(":")[2] == token.partition(":")[2]}
        assert winning_moves(open_game(f"{moves} {token}")) == threats - stopped


def winning_moves(play: Play) -> set[str]:
    won = set()
    for token in play.legal():
        go_on(play, token)
        if play.is_over:
            won.add(token)
        play.take_back()
    return won
