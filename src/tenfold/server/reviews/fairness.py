"""Whose review is next: everybody who waits gets one in turn, however many they have asked for, and so does
every household, however many cookies it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenfold.server.storage.reviews import WaitingReview


def next_review(waiting: Sequence[WaitingReview], served: Mapping[str, int]) -> WaitingReview | None:
    """The oldest review of whoever was served longest ago, in the household that was; `waiting` has the
    oldest first, and `served` says with which number somebody was served last."""

    def turn(review: WaitingReview) -> tuple[int, int]:
        return served.get(review.household, -1), served.get(review.asker, -1)

    return min(waiting, key=turn, default=None)
