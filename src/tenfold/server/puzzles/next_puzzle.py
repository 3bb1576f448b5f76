"""Which puzzle comes next in a run: by the run's dice, and never one that the run has had."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Final, NamedTuple

NEAR: Final = 12  # puzzles whose ratings come nearest to somebody's: one of them is drawn
RUNGS: Final = 40  # of the ladder from the easiest to the hardest puzzles


class Candidate(NamedTuple):
    id: str
    rating: float
    is_seen: bool  # answered before, in whatever run


def of_strength(candidates: Sequence[Candidate], rating: float, dice: Random) -> str | None:
    """One of about this rating, and one that is new as long as there are any."""
    fresh = _fresh(candidates)
    near = sorted(fresh, key=lambda one: (abs(one.rating - rating), one.id))[:NEAR]
    return dice.choice(near).id if near else None


def of_rung(candidates: Sequence[Candidate], had: Collection[str], place: int, dice: Random) -> str | None:
    """One of the ladder's rung at this place. Above the ladder, what is left, the hardest first."""
    ladder = sorted(candidates, key=lambda one: (one.rating, one.id))
    height = max(len(ladder) // RUNGS, 1)
    harder = ladder[place * height :]
    if rung := [one for one in harder[:height] if one.id not in had]:
        return dice.choice(_fresh(rung)).id
    upwards = [*harder[height:], *reversed(ladder)]
    return next((one.id for one in upwards if one.id not in had), None)


def of_day(ids: Sequence[str], day: int) -> str:
    """In turn, by id: an id is a digest, so that easy and hard ones of all themes alternate."""
    return ids[day % len(ids)]


def _fresh(candidates: Sequence[Candidate]) -> Sequence[Candidate]:
    return [one for one in candidates if not one.is_seen] or candidates
