"""A game in one plain sentence: how well somebody played, and what the cards made of it. The sentence is in
`locales/*/review.ftl`; here is decided which one is true."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from tenfold.kernel import rule

# How well somebody played, held beside the opponent of the house whose accuracy comes nearest.
Played: TypeAlias = Literal["few", "worse", "like", "nearly", "as_well", "unclear"]
PLAYED: Final[tuple[Played, ...]] = get_args(Played)
FEW: Final = 0  # too few decisions count
WORSE: Final = 1  # even the gentlest opponent is far better
LIKE: Final = 2
NEARLY: Final = 3
AS_WELL: Final = 4
UNCLEAR_PLAY: Final = 5  # looks at the game contradict each other too much

# Of fewer decisions a single error says everything, and the figure nothing.
ENOUGH: Final = 5
# From here on "as well as" is praise: the strongest of both ladders lie above it, and only they.
WELL: Final = 80.0
# So little below an opponent's figure is as well: about what one small error changes in the figure of a game.
BESIDE: Final = 2.0

# Of a victory: where later looks correct earlier ones by so much, an error was overlooked or made up.
CONTRADICTED: Final = 0.75

# How it ended, and what luck had to do with it.
Verdict: TypeAlias = Literal[
    "won",
    "won_even",
    "won_unclear",
    "won_with_luck",
    "won_against_luck",
    "won_by_luck",
    "lost",
    "lost_even",
    "lost_unclear",
    "lost_with_luck",
    "lost_against_luck",
    "lost_by_luck",
    "shared",
    "shared_even",
    "shared_unclear",
    "shared_with_luck",
    "shared_against_luck",
]
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
WON: Final = 0
LOST: Final = 6
SHARED: Final = 12
EVEN: Final = 1  # these are added to one of the three, where something was left to chance
UNCLEAR: Final = 2
WITH_LUCK: Final = 3
AGAINST_LUCK: Final = 4
BY_LUCK: Final = 5  # without it the other result was to be expected

WHOLE: Final = 0.999  # of a victory: a shared one is half of it at most
# Of a victory: from here on luck was kind, or was not; about what a single great stroke of luck is worth.
KIND: Final = 0.1
# Whoever can expect more than half of the victory is likelier to win than not, among however many.
HALF: Final = 0.5


@rule
def how_played(decisions: int, figure: float, is_like_somebody: bool, nearest: float, residual: float) -> int:
    """By a seat's accuracy and that of the opponent who comes nearest; a place in `PLAYED`."""
    if decisions < ENOUGH:
        return FEW
    if abs(residual) >= CONTRADICTED:
        return UNCLEAR_PLAY
    if not is_like_somebody:
        return WORSE
    if figure < WELL:
        return LIKE
    return AS_WELL if figure >= nearest - BESIDE else NEARLY


@rule
def what_luck_did(result: float, luck: float, residual: float, chances: int) -> int:
    """By a seat's share of the victory and its luck in the whole game; a place in `VERDICTS`. The residual is
    what later looks corrected, be it luck or not: what is said must hold with it and without it."""
    ended = WON if result >= WHOLE else LOST if result <= 1.0 - WHOLE else SHARED
    if chances == 0:
        return ended
    one = share_of_luck(result, luck)
    other = share_of_luck(result, luck + residual)
    if one == other:
        return ended + one
    weaker = WITH_LUCK if ended == WON else AGAINST_LUCK
    if min(one, other) == weaker and max(one, other) == BY_LUCK:
        return ended + weaker
    return ended + UNCLEAR


@rule
def share_of_luck(result: float, luck: float) -> int:
    without = result - luck
    if luck >= KIND:
        return BY_LUCK if result >= WHOLE and without <= HALF else WITH_LUCK
    if luck <= -KIND:
        return BY_LUCK if result <= 1.0 - WHOLE and without >= HALF else AGAINST_LUCK
    return EVEN
