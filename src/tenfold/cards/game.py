"""The card game as the protocol wants it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tenfold.protocol.game import Game, Json, Move, Seat, Shuffle
from tenfold.protocol.piles import each_pile

from .chances import lay_pile, next_pile, note_chances
from .deck import KINDS, LARGEST_DECK
from .events import events
from .moves import SPACE, TOKENS, read_token
from .options import Options, read_options, write_options
from .phases import legal, step, to_move
from .refusals import refusal
from .scoring import Arrangement
from .setup import count_seats, is_solo, set_up, setup_of
from .state import OVER, State
from .victory import count_up, written_result
from .view import view


class Cards(Game[Options, State]):
    name = "cards"
    space = SPACE

    def read_options(self, raw: Mapping[str, object]) -> Options:
        return read_options(raw, self.rules)

    def ruled_since(self, options: Options) -> int:
        return options.edition.solo_ruled_since if is_solo(setup_of(options)) else 1

    def write_options(self, options: Options) -> Json:
        return write_options(options)

    def seats(self, options: Options) -> int:
        return count_seats(setup_of(options))

    def start(self, options: Options) -> State:
        state = State()
        set_up(state, setup_of(options))
        return state

    def to_move(self, state: State) -> Seat:
        return to_move(state)

    def legal(self, state: State) -> list[Move]:
        moves = [0] * SPACE
        return moves[: legal(state, moves)]

    def apply(self, state: State, move: Move) -> State:
        if move not in self.legal(state):
            raise refusal(state, move)
        return self.advance(state, move)

    def advance(self, state: State, move: Move) -> State:
        after = state.copy()
        step(after, move)
        return after

    def chances(self, state: State) -> list[tuple[Move, int]]:
        moves, weights = [0] * KINDS, [0] * KINDS
        count = note_chances(state, moves, weights)
        return list(zip(moves[:count], weights[:count], strict=True))

    def shuffled(self, raw: Json, shuffle: Shuffle) -> tuple[Json, list[list[Move]]]:
        setup = setup_of(self.read_options(raw))
        return raw, [shuffle(pile) for pile in each_pile(partial(lay_pile, setup), LARGEST_DECK)]

    def pile(self, state: State) -> int:
        return next_pile(state)

    def result(self, state: State) -> Json | None:
        if state.phase != OVER:
            return None
        paper = Arrangement()
        return written_result(state, paper, count_up(state, paper))

    def view(self, state: State) -> Json:
        return view(state)

    def events(self, before: State, move: Move, after: State) -> list[Json]:
        return events(before, move, after)

    def token(self, state: State, move: Move) -> str:
        return TOKENS[move]

    def move(self, state: State, token: str) -> Move:
        move = read_token(token)
        if move not in self.legal(state):
            raise refusal(state, move)
        return move

    def key(self, state: State) -> bytes:
        return state.key()
