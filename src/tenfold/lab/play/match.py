"""One game between bots, dealt by a dealer: compiled from the first move to the last when all of them are
rules, interpreted when a plain function or a program sits at the table. It is the same loop, and the same
game."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from tenfold.bots.bot import Bot, Course, Turn
from tenfold.bots.registry import HOUSE, Rule, find_bot, is_program, load_rule
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import MOST_SEATS
from tenfold.cards.victory import count_up, written_result
from tenfold.catalogue import AnyGame, find_game
from tenfold.fast.match import CompiledMatch, RuleFault, dice_for
from tenfold.fast.module import is_checked, match_code
from tenfold.kernel import count_bits
from tenfold.kernel.kinds import name_of
from tenfold.kernel.layout import layout_of
from tenfold.kernel.refusals import NotInSubset
from tenfold.kernel.source import hints_of
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.matches import LONGEST_GAME, play_match
from tenfold.programs.faults import ProgramFault
from tenfold.programs.program import Program
from tenfold.programs.running import running, tell_end
from tenfold.protocol.errors import BadOptions, Illegal, TenfoldError
from tenfold.protocol.game import Json, Move, Seat
from tenfold.protocol.options import spell
from tenfold.records.dealer import Dealer

from .written_moves import WrittenMoves

SECONDS_A_MOVE: Final = 10.0  # that a bot of one's own may think
MOVES_A_GAME: Final = 6  # a compiled game may take as long as so many moves of an interpreted bot


class BotFault(TenfoldError):
    """A bot crashed, cheated or did not answer; its seat forfeits the game."""

    def __init__(self, key: str, seat: Seat, **details: str | int) -> None:
        super().__init__(key, seat=seat, **details)
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        """So that a worker can hand it in."""
        details: Any = self.details
        return partial(BotFault, self.key, **details), ()


@dataclass(slots=True)
class PlayedGame:
    """A game as it was played."""

    dealer: Dealer
    moves: list[Move]
    state: Any
    result: Json | None  # None when a bot's fault ended it
    paper: Arrangement | None = None  # that a card game was counted up on
    fault: BotFault | None = None

    def run_lengths(self) -> Iterator[tuple[int, int]]:
        """By seat and colour: how many cards the scored run has."""
        if self.paper is not None:
            for place in range(4 * self.state.seats):
                yield place % 4, count_bits(self.paper.scored[place])

    def shares(self) -> list[float]:
        """What each seat has won of a victory of 1; after a fault the others share it."""
        seats = self.dealer.game.seats(self.dealer.game.read_options(self.dealer.options))
        if self.fault:
            return [0.0 if seat == self.fault.seat else 1 / (seats - 1) for seat in range(seats)]
        assert self.result
        winners = self.result["winners"] or range(seats)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


class Match:
    """A table for games between the same bots, a name for each seat but the solo opponent's."""

    def __init__(self, game: str, names: Sequence[str], seconds_a_move: float = SECONDS_A_MOVE) -> None:
        self.game = game
        self.names = list(names)
        self._seconds = seconds_a_move
        self._starts: dict[str, bytes] = {}
        self._compiled: CompiledMatch | None = None
        rules = rules_of(game, names)
        if rules is None:
            self._rules = [load_rule(game, name) for name in names]
            self._bots = [_player(game, name) for name in names]
        else:
            self._compiled = CompiledMatch(game, tuple(rules.values()), self._game_time)
            numbers = {name: number for number, name in enumerate([*HOUSE[game].bots, *rules])}
            self._numbers = [numbers[name] for name in names] + [0] * (MOST_SEATS - len(names))

    @property
    def _game_time(self) -> float:
        """Compiled bots are not watched move by move."""
        return MOVES_A_GAME * self._seconds

    def play(self, dealer: Dealer, number: int) -> PlayedGame:
        """Plays one game; `number` seeds the bots' dice."""
        piles = [move for pile in dealer.piles for move in pile]
        if self._compiled is None:
            return self._play_interpreted(dealer, piles, number)
        try:
            finished = self._compiled.play(self._packed_start(dealer), piles, self._numbers, number)
        except RuleFault as fault:
            return PlayedGame(dealer, fault.moves, fault.state, None, None, self._blamed(fault))
        return PlayedGame(dealer, finished.moves, finished.state, finished.result, finished.paper)

    def _blamed(self, fault: RuleFault) -> BotFault:
        seat = fault.state.mover
        name = self.names[seat]
        if fault.key == "bot.too_long":
            return BotFault(fault.key, seat, name=name, seconds=max(round(self._game_time), 1))
        if fault.key == "bot.cheated":
            return BotFault("bot.cheated_place", seat, name=name)
        return BotFault(fault.key, seat, name=name, problem=fault.problem)

    def _packed_start(self, dealer: Dealer) -> bytes:
        """Packing costs as much as playing, and games differ in the starting seat alone."""
        if "rows" in dealer.options:
            return _packed(first_position(dealer.game, dealer.options))
        name = repr(dealer.options)
        if name not in self._starts:
            self._starts[name] = _packed(first_position(dealer.game, dealer.options))
        return self._starts[name]

    def _play_interpreted(self, dealer: Dealer, piles: list[Move], number: int) -> PlayedGame:
        written = WrittenMoves(dealer.game, dealer.options)
        log = [0] * LONGEST_GAME
        course = Course.dealt_by(dealer, lambda: written.up_to(log[: log.index(-1, len(written))]))
        played = self._play_through(dealer, piles, number, log, course)
        whole = Course.dealt_by(dealer, lambda: written.up_to(played.moves))
        tell_end(self.game, self.names, whole, played.result)
        return played

    def _play_through(
        self, dealer: Dealer, piles: list[Move], number: int, log: list[Move], course: Course
    ) -> PlayedGame:
        game, loops = dealer.game, LOOP_GAMES[self.game]
        state = first_position(game, dealer.options)
        choosers = tuple(partial(self._ask, course, seat) for seat in range(len(self.names)))
        out, offered = [0] * loops.space, [0] * loops.space
        dice, notes = dice_for(number, MOST_SEATS), HOUSE[self.game].notes()
        given = state, state.copy(), piles, out, offered, dice, list(range(MOST_SEATS)), notes, log
        try:
            count = play_match(loops.book, choosers, *given)
            if count < 0:
                raise BotFault("bot.cheated_place", state.mover, name=self.names[state.mover])
        except BotFault as fault:
            moves = log[: log.index(-1)] if -1 in log else []
            return PlayedGame(dealer, moves, state, None, None, fault)
        if self.game == "tiles":
            return PlayedGame(dealer, log[:count], state, game.result(state))
        paper = Arrangement()
        return PlayedGame(
            dealer, log[:count], state, written_result(state, paper, count_up(state, paper)), paper
        )

    def _ask(
        self, course: Course, seat: int, s: Any, out: list[int], count: int, dice: list[int], notes: Any
    ) -> int:
        """Asks a bot, and holds it to the rules."""
        legal, name, rule, bot = out[:count], self.names[seat], self._rules[seat], self._bots[seat]
        turn = Turn(find_game(self.game), s.copy(), seat, list(legal), dice, course)
        if isinstance(bot, Program):
            return self._ask_program(bot, turn)
        try:
            with _limited(self._seconds):
                if rule is not None:
                    return int(rule(s, out, count, dice, notes))
                answer = bot(turn)
        except _TooLong:
            raise BotFault("bot.too_long", seat, name=name, seconds=round(self._seconds)) from None
        except (Exception, SystemExit) as error:
            problem = f"{type(error).__name__}: {error}"
            raise BotFault("bot.crashed", seat, name=name, problem=problem) from error
        try:
            move = find_game(self.game).move(s, answer) if isinstance(answer, str) else answer
            return legal.index(move)
        except (Illegal, TenfoldError, ValueError, TypeError):
            raise BotFault("bot.cheated", seat, name=name, answer=str(answer)[:40]) from None

    def _ask_program(self, program: Program, turn: Turn) -> int:
        """It has its own clock, and its own faults."""
        try:
            return program.choose(turn, self._seconds).place
        except ProgramFault as fault:
            raise BotFault(fault.key, turn.seat, **fault.details) from None


def _player(game: str, name: str) -> Bot | Program:
    return running(name) if is_program(name) else find_bot(game, name)


def rules_of(game: str, names: Sequence[str]) -> dict[str, Rule] | None:
    """The rules of somebody's own among some bots, by name; None if one of the bots does not compile."""
    own: dict[str, Rule] = {}
    for name in dict.fromkeys(names):
        if name not in HOUSE[game].bots:
            rule = load_rule(game, name)
            if rule is None:
                return None
            own[name] = rule
    return own


def check_rules(game: str, names: Sequence[str]) -> None:
    """Raises `BadOptions` for a bot that cannot be found, or for a rule that does not compile; and
    `ProgramFault` for a program that is not ready to play."""
    for name in dict.fromkeys(names):
        if is_program(name):
            running(name).check_game(game)
        rule = None if name in HOUSE[game].bots else load_rule(game, name)
        try:
            if rule is not None:
                _check_parameters(game, name, rule)
                match_code(game, (rule,), is_checked())
        except NotInSubset as refusal:
            raise BadOptions("options.bot_not_in_subset", name=spell(name), problem=str(refusal)) from None


def _check_parameters(game: str, name: str, rule: Rule) -> None:
    """A rule of the other game, say, is no bot of this one."""
    hints, state, notes = hints_of(rule), LOOP_GAMES[game].state, HOUSE[game].notes
    wanted = (state, list[int], int, list[int], notes)
    given = tuple(hints.parameters.values())
    fits = len(given) == len(wanted) and all(
        isinstance(hint, TypeVar) or hint == kind for hint, kind in zip(given, wanted, strict=True)
    )
    if not fits or hints.result is not int:
        words = f"{name_of(state)}, list[int], int, list[int], {name_of(notes)}"
        raise BadOptions("options.bot_parameters", name=spell(name), wanted=words)


def first_position(game: AnyGame, options: Json) -> Any:
    """The position before the first move."""
    return game.start(game.read_options(options))


def _packed(state: Any) -> bytes:
    return layout_of(type(state)).pack(state)


class _TooLong(BaseException):
    """Not an `Exception`, so that a bot that catches everything cannot sit on."""


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    def ring(_signal: int, _frame: Any) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
