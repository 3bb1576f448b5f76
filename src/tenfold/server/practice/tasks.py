"""What somebody is asked to decide; the kind of a mistake would give the answer away."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from tenfold.wire.review import DecisionKind

Task: TypeAlias = Literal["turn", "bidding", "buying", "paying", "placing"]

TASKS: Final[dict[DecisionKind, Task]] = {
    "drawing": "turn",
    "stopping": "turn",
    "reward": "turn",
    "bidding": "bidding",
    "buying": "buying",
    "paying": "paying",
}


def task_of(kind: DecisionKind) -> Task:
    return TASKS.get(kind, "placing")
