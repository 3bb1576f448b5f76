"""Games between bots, compiled from the first move to the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tenfold.bots.registry import HOUSE
from tenfold.cards.victory import written_result as written_card_result
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span, TookTooLong, Trapped
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import INT64
from tenfold.loops.dice import seed_dice
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.matches import LONGEST_GAME
from tenfold.protocol.game import Json, Move
from tenfold.tiles.result import written_result as written_tile_result

from .exports import Rule
from .module import house_code, is_checked, match_code

MOST_PILES: Final = 256  # cards or tiles that chance gives in a game, at most
SECONDS_A_GAME: Final = 60.0  # before a compiled game is given up


class RuleFault(Exception):
    """A rule of somebody's own went wrong in the middle of a game."""

    def __init__(self, key: str, problem: str, moves: list[Move], state: Any) -> None:
        super().__init__(key, problem)
        self.key = key
        self.problem = problem
        self.moves = moves
        self.state = state


class Finished(NamedTuple):
    moves: list[Move]
    state: Any
    paper: Any  # of a card game: what it was counted up on
    result: Json | None


class CompiledMatch:
    """A table for games between the house's bots and, behind them, rules of somebody's own."""

    def __init__(
        self,
        game: str,
        own: Sequence[Rule] = (),
        seconds: float = SECONDS_A_GAME,
        recall: Callable[[Any], tuple[int, bytes]] | None = None,
    ) -> None:
        """`seconds` is how long a game with rules of somebody's own may take; `recall` is what networks
        know, if it is not what comes with the package."""
        loops = LOOP_GAMES[game]
        code = match_code(game, tuple(own), is_checked()) if own else house_code(is_checked())
        machine = self._machine = Instance(code, seconds)
        self._game, self._layout = game, layout_of(loops.state)
        self._notes_size = layout_of(HOUSE[game].notes).size
        self._state, self._shown = machine.keep(loops.state()), machine.keep(loops.state())
        self._paper = machine.keep(loops.paper())
        self._notes = Span(machine.take(self._notes_size))
        self._recall = recall or HOUSE[game].recall
        self._known: dict[bytes, tuple[int, bytes]] = {}
        self._piles = machine.keep_list(INT64, MOST_PILES)
        self._out, self._offered = (machine.keep_list(INT64, loops.space) for _ in range(2))
        self._dice = Span(machine.take(8 * loops.most_seats), loops.most_seats, 1)
        self._log = machine.keep_list(INT64, LONGEST_GAME)

    def play(self, start: bytes, piles: list[Move], bots: list[int], seed: int) -> Finished:
        """Plays from a packed position; `bots` says by seat which bot decides, `seed` seeds their dice."""
        machine = self._machine
        machine.write(self._state.address, start)
        self._prepare_notes(start, bots)
        machine.write_list(INT64, self._piles, piles)
        machine.write_list(INT64, self._dice, [die[0] for die in dice_for(seed, self._dice.length)])
        given = Span(self._piles.address, len(piles)), self._out, self._offered, self._dice
        kept = bots, self._notes, self._log
        try:
            count = machine.call(f"{self._game}.play_match", self._state, self._shown, *given, *kept)
        except TookTooLong:
            raise self._fault("bot.too_long", "") from None
        except Trapped as trap:
            raise self._fault("bot.crashed", str(trap)) from None
        if count < 0:
            raise self._fault("bot.cheated", "")
        return self._counted(machine.fetch_list(INT64, self._log, count), self._state_now())

    def _prepare_notes(self, start: bytes, bots: list[int]) -> None:
        house = list(HOUSE[self._game].bots.values())
        self._machine.write(self._notes.address, bytes(self._notes_size))
        if self._recall and any(house[bot].is_compiled for bot in bots if bot < len(house)):
            if start not in self._known:
                self._known = {start: self._recall(self._layout.unpack(start))}
            offset, known = self._known[start]
            self._machine.write(self._notes.address + offset, known)

    def _fault(self, key: str, problem: str) -> RuleFault:
        """The log ends where -1 stands: before the move that nobody made."""
        log = self._machine.fetch_list(INT64, self._log, LONGEST_GAME)
        return RuleFault(key, problem, log[: log.index(-1)], self._state_now())

    def _state_now(self) -> Any:
        return self._layout.unpack(self._machine.read(self._state.address, self._layout.size))

    def _counted(self, moves: list[Move], state: Any) -> Finished:
        """Counting up a card game is most of the work after its end, so that runs compiled, too."""
        if self._game == "tiles":
            return Finished(moves, state, None, written_tile_result(state))
        winners = self._machine.call("cards.count_up", self._state, self._paper)
        paper: Any = self._machine.fetch(LOOP_GAMES["cards"].paper, self._paper)
        return Finished(moves, state, paper, written_card_result(state, paper, winners))


def dice_for(seed: int, seats: int) -> list[list[int]]:
    """Independent dice for each seat."""
    dice = [[0] for _ in range(seats)]
    for seat, die in enumerate(dice):
        seed_dice(die, seed, seat)
    return dice
