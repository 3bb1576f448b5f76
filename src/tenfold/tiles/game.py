"""The tile game as the protocol wants it."""

from __future__ import annotations

from collections.abc import Mapping

from tenfold.protocol.errors import Illegal, TenfoldError
from tenfold.protocol.game import Game, Json, Move, Seat, Shuffle
from tenfold.protocol.piles import each_pile

from .chances import lay_pile, next_pile, note_chances
from .events import events
from .moves import GIVE, PASS, PLACE_TILE, SPACE
from .notation import VALUES, find_move, take_apart, write
from .options import Options, read_options, write_options
from .phases import is_legal, legal, step, to_move
from .refusals import refusal
from .result import written_result
from .setup import set_up, setup_of
from .state import OVER, SEATS, TILES_EACH, State
from .view import view


class Tiles(Game[Options, State]):
    name = "tiles"
    space = SPACE

    def read_options(self, raw: Mapping[str, object]) -> Options:
        return read_options(raw)

    def write_options(self, options: Options) -> Json:
        return write_options(options)

    def seats(self, options: Options) -> int:
        return SEATS

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
        if not 0 <= move < SPACE or not is_legal(state, move):
            raise self._refusal(state, move)
        return self.advance(state, move)

    def advance(self, state: State, move: Move) -> State:
        after = state.copy()
        step(after, move)
        return after

    def chances(self, state: State) -> list[tuple[Move, int]]:
        moves, weights = [0] * len(VALUES), [0] * len(VALUES)
        count = note_chances(state, moves, weights)
        return list(zip(moves[:count], weights[:count], strict=True))

    def shuffled(self, raw: Json, shuffle: Shuffle) -> tuple[Json, list[list[Move]]]:
        piles = [shuffle(pile) for pile in each_pile(lay_pile, TILES_EACH)]
        if not raw.get("open"):
            return raw, piles
        rows = ["".join(VALUES[move - GIVE] for move in pile) for pile in piles]
        return {"rows": rows, **raw}, []

    def pile(self, state: State) -> int:
        return next_pile(state)

    def result(self, state: State) -> Json | None:
        return written_result(state) if state.phase == OVER else None

    def view(self, state: State) -> Json:
        return view(state)

    def events(self, before: State, move: Move, after: State) -> list[Json]:
        return events(before, move, after)

    def token(self, state: State, move: Move) -> str:
        return write(state, move)

    def move(self, state: State, token: str) -> Move:
        writing = take_apart(token)
        move = find_move(state, *writing.numbers())
        if move < 0:
            raise refusal(state, token, writing)
        return move

    def key(self, state: State) -> bytes:
        return state.key()

    def _refusal(self, state: State, move: Move) -> TenfoldError:
        if not 0 <= move < SPACE or PASS < move < PLACE_TILE:
            return Illegal("illegal.no_such_move", move=move)
        try:
            self.move(state, write(state, move))
        except TenfoldError as error:
            return error
        return Illegal("illegal.no_such_move", move=move)  # the place has another number
