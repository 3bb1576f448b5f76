"""What an answer means for the ratings of the one who gave it and of the puzzle."""

from __future__ import annotations

from typing import Final, NamedTuple

from tenfold.server.results.ratings import Pair, Standing, change, expected

PUZZLE_SPEED: Final = 4.0  # points for one answer, at most: what is in the file was measured


class Moved(NamedTuple):
    own: float
    puzzle: float


def moved_by(is_right: bool, standing: Standing, puzzle_rating: float) -> Moved:
    """The two have played a game. A puzzle learns nothing from somebody new, who may be anybody.

    >>> moved_by(True, Standing(), 1500.0)
    Moved(own=20.0, puzzle=0.0)
    >>> moved_by(False, Standing(20), 1500.0)
    Moved(own=-10.0, puzzle=2.0)
    """
    share = float(is_right)
    own = change(standing, [Pair(puzzle_rating, share, 1.0 - share)])
    assert own is not None, "one of the two has won"
    surprise = share - expected(standing.rating, puzzle_rating)
    return Moved(own, -PUZZLE_SPEED * surprise if standing.is_settled else 0.0)
