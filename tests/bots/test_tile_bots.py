"""The house's bots in the tile game: what they must see, that they touch nothing, and how strong they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest
from table import go_on, lay_tiles, play_through, row

from tenfold.bots.tiles.careful import careful_in_tiles
from tenfold.bots.tiles.greedy import greedy_in_tiles
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.second_round.winning import BY_TAKING, winning_cells
from tenfold.bots.uniform import choose_at_random
from tenfold.kernel import overwrite, rule
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.kernel.structs import INT64
from tenfold.loops.dice import below, seed_dice
from tenfold.loops.tiles import random_tile
from tenfold.records.play import Play
from tenfold.tiles.moves import SPACE
from tenfold.tiles.phases import legal, step
from tenfold.tiles.plane import cell_at
from tenfold.tiles.state import CHANCE_TILE, MOVE, OVER, TILES_EACH, State

Bot = Callable[..., int]
TileBot = Callable[[State, list[int], int, list[int], TileNotes], int]
BOTS: list[Bot] = [greedy_in_tiles, careful_in_tiles]
both_bots = pytest.mark.parametrize("bot", BOTS)
both_seats = pytest.mark.parametrize("start", [0, 1])


def choices(bot: Bot, play: Play, tries: int = 8) -> set[str]:
    """The moves that a bot chooses with different dice; the state must stay as it is."""
    chosen = set()
    for seed in range(tries):
        state, out, dice, notes = play.state.copy(), [0] * SPACE, [0], TileNotes()
        seed_dice(dice, seed, 0)
        count = legal(state, out)
        moves = out[:count]
        place = bot(state, out, count, dice, notes)
        assert (state.key(), out[:count]) == (play.state.key(), moves)
        chosen.add(play.game.token(play.state, moves[place]))
    return chosen


# Seat 0 has 3 3 3 in a row, with both ends free.
NINE = "0,0=3 0,1=1 1,0=3 1,1=1 2,0=3 2,1=1"


@both_bots
@both_seats
def test_wins_at_once(bot: Bot, start: int) -> None:
    play = lay_tiles(NINE, start=start)
    go_on(play, "1")
    assert choices(bot, play) <= {"place:-1,0", "place:3,0"}


@both_bots
@both_seats
def test_takes_the_cell_on_which_the_other_seat_wins(bot: Bot, start: int) -> None:
    play = lay_tiles(f"{NINE.replace('0,1=1', '-1,0=1')} 2,-1=2", start=start)
    go_on(play, "3")
    assert choices(bot, play) == {"place:3,0"}


@both_bots
def test_leaves_a_cell_alone_for_which_no_tile_is_left(bot: Bot) -> None:
    """Seat 0 wants a 1 at 3,0 and has laid all five."""
    ones = "0,-1=1 0,-2=1 -1,-1=1 -2,-1=1 1,-2=1 2,-2=2 2,-3=1 1,-3=2 3,-3=1"
    play = lay_tiles(f"0,0=3 -1,0=1 1,0=3 1,1=2 2,0=3 2,1=2 {ones}")
    go_on(play, "3")
    assert not play.is_over
    assert "place:3,0" not in choices(bot, play)


ROWS = ["332312111122233", "111112222233333"]


def open_game(moves: str, rows: list[str]) -> Play:
    return play_through("tiles", moves, edition="steffen", open=True, rows=rows)


@both_bots
def test_wins_with_the_right_end_of_its_row(bot: Bot) -> None:
    """3 3 2 of seat 0's lie on a diagonal; its row has a 3 on the left and a 2 on the right."""
    rows = ["332311111222332", ROWS[1]]
    play = open_game("left:0,0 left:1,0 left:1,1 left:2,1 left:2,2 left:3,2", rows)
    assert choices(bot, play) == {"right:3,3"}


@both_bots
def test_blocks_what_an_end_of_the_others_row_would_win(bot: Bot) -> None:
    """3 3 3 of seat 0's lie in a row; its row has a 2 on the left and a 1 on the right."""
    rows = ["333211112233221", "321321321321321"]
    moves = "left:0,0 left:-1,0 left:1,0 left:1,1 left:2,0"
    assert {token.partition(":")[2] for token in choices(bot, open_game(moves, rows))} == {"3,0"}


def test_careful_does_not_open_a_cell_on_which_the_other_seat_wins() -> None:
    """3 3 3 of seat 0's on a diagonal want a 1 at 3,3 and -1,-1, which nothing touches yet."""
    play = lay_tiles("0,0=3 1,0=2 1,1=3 2,1=2 2,2=3")
    for value in "123":
        go_on(play, value)
        assert "place:3,2" in play.legal()
        opening = {"place:3,2", "place:2,3", "place:-1,0", "place:0,-1"}
        assert not choices(careful_in_tiles, play) & opening
        play.take_back()


def test_careful_makes_a_double_threat() -> None:
    """With a 3 at 0,2 seat 0 wins next on a diagonal and in a column; no answer stops both."""
    moves = "left:0,0 left:1,0 left:1,1 left:2,1 left:2,2 left:0,-1 left:0,1 left:3,2"
    play = open_game(moves, ROWS)
    for token in choices(careful_in_tiles, play):
        after = play_through("tiles", f"{moves} {token}", edition="steffen", open=True, rows=ROWS)
        for answer in after.legal():
            go_on(after, answer)
            assert wins(after)
            after.take_back()


def wins(play: Play) -> set[str]:
    """The moves that end the game with a line, found by making each of them."""
    found = set()
    for move in play.game.legal(play.state):
        after = play.game.apply(play.state, move)
        if after.winner >= 0:
            found.add(play.game.token(play.state, move))
    return found


# 3 3 3 1 2 of seat 0's lie in a row, and the rest trails off.
TWELVE = f"""
    0,0=3 0,1=1 1,0=3 1,1=1 -1,1 2,1=1 -2,1 3,1=1 3,0=1 4,1=1 4,0=2 -3,1 2,0=3 -4,1
    {row(-5, -20, y=1)}
"""


@both_bots
@both_seats
def test_cuts_a_line_down_to_ten(bot: Bot, start: int) -> None:
    play = lay_tiles(TWELVE, start=start)
    assert choices(bot, play) <= wins(play)


@both_bots
@both_seats
def test_lays_the_first_tile_and_the_last(bot: Bot, start: int) -> None:
    play = lay_tiles("", start=start)
    go_on(play, "2")
    assert choices(bot, play) == {"place:0,0"}
    play = lay_tiles(row(0, 28), start=start)
    go_on(play, play.chances()[0][0])
    assert choices(bot, play) <= set(play.legal())


@both_bots
def test_plays_what_little_a_straight_row_allows(bot: Bot) -> None:
    play = lay_tiles(row(0, 29))
    assert choices(bot, play) <= set(play.legal())


def random_plays(games: int, moves_in_second_round: int = 3) -> Iterator[Play]:
    """Games at random, open and closed, each position before a decision of a seat."""
    rng = Random(10)
    for number in range(games):
        rows = ["".join(rng.sample("123" * 5, 15)) for _ in range(2)]
        options: dict[str, Any] = {"open": True, "rows": rows} if number % 2 else {}
        play = Play("tiles", edition="steffen", start=number // 2 % 2, **options)
        while not play.is_over and play.state.moved < moves_in_second_round:
            if play.is_chance:
                values, weights = zip(*play.chances(), strict=True)
                go_on(play, rng.choices(values, weights)[0])
                continue
            yield play
            tokens = play.legal()
            winning = wins(play) if len(tokens) < 100 else set()
            go_on(play, rng.choice([token for token in tokens if token not in winning] or tokens))


def test_winning_cells_of_the_second_round_are_those_that_win() -> None:
    wins_by_placing = wins_by_taking = 0
    for play in chain([lay_tiles(TWELVE)], random_plays(20)):
        if play.state.phase == MOVE:
            state, notes = play.state.copy(), TileNotes()
            count = winning_cells(state, state.mover, notes)
            hits = set(notes.second_round.hits[:count])
            winning = wins(play)
            placed = {target(token) for token in winning if holds_the_tile(play, token)}
            taken = any(not holds_the_tile(play, token) for token in winning)
            assert hits == placed | ({BY_TAKING, BY_TAKING + 1} if taken else set())
            assert state.key() == play.state.key()
            wins_by_placing += len(placed)
            wins_by_taking += taken
    assert wins_by_placing
    assert wins_by_taking


def target(token: str) -> int:
    x, y = token.partition(">")[2].split(",")
    return cell_at(int(x), int(y))


def holds_the_tile(play: Play, token: str) -> bool:
    """Whether the tile that a winning move has moved stands in a line of ten."""
    after = play.game.apply(play.state, play.game.move(play.state, token))
    lines = play.game.view(after)["lines"]
    return any(cell_at(*cell) == target(token) for line in lines for cell in line)


@both_bots
@pytest.mark.parametrize("checked", [False, True], ids=["fast", "checked"])
def test_interpreted_and_compiled_choose_the_same(bot: Bot, checked: bool) -> None:
    program, notes, compiled_notes = Program(checked), TileNotes(), TileNotes()
    program.export("choose", bot)
    machine = Instance(compile_module(program.text(), program.exports))
    for number, play in enumerate(random_plays(6)):
        if number % 3 and play.state.phase != MOVE:
            continue
        out, dice = [0] * SPACE, [0]
        seed_dice(dice, number, 0)
        count = legal(play.state, out)
        state, moves, compiled_dice = play.state.copy(), list(out), list(dice)
        place = bot(play.state.copy(), out, count, dice, notes)
        assert machine.call("choose", state, moves, count, compiled_dice, compiled_notes) == place
        assert (compiled_dice, compiled_notes) == (dice, notes)
        assert state.key() == play.state.key()


@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [(greedy_in_tiles, choose_at_random, 0.95), (careful_in_tiles, greedy_in_tiles, 0.7)],
)
def test_each_bot_beats_the_one_below(better: Bot, worse: Bot, least: float, is_open: bool) -> None:
    """At equal strength, a share of 0.7 in 200 games is more than five standard deviations away."""
    assert share_of_first(better, worse, is_open, 200) >= least


def share_of_first(first: Bot, second: Bot, is_open: bool, games: int) -> float:
    rows = {"open": True, "rows": ["123" * 5] * 2} if is_open else {}
    start = Play("tiles", edition="steffen", **rows).state
    program = Program()
    program.export("half_points", half_points, first, second)
    machine = Instance(compile_module(program.text(), program.exports))
    dice = Span(machine.take(8 * games), games, 1)
    for game in range(games):
        die = [0]
        seed_dice(die, 1, game)
        machine.write_list(INT64, Span(dice.address + 8 * game), die)
    points = machine.call("half_points", start.copy(), start, [0] * SPACE, dice, TileNotes())
    return float(points) / (2 * games)


@rule
def half_points(
    first: TileBot,
    second: TileBot,
    s: State,
    start: State,
    out: list[int],
    dice: list[list[int]],
    notes: TileNotes,
) -> int:
    """Plays as many games as there are dice, every seat and start in turn; two points for a win, one for a
    draw."""
    points = 0
    for game in range(len(dice)):
        overwrite(s, start)
        seat = game & 1
        s.start = game >> 1 & 1
        s.mover = s.start
        if s.is_open == 1:
            shuffle_rows(s, dice[game])
        while s.phase != OVER:
            if s.phase == CHANCE_TILE:
                step(s, random_tile(s, dice[game]))
                continue
            count = legal(s, out)
            if s.mover == seat:
                step(s, out[first(s, out, count, dice[game], notes)])
            else:
                step(s, out[second(s, out, count, dice[game], notes)])
        points += 1 if s.winner < 0 else 2 * (s.winner == seat)
    return points


@rule
def shuffle_rows(s: State, dice: list[int]) -> None:
    for seat in range(2):
        for place in range(TILES_EACH - 1, 0, -1):
            here = TILES_EACH * seat + place
            there = TILES_EACH * seat + below(dice, place + 1)
            s.rows[here], s.rows[there] = s.rows[there], s.rows[here]
