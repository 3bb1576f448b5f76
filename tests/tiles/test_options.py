"""What two players can agree on before a tile game, and how it begins."""

from __future__ import annotations

import pytest
from table import go_on, lay_tiles, row

from tenfold.protocol.errors import BadOptions
from tenfold.tiles.options import read_options
from tenfold.tiles.setup import Setup, set_up, setup_of
from tenfold.tiles.state import LONGEST_SECOND_ROUND, State

BOUNDED = ["repetitions", "second_round_limit"]


@pytest.mark.parametrize("option", BOUNDED)
@pytest.mark.parametrize("value", [-1, 0, LONGEST_SECOND_ROUND + 1, 10**30])
def test_numbers_out_of_bounds_are_refused(option: str, value: int) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options({"edition": "steffen", option: value})
    assert refused.value.key == "options.outside"
    bounds = {"option": option, "value": value, "lowest": 1, "highest": LONGEST_SECOND_ROUND}
    assert refused.value.details == bounds


@pytest.mark.parametrize("option", BOUNDED)
@pytest.mark.parametrize("value", [1, LONGEST_SECOND_ROUND])
def test_the_bounds_themselves_are_allowed(option: str, value: int) -> None:
    setup = setup_of(read_options({"edition": "steffen", option: value}))
    assert getattr(setup, option) == value


def test_the_longest_second_round_has_room() -> None:
    play = lay_tiles(row(0, 29), repetitions=1000, second_round_limit=LONGEST_SECOND_ROUND)
    there_and_back = "move:0,0>1,1 move:29,0>28,1 move:1,1>0,0 move:28,1>29,0"
    go_on(play, f"{there_and_back} " * (LONGEST_SECOND_ROUND // 4 - 1))
    go_on(play, there_and_back.rpartition(" ")[0])
    assert not play.is_over
    go_on(play, "move:28,1>29,0")
    assert play.result == {"winners": [], "reason": "limit"}


def test_the_start_is_made_of_numbers_alone() -> None:
    state = State()
    set_up(state, Setup(open=1, start=1, repetitions=2, second_round_limit=7, rows=[1, 2, 3] * 10))
    rows = ("123" * 5, "123" * 5)
    options = {"open": True, "start": 1, "repetitions": 2, "second_round_limit": 7, "rows": rows}
    same = State()
    set_up(same, setup_of(read_options({"edition": "steffen", **options})))
    assert state.key() == same.key()
    assert (state.mover, state.right, state.supply, state.winner) == (1, [15, 15], [0] * 6, -1)
