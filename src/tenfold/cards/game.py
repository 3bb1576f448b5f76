"""The card game as the protocol wants it."""

from __future__ import annotations

from collections.abc import Mapping

from tenfold.protocol.game import CHANCE, NOBODY, Game, Json, Move, Seat, Shuffle

from .deck import KINDS, NUMBERS
from .events import events
from .moves import GIVE, SPACE, TOKENS, read_token
from .options import Options, read_options, write_options
from .phases import legal, step
from .refusals import refusal
from .scoring import blank_paper
from .state import CHANCE_CARD, LIMIT, MOST_LAID, MOST_SEATS, OVER, OWNED, UNUSED, USED, State
from .turn import begin_turn
from .victory import count_up, money
from .view import view

TIE_BREAKS = {"owned": OWNED, "used": USED, "unused": UNUSED}
FIRST_TOKENS = 5


class Cards(Game[Options, State]):
    name = "cards"
    space = SPACE

    def read_options(self, raw: Mapping[str, object]) -> Options:
        return read_options(raw)

    def write_options(self, options: Options) -> Json:
        return write_options(options)

    def seats(self, options: Options) -> int:
        return options.players

    def start(self, options: Options) -> State:
        edition = options.edition
        target = options.target or 0
        deck = options.copies()
        state = State(
            seats=options.players,
            busting=int(options.busting),
            target=target,
            currency_limit=target if edition.solo.busts_above_target else LIMIT,
            bids_against_poor=int(edition.solo.bids_against_poor),
            idle_wildcards_pay=int(edition.solo.idle_wildcards_pay),
            wildcards_pay=int(edition.wildcards_pay),
            tie_break=TIE_BREAKS[edition.tie_break],
            deck=deck,
            to_come=sum(1 << kind for kind in range(KINDS) if deck[kind]),
            left=sum(deck),
            market=[0] * NUMBERS,
            on_sale=0,
            tableau=[0] * MOST_LAID,
            laid=0,
            drawn=0,
            total=0,
            currency=0,
            hands=[0] * (MOST_SEATS * KINDS),
            owned=[0] * MOST_SEATS,
            payable=[0] * MOST_SEATS,
            tokens=[FIRST_TOKENS] * options.players + [0] * (MOST_SEATS - options.players),
            busts=[0] * MOST_SEATS,
            phase=0,
            active=0,
            mover=0,
            item=-1,
            highest=0,
            bidder=-1,
            owed=0,
            spending=0,
            paying_in=0,
        )
        begin_turn(state, options.start)
        return state

    def to_move(self, state: State) -> Seat:
        if state.phase == OVER:
            return NOBODY
        return CHANCE if state.phase == CHANCE_CARD else state.mover

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
        if state.phase != CHANCE_CARD:
            return []
        return [(GIVE + card, copies) for card, copies in enumerate(state.deck) if copies]

    def shuffled(self, raw: Json, shuffle: Shuffle) -> tuple[Json, list[list[Move]]]:
        deck = read_options(raw).copies()
        return raw, [shuffle([GIVE + card for card in range(KINDS) for _ in range(deck[card])])]

    def pile(self, state: State) -> int:
        return 0

    def result(self, state: State) -> Json | None:
        if state.phase != OVER:
            return None
        paper = blank_paper()
        winners = count_up(state, paper)
        return {
            "scores": paper.scores[: state.seats],
            "money": [money(state, seat) for seat in range(state.seats)],
            "tiebreak": None if state.target else paper.figures[: state.seats],
            "winners": [seat for seat in range(state.seats) if winners >> seat & 1],
        }

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
