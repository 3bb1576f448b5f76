"""Whose review is next: everybody who waits gets one in turn, however many they have asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenfold.server.storage.reviews import WaitingReview


def next_review(waiting: Sequence[WaitingReview], served: Mapping[str, int]) -> WaitingReview | None:
    """The oldest review of whoever was served longest ago; `waiting` has the oldest first, and `served` says
    with which number somebody was served last."""
    return min(waiting, key=lambda review: served.get(review.asker, -1), default=None)
