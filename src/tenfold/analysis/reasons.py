"""Why the better choice was better: what can be counted and speaks for it, and then the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tenfold.catalogue import AnyGame

from .card_facts import card_facts
from .evaluator import Choice
from .facts import Fact
from .findings import Option, Reason
from .tile_facts import tile_facts

MOST_NAMED: Final = 3  # of those that are as good
WHAT_FOLLOWS: Final = Reason("review.what_follows")  # where nothing countable speaks for the better choice
WINS_SURELY: Final = Reason("review.wins_surely")
LOSES_SURELY: Final = Reason("review.loses_surely")


def facts_about(game: AnyGame, state: Any, other: Choice, best: Choice) -> list[Fact]:
    """Whatever speaks for the best choice, compared with another."""
    facts = card_facts(state, other, best) if game.name == "cards" else tile_facts(game, state, other, best)
    return [fact for fact in facts if fact.speaks_for_best]


def reasons_between(game: AnyGame, state: Any, other: Choice, equals: Sequence[Choice]) -> list[Reason]:
    """What speaks for the best choice, and for all that are as good as it; the best comes first."""
    best, *more = equals
    alike = [{fact.key for fact in facts_about(game, state, other, one)} for one in more]
    facts = [
        fact for fact in facts_about(game, state, other, best) if all(fact.key in keys for keys in alike)
    ]
    return [reason for fact in facts for reason in fact.reasons]


def verdict_on(options: Sequence[Option], error: float) -> list[Reason]:
    """What would have been better, by so much, and what as good as that; the best option comes first."""
    best, *others = options
    percent = max(round(100 * error), 1)
    verdict = [Reason("review.verdict", {"moves": best.moves, "percent": percent})]
    equal = [" ".join(option.moves) for option in others if option.is_equal]
    return [*verdict, Reason("review.as_good", {"choices": equal[:MOST_NAMED]})] if equal else verdict
