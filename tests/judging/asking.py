"""Reasons between choices, asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenfold.analysis.evaluator import Choice
from tenfold.analysis.findings import Reason
from tenfold.analysis.written_reasons import written_reasons
from tenfold.judging.findings import Choices, Reasons
from tenfold.judging.reasons.cards import facts as card_facts
from tenfold.judging.reasons.cards.counts import CardPaper
from tenfold.judging.reasons.tiles import facts as tile_facts
from tenfold.judging.reasons.tiles.paper import TilePaper

RULES: dict[str, tuple[Any, Any]] = {"cards": (card_facts, CardPaper), "tiles": (tile_facts, TilePaper)}


def listed(choices: Sequence[Choice]) -> Choices:
    found = Choices(count=len(choices))
    at = 0
    for place, choice in enumerate(choices):
        found.firsts[place], found.lengths[place] = at, len(choice)
        found.moves[at : at + len(choice)] = choice
        at += len(choice)
    return found


def reasons_between(game: str, state: Any, other: Choice, equals: Sequence[Choice]) -> list[Reason]:
    """What speaks for the first of some choices that are as good, and for all of them."""
    (rules, paper), told = RULES[game], Reasons()
    better = list(range(1, 1 + len(equals)))
    rules.note_reasons(paper(), state, listed([other, *equals]), 0, better, len(better), told)
    return written_reasons(told)
