"""One game between bots, dealt by a dealer: compiled from the first move to the last when only the house
plays, interpreted when a bot of somebody's own sits at the table. It is the same loop, and the same game."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from tenfold.bots.bot import Bot, Turn
from tenfold.bots.house import HOUSE, find_bot
from tenfold.cards.victory import count_up, money
from tenfold.catalogue import AnyGame, find_game
from tenfold.fast.dice import seed_dice
from tenfold.fast.pack import Packed, pack, unpack
from tenfold.fast.rulebook import RULEBOOKS
from tenfold.kernel import adapt, compiled, rule
from tenfold.protocol.errors import BadOptions, Illegal, TenfoldError
from tenfold.protocol.game import CHANCE, NOBODY, Json, Move, Seat
from tenfold.records.dealer import Dealer

LONGEST_GAME: Final = 1 << 14  # moves; no deck of 250 cards comes near it
LONGEST_SECOND_ROUND: Final = LONGEST_GAME - 100
SECONDS_A_MOVE: Final = 10.0


class BotFault(TenfoldError):
    """A bot crashed, cheated or did not answer; its seat forfeits the game."""

    def __init__(self, key: str, seat: Seat, **details: str | int) -> None:
        super().__init__(key, seat=seat, **details)
        self.seat = seat


@dataclass(slots=True)
class Played:
    """A game as it was played."""

    dealer: Dealer
    moves: list[Move]
    state: Any
    result: Json | None  # None when a bot's fault ended it
    fault: BotFault | None = None

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
        self._house = all(name in HOUSE[game].bots for name in names)
        self._seconds = seconds_a_move
        self._starts: dict[str, Packed] = {}
        self._own_loop: Callable[..., int] | None = None  # made once: the kernel keeps every rule there is
        self._bots: list[Bot] = [] if self._house else [find_bot(game, name) for name in names]

    def play(self, dealer: Dealer, number: int) -> Played:
        """Plays one game; `number` seeds the bots' dice."""
        if self._house:
            return self._play_compiled(dealer, number)
        return self._play_interpreted(dealer, number)

    def _play_compiled(self, dealer: Dealer, number: int) -> Played:
        book = RULEBOOKS[self.game]
        state = self._packed_start(dealer)
        names = list(HOUSE[self.game].bots)
        bots = np.array([names.index(name) for name in self.names] + [0] * 5)
        dice = np.zeros((len(bots), 1), np.int64)
        for seat in range(len(bots)):
            seed_dice(dice[seat], number, seat)
        log = np.zeros(LONGEST_GAME, np.int64)
        piles = np.array([move for pile in dealer.piles for move in pile], np.int64)
        loop, out = compiled(_house_loop(self.game)), np.zeros(book.room, np.int64)
        count = loop(state[0], piles, out, dice, bots, _packed_notes(self.game), log)
        final = unpack(book.state, state[0])
        return Played(dealer, log[:count].tolist(), final, _result(dealer.game, state[0], final))

    def _packed_start(self, dealer: Dealer) -> Packed:
        """Packing costs as much as playing, and games differ in the starting seat alone."""
        if "rows" in dealer.options:
            return pack(first_position(dealer.game, dealer.options))
        name = repr(dealer.options)
        if name not in self._starts:
            self._starts[name] = pack(first_position(dealer.game, dealer.options))
        return self._starts[name].copy()

    def _play_interpreted(self, dealer: Dealer, number: int) -> Played:
        game, book = dealer.game, RULEBOOKS[self.game]
        state = first_position(game, dealer.options)
        dice = [[0] for _ in range(len(self.names) + 5)]
        for seat, die in enumerate(dice):
            seed_dice(die, number, seat)
        log: list[int] = [0] * LONGEST_GAME
        piles = [move for pile in dealer.piles for move in pile]
        if self._own_loop is None:
            self._own_loop = adapt(play_match, "own", **book.rules, choose=self._ask)
        try:
            count = self._own_loop(state, piles, [0] * book.room, dice, list(range(len(dice))), None, log)
        except BotFault as fault:
            moves = log[: log.index(-1)] if -1 in log else []
            return Played(dealer, moves, state, None, fault)
        return Played(dealer, log[:count], state, game.result(state))

    def _ask(self, s: Any, seat: int, out: list[int], count: int, dice: list[int], _notes: Any) -> int:
        """Asks somebody's own bot, and holds it to the rules."""
        legal, name = out[:count], self.names[seat]
        turn = Turn(find_game(self.game), s.copy(), seat, list(legal), dice)
        try:
            with _limited(self._seconds):
                answer = self._bots[seat](turn)
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


def first_position(game: AnyGame, options: Json) -> Any:
    """The position before the first move, with room for the longest second round that a tile game may have:
    the compiled rules cannot make room on the way."""
    state = game.start(game.read_options(options))
    if game.name == "tiles" and state.limit >= len(state.history):
        if state.limit > LONGEST_SECOND_ROUND:
            raise BadOptions(
                "options.outside",
                option="second_round_limit",
                value=state.limit,
                lowest=1,
                highest=LONGEST_SECOND_ROUND,
            )
        # Each length is another type to the compiler, so there are only a few.
        state.history += [0] * ((1 << state.limit.bit_length()) - len(state.history))
    return state


def _result(game: AnyGame, packed: Any, final: Any) -> Json | None:
    """As the game itself says it; counting up a card game is most of the work, so that runs compiled."""
    if game.name != "cards":
        return game.result(final)
    paper = _packed_paper()
    winners = compiled(count_up)(packed, paper)
    seats = range(final.seats)
    return {
        "scores": paper["scores"][: final.seats].tolist(),
        "money": [money(final, seat) for seat in seats],
        "tiebreak": None if final.target else paper["figures"][: final.seats].tolist(),
        "winners": [seat for seat in seats if winners >> seat & 1],
    }


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


# The rules and bots of a game take the place of these names.
def who_moves(s: Any) -> int:
    raise NotImplementedError


def next_of(s: Any, piles: Any) -> int:
    raise NotImplementedError


def legal(s: Any, out: Any) -> int:
    raise NotImplementedError


def step(s: Any, move: int) -> None:
    raise NotImplementedError


def choose(s: Any, bot: int, out: Any, count: int, dice: Any, notes: Any) -> int:
    raise NotImplementedError


@rule
def play_match(s: Any, piles: Any, out: Any, dice: Any, bots: Any, notes: Any, log: Any) -> int:
    """Plays to the end, writes every move into the log and returns how many there are."""
    count = 0
    mover = who_moves(s)
    while mover != NOBODY:
        log[count] = -1
        if mover == CHANCE:
            move = next_of(s, piles)
        else:
            choices = legal(s, out)
            place = choose(s, bots[mover], out, choices, dice[mover], notes) if choices > 1 else 0
            move = out[place]
        log[count] = move
        count += 1
        step(s, move)
        mover = who_moves(s)
    return count


@rule
def choose_in_house(s: Any, bot: int, out: Any, count: int, dice: Any, notes: Any) -> int:
    """Asks the house bot with a number."""
    if bot == 0:
        return first(s, out, count, dice, notes)
    if bot == 1:
        return second(s, out, count, dice, notes)
    return third(s, out, count, dice, notes)


def first(s: Any, out: Any, count: int, dice: Any, notes: Any) -> int:
    raise NotImplementedError


second = third = first


@cache
def _house_loop(game: str) -> Any:
    bots = dict(zip(("first", "second", "third"), HOUSE[game].bots.values(), strict=True))
    chooser = adapt(choose_in_house, game, **bots)
    return adapt(play_match, game, **RULEBOOKS[game].rules, choose=chooser)


@cache
def _packed_paper() -> Any:
    return pack(RULEBOOKS["cards"].paper)[0]


@cache
def _packed_notes(game: str) -> Any:
    return pack(HOUSE[game].notes())[0]
