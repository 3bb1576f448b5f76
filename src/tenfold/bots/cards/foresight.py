"""What a position comes to in many quick games that go on from it."""

from __future__ import annotations

from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.state import BID, BUST, DRAW, LAST_BUY, OVER, State
from tenfold.kernel import overwrite, rule
from tenfold.loops.cards import lay_out, next_card, share_out
from tenfold.loops.dice import seed_dice
from tenfold.protocol.game import CHANCE

from .endings import QUICK, EndingPaper
from .last_cards import ask, play_to_the_end
from .mind import Mind
from .temper import decide_by
from .valuing import is_evaluated


@rule
def foresee(m: Mind, p: EndingPaper, s: State, seed: int, games: int, last: int, shares: list[float]) -> None:
    ask(m.ends, 1 << 40)
    for seat in range(s.seats):
        shares[seat] = 0.0
    for number in range(games):
        seed_dice(p.dice, seed, number)
        overwrite(p.played, s)
        lay_out(p.played, p.pile, p.dice)
        play_until(p, p.played, last)
        if p.played.phase == OVER:
            share_out(p.played, m.paper, m.outcome)
        else:
            play_to_the_end(m, p.played, m.outcome)
        for seat in range(s.seats):
            shares[seat] += m.outcome[seat] / games


@rule
def play_until(p: EndingPaper, s: State, last: int) -> None:
    while not (s.phase == OVER or s.phase == LAST_BUY or (s.left <= last and is_evaluated(s))):
        if to_move(s) == CHANCE:
            step(s, next_card(s, p.pile))
        else:
            count = legal(s, p.out)
            step(s, p.out[decide_by(QUICK, s, p.out, count, p.estimates)])


@rule
def foresee_chances(m: Mind, p: EndingPaper, s: State, seed: int, games: int, last: int, out: list[int]) -> int:
    ask(m.ends, 1 << 40)
    count = legal(s, out)
    for place in range(count):
        overwrite(m.rolled, s)
        step(m.rolled, out[place])
        foresee(m, p, m.rolled, seed, games, last, m.weighed)
        for seat in range(5):
            m.values[place * 5 + seat] = m.weighed[seat]
    return count
