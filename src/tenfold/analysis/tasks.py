"""What somebody is asked to decide; the kind of a mistake would give the answer away."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from .findings import Kind

Task: TypeAlias = Literal["turn", "bidding", "buying", "paying", "placing"]

TASKS: Final[dict[Kind, Task]] = {
    "drawing": "turn",
    "stopping": "turn",
    "reward": "turn",
    "bidding": "bidding",
    "buying": "buying",
    "paying": "paying",
}


def task_of(kind: Kind) -> Task:
    return TASKS.get(kind, "placing")
