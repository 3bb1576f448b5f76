"""Games between bots, the house's and rules of somebody's own: the same moves compiled, compiled and checked,
and interpreted."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import pytest
from setups import all_setups, name_of

from tenfold.bots.cards.notes import CardNotes
from tenfold.bots.registry import HOUSE
from tenfold.bots.tiles.notes import TileNotes
from tenfold.cards.phases import step
from tenfold.cards.state import MOST_SEATS
from tenfold.cards.state import State as CardState
from tenfold.fast.match import CompiledMatch, Finished, RuleFault, dice_for
from tenfold.kernel import count_bits, rule
from tenfold.kernel.layout import layout_of
from tenfold.loops.dice import below
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.matches import LONGEST_GAME, play_match
from tenfold.protocol.game import Json, Move
from tenfold.records.dealer import Dealer
from tenfold.tiles.state import State as TileState

S = TypeVar("S")
N = TypeVar("N")
Chooser = Callable[..., int]
HOUSE_BOTS: Final = {game: list(house.bots) for game, house in HOUSE.items()}
# The numbers of those that think little enough to be interpreted for a whole game.
QUICK: Final = {
    game: [number for number, bot in enumerate(house.bots.values()) if not bot.is_compiled]
    for game, house in HOUSE.items()
}


# Rules of somebody's own.


@rule
def thrifty(s: CardState, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:
    """Counts its turns in its notes, rolls dice, calls a rule of its own and looks at its money."""
    notes.estimates.number_counts[s.mover] += 1
    if s.tokens[s.mover] > 3 or weight(out, count) % 3 == 0:
        return below(dice, count)
    return notes.estimates.number_counts[s.mover] % count


@rule
def spreading(s: TileState, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:  # noqa: ARG001
    if count_bits(s.spots[0]) % 2 == 0:
        return count - 1
    return (s.laid + weight(out, count) + below(dice, 2)) % count


@rule
def last(s: S, out: list[int], count: int, dice: list[int], notes: N) -> int:  # noqa: ARG001
    return count - 1


@rule
def weight(out: list[int], count: int) -> int:
    total = 0.0
    for place in range(count):
        total += out[place] / (place + 1)
    return int(total)


@rule
def divides(s: CardState, out: list[int], count: int, dice: list[int], notes: CardNotes) -> int:  # noqa: ARG001
    return count // (s.seats - s.seats)


OWN: Final[dict[str, Chooser]] = {"cards": thrifty, "tiles": spreading}


def dealt(game: str, setup: dict[str, Any], number: int) -> tuple[Any, list[Move]]:
    """A position before the first move, and all that chance gives."""
    dealer = Dealer(game, setup, hashlib.sha256(str(number).encode()).digest())
    state = dealer.game.start(dealer.game.read_options(dealer.options))
    return state, [move for pile in dealer.piles for move in pile]


def interpreted(
    game: str, choosers: Sequence[Chooser], start: Any, piles: list[Move], bots: list[int], seed: int
) -> tuple[list[Move], Any]:
    loops, state, log = LOOP_GAMES[game], start.copy(), [0] * LONGEST_GAME
    dice, notes = dice_for(seed, MOST_SEATS), HOUSE[game].notes()
    out, offered = [0] * loops.space, [0] * loops.space
    given = state, state.copy(), list(piles), out, offered, dice, bots, notes, log
    count = play_match(loops.book, tuple(choosers), *given)
    return log[:count], state


def compiled(match: CompiledMatch, start: Any, piles: list[Move], bots: list[int], seed: int) -> Finished:
    return match.play(layout_of(type(start)).pack(start), piles, bots, seed)


def choosers_of(game: str, *own: Chooser) -> list[Chooser]:
    return [*(bot.choose for bot in HOUSE[game].bots.values()), *own]


@pytest.mark.parametrize("checked", ["0", "1"], ids=["fast", "checked"])
@pytest.mark.parametrize(("game", "setup"), all_setups(), ids=name_of)
def test_house_bots_play_the_same_in_all_forms(
    monkeypatch: pytest.MonkeyPatch, game: str, setup: dict[str, Any], checked: str
) -> None:
    monkeypatch.setenv("TENFOLD_CHECKED", checked)
    match = CompiledMatch(game)
    for seed in range(2):
        start, piles = dealt(game, setup, seed)
        bots = [QUICK[game][(seat + seed) % 3] for seat in range(MOST_SEATS)]
        moves, state = interpreted(game, choosers_of(game), start, piles, bots, seed)
        finished = compiled(match, start, piles, bots, seed)
        assert (finished.moves, finished.state) == (moves, state)
        assert finished.result is not None


@pytest.mark.parametrize("checked", ["0", "1"], ids=["fast", "checked"])
@pytest.mark.parametrize(("game", "setup"), all_setups()[::3], ids=name_of)
def test_bots_of_ones_own_play_the_same_in_all_forms(
    monkeypatch: pytest.MonkeyPatch, game: str, setup: dict[str, Any], checked: str
) -> None:
    monkeypatch.setenv("TENFOLD_CHECKED", checked)
    own = (OWN[game], last)
    match = CompiledMatch(game, own)
    for seed in range(2):
        start, piles = dealt(game, setup, seed)
        first = len(HOUSE_BOTS[game])
        bots = [first + seed, QUICK[game][1], first, first + 1, QUICK[game][0]]
        moves, state = interpreted(game, choosers_of(game, *own), start, piles, bots, seed)
        finished = compiled(match, start, piles, bots, seed)
        assert (finished.moves, finished.state) == (moves, state)


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_a_match_forgets_the_game_before(game: str) -> None:
    """Notes, dice and logs of one game are nothing to the next one."""
    setup = {"edition": "aeg", "seats": 3} if game == "cards" else {"edition": "steffen"}
    own = len(HOUSE_BOTS[game])
    match, bots = CompiledMatch(game, (OWN[game],)), [own, 2, 1, own, own]
    games = [compiled(match, *dealt(game, setup, seed), bots, seed).moves for seed in (1, 2, 1)]
    assert games[0] == games[2] != games[1]


def test_a_result_is_that_of_the_game() -> None:
    from tenfold.catalogue import find_game

    results: list[tuple[Json | None, Json | None]] = []
    for game, setup in all_setups():
        start, piles = dealt(game, setup, 5)
        finished = compiled(CompiledMatch(game), start, piles, [2, 1, 0, 2, 1], 5)
        results.append((finished.result, find_game(game).result(finished.state)))
    assert [one for one, _ in results] == [other for _, other in results]


def test_a_rule_that_goes_wrong_says_how_and_where() -> None:
    start, piles = dealt("cards", {"edition": "aeg", "seats": 2}, 1)
    own = len(HOUSE_BOTS["cards"])
    with pytest.raises(RuleFault) as found:
        compiled(CompiledMatch("cards", (divides,)), start, piles, [own] * MOST_SEATS, 1)
    assert (found.value.key, found.value.problem) == ("bot.crashed", "division by zero")
    for move in found.value.moves:
        step(start, move)
    assert found.value.state == start
