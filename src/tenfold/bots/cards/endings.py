"""How games end that go on from a position, in points.

They are played on as `careful` plays, but for drawing: it looks one card ahead instead of two. That takes
some twenty microseconds late in a game, a two-hundredth of what the expert takes, so that many endings can be
seen of a choice; what a choice gains or loses by them is about what it does when experts play on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import LARGEST_DECK
from tenfold.cards.moves import SPACE
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import State
from tenfold.cards.victory import count_up
from tenfold.kernel import Struct, inside, numbers, overwrite, rule
from tenfold.loops.cards import lay_out, next_card
from tenfold.loops.dice import seed_dice
from tenfold.protocol.game import CHANCE, NOBODY

from .careful import bid_what_it_is_worth, buy_what_pays, draw_if_it_pays, stopping
from .estimating import Estimates
from .temper import Temper, decide_by


@dataclass(slots=True)
class EndingPaper(Struct):
    played: State = inside(State)
    pile: list[int] = numbers(LARGEST_DECK)
    out: list[int] = numbers(SPACE)
    dice: list[int] = numbers(1)
    estimates: Estimates = inside(Estimates)
    counted: Arrangement = inside(Arrangement)


@rule
def draw_if_the_next_pays(s: State, out: list[int], count: int, e: Estimates) -> int:
    return draw_if_it_pays(stopping, s, out, count, e)


QUICK: Final = Temper(draw=draw_if_the_next_pays, bid=bid_what_it_is_worth, buy=buy_what_pays)


@rule
def play_endings(p: EndingPaper, s: State, seat: int, seed: int, first: int, leads: list[int]) -> None:
    """The games from number `first` on, as many as there is room for."""
    for number in range(len(leads)):
        leads[number] = play_ending(p, s, seat, seed, first + number)


@rule
def play_ending(p: EndingPaper, s: State, seat: int, seed: int, number: int) -> int:
    """By how many points a seat ends ahead of the best other. A game of a number has the same order of cards,
    whichever position with as many to come it goes on from."""
    seed_dice(p.dice, seed, number)
    overwrite(p.played, s)
    lay_out(p.played, p.pile, p.dice)
    play_quickly(p, p.played)
    count_up(p.played, p.counted)
    return points_ahead(p.counted, s.seats, seat)


@rule
def play_quickly(p: EndingPaper, s: State) -> None:
    mover = to_move(s)
    while mover != NOBODY:
        if mover == CHANCE:
            step(s, next_card(s, p.pile))
        else:
            count = legal(s, p.out)
            step(s, p.out[decide_by(QUICK, s, p.out, count, p.estimates)])
        mover = to_move(s)


@rule
def points_ahead(counted: Arrangement, seats: int, seat: int) -> int:
    best = 0
    for other in range(seats):
        if other != seat:
            best = max(best, counted.scores[other])
    return counted.scores[seat] - best
