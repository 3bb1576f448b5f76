"""What the expert would do, for somebody who plays alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import study_for
from tenfold.analysis.findings import Decision, Option
from tenfold.i18n.advice import Adviser
from tenfold.judging.marks import TOLERANCE

from .choosing import Decision as Question
from .console import Console
from .table import Table

SHOWN: Final = 3  # moves


def show_own_hint(console: Console, table: Table, questions: Sequence[Question]) -> None:
    """The best moves with their chances to win, and why; among people nothing, who have not agreed to it."""
    if len(table.setup.people) > 1:
        console.say("hint.not_here")
        return
    show_hint(console, _judged(table), Adviser(console.catalog, table.setup.names, table.reader), questions)


def show_hint(console: Console, decision: Decision, adviser: Adviser, questions: Sequence[Question]) -> None:
    """What the expert says; `questions` are those that were asked, the last one first."""
    console.paragraph(_sentence(decision, adviser))
    for option in decision.options[:SHOWN]:
        percent = adviser.percent(option.values[decision.seat])
        words = adviser.choice(option.moves, decision.kind)
        if option.lead is not None:
            words = f"{words} ({adviser.lead(option.lead)})"
        if keys := _keys_for(option.moves, questions):
            words = console.catalog.say("hint.keys", choice=words, keys=_in_turn(keys, console))
        console.entry(percent, words, len(adviser.percent(1)))
    console.say("expert.judged")


def _keys_for(moves: Sequence[str], questions: Sequence[Question]) -> list[str]:
    """What to type; Enter leads back from a question to the one before."""
    for back, question in enumerate(questions):
        if keys := question.keys_for(moves):
            return ["Enter"] * back + keys
    return []


def _in_turn(keys: Sequence[str], console: Console) -> str:
    told, *others = keys
    for key in others:
        told = console.catalog.say("hint.key_then", keys=told, next=key)
    return told


def _judged(table: Table) -> Decision:
    play = table.play
    study = study_for(play.game, play.options)
    return assess(play.game, play.state, len(play.moves) + 1, study, "normal")


def _sentence(decision: Decision, adviser: Adviser) -> str:
    if len(decision.options) == 1:
        return adviser.catalog.say("table.obvious", why="only")
    reasons = [(reason.key, reason.details) for reason in decision.reasons]
    return f"{_judgement(decision, adviser)} {adviser.counsel(reasons, decision.kind)}".rstrip()


def _judgement(decision: Decision, adviser: Adviser) -> str:
    """What wins, that nothing does, what is as good as the best, or what the best two promise; the twin of
    the client's `expert/hint_text.ts`."""
    say, seat, (best, other) = adviser.catalog.say, decision.seat, decision.options[:2]
    wins = [option for option in decision.options if option.exact and option.values[seat] == 1]
    equals = [option for option in decision.options if option.is_equal]
    if wins:
        return say("expert.wins", count=len(wins), choices=_named(wins, decision, adviser))
    if best.exact and best.values[seat] == 0:
        return say("expert.lost")
    if len(equals) > 1:
        return say("expert.equal", choices=_named(equals, decision, adviser))
    return say(
        "expert.best",
        near="yes" if best.values[seat] - other.values[seat] <= TOLERANCE else "no",
        choice=adviser.choice(best.moves, decision.kind),
        other=adviser.choice(other.moves, decision.kind),
        value=adviser.percent(best.values[seat]),
        next=adviser.percent(other.values[seat]),
    )


def _named(options: list[Option], decision: Decision, adviser: Adviser) -> str:
    return adviser.choices([option.moves for option in options[:SHOWN]], decision.kind)
