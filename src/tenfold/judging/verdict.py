"""A game in one plain sentence: how well somebody played, and what the cards made of it. The sentence is in
`locales/*/review.ftl`; here is decided which one is true."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from tenfold.kernel import rule

# How well somebody played, held beside the opponent of the house whose accuracy comes nearest.
Played: TypeAlias = Literal["nothing", "worse", "like", "nearly", "as_well"]
PLAYED: Final[tuple[Played, ...]] = ("nothing", "worse", "like", "nearly", "as_well")
NOTHING: Final = 0  # no decision counts
WORSE: Final = 1  # even the gentlest opponent is far better
LIKE: Final = 2
NEARLY: Final = 3
AS_WELL: Final = 4

# From here on "as well as" is praise: the strongest of both ladders lie above it, and only they.
WELL: Final = 80.0
# So little below an opponent's figure is as well: about what one small error changes in the figure of a game.
BESIDE: Final = 2.0

# What the cards did. "By luck": without it the other result was to be expected.
Verdict: TypeAlias = Literal[
    "won",
    "won_by_luck",
    "won_with_luck",
    "won_against_luck",
    "lost",
    "lost_by_luck",
    "lost_with_luck",
    "lost_against_luck",
    "shared",
    "shared_with_luck",
    "shared_against_luck",
]
VERDICTS: Final[tuple[Verdict, ...]] = (
    "won",
    "won_by_luck",
    "won_with_luck",
    "won_against_luck",
    "lost",
    "lost_by_luck",
    "lost_with_luck",
    "lost_against_luck",
    "shared",
    "shared_with_luck",
    "shared_against_luck",
)
WON: Final = 0
LOST: Final = 4
SHARED: Final = 8
BY_LUCK: Final = 1  # these are added to the first two
WITH_LUCK: Final = 2
AGAINST_LUCK: Final = 3

WHOLE: Final = 0.999  # of a victory: results are shares, and nobody gets less than a fifth of a shared one
# Of a victory: from here on luck was kind, or was not; no more than a single great stroke of luck is worth.
KIND: Final = 0.1
# Whoever can expect more than half of the victory is likelier to win than not, among however many.
HALF: Final = 0.5


@rule
def how_played(decisions: int, figure: float, is_like_somebody: bool, nearest: float) -> int:
    """By a seat's accuracy and that of the opponent who comes nearest; a place in `PLAYED`."""
    if decisions == 0:
        return NOTHING
    if not is_like_somebody:
        return WORSE
    if figure < WELL:
        return LIKE
    return AS_WELL if figure >= nearest - BESIDE else NEARLY


@rule
def what_luck_did(result: float, luck: float) -> int:
    """By a seat's share of the victory and its luck in the whole game; a place in `VERDICTS`."""
    without = result - luck
    if result >= WHOLE:
        if luck >= KIND:
            return WON + (BY_LUCK if without <= HALF else WITH_LUCK)
        return WON + AGAINST_LUCK if luck <= -KIND else WON
    if result <= 1.0 - WHOLE:
        if luck <= -KIND:
            return LOST + (BY_LUCK if without >= HALF else AGAINST_LUCK)
        return LOST + WITH_LUCK if luck >= KIND else LOST
    if luck >= KIND:
        return SHARED + WITH_LUCK - 1
    return SHARED + AGAINST_LUCK - 1 if luck <= -KIND else SHARED
