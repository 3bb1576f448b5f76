"""What the expert would do, for somebody who plays alone."""

from __future__ import annotations

from typing import Final

from tenfold.analysis.decisions import judge
from tenfold.analysis.evaluator import evaluator_for
from tenfold.analysis.findings import Decision
from tenfold.analysis.mistakes import TOLERANCE
from tenfold.i18n.advice import Adviser

from .console import Console
from .table import Table

SHOWN: Final = 3  # moves


def show_hint(console: Console, table: Table) -> None:
    """The best moves with their chances to win, and why; among people nothing, who have not agreed to it."""
    if len(table.setup.people) > 1:
        console.say("hint.not_here")
        return
    decision, adviser = _judged(table), Adviser(console.catalog, table.setup.names)
    console.paragraph(_sentence(decision, adviser))
    for option in decision.options[:SHOWN]:
        percent = adviser.percent(option.values[decision.seat])
        console.entry(percent, adviser.choice(option.moves, decision.kind), len("100 %"))
    console.say("expert.judged")


def _judged(table: Table) -> Decision:
    play = table.play
    options = play.game.write_options(play.options)
    usual, quick = (evaluator_for(play.game.name, options, level) for level in ("normal", "quick"))
    return judge(play.game, play.state, len(play.moves) + 1, usual, quick)


def _sentence(decision: Decision, adviser: Adviser) -> str:
    if len(decision.options) == 1:
        return adviser.catalog.say("table.obvious", why="only")
    best, other = decision.options[:2]
    lead = best.values[decision.seat] - other.values[decision.seat]
    verdict = adviser.catalog.say(
        "expert.best",
        near="yes" if lead <= TOLERANCE else "no",
        choice=adviser.choice(best.moves, decision.kind),
        other=adviser.choice(other.moves, decision.kind),
        lead=adviser.percent(lead),
    )
    reasons = [(reason.key, reason.details) for reason in decision.reasons]
    return f"{verdict} {adviser.counsel(reasons, decision.kind)}".rstrip()
