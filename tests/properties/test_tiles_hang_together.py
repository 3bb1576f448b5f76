"""What must be true of every position of the tile game, judged without the engine's own bookkeeping."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from strategies import tile_options

from tenfold.protocol.errors import TenfoldError
from tenfold.records.play import Play

Plane = dict[tuple[int, int], tuple[int, int]]  # cell -> seat, value

SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
AXES = ((1, 0), (0, 1), (1, 1), (1, -1))


def plane_of(play: Play) -> Plane:
    return {(tile["x"], tile["y"]): (tile["seat"], tile["value"]) for tile in play.view()["tiles"]}


def is_connected(cells: set[tuple[int, int]]) -> bool:
    rest = set(cells)
    newest = {rest.pop()} if rest else set()
    while newest:
        x, y = newest.pop()
        found = {(x + dx, y + dy) for dx, dy in SIDES} & rest
        rest -= found
        newest |= found
    return not rest


def has_line_of_ten(plane: Plane, seat: int) -> bool:
    for (x, y), (owner, _) in plane.items():
        for dx, dy in AXES:
            if owner != seat or plane.get((x - dx, y - dy), (None,))[0] == seat:
                continue
            total, at = 0, (x, y)
            while plane.get(at, (None,))[0] == seat:
                total += plane[at][1]
                at = (at[0] + dx, at[1] + dy)
            if total == 10:
                return True
    return False


def legal_by_definition(play: Play) -> set[str]:
    """Every move of the second round by the words of the rules."""
    plane, seat = plane_of(play), play.to_move
    moves = set()
    for source in [cell for cell, (owner, _) in plane.items() if owner == seat]:
        others = set(plane) - {source}
        x, y = source
        if all((x + dx, y + dy) in others for dx, dy in SIDES) or not is_connected(others):
            continue
        targets = {(a + dx, b + dy) for a, b in others for dx, dy in SIDES} - others - {source}
        moves |= {f"move:{x},{y}>{to_x},{to_y}" for to_x, to_y in targets}
    return moves or {"pass"}


VERBS = ["place", "left", "right", "pass", "1"]


class TileTable(RuleBasedStateMachine):
    play: Play

    @initialize(options=tile_options())
    def sit_down(self, options: dict[str, Any]) -> None:
        self.play = Play("tiles", **options)

    @precondition(lambda self: not self.play.is_over)
    @rule(choice=st.integers(0, 10_000), moves=st.integers(1, 30))
    def make_moves(self, choice: int, moves: int) -> None:
        for number in range(moves):
            legal = self.play.legal()
            if not legal:
                return
            self.play.push(legal[(choice + 131 * number) % len(legal)])

    @rule(x=st.integers(-4, 4), y=st.integers(-4, 4), verb=st.sampled_from(VERBS))
    def try_anything(self, x: int, y: int, verb: str) -> None:
        token = verb if verb in ("pass", "1") else f"{verb}:{x},{y}"
        if token in self.play.legal():
            return
        key = self.play.state.key()
        with pytest.raises(TenfoldError) as refused:
            self.play.push(token)
        assert refused.value.key.startswith(("illegal.", "over"))
        assert self.play.state.key() == key

    @invariant()
    def tiles_are_conserved_and_connected(self) -> None:
        view, plane = self.play.view(), plane_of(self.play)
        assert len(plane) == len(view["tiles"])
        assert is_connected(set(plane))
        for seat in (0, 1):
            lying = Counter(value for owner, value in plane.values() if owner == seat)
            supply = view["supplies"][seat]
            closed = {int(value): count for value, count in supply.get("counts", {}).items()}
            waiting = Counter(supply["row"] if view["open"] else closed)
            if view["hand"] and seat == self.play.state.mover:
                waiting[view["hand"]] += 1
            assert lying + waiting == Counter({1: 5, 2: 5, 3: 5})

    @invariant()
    def somebody_has_won_just_when_there_is_a_line_of_ten(self) -> None:
        result = self.play.result
        for seat in (0, 1):
            won = result is not None and result["winners"] == [seat]
            assert has_line_of_ten(plane_of(self.play), seat) == won

    @invariant()
    def the_second_round_is_legal_by_definition(self) -> None:
        if self.play.view()["phase"] == "move":
            assert set(self.play.legal()) == legal_by_definition(self.play)


TestTileTable = TileTable.TestCase
TestTileTable.settings = settings(max_examples=40, stateful_step_count=25)
