"""The study of a card game, with all that it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.cards.paying.proposal import propose_payment
from tenfold.cards.chances import note_chances
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.state import PAY, State
from tenfold.kernel import Struct, inside, rule
from tenfold.loops.cards import share_out as share_victory

from .cards.desk import CardDesk
from .cards.evaluator import begin_comparing, go_on_comparing, value_of, weigh_outcomes
from .cards.leads import note_leads
from .findings import Study
from .judge import Judge
from .reasons.cards.counts import CardPaper
from .reasons.cards.facts import kind_of_decision, note_reasons


@dataclass(slots=True)
class CardStudy(Struct):
    study: Study = inside(Study)
    position: State = inside(State)
    tried: State = inside(State)
    desk: CardDesk = inside(CardDesk)
    paper: CardPaper = inside(CardPaper)


@rule
def seats_at(s: State) -> int:
    return s.seats


@rule
def whose_chance(s: State) -> int:
    return s.active


@rule
def is_paying(s: State) -> bool:
    return s.phase == PAY


@rule
def is_same_payment(s: State, later: State) -> bool:
    return later.phase == PAY and later.mover == s.mover and later.item == s.item


@rule
def propose(desk: CardDesk, s: State, out: list[int]) -> int:
    return propose_payment(s, out, desk.mind.paper, desk.tried, desk.draft)


@rule
def share_at_end(desk: CardDesk, s: State, shares: list[float]) -> None:
    share_victory(s, desk.mind.paper, shares)


CARD_JUDGE: Final = Judge(
    legal=legal,
    step=step,
    to_move=to_move,
    count_seats=seats_at,
    note_chances=note_chances,
    whose_chance=whose_chance,
    is_paying=is_paying,
    is_same_payment=is_same_payment,
    propose=propose,
    share_out=share_at_end,
    value_of=value_of,
    weigh_outcomes=weigh_outcomes,
    begin_comparing=begin_comparing,
    go_on_comparing=go_on_comparing,
    note_leads=note_leads,
    note_reasons=note_reasons,
    kind_of=kind_of_decision,
)
