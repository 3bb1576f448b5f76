"""The tile game as the protocol wants it."""

from __future__ import annotations

from collections.abc import Mapping

from tenfold.protocol.errors import Illegal, TenfoldError
from tenfold.protocol.game import CHANCE, NOBODY, Game, Json, Move, Seat, Shuffle

from .events import events
from .moves import GIVE, ROOM, SPACE
from .notation import read, write
from .options import Options, read_options, write_options
from .phases import is_legal, legal, step
from .state import (
    CELLS,
    CHANCE_TILE,
    EACH_VALUE,
    LIMIT,
    LINE,
    OVER,
    PLACE,
    REPETITION,
    TILES,
    TILES_EACH,
    State,
)
from .view import view

ENDINGS = {LINE: "line", REPETITION: "repetition", LIMIT: "limit"}
USUAL_HISTORY = 101  # enough for the usual limit; a longer game makes its own room


class Tiles(Game[Options, State]):
    name = "tiles"
    space = SPACE

    def read_options(self, raw: Mapping[str, object]) -> Options:
        return read_options(raw)

    def write_options(self, options: Options) -> Json:
        return write_options(options)

    def seats(self, options: Options) -> int:
        return 2

    def start(self, options: Options) -> State:
        return State(
            is_open=int(options.open),
            start=options.start,
            repetitions=options.repetitions,
            limit=options.second_round_limit,
            supply=[0 if options.open else EACH_VALUE] * 6,
            hand=0,
            rows=[int(value) for row in options.rows for value in row] if options.rows else [0] * TILES,
            left=[0, 0],
            right=[TILES_EACH, TILES_EACH] if options.open else [0, 0],
            laid=0,
            values=[0] * TILES,
            xs=[0] * TILES,
            ys=[0] * TILES,
            touching=[0] * TILES,
            ring=[0] * CELLS,
            spots=[0, 0],
            moved=0,
            layout=0,
            history=[0] * USUAL_HISTORY,
            phase=PLACE if options.open else CHANCE_TILE,
            mover=options.start,
            ending=0,
            winner=-1,
        )

    def to_move(self, state: State) -> Seat:
        if state.phase == OVER:
            return NOBODY
        return CHANCE if state.phase == CHANCE_TILE else state.mover

    def legal(self, state: State) -> list[Move]:
        moves = [0] * ROOM
        return moves[: legal(state, moves)]

    def apply(self, state: State, move: Move) -> State:
        if not 0 <= move < SPACE or not is_legal(state, move):
            raise self._refusal(state, move)
        return self.advance(state, move)

    def advance(self, state: State, move: Move) -> State:
        after = state.copy()
        if after.moved + 1 == len(after.history):
            after.history += [0] * len(after.history)
        step(after, move)
        return after

    def chances(self, state: State) -> list[tuple[Move, int]]:
        if state.phase != CHANCE_TILE:
            return []
        counts = state.supply[3 * state.mover : 3 * state.mover + 3]
        return [(GIVE + place, count) for place, count in enumerate(counts) if count]

    def shuffled(self, raw: Json, shuffle: Shuffle) -> tuple[Json, list[list[Move]]]:
        piles = [
            shuffle([GIVE + value - 1 for value in (1, 2, 3) for _ in range(EACH_VALUE)]) for _ in (0, 1)
        ]
        if not raw.get("open"):
            return raw, piles
        rows = ["".join(str(move - GIVE + 1) for move in pile) for pile in piles]
        return {"rows": rows, **raw}, []

    def pile(self, state: State) -> int:
        return state.mover

    def result(self, state: State) -> Json | None:
        if state.phase != OVER:
            return None
        return {"winners": [] if state.winner < 0 else [state.winner], "reason": ENDINGS[state.ending]}

    def view(self, state: State) -> Json:
        return view(state)

    def events(self, before: State, move: Move, after: State) -> list[Json]:
        return events(before, move, after)

    def token(self, state: State, move: Move) -> str:
        return write(state, move)

    def move(self, state: State, token: str) -> Move:
        return read(state, token)

    def key(self, state: State) -> bytes:
        return state.key()

    def _refusal(self, state: State, move: Move) -> TenfoldError:
        if not 0 <= move < SPACE:
            return Illegal("illegal.no_such_move", move=move)
        try:
            read(state, write(state, move))
        except TenfoldError as error:
            return error
        return Illegal("illegal.no_such_move", move=move)  # the place has another number
